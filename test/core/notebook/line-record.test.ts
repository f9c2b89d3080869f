import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { type RaceId, raceId } from '#core/card/race.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { MyLine } from '#core/notebook/my-line.ts';
import { makeScoreMyLines } from '#core/notebook/use-cases/score-my-lines.ts';
import type { SealedRating, SealedRatings } from '#core/picks/ledger/sealed-ratings.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeMemoryLineStore } from '#test/doubles/line-store.ts';
import { aLine } from '#test/support/a-line.ts';
import { aFinisher, aRaceResult, aSheet as aStoredSheet } from '#test/support/a-result.ts';

const test = suite('the record of my lines');

const anna = 'anna' as MemberId;
const DAY = '2025-08-02' as RaceDay;
const near = (a: number | null | undefined, b: number) =>
  assert.ok(Math.abs((a ?? Number.NaN) - b) < 1e-9, `${a} is not ${b}`);

/** Three at 1-1, 3-1 and 3-1, which give chances of 1/2, 1/4 and 1/4; 1 wins. */
const starters = [1, 3, 3].map((odds, index) => aFinisher({ programNumber: String(index + 1), odds }));
const aResult = (change: Partial<RaceResult> = {}): RaceResult =>
  aRaceResult({ raceNumber: 1, starters, ...change });

const rating = (chances: readonly number[]): SealedRating => ({
  rows: chances.map((chance, index) => ({
    horses: [{ programNumber: String(index + 1), name: `Paper Lantern ${index + 1}` }],
    chance,
  })),
});

const sealed = (chances: readonly number[], analysts: Partial<SealedRatings> = {}): SealedRatings => ({
  model: rating(chances),
  claude: null,
  openai: null,
  ...analysts,
});

interface Known {
  readonly lines?: readonly MyLine[];
  readonly sheets?: readonly ResultSheet[];
  readonly ours?: ReadonlyMap<RaceId, SealedRatings>;
  readonly now?: string;
  readonly history?: 'real' | 'demo';
}

const aSheet = (race: RaceResult, day = DAY, change: Partial<ResultSheet> = {}): ResultSheet =>
  aStoredSheet({ track: 'SAR', day, races: [race], ...change });

async function recordOf(known: Known) {
  const { lines = [aLine()], sheets = [], ours = new Map(), now, history = 'real' } = known;
  const store = makeMemoryLineStore();
  for (const line of lines) await store.keep(anna, line.raceId, line);
  const score = makeScoreMyLines({
    lines: store,
    results: {
      sheetsOn: async (track, days) =>
        sheets.filter((sheet) => sheet.track === track && days.includes(sheet.day)),
    },
    sealedRatings: async () => ours,
    racingNow: async () => ({
      now: parseInstant(now ?? '2025-12-31T12:00:00Z') as Instant,
      history,
    }),
  });
  return (await score(anna)).record;
}

test('my log loss stands beside the public’s and the model’s', async () => {
  const ours = new Map([[aLine().raceId, sealed([0.4, 0.4, 0.2])]]);
  const { comparisons, ...counts } = await recordOf({ sheets: [aSheet(aResult())], ours });
  assert.equal(counts, { lines: 1, scored: 1, pending: 0, leftOut: 0 });
  const [byPublic, byModel] = comparisons;
  assert.equal([byPublic?.rival, byPublic?.races, byModel?.rival, byModel?.races], ['public', 1, 'model', 1]);
  near(byPublic?.mine, Math.log(2));
  near(byPublic?.theirs, Math.log(2));
  near(byModel?.theirs, -Math.log(0.4));
  near(byModel?.difference, Math.log(2) + Math.log(0.4));
  assert.is(byPublic?.interval, null);
});

test('each analyst that has chances of its own is a rival too', async () => {
  const ours = new Map([[aLine().raceId, sealed([0.4, 0.4, 0.2], { claude: rating([0.8, 0.1, 0.1]) })]]);
  const { comparisons } = await recordOf({ sheets: [aSheet(aResult())], ours });
  const [, , byClaude, byOther] = comparisons;
  assert.equal([byClaude?.rival, byClaude?.races], ['claude', 1]);
  near(byClaude?.theirs, -Math.log(0.8));
  near(byClaude?.difference, Math.log(2) + Math.log(0.8));
  assert.equal([byOther?.rival, byOther?.races, byOther?.theirs], ['openai', 0, null]);
});

test('each comparison is over the races where both are known', async () => {
  const line = aLine({
    rows: aLine()
      .rows.toReversed()
      .map((row, index) => ({ ...row, chance: [0.5, 0.3, 0.2][index] ?? 0 })),
  });
  const next = addDays(DAY, 1);
  const second = aLine({ raceId: raceId('saratoga', next, 1) });
  const noOdds = starters.map((horse) => ({ ...horse, odds: null }));
  const { comparisons, scored } = await recordOf({
    lines: [line, second],
    sheets: [aSheet(aResult()), aSheet(aResult({ starters: noOdds }), next)],
    ours: new Map([[second.raceId, sealed([0.25, 0.5, 0.25])]]),
  });
  assert.is(scored, 2);
  const [byPublic, byModel] = comparisons;
  assert.equal([byPublic?.races, byModel?.races], [1, 1]);
  near(byPublic?.mine, -Math.log(0.2));
  near(byModel?.mine, Math.log(2));
  near(byModel?.theirs, -Math.log(0.25));
});

