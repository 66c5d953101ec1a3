"""Where things of a person are kept on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for a person's games; `./run` keeps those of the table in the same one."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Shamble"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "shamble"
