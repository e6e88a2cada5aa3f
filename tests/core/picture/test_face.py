"""The head of the family: one file of shapes for Python's pictures and for the page."""

import re
from itertools import pairwise, product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from houseful.core.picture import face
from houseful.core.picture.face import SHAPES, Face, layers_of

PAGE = Path(__file__).parents[3] / "web" / "src" / "pieces" / "face.ts"
TRAITS = SHAPES["traits"]
HEADS = [dict(zip(TRAITS, values, strict=True)) for values in product(*TRAITS.values())]


def test_the_page_imports_the_file_that_python_reads() -> None:
    page = PAGE.read_text(encoding="utf-8")
    imported = re.search(r"import shapes from '(.+?)'", page)
    assert imported is not None
    assert (PAGE.parent / imported[1]).resolve() == Path(face.__file__).with_name("face.json").resolve()


def test_the_page_names_the_same_traits() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for trait, values in TRAITS.items():
        declared = re.search(rf"^  {trait}: (.+)$", page, re.MULTILINE)
        assert declared is not None
        assert re.findall(r"'(\w+)'", declared[1]) == values


def test_layers_ask_for_traits_that_exist() -> None:
    for layer in SHAPES["layers"]:
        for trait, values in layer.get("when", {}).items():
            assert set(values) <= set(TRAITS[trait])
        assert ("stroke" in layer) == ("width" in layer)
    assert len(SHAPES["skins"]) == len(SHAPES["cheeks"]) == 5


@pytest.mark.parametrize("trait", TRAITS)
def test_every_value_of_a_trait_looks_different(trait: str) -> None:
    plain = {"hair": "none", "mood": "calm", "beard": "none", "glasses": "none"}
    drawn = [str(layers_of({**plain, trait: value})) for value in TRAITS[trait]]
    assert len(set(drawn)) == len(drawn)


def test_every_head_has_a_nose_and_one_mouth() -> None:
    for traits in HEADS:
        paths = [layer["d"] for layer in layers_of(traits)]
        assert "M-1.5 4.5q1.5 1.4 3 0" in paths
        assert sum("#7d2a2a" in (layer["fill"], layer.get("stroke")) for layer in layers_of(traits)) == 1


def test_a_head_is_drawn_in_its_own_colours_between_what_is_behind_and_over_it() -> None:
    svg = Face(4, "long", "#123456", "full", "round").draw(over="<g id='over'/>", behind="<g id='behind'/>")
    parts = list(ElementTree.fromstring(f"<svg>{svg}</svg>"))
    assert (parts[0].get("id"), parts[-1].get("id")) == ("behind", "over")
    fills = [part.get("fill") for part in parts[1:-1]]
    assert {SHAPES["skins"][4], SHAPES["cheeks"][4], "#123456"} <= set(fills)
    assert not {"skin", "cheek", "hair"} & {part.get(key) for part in parts for key in ("fill", "stroke")}


def test_a_smile_and_none_are_told_apart() -> None:
    assert Face().draw() != Face(smile=False).draw()
    skins = [Face(skin).draw() for skin in range(5)]
    assert all(one != other for one, other in pairwise(skins))
