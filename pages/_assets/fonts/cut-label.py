"""Cuts Archivo down to `archivo-label.woff2`: python cut-label.py <archivo-latin-wdth-normal.woff2>

Needs fontTools and brotli. See README.md for what is left out, and why.
"""

import io
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import builder, instancer

CHARACTERS = "".join(map(chr, range(0x20, 0x7B))) + "\u00a0©·×–—‘’“”"
LEFT_OUT = "<=>[\\]^_`"
UNITS = 500
TOLERANCE = 0.75
WIDER_SPACE = UNITS // 10


def main(source):
    font = TTFont(source)
    font = again(instancer.instantiateVariableFont(font, {"wght": (600, 800, 800), "wdth": (70, 90, 90)}))
    font = again(keep_characters(font))
    scale_upem(font, UNITS)
    font = again(font)
    simplify_outlines(font)
    simplify_widths(font)
    fix_kerning(font)
    widen_spaces(font)
    font.flavor = "woff2"
    font.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), "archivo-label.woff2"))


def keep_characters(font):
    options = subset.Options(hinting=False, layout_features=["kern", "tnum"], name_IDs=[1, 2])
    options.drop_tables += ["STAT", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(c for c in CHARACTERS if c not in LEFT_OUT))
    subsetter.subset(font)
    return font


def simplify_outlines(font):
    """Leaves out what a light and narrow letter would need: none is set."""
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyf._getCoordinatesAndControls(name, metrics)
        kept = [v for v in variations if sum(peak != 0 for _, peak, _ in v.axes.values()) == 1]
        for variation in kept:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.optimize(points, control.endPts, tolerance=TOLERANCE, isComposite=glyf[name].isComposite())
            variation.roundDeltas()
        font["gvar"].variations[name] = kept


def simplify_widths(font):
    table = font["HVAR"].table
    regions = table.VarStore.VarRegionList.Region
    for part in table.VarStore.VarData:
        for column, index in enumerate(part.VarRegionIndex):
            if sum(axis.PeakCoord != 0 for axis in regions[index].VarRegionAxis) > 1:
                for row in part.Item:
                    row[column] = 0
    table.VarStore.prune_regions()
    moved = table.VarStore.optimize(use_NO_VARIATION_INDEX=False)
    order = font.getGlyphOrder()
    places = table.AdvWidthMap.mapping if table.AdvWidthMap else {name: i for i, name in enumerate(order)}
    table.AdvWidthMap = builder.buildVarIdxMap([moved[places[name]] for name in order], order)


def fix_kerning(font):
    """The same at every weight and width: it hardly varies."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            for value in (v for v in values_of(pairs) if v is not None):
                for device in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
                    value.__dict__.pop(device, None)
            pairs.ValueFormat1 &= 0xF
            pairs.ValueFormat2 &= 0xF
    font["GDEF"].table.VarStore = None
    font["GDEF"].table.Version = 0x00010002


def widen_spaces(font):
    """Archivo's own spaces, 0.14 to 0.18 em at these widths, hardly part words in small type."""
    metrics = font["hmtx"].metrics
    for character in " \u00a0":
        name = font.getBestCmap()[ord(character)]
        advance, bearing = metrics[name]
        metrics[name] = (advance + WIDER_SPACE, bearing)


def values_of(pairs):
    if pairs.Format == 1:
        return [v for first in pairs.PairSet for pair in first.PairValueRecord for v in (pair.Value1, pair.Value2)]
    return [v for first in pairs.Class1Record for pair in first.Class2Record for v in (pair.Value1, pair.Value2)]


def again(font):
    stored = io.BytesIO()
    font.flavor = None
    font.save(stored)
    stored.seek(0)
    return TTFont(stored)


main(sys.argv[1])