test('the interval of the difference draws whole days', async () => {
  const days = [0, 1, 2].map((index) => addDays(DAY, index));
  const { comparisons } = await recordOf({
    lines: days.map((day, index) =>
      aLine({
        raceId: raceId('saratoga', day, 1),
        rows: aLine().rows.map((row, place) => ({
          ...row,
          chance: place === 0 ? 0.4 + index / 10 : 0.3 - index / 20,
        })),
      }),
    ),
    sheets: days.map((day) => aSheet(aResult(), day)),
  });
  const { interval, difference } = comparisons[0] ?? {};
  assert.ok(interval && difference !== null && difference !== undefined);
  assert.ok(interval.low <= difference && difference <= interval.high);
});

test('a scratched horse drops out of both, and the rest is scaled', async () => {
  const { comparisons } = await recordOf({ sheets: [aSheet(aResult({ starters: starters.slice(0, 2) }))] });
  near(comparisons[0]?.mine, -Math.log(0.5 / 0.8));
  near(comparisons[0]?.theirs, -Math.log(0.5 / 0.75));
});

test('a dead heat counts each winner by its share', async () => {
  const heat = starters.map((horse, index) => ({
    ...horse,
    official: index < 2 ? 1 : 3,
    deadHeat: index < 2,
  }));
  const { comparisons } = await recordOf({ sheets: [aSheet(aResult({ starters: heat }))] });
  near(comparisons[0]?.mine, -0.5 * Math.log(0.5) - 0.5 * Math.log(0.3));
});

test('what is not official, not over or not reported is pending', async () => {
  const incomplete = await recordOf({ sheets: [aSheet(aResult({ isFieldComplete: false }))] });
  assert.equal([incomplete.pending, incomplete.scored, incomplete.leftOut], [1, 0, 0]);
  assert.is((await recordOf({})).pending, 1);
  const early = await recordOf({ sheets: [aSheet(aResult())], now: '2025-08-02T12:00:00Z' });
  assert.equal([early.pending, early.scored], [1, 0]);
  assert.equal(
    early.comparisons.map(({ races, mine, difference }) => [races, mine, difference]),
    Array.from({ length: 4 }, () => [0, null, null]),
  );
});

test('a canceled race and one of other horses are left out', async () => {
  const canceled = await recordOf({
    sheets: [aSheet(aResult({ cancelled: { reason: 'Weather' }, starters: [] }))],
  });
  assert.equal([canceled.leftOut, canceled.scored], [1, 0]);
  const others = starters.map((horse) => ({ ...horse, horseName: `Tall Fence ${horse.programNumber}` }));
  assert.is((await recordOf({ sheets: [aSheet(aResult({ starters: others }))] })).leftOut, 1);
  const fourth = [...starters, aFinisher({ programNumber: '4' })];
  assert.is((await recordOf({ sheets: [aSheet(aResult({ starters: fourth }))] })).leftOut, 1);
});

test('an invented result settles no line on a real race, and the other way around', async () => {
  const invented = aSheet(aResult(), DAY, { kind: 'simulation' });
  assert.is((await recordOf({ sheets: [invented] })).pending, 1);
  const demo = aLine({ raceId: raceId('saratoga', DAY, 1, true) });
  const shown = { lines: [demo], history: 'demo' } as const;
  assert.is((await recordOf({ ...shown, sheets: [aSheet(aResult())] })).pending, 1);
  assert.is((await recordOf({ ...shown, sheets: [invented] })).scored, 1);
});

test('lines on invented and on real races are never added up', async () => {
  const invented = aSheet(aResult(), DAY, { kind: 'simulation' });
  const both = {
    lines: [aLine(), aLine({ raceId: raceId('saratoga', DAY, 1, true) })],
    sheets: [aSheet(aResult()), invented],
  };
  for (const history of ['real', 'demo'] as const) {
    const { lines, scored } = await recordOf({ ...both, history });
    assert.equal([lines, scored], [1, 1], history);
  }
});

test('a line that came after the off is left out', async () => {
  const race = { ...aResult(), offMinute: 13 * 60 + 5 };
  const off = parseInstant(`${DAY}T13:05:00-04:00`) as Instant;
  const at = (madeAt: Instant) => recordOf({ lines: [aLine({ madeAt })], sheets: [aSheet(race)] });
  assert.is((await at(instant(off - 1))).scored, 1);
  assert.is((await at(off)).leftOut, 1);
});

test('our sealed chance of another horse of that number is not ours of this one', async () => {
  const { rows } = rating([0.4, 0.4, 0.2]);
  const others = rows.map((row) => ({
    ...row,
    horses: row.horses.map((horse) => ({ ...horse, name: 'Other' })),
  }));
  const renumbered = sealed([], { model: { rows: others } });
  const { comparisons } = await recordOf({
    sheets: [aSheet(aResult())],
    ours: new Map([[aLine().raceId, renumbered]]),
  });
  assert.is(comparisons.find(({ rival }) => rival === 'model')?.races, 0);
});

test('without a line there is nothing to compare', async () => {
  const { lines, comparisons } = await recordOf({ lines: [] });
  assert.equal([lines, comparisons.map(({ races }) => races)], [0, [0, 0, 0, 0]]);
});

test.run();
