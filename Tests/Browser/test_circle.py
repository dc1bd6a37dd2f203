"""Tests that the default circle names files and folders that exist."""

import pathlib

import circle

HERE = pathlib.Path(__file__).resolve().parent


def test_every_file_and_folder_of_the_default_circle_exists():
    names = [*circle.FILES, *(f"Stories/{name}" for name in circle.STORIES)]
    assert [name for name in names if not (HERE / name).exists()] == []
