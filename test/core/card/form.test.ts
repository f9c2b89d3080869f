import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardWithForm, type Forms, formIn, withForm } from '#core/card/form.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('the form of a race');

const RACE = aRace({ runners: ['1', '2', '3'].map((programNumber) => aRunner({ programNumber })) });
const WON = aPastRace({ official: 1 });
const FORMS: Forms = new Map([[RACE.id, new Map([['2', [WON]]])]]);

const formOf = (forms: Forms, race = RACE) =>
  withForm(race, forms).runners.map(({ pastPerformances }) => pastPerformances);

test('is filled in by program number; a horse without any has not raced', () => {
  assert.equal(formOf(FORMS), [[], [WON], []]);
});

test('that a source of entries does not know stays unknown, and is not "has not raced"', () => {
  const unknown = aRace({
    runners: [aRunner({ pastPerformances: null }), aRunner({ programNumber: '2', pastPerformances: null })],
  });
  assert.equal(formOf(FORMS, unknown), [null, [WON]]);
});

test('replaces what was there before', () => {
  const old = aRace({ runners: [aRunner({ pastPerformances: [WON] })] });
  assert.equal(formOf(FORMS, old), [[]]);
});

test('of another race is not taken', () => {
  const second = aRace({ number: 2 });
  assert.is(formIn(FORMS, second).size, 0);
  assert.is(formIn(FORMS, RACE).size, 1);
});

test('is filled in for every race of a card, which is the same card otherwise', () => {
  const card = aCard({ races: [RACE, aRace({ number: 2 })] });
  const filled = cardWithForm(card, FORMS);
  assert.equal(
    filled.races.map(
      ({ runners }) => runners.filter((runner) => runner.pastPerformances?.length === 1).length,
    ),
    [1, 0],
  );
  assert.equal({ ...filled, races: [] }, { ...card, races: [] });
});

test.run();
