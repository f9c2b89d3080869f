import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Card } from '#core/card/race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { JoinedRace } from '#core/results/reconcile/index.ts';
import { remarksOnCard, remarksOnResults } from '#core/scorecards/replay/replay-remarks.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult } from '#test/support/a-result.ts';

const test = suite('what a replay could not know');

const MODELS =
  'Rated with the current models and settings, not those of that day: they may have been fitted on this day and later ones.';
const BOARDS = 'Prices at the off are those of the last board before it; later boards are not used.';
const NO_PAYOFFS = 'The results list no payoffs: no bet is settled.';

const run = (raceNumber: number, change: Parameters<typeof aRaceResult>[0] = {}): JoinedRace => ({
  track: 'SAR',
  day: '2025-08-02' as RaceDay,
  race: aRaceResult({ raceNumber, ...change }),
});
/** Races of which a board was known at the off, or not. */
const rated = (...withBoard: readonly boolean[]) =>
  withBoard.map((isKnown, index) => ({
    number: index + 1,
    evidence: { board: isKnown ? aProvenance('live') : null },
  }));

const card = aCard();
const remarks = (change: Partial<Parameters<typeof remarksOnCard>[0]> = {}) =>
  remarksOnCard({ card, atOff: card, rated: rated(true, true), runs: [run(1), run(2)], ...change });

test('a day with card, boards and results in full is rated with the models of now, and that is all', () => {
  assert.equal(remarks(), [BOARDS, MODELS]);
});

test('without a board at all the morning line is used', () => {
  assert.is(
    remarks({ rated: rated(false, false) })[0],
    'No odds boards are stored: prices at the off are the morning line of the card.',
  );
});

test('races without a board are named among those with one', () => {
  assert.equal(remarks({ rated: rated(false, true, false) }).slice(0, 2), [
    BOARDS,
    'No board of race 1, 3: its morning line is used.',
  ]);
});

test('a scratch is seen in the number of starters', () => {
  const atOff: Card = {
    ...card,
    races: card.races.map((race) => ({
      ...race,
      runners: race.runners.map((runner) => ({ ...runner, isScratched: runner.programNumber === '3' })),
    })),
  };
  assert.is(
    remarks({ atOff }).at(-1),
    'Fields as they went to the gate: 10 starters, the stored card has 12.',
  );
});

test('without results no bet is settled, and no single race is named for it', () => {
  assert.equal(remarks({ runs: [] }).slice(2), ['No results for this day: no bet is settled.']);
});

test('races without a result, and results without a race, are named', () => {
  const three = aCard({ races: [1, 2, 3].map((number) => aRace({ number })) });
  assert.equal(remarks({ card: three, atOff: three, runs: [run(2), run(9), run(10)] }).slice(2), [
    'No result of race 1, 3.',
    'Not on the card, left out: race 9, 10.',
  ]);
});

test('results without a single payoff settle nothing; a cancelled race says nothing about that', () => {
  const unpaid = { payouts: [] };
  const cancelled = { ...unpaid, cancelled: { reason: 'Weather' }, starters: [] };
  assert.is(remarks({ runs: [run(1, unpaid), run(2, cancelled)] }).at(-1), NO_PAYOFFS);
  assert.not(remarks({ runs: [run(1, unpaid), run(2)] }).includes(NO_PAYOFFS));
  assert.not(remarks({ runs: [run(1, cancelled), run(2, cancelled)] }).includes(NO_PAYOFFS));
});

test('from results alone it says where fields and form come from', () => {
  const [fields, form, odds, models, ...others] = remarksOnResults([run(1)], 1);
  assert.match(fields ?? '', /^No card is stored for the day: fields are read back from the results/);
  assert.is(
    form,
    'Form comes from the results of 1 race before the day, plus the last start listed for each horse.',
  );
  assert.match(odds ?? '', /^No odds are known at the off: .* so nothing can be value\.$/);
  assert.equal([models, others], [MODELS, []]);
  assert.match(
    remarksOnResults([run(1)], 1_204)[1] ?? '',
    /^Form comes from the results of 1,204 races before/,
  );
  assert.is(remarksOnResults([run(1, { payouts: [] })], 0).at(-1), NO_PAYOFFS);
});

test.run();
