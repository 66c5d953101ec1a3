"""The five scenarios of the 2007 box."""
