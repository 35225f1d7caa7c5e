"""The rules in the page: one page to read before playing, one on how the editions differ."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPage
from tests.browser.looks import missing_words, spills
from tests.browser.table import play_now
from tests.thorough import languages

from tacora.editions import rule_sets
from tacora.words import PAGE, words

RULES = Path(__file__).parents[2] / "src" / "tacora" / "page" / "rules"


@pytest.mark.parametrize("language", languages())
def test_every_edition_can_be_read_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(320, 568, at="/rules", settings=f"{{ language: '{language}' }}")
    told = json.loads((RULES / f"{language}.json").read_text(encoding="utf-8"))
    assert list(told) == [edition.name for edition in rule_sets()]
    for edition in rule_sets():
        page.locator("article select").first.select_option(edition.id)
        kind = page.locator("article select").nth(1)
        if kind.is_enabled():
            kind.select_option(edition.name)
        rules = told[edition.name]
        expect(page.locator("article h2")).to_have_text(rules["label"])
        for section in rules["sections"]:
            expect(page.locator("article h3", has_text=section["heading"])).to_have_count(1)
            for paragraph in section["paragraphs"]:
                expect(page.locator("article p").filter(has_text=paragraph).first).to_be_attached()
        # Our own pictures: the cards of this edition, and a scene for each rule.
        assert page.locator("article > .cards .card").count() == 1 + len(edition.trap_kinds) + bool(
            edition.relics
        )
        assert page.locator("figure").count() == (4 if edition.relics else 3)
        assert not missing_words(page)
        assert not spills(page)


@pytest.mark.parametrize("language", languages())
def test_one_page_says_how_the_editions_differ(new_page: NewPage, language: str) -> None:
    page = new_page(320, 568, at="/rules", settings=f"{{ language: '{language}' }}")
    page.locator(".pages button").nth(1).click()
    expect(page.locator(".book")).to_have_count(5)
    for edition in rule_sets():
        said = words(language, edition.cave, PAGE)
        book = page.locator(".book", has_text=said(f"edition-{edition.id}"))
        expect(book.first).to_contain_text(edition.title)
        kind = said("with-relics" if edition.relics else "without-relics")
        expect(book.first).to_contain_text(kind)
    # Only Incan Gold without artifacts is played again after a tie.
    again = words(language)("rules-tie-again")
    assert [again in text for text in page.locator(".book").all_inner_texts()] == [False] * 4 + [
        True
    ]
    assert not missing_words(page)
    assert not spills(page)
    page.go_back()
    expect(page.locator("article select").first).to_be_visible()


def test_the_rules_are_read_without_leaving_the_table(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("article h2")).to_have_text("Diamant · French · 2021 · without relics")
    sheet.get_by_role("button", name="How the editions differ").click()
    expect(sheet.locator(".book")).to_have_count(5)
    # The edition of this table is marked.
    expect(sheet.locator(".book.now h3")).to_have_text("Diamant · French · 2021")
    sheet.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    assert page.locator(".choices").count() == 1
