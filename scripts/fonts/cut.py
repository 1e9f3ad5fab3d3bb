"""Cuts the two typefaces down to what a first visit needs: python3 scripts/fonts/cut.py

Needs fonttools 4.38 or newer and brotli (Debian: apt install fonttools python3-brotli). It reads the published files of the
@fontsource-variable packages and, from app/styles/fonts.css, which letters to keep: the unicode-range there is the only list.
Everything else a person may type is shown with the whole files, which the browser fetches by their ranges.
"""

import io
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules/@fontsource-variable"
HOME = ROOT / "app/styles/fonts"

# Headings, buttons and names are bold throughout; text has every weight from regular to bold.
CUTS = [
    ("shantell-sans", "shantell-sans-latin-wght-normal.woff2", 700),
    ("atkinson-hyperlegible-next", "atkinson-hyperlegible-next-latin-wght-normal.woff2", (400, 700)),
]


def letters(package: str) -> list[int]:
    styles = (ROOT / "app/styles/fonts.css").read_text()
    [ranges] = re.findall(rf"fonts/{package}\.woff2[^}}]*unicode-range:([^;]*);", styles)
    kept: list[int] = []
    for part in ranges.split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        kept += range(int(first, 16), int(last or first, 16) + 1)
    return kept


def with_narrow_space(font: TTFont) -> TTFont:
    """French numbers are written with U+202F. Neither face has it, and for its sake a browser would fetch the whole file in vain."""
    for table in font["cmap"].tables:
        table.cmap.setdefault(0x202F, table.cmap.get(0x2009) or table.cmap[0x00A0])
    return font


def again(font: TTFont) -> TTFont:
    """Written and read: the tools take tables apart lazily and stumble over each other's half-read ones."""
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    file.seek(0)
    return TTFont(file)


for package, source, weight in CUTS:
    options = subset.Options()
    # Shantell's second and third shapes of each letter (rlig) differ too little to be seen and are half of the file.
    options.layout_features = ["ccmp", "kern", "locl", "mark"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    # Who made it and under which licence stays in the file.
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["MVAR", "gasp", "vhea", "vmtx"]
    font = with_narrow_space(TTFont(PACKAGES / package / "files" / source))
    # The same sources give the same bytes, whenever it is done.
    font.recalcTimestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters(package))
    subsetter.subset(font)
    stamp = font["head"].modified
    font = again(instancer.instantiateVariableFont(again(font), {"wght": weight}))
    font.recalcTimestamp = False
    font["head"].modified = stamp
    if package == "shantell-sans":
        # For pictures to share, whose renderer reads no WOFF2.
        font.save(ROOT / "providers/images/artist/output/lettering/shantell-sans-bold.ttf")
    font.flavor = "woff2"
    made = HOME / f"{package}.woff2"
    font.save(made)
    (HOME / f"{package}-licence.txt").write_text((PACKAGES / package / "LICENSE").read_text())
    print(f"{made.name}: {made.stat().st_size} bytes, {len(font.getGlyphOrder())} shapes")
