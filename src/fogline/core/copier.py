"""Copies where nothing is compiled: a function made of a class's own lines, without the questions that a copy answers.

A field is declared once, as ``self.x = bare if like is None else like.x[:]``. To a compiler the question is nothing; an
interpreter asks it for every field of every copy, and slices a list more slowly than the list copies itself.
"""

import ast
from collections.abc import Callable
from inspect import getsource
from sys import modules
from textwrap import dedent
from typing import Any, TypeVar

S = TypeVar("S")


class _Copied(ast.NodeTransformer):
    """The lines of an ``__init__`` as they are for a value that is made like another of its own class."""

    def visit_IfExp(self, node: ast.IfExp) -> Any:
        """``bare if like is None else like.x``, or ``like if isinstance(like, State) else None``."""
        return self.visit(node.orelse if isinstance(node.test, ast.Compare) else node.body)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        whole = ast.unparse(node.slice) == ":"
        return ast.Call(ast.Attribute(node.value, "copy", ast.Load()), [], []) if whole else node

    def visit_Expr(self, node: ast.Expr) -> None:
        """What a field is for, and the call of the class below, whose lines follow by themselves."""


def copier(kind: type[S]) -> Callable[[S], S]:
    """How a value of this class is copied, sharing nothing that changes."""
    whole = ast.parse("def copy(like):\n self = new(kind)\n return self")
    names: dict[str, Any] = {"new": kind.__new__, "kind": kind}
    for each in kind.__mro__[:-1]:
        if "__init__" in vars(each):
            made = ast.parse(dedent(getsource(vars(each)["__init__"]))).body[0]
            assert isinstance(made, ast.FunctionDef)
            given = [arg.arg for arg in made.args.args if arg.arg not in ("self", "like")]
            lines = [ast.parse(f"{name} = like.{name}").body[0] for name in given] + made.body
            body(whole)[-1:-1] = [line for line in map(_Copied().visit, lines) if line]
            names = vars(modules[each.__module__]) | names
    exec(compile(ast.fix_missing_locations(whole), f"<copy of {kind.__name__}>", "exec"), names)
    copy: Callable[[S], S] = names["copy"]
    return copy


def body(module: ast.Module) -> list[ast.stmt]:
    """The lines of its only function."""
    function = module.body[0]
    assert isinstance(function, ast.FunctionDef)
    return function.body
