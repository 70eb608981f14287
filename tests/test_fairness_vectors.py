"""The deals that the browser's check is tested with are those of today's rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parent.parent / "tools" / "fairness_vectors.py"


def test_the_deals_are_fresh() -> None:
    """Else `python tools/fairness_vectors.py` writes them anew."""
    told = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
