"""Marks the wheel as one for every CPython of this platform: the library inside knows nothing of Python."""

import os
import sysconfig

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformTag(BuildHookInterface):
    def initialize(self, version, build_data):
        platform = os.environ.get("TRUNKLINE_PLATFORM") or sysconfig.get_platform()
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-" + platform.replace("-", "_").replace(".", "_")
