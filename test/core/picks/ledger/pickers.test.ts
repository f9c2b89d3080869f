import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { PickerName, SealedPicker } from '#core/picks/ledger/entry.ts';
import type { PickToSeal } from '#core/picks/ledger/pick-to-seal.ts';
import { pickersOf } from '#core/picks/ledger/pickers.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { present } from '#test/support/present.ts';

const test = suite('who picks a race in the ledger');
const RACE = aRace();
const NEAR_OFF = shift(RACE.postTime as Instant, -2 * MINUTE);

const namesOf = (pickers: readonly SealedPicker[]): readonly PickerName[] =>
  pickers.map(({ voice: picker }) => picker);
const pickerIn = (pickers: readonly SealedPicker[], name: PickerName): SealedPicker =>
  present(pickers.find(({ voice: picker }) => picker === name));
const pickerOn = (race: Race, name: PickerName): SealedPicker => pickerIn(pickersOf(aPickToSeal(race)), name);

/** The pickers on a race with these prices on the board two minutes before the off; null for none. */
const pickersAt = (prices: readonly (number | null)[], race = RACE): readonly SealedPicker[] =>
  pickersOf(
    aPickToSeal(race, {
      now: NEAR_OFF,
      around: { boards: [aBoard({ raceId: race.id, at: shift(NEAR_OFF, -MINUTE), prices })] },
    }),
  );

const twoHorses = (first = 1, second = 3): Race =>
  aRace({ runners: [aRunner({ toOne: first }), aRunner({ programNumber: '2', toOne: second })] });

function areNear(found: readonly number[] | null, expected: readonly number[]): void {
  assert.is(found?.length, expected.length);
  expected.forEach((chance, index) => {
    assert.ok(Math.abs((found?.[index] ?? 0) - chance) < 1e-6, `${found} is not ${expected}`);
  });
}

test('the formula’s percentages are spread over the field: 45 and 23 points are 66.2% and 33.8%', () => {
  // 1-1 from post 1: 50 - 1 (jockey) - 0.5 (trainer) - 1 (post) is 47.5, limited to 45. 3-1 from post 2: 25 - 1 - 0.5 - 0.5.
  const { chances, horse, who } = pickerOn(twoHorses(), 'formula');
  areNear(chances, [45 / 68, 23 / 68]);
  assert.equal([horse?.programNumber, who], ['1', 'Documented formula']);
});

test('of a coupled entry the formula counts the better half', () => {
  const entry = (mate: string, toOne: number) =>
    aRunner({ programNumber: mate, coupledWith: 'A', toOne, postPosition: 1 });
  const race = (first: number, second: number): Race =>
    aRace({ runners: [entry('1', first), entry('1A', second), aRunner({ programNumber: '2', toOne: 3 })] });
  areNear(pickerOn(race(1, 30), 'formula').chances, [45 / 68, 23 / 68]);
  areNear(pickerOn(race(30, 1), 'formula').chances, [45 / 68, 23 / 68]);
});

test('lines of 1-1 and 3-1 are two thirds and one third once the overround is out', () => {
  const { chances, horse, chance } = pickerOn(twoHorses(), 'morning line');
  areNear(chances, [2 / 3, 1 / 3]);
  assert.equal([horse?.programNumber, chance], ['1', 0.666667]);
});

test('of equal prices the horse first on the card is the favorite', () => {
  assert.is(pickerOn(twoHorses(2, 2), 'morning line').horse?.programNumber, '1');
  assert.is(pickerOn(twoHorses(2, 2), 'favourite').horse?.programNumber, '1');
});

test('the board is a picker once it prices every ticket, and from then on with its own chances', () => {
  const board = pickerIn(pickersAt([1, 3], twoHorses(3, 1)), 'board');
  areNear(board.chances, [2 / 3, 1 / 3]);
  assert.is(board.horse?.programNumber, '1');
  assert.not.ok(namesOf(pickersAt([1, null], twoHorses())).includes('board'));
});

test('the shortest known price is the favorite, also where one is live and the other a line', () => {
  const favorite = pickerIn(pickersAt([null, 1.5], twoHorses(2, 9)), 'favourite');
  assert.is(favorite.horse?.programNumber, '2');
  assert.is(favorite.chances, null, 'prices of two kinds make no chances');
});

test('without any price there is no favorite, and neither line nor board picks', () => {
  const runners = ['1', '2'].map((programNumber) => aRunner({ programNumber, morningLine: null }));
  const pickers = pickersOf(aPickToSeal(aRace({ runners })));
  assert.equal(namesOf(pickers), ['claude', 'openai', 'consensus', 'model', 'formula', 'favourite']);
  assert.is(pickerIn(pickers, 'favourite').horse, null);
});

