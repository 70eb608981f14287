"""HTTP: the application, its endpoints, their description, and the files of the web client."""
