#!/usr/bin/python3
"""Makes the font of our papers from Vazirmatn, by Debian's python3-fonttools, run by hand; the result is committed:

    /usr/bin/python3 tools/font/keep-half-space.py

A half-space (U+200C) is dropped when type is set, and whoever copies from the PDF finds it one letter late. What a font
put in its place is not dropped (HarfBuzz: a substituted sign is no default ignorable), so ours puts another sign of no
width there. Nothing else changes; Vazirmatn reserves no font name (OFL 1.1, §3).
"""
from pathlib import Path
from shutil import copyfile

from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.ttLib import TTFont

HALF_SPACE = 0x200C
ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "node_modules/vazirmatn"
TARGET = ROOT / "src/papers/server/font"


def keep_half_space(font: TTFont) -> None:
    plain = font.getBestCmap()[HALF_SPACE]
    kept = f"{plain}.kept"
    font["glyf"][kept] = font["glyf"][plain]
    font["hmtx"][kept] = (0, 0)
    font["GDEF"].table.GlyphClassDef.classDefs[kept] = 1
    gsub = font["GSUB"].table
    lookups = gsub.LookupList.Lookup
    lookups.append(buildLookup([buildSingleSubstSubtable({plain: kept})]))
    gsub.LookupList.LookupCount = len(lookups)
    # required ligatures are looked for in every Arabic text
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "rlig":
            record.Feature.LookupListIndex.append(len(lookups) - 1)
            record.Feature.LookupCount += 1


for face in ("Regular", "Bold"):
    font = TTFont(SOURCE / f"fonts/ttf/Vazirmatn-{face}.ttf", recalcTimestamp=False)
    keep_half_space(font)
    font.save(TARGET / f"Vazirmatn-{face}.ttf")
copyfile(SOURCE / "OFL.txt", TARGET / "OFL.txt")
