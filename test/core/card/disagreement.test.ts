import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { disagreement } from '#core/card/changes-from-entries.ts';
import { shift } from '#core/kernel/instant.ts';
import { aCard } from '#test/support/a-card.ts';
import { aCardDraft, aRaceDraft, aRunnerDraft, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';

const test = suite('entries of another card');

const FIRST_OFF = present(aRace().postTime);
const OTHER_HORSES = 'in race 1 it names other horses than the card';

/** Entries of race 1: so many horses of the card's six, and so many others. */
const naming = (shared: number, others = 0) => {
  const horses = aRaceDraft().runners.slice(0, shared);
  const strangers = Array.from({ length: others }, (_, index) =>
    aRunnerDraft(String(index + 7), { horseName: `Stranger ${index}` }),
  );
  return aCardDraft({ races: [aRaceDraft(1, { runners: [...horses, ...strangers] }), aRaceDraft(2)] });
};

test('entries of the same races and horses agree', () => {
  assert.is(disagreement(aCard(), aCardDraft(), MORNING), null);
});

test('an extra race does not disagree with the card', () => {
  const races = [aRaceDraft(1), aRaceDraft(2), aRaceDraft(3)];
  assert.is(disagreement(aCard(), aCardDraft({ races }), MORNING), null);
});

test('entries that leave out a race still to be run are not of this card', () => {
  const second = aCardDraft({ races: [aRaceDraft(2)] });
  assert.is(disagreement(aCard(), second, MORNING), 'it leaves out race 1 of the 2 on the card');
  assert.is(
    disagreement(aCard(), aCardDraft({ races: [] }), MORNING),
    'it leaves out race 1, 2 of the 2 on the card',
  );
});

test('a race may be left out from its post time on, not a millisecond before', () => {
  const second = aCardDraft({ races: [aRaceDraft(2)] });
  assert.is(disagreement(aCard(), second, FIRST_OFF), null);
  assert.ok(disagreement(aCard(), second, shift(FIRST_OFF, -1)));
});

test('a race without a post time is still to be run at any hour', () => {
  const card = aCard({ races: [aRace({ postTime: null }), aRace({ number: 2 })] });
  const second = aCardDraft({ races: [aRaceDraft(2)] });
  assert.is(
    disagreement(card, second, shift(FIRST_OFF, 86_400_000)),
    'it leaves out race 1 of the 2 on the card',
  );
});

test('half of the horses must be those of the card', () => {
  assert.is(disagreement(aCard(), naming(3, 3), MORNING), null);
  assert.is(disagreement(aCard(), naming(2, 4), MORNING), OTHER_HORSES);
  assert.is(disagreement(aCard(), naming(0, 6), MORNING), OTHER_HORSES);
});

test('the share is one of the shorter list, so a list of few horses may be one of them', () => {
  assert.is(disagreement(aCard(), naming(1), MORNING), null);
  assert.is(disagreement(aCard(), naming(0, 1), MORNING), OTHER_HORSES);
  assert.is(disagreement(aCard(), naming(1, 1), MORNING), null, 'one of two is half');
  assert.is(disagreement(aCard(), naming(1, 2), MORNING), OTHER_HORSES, 'one of three is less');
  assert.is(disagreement(aCard(), naming(3, 20), MORNING), null, 'three of the six on the card');
});

test('a race without horses on either side does not disagree', () => {
  assert.is(disagreement(aCard(), naming(0), MORNING), null);
  const empty = aCard({ races: [aRace({ runners: [] }), aRace({ number: 2 })] });
  assert.is(disagreement(empty, naming(0, 6), MORNING), null);
});

test('numbers do not matter, names do', () => {
  const renumbered = aRaceDraft().runners.map((runner, index) => ({
    ...runner,
    programNumber: String(9 - index),
  }));
  const races = [aRaceDraft(1, { runners: renumbered }), aRaceDraft(2)];
  assert.is(disagreement(aCard(), aCardDraft({ races }), MORNING), null);
});

test('a race that was run is compared all the same while the source still has it', () => {
  assert.is(disagreement(aCard(), naming(0, 6), shift(FIRST_OFF, 3_600_000)), OTHER_HORSES);
});

test.run();
