import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { LEAST_RACES, pickerScore, type RunOfPicker } from '#core/scorecards/scoreboard/picker-score.ts';
import type { PickerRun } from '#core/scorecards/scoreboard/scored-race.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('how one picker did');
const FIRST = '2025-08-01' as RaceDay;
const HALF = [0.5, 0.3, 0.2];

const aRunOf = (change: Partial<PickerRun> = {}): PickerRun => ({
  voice: 'claude',
  who: 'Form analyst',
  model: null,
  version: null,
  promptVersion: null,
  isHit: true,
  bet: { staked: 1, profit: 2 },
  chances: HALF,
  ...change,
});

/** One race, won by the first of three. */
const aRace = (change: Partial<RunOfPicker> = {}, run: Partial<PickerRun> = {}): RunOfPicker => ({
  day: FIRST,
  run: aRunOf(run),
  won: [1, 0, 0],
  publicChances: null,
  ...change,
});

const races = (count: number, nth: (index: number) => RunOfPicker = () => aRace()): readonly RunOfPicker[] =>
  Array.from({ length: count }, (_, index) => nth(index));

const near = (a: number | null | undefined, b: number) => Math.abs((a ?? Number.NaN) - b) < 1e-9;

test('a third of the races won at 2-1 is a hit rate of one third and no gain', () => {
  const won = (index: number) => index % 3 === 0;
  const { hits, hitRate, returned } = pickerScore(
    races(30, (index) => aRace({}, { isHit: won(index), bet: { staked: 1, profit: won(index) ? 2 : -1 } })),
  );
  assert.equal([hits, returned?.bets], [10, 30]);
  assert.ok(near(hitRate, 1 / 3));
  assert.ok(near(returned?.perUnit, 0));
});

test("a race in which the picker's horse was scratched does not count for the picker", () => {
  const scratched = aRace({}, { isHit: null, bet: { staked: 0, profit: 0 }, chances: null });
  const score = pickerScore([...races(LEAST_RACES), scratched]);
  assert.equal([score.races, score.hits, score.returned?.bets, score.chances?.races], [30, 30, 30, 30]);
});

test('29 races and a scratch are not enough, and the note counts the 29', () => {
  const scratched = aRace({}, { isHit: null, bet: { staked: 0, profit: 0 }, chances: null });
  const score = pickerScore([...races(29), scratched]);
  assert.equal([score.hits, score.hitRate, score.returned, score.chances], [null, null, null, null]);
  assert.is(score.note, '29 races scored so far; figures need at least 30.');
});

test('one race is a race in the singular, none are races', () => {
  assert.match(pickerScore([aRace()]).note ?? '', /^1 race scored so far;/);
  assert.match(pickerScore([aRace({}, { isHit: null })]).note ?? '', /^0 races scored so far;/);
});

test('refunded bets leave too few to show a return, while the hits count', () => {
  const score = pickerScore([...races(29), aRace({}, { bet: { staked: 0, profit: 0 } })]);
  assert.equal([score.races, score.hits, score.returned], [30, 30, null]);
});

test('chances that cannot be scored against the result say so, where enough horses ran', () => {
  const score = pickerScore(races(30, (index) => aRace({ won: index < 10 ? [1, 0, 0] : null })));
  assert.equal([score.hits, score.chances], [30, null]);
  assert.is(score.note, 'Too few races to score its chances; figures need at least 30.');
});

test('a coin toss costs ln 2 a race and a Brier score of a quarter', () => {
  const { chances } = pickerScore(races(30, () => aRace({ won: [1, 0] }, { chances: [0.5, 0.5] })));
  assert.ok(near(chances?.logLoss, Math.LN2));
  assert.ok(near(chances?.brier, 0.25));
});

test('a dead heat counts each winner by half', () => {
  const { chances } = pickerScore(races(30, () => aRace({ won: [0.5, 0.5, 0] })));
  assert.ok(near(chances?.logLoss, -(Math.log(0.5) + Math.log(0.3)) / 2));
});

