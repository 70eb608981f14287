"""Says in three words what this Python is good for: version, how it was built, whether it has venv.

For tools/choose_python.sh; it runs with any Python 3, and needs nothing else.
"""

import importlib.util
import sys
import sysconfig

# Distributions build theirs with profiles, too, by rules of their own that are not named there
is_quick = (
    "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    or sys.base_prefix == "/usr"
)
has_venv = all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))
print(
    ".".join(str(part) for part in sys.version_info[:2]),
    "quick" if is_quick else "plain",
    "venv" if has_venv else "bare",
)
