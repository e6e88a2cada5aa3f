"""The command line: `houseful COMMAND`."""
