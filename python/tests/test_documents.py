"""The tour, the notebook and the examples run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent


def python(*arguments, cwd):
    """Runs a program and returns its output."""
    done = subprocess.run([sys.executable, *map(str, arguments)], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("document", ["../docs/python.md", "../docs/research.md", "README.md"])
def test_python_in_documents(document, tmp_path):
    blocks = re.findall(r"```python\n(.*?)```", (PACKAGE / document).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    python("-c", "\n".join(blocks), cwd=tmp_path)


def test_the_notebook():
    nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")
    notebook = nbformat.read(PACKAGE / "examples/tour.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120).execute()
    results = "".join(str(cell.get("outputs")) for cell in notebook.cells)
    assert "million agent-steps a second" in results


def test_ppo_learns_and_saves(tmp_path):
    ppo = PACKAGE / "examples/ppo.py"
    python(ppo, "--minutes", 0.05, "--games", 40, "--save", "policy.npz", cwd=tmp_path)
    assert "against cook" in python(ppo, "--minutes", 0, "--games", 40, "--load", "policy.npz", cwd=tmp_path)


def test_memory(tmp_path):
    output = python(PACKAGE / "examples/memory.py", "--minutes", 0.02, "--games", 40, cwd=tmp_path)
    assert "perfect recall wins" in output


def test_exploitability(tmp_path):
    pytest.importorskip("pyspiel")
    output = python(PACKAGE / "examples/exploit.py", "--deals", 1, "--turns", 2, "--samples", 3, cwd=tmp_path)
    assert "greedy" in output and "CFR" in output


def test_the_benchmark(tmp_path):
    output = python("-m", "sushiya.bench", "--seconds", 0.01, "--envs", 8, "--alone", cwd=tmp_path)
    assert "sushi-go 2" in output and "overhead" in output
