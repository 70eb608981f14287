"""Players that are programs. A bot sees what its seat may see, and nothing else."""
