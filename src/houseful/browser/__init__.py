"""What the page plays with when there is no server, made from the Python source while the page is built."""
