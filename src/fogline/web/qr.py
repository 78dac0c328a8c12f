"""A QR code, drawn here: no service of anybody else learns what it says."""

from io import BytesIO

import segno


def drawn(text: str) -> str:
    """An SVG without size of its own, dark on light in whatever colours a page has."""
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, nl=False, omitsize=True, border=4, light="#fff"
    )
    return out.getvalue().decode()