test('equal to the public is no difference, half of its chance ln 2 worse', () => {
  const equal = pickerScore(races(30, () => aRace({ publicChances: [0.5, 0.25, 0.25] })));
  assert.ok(near(equal.chances?.toPublic?.difference, 0));
  const worse = pickerScore(
    races(30, () => aRace({ publicChances: [0.5, 0.25, 0.25] }, { chances: [0.25, 0.5, 0.25] })),
  );
  assert.ok(near(worse.chances?.toPublic?.difference, Math.LN2));
});

test('the public is compared in races with its prices alone, and in thirty of them at least', () => {
  const known = (count: number) =>
    pickerScore(races(40, (index) => aRace({ publicChances: index < count ? [0.4, 0.3, 0.3] : null })));
  assert.is(known(29).chances?.toPublic, null);
  assert.is(known(30).chances?.toPublic?.races, 30);
  assert.is(known(30).chances?.races, 40);
});

test('a single day has no margin of error, for days are what is drawn', () => {
  const { returned, chances } = pickerScore(races(30, () => aRace({ publicChances: [0.4, 0.3, 0.3] })));
  assert.is(returned?.interval, null);
  assert.equal([chances?.toPublic?.interval, chances?.toPublic?.standardError], [null, null]);
});

test('two unlike days put the return between that of the worse and that of the better', () => {
  const { returned } = pickerScore(
    races(40, (index) =>
      aRace(
        { day: addDays(FIRST, index % 2) },
        { isHit: index % 2 === 0, bet: { staked: 1, profit: index % 2 === 0 ? 1 : -1 } },
      ),
    ),
  );
  assert.ok(near(returned?.perUnit, 0));
  assert.equal([returned?.interval?.low, returned?.interval?.high], [-1, 1]);
});

test('the order of the races changes no figure', () => {
  const rng = seededRng(11);
  const mixed = races(45, (index) => {
    const isHit = rng() < 0.3;
    return aRace(
      { day: addDays(FIRST, index % 5), won: isHit ? [1, 0, 0] : [0, 1, 0], publicChances: [0.4, 0.4, 0.2] },
      { isHit, bet: { staked: 1, profit: isHit ? 2.5 : -1 } },
    );
  });
  const [score, turned] = [pickerScore(mixed), pickerScore(mixed.toReversed())];
  assert.equal([turned.races, turned.hits, turned.note], [score.races, score.hits, score.note]);
  assert.ok(near(turned.returned?.perUnit, score.returned?.perUnit ?? Number.NaN));
  assert.ok(near(turned.chances?.logLoss, score.chances?.logLoss ?? Number.NaN));
  assert.ok(
    near(turned.chances?.toPublic?.standardError, score.chances?.toPublic?.standardError ?? Number.NaN),
  );
});

test('nobody who bets a dollar a race loses more than that dollar', () => {
  const rng = seededRng(5);
  for (let round = 0; round < 20; round += 1) {
    const { returned } = pickerScore(
      races(35, (index) => {
        const isHit = rng() < 0.2;
        return aRace(
          { day: addDays(FIRST, index % 7) },
          { isHit, bet: { staked: 1, profit: isHit ? 10 * rng() : -1 } },
        );
      }),
    );
    assert.ok((returned?.perUnit ?? Number.NaN) >= -1);
    assert.ok((returned?.interval?.low ?? Number.NaN) >= -1);
  }
});

test('a picker goes by its name of the latest day', () => {
  const older = aRace({ day: FIRST }, { who: 'Built-in analyst: form and class' });
  const newer = aRace({ day: addDays(FIRST, 1) });
  assert.is(pickerScore([older, newer]).who, 'Form analyst');
  assert.is(pickerScore([newer, older]).who, 'Form analyst');
});

test.run();
