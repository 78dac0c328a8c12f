"""How the lab's pages look: printed paper, in the colours of the house, by day and by night."""

import re
from collections.abc import Callable
from typing import Any, Final

from fogline.lab.svg import NARROW, WIDTH

STYLE: Final = """
:root{--paper:#FBF7EC;--ink:#1C2830;--quiet:#51626E;--line:#C9D3DA;--accent:#C0362C;--card:#fff}
*{box-sizing:border-box}
body{font:16px/1.55 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;color:var(--ink);background:#E3E9ED;margin:0;
font-variant-numeric:tabular-nums}
main{max-width:820px;margin:0 auto;background:var(--paper);padding:2.5rem clamp(1rem,5vw,3.5rem) 4rem;min-height:100vh;
box-shadow:0 0 24px rgb(28 40 48/12%)}
header{border-bottom:3px solid var(--accent);margin-bottom:1.5rem;padding-bottom:1rem}
h1,h2,h3{font-family:"Iowan Old Style",Palatino,"URW Palladio L",Georgia,serif;line-height:1.2;text-wrap:balance}
h1{font-size:2.1rem;margin:0 0 .5rem}
h2{font-size:1.35rem;margin:2.2rem 0 .4rem}h3{margin:1.4rem 0 .2rem;font-size:1.05rem}
p{margin:.3rem 0;color:var(--quiet)}header p{margin:.1rem 0}
.short{background:var(--card);border:1px solid var(--line);border-left:5px solid var(--accent);border-radius:8px;
padding:.4rem 1.2rem 1rem;margin:1rem 0 2rem}
.short h2{margin:.8rem 0 .2rem}.short ul{margin:.3rem 0;padding-left:1.2rem}
.short li{margin:.3rem 0}
svg{width:100%;height:auto;margin:1.2rem 0 .3rem;display:block}figure{margin:0}.map svg{border-radius:8px}
.narrow{display:none}
table{border-collapse:collapse;width:100%;margin:.3rem 0 1.5rem;font-size:14px}
th,td{text-align:left;padding:.25rem .6rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--quiet);font-weight:600}
th+th,td+td{text-align:right;white-space:nowrap;width:1%;padding-left:1rem}
meter{width:90px;float:left;margin:.25em .5em 0 0}
small{display:inline-block;min-width:7.5em;color:var(--quiet);font-weight:400;font-size:12px}
.clear{font-weight:700;color:var(--accent)}
@media screen and (max-width:600px){.wide,meter{display:none}.narrow{display:block}small{display:block;min-width:0}
th,td{padding-right:0}th+th,td+td{padding-left:.7rem}th+th{white-space:normal}td{overflow-wrap:anywhere}h1{font-size:1.6rem}}
@media print{body{background:none}main{box-shadow:none;padding:0;max-width:none}svg,table,section{break-inside:avoid}}
"""
"""For every page; the charts bring their own colours."""


def page(lang: str, title: str, mark: str, head: str, body: str) -> str:
    """A page that needs nothing else; ``title`` is text, ``head`` and ``body`` are HTML."""
    return (
        f"<!doctype html>\n<html lang='{lang}'>\n<head><meta charset='utf-8'><meta name='generator' content='{mark}'>"
        f"<meta name='viewport' content='width=device-width'><title>{title}</title><style>{STYLE}</style></head>\n"
        f"<body>\n<main>\n<header><h1>{title}</h1>\n{head}</header>\n{body}\n</main>\n</body>\n</html>\n"
    )


def drawn(draw: Callable[..., str], *given: Any) -> str:
    """A chart for paper and screens and the same for phones, of which a reader sees one."""
    wide, narrow = draw(*given, width=WIDTH), draw(*given, width=NARROW)
    return f"<figure class='wide'>{wide}</figure><figure class='narrow'>{narrow}</figure>"


def label(gist: str) -> str:
    """The gist of a sentence as a chart names it: without the ellipses at its ends, with a capital."""
    short = re.sub(r"^[…\s:;,.]+|[…\s:;,(]+$", "", gist)
    return short[:1].upper() + short[1:] if short else gist
