"""`python -m tests.lnoe.recorded`."""

from tests.lnoe.recorded import main

main()
