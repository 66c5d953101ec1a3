"""The plugin: a citation of an unknown rule fails the suite."""

import pytest

pytest_plugins = ["pytester"]


def run(pytester: pytest.Pytester, source: str) -> pytest.RunResult:
    pytester.makepyfile(source)
    # Playwright's plugin cannot run inside a run of itself.
    return pytester.runpytest_inprocess("-p", "tests.rules_plugin", "-p", "no:playwright")


def test_known_rules_can_be_cited(pytester):
    source = """
        import pytest

        @pytest.mark.rule("8.1.1", "8.1.1.2")
        def test_hunger():
            pass
        """
    run(pytester, source).assert_outcomes(passed=1)


@pytest.mark.parametrize("citation", ['"8.1.99"', '"8.1.1", "Ruling 7"', "8.1", ""])
def test_anything_else_fails_the_collection(pytester, citation):
    source = f"""
        import pytest

        @pytest.mark.rule({citation})
        def test_hunger():
            pass

        def test_bystander():
            pass
        """
    result = run(pytester, source)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*::test_hunger: *"])


def test_a_wrong_citation_on_a_parameter_or_a_class_is_seen_too(pytester):
    source = """
        import pytest

        @pytest.mark.parametrize("die", [1, pytest.param(2, marks=pytest.mark.rule("0.1"))])
        def test_dice(die):
            pass
        """
    run(pytester, source).assert_outcomes(errors=1)
    source = """
        import pytest

        @pytest.mark.rule("0.1")
        class TestDice:
            def test_roll(self):
                pass
        """
    run(pytester, source).assert_outcomes(errors=1)
