"""All tables of this process: what is asked of them is done, stored, then published."""