test('a picker is sealed with the price of its horse, and without one where there is none', () => {
  const [first, ...others] = RACE.runners;
  const unpriced = aRace({ runners: [{ ...(first ?? aRunner()), morningLine: null }, ...others] });
  for (const picker of pickersOf(aPickToSeal(RACE))) assert.is.not(picker.odds, null, picker.voice);
  assert.is(pickerOn(unpriced, 'favourite').horse?.programNumber, '2');
});

test('an analyst that said nothing is sealed without horse, price and chances', () => {
  const pick = aPickToSeal();
  const { opinions } = pick.recommendation;
  const silent: PickToSeal = {
    ...pick,
    recommendation: {
      ...pick.recommendation,
      opinions: { ...opinions, openai: { ...opinions.openai, ranking: [] } },
    },
  };
  const { horse, chance, chances, odds } = pickerIn(pickersOf(silent), 'openai');
  assert.equal([horse, chance, chances, odds], [null, null, null, null]);
});

test('a race without a pick has a consensus without a horse', () => {
  const pick = aPickToSeal();
  const { horse, chance } = pickerIn(
    pickersOf({ ...pick, recommendation: { ...pick.recommendation, primaryPick: null } }),
    'consensus',
  );
  assert.equal([horse, chance], [null, null]);
});

test('chances are in the order of the card, however an analyst ranks', () => {
  const pick = aPickToSeal();
  const { opinions } = pick.recommendation;
  const { ranking } = opinions.claude;
  const byNumber = new Map(ranking.map(({ programNumber, chance }) => [programNumber, chance]));
  areNear(
    pickerIn(pickersOf(pick), 'claude').chances,
    ['1', '2', '3', '4', '5', '6'].map((number) => byNumber.get(number) ?? 0),
  );
  assert.is(pickerIn(pickersOf(pick), 'claude').horse?.programNumber, ranking[0]?.programNumber);
});

test('what calculated is named with its version, a benchmark of prices has none', () => {
  const pickers = pickersOf(aPickToSeal());
  const { name, version } = handicapper.model;
  assert.is(pickerIn(pickers, 'model').version, `${name} ${version}`);
  assert.match(pickerIn(pickers, 'claude').version ?? '', /^analysts-\d+ and value-\d+$/);
  assert.is(pickerIn(pickers, 'consensus').version, pickerIn(pickers, 'claude').version);
  for (const benchmark of ['formula', 'morning line', 'favourite'] as const)
    assert.is(pickerIn(pickers, benchmark).version, null, benchmark);
});

test('an outside analyst is sealed with its model and prompt, a built-in one with neither', () => {
  const pick = aPickToSeal();
  const { analysts } = pick.recommendation;
  const by = {
    name: 'Claude',
    model: 'claude-sonnet-5-5',
    isBuiltIn: false,
    promptVersion: 'picks-prompt-3',
  };
  const recommendation = {
    ...pick.recommendation,
    analysts: { ...analysts, claude: { ...analysts.claude, ...by } },
  };
  const pickers = pickersOf({ ...pick, recommendation });
  const wordsOf = (name: PickerName) => {
    const { who, model, promptVersion } = pickerIn(pickers, name);
    return [who, model, promptVersion];
  };
  assert.equal(wordsOf('claude'), ['Claude', 'claude-sonnet-5-5', 'picks-prompt-3']);
  assert.equal(wordsOf('openai'), ['Pace analyst', null, null]);
  assert.equal(wordsOf('model'), ['Model', null, null]);
});

test('people read who it was', () => {
  assert.equal(
    pickersAt([2, 3, 4, 6, 10, 20]).map(({ who }) => who),
    [
      'Form analyst',
      'Pace analyst',
      'Both analysts and the prices',
      'Model',
      'Documented formula',
      'Morning line',
      'Prices on the board',
      'Shortest price known',
    ],
  );
});

test('in any race each set of chances sums to one and each picked horse runs', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const pick = aPickToSeal(race);
      const running = new Set(pick.evidence.starters.map(({ programNumber }) => programNumber));
      for (const { voice: picker, chances, horse } of pickersOf(pick)) {
        if (running.size === 0) continue;
        if (horse !== null) assert.ok(running.has(horse.programNumber), picker);
        if (chances === null) continue;
        const sum = chances.reduce((all, chance) => all + chance, 0);
        assert.ok(Math.abs(sum - 1) < 1e-4, `${picker}: ${sum}`);
      }
    }),
    { numRuns: 15 },
  );
});

test.run();
