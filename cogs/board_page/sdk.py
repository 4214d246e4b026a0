"""Discord's Embedded App SDK, as its npm package provides it: the archive is shipped as it was published, and its
modules are served out of it."""

import hashlib
import tarfile
from collections.abc import Mapping
from pathlib import Path

VERSION = "2.5.0"
PACKAGE = Path(__file__).parent / "static" / f"discord-embedded-app-sdk-{VERSION}.tgz"
DIGEST = (
    "14da1ee4f6d29282846ea3ee6da066abab6510c39fb4c8d1de0bb9e58addaeb2"
    "a605f28a3388bd3ff67e67197445974970abe207055c4f260c30f33f6867b1ff"
)
"""The package's SHA-512, as the registry names it."""
MODULES, ENDING = "package/output/", ".mjs"


def modules() -> Mapping[str, bytes]:
    """The SDK's modules by their paths. Raises ``ValueError`` for an archive that is not the published one."""
    if hashlib.sha512(PACKAGE.read_bytes()).hexdigest() != DIGEST:
        raise ValueError(f"{PACKAGE.name} is not the package that was published.")
    found = {}
    with tarfile.open(PACKAGE) as archive:
        for member in archive:
            stream = archive.extractfile(member) if member.name.endswith(ENDING) else None
            if stream is not None:
                found[member.name.removeprefix(MODULES)] = stream.read()
    return found
