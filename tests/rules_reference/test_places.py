"""Finding citations: in comments, docstrings and decisions of the code, and in the marks of the tests."""

from textwrap import dedent

from shamble.rules_reference.places import citations_in_source, marks_in_source


def cited(source: str) -> list[tuple[str, int, str]]:
    found = citations_in_source(dedent(source), "lnoe/x.py")
    return [(number, place.line, place.name) for number, place in found]


def proven(source: str) -> list[tuple[str, str]]:
    return [(number, place.name) for number, place in marks_in_source(dedent(source), "tests/test_x.py")]


def test_a_comment_and_a_docstring_cite():
    source = '''\
        """Fights.  [11]"""

        def compare(g):
            """Compare the dice.

            A tie is the Zombie's.  [11.4.1]
            """
            # Never fewer than one die.  [11.2]
            return g
        '''
    assert cited(source) == [("11", 1, ""), ("11.4.1", 6, "compare"), ("11.2", 8, "compare")]


def test_one_bracket_may_cite_several_rules_and_a_ruling():
    assert cited("# Walls.  [8.4.3, 3.3.3, Ruling 1]\n") == [("3.3.3", 1, ""), ("8.4.3", 1, "")]


def test_an_index_a_list_and_a_plain_string_cite_nothing():
    source = """\
        first = rows[8]
        pair = [8, 9]
        words = "[8.1.1]"
        # rows[8] is the ninth
        """
    assert cited(source) == []


def test_the_rules_of_a_decision_cite():
    source = """\
        class Move:
            def offer(self, g):
                g.ask("move-hero",
                      rules=("8.4", "8.4.2"))
        """
    assert cited(source) == [("8.4", 4, "Move.offer"), ("8.4.2", 4, "Move.offer")]


def test_marks_on_functions_classes_parameters_and_modules_are_found():
    source = """\
        pytestmark = pytest.mark.rule("6.1")

        @pytest.mark.rule("8.1.1", "8.1.1.2")
        def test_hunger(): ...

        @pytest.mark.rule("9.2")
        class TestBreaking:
            @pytest.mark.rule("9.1")
            def test_carrying(self): ...

        @pytest.mark.parametrize("die", [pytest.param(1, marks=pytest.mark.rule("3.17")), 2])
        def test_dice(die): ...
        """
    assert proven(source) == [
        ("6.1", ""),
        ("8.1.1", "test_hunger"),
        ("8.1.1.2", "test_hunger"),
        ("9.2", "TestBreaking"),
        ("9.1", "TestBreaking.test_carrying"),
        ("3.17", "test_dice"),
    ]


def test_a_skipped_test_an_expected_failure_and_a_helper_prove_nothing():
    source = """\
        @pytest.mark.skip(reason="later")
        @pytest.mark.rule("8.1")
        def test_later(): ...

        @pytest.mark.rule("8.4")
        @pytest.mark.xfail
        def test_known_fault(): ...

        @pytest.mark.rule("8.5")
        def set_the_table(): ...
        """
    assert proven(source) == []
