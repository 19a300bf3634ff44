#!/usr/bin/env python3
"""Checks, builds and tests the package in a virtual environment under target/. `cargo xtask test` runs it.

    python3 python/ci.py                  everything
    python3 python/ci.py test_batch.py -k seeds            some tests, with arguments for pytest

Packages are installed again only if their list has changed, so only the first run downloads anything.
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
TARGET = PACKAGE.parent / "target"
ENVIRONMENT = TARGET / "python-venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = PACKAGE / "requirements-test.txt"


def run(*command, cwd=PACKAGE, **options):
    print("$", *command, flush=True)
    subprocess.run(command, check=True, cwd=cwd, **options)


def prepare():
    """Makes the virtual environment, if there is none with these packages."""
    wanted = f"{sys.version}\n{REQUIREMENTS.read_text()}"
    stamp = ENVIRONMENT / "sushiya-requirements.txt"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    venv.create(ENVIRONMENT, with_pip=True)
    run(PYTHON, "-m", "pip", "install", "--quiet", "-r", REQUIREMENTS)
    stamp.write_text(wanted)


def main(arguments):
    if sys.version_info < (3, 10):
        print(f"skipped: the package needs Python 3.10 or newer, and python3 is {sys.version.split()[0]}")
        return
    cargo = {**os.environ, "CARGO_TARGET_DIR": str(TARGET / "python")}
    prepare()
    run("cargo", "fmt", "--check")
    run("cargo", "clippy", "--all-targets", "--", "-D", "warnings", env=cargo)
    run(PYTHON, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", ".", env=cargo)
    # The program that the bots of the tests play with. `cargo xtask test` has built it already.
    if "SUSHIYA" not in os.environ:
        run("cargo", "build", "--package", "sushiya", cwd=PACKAGE.parent)
        os.environ["SUSHIYA"] = str(TARGET / "debug" / ("sushiya.exe" if os.name == "nt" else "sushiya"))
    # In isolated mode and in another folder, so that tests, notebooks and workers of Ray import the installed package, and not
    # the folder `sushiya` here, which lacks the compiled part.
    run(PYTHON, "-I", "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments, cwd=PACKAGE / "tests")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(f"failed: {' '.join(map(str, error.cmd))}")
