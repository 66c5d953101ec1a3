"""The rules, one file for each chapter of the rulebook. Importing this package registers them all."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__, f"{__name__}."):
    import_module(_module.name)
