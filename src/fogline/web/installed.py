"""The page as something that is installed: its manifest, and what it shows where there is no connection."""

import json
from html import escape
from typing import Final

from fogline.core.text import Speaker
from fogline.parts.catalog import translations
from fogline.web.text.offline import ABOUT, OFFLINE

FOG: Final = "#D7E0E6"
"""What lies behind every page, in light."""
ICONS: Final = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-mask-512.png", "512x512", "image/png", "maskable"),
)


def manifest(prefix: str, files: str, lang: str) -> bytes:
    """What a system asks before it installs the page; ``files`` is where the page's files are found."""
    icons = [
        {"src": f"{files}look/{name}", "sizes": sizes, "type": kind, "purpose": purpose}
        for name, sizes, kind, purpose in ICONS
    ]
    told = {
        "id": f"{prefix}/",
        "name": "Fogline",
        "short_name": "Fogline",
        "description": speaker(lang).tell(ABOUT),
        "lang": lang,
        "start_url": f"{prefix}/",
        "scope": f"{prefix}/",
        "display": "standalone",
        "background_color": FOG,
        "theme_color": FOG,
        "icons": icons,
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def offline(template: str, lang: str) -> bytes:
    """The page for where there is no connection."""
    said = {key: escape(speaker(lang).tell(sentence)) for key, sentence in OFFLINE.items()}
    return template.format(lang=lang, **said).encode()


def speaker(lang: str) -> Speaker:
    return Speaker(lang, translations=translations("web", lang))
