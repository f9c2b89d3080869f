import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { FinishedRace } from '#core/results/finished-race.ts';
import {
  daysOf,
  LOOK_BACK_DAYS,
  latestFirst,
  recentResult,
} from '#core/scorecards/dashboard/recent-result.ts';
import { sitePickFor } from '#core/scorecards/sealed/site-pick.ts';
import { aDoubt } from '#test/support/a-doubt.ts';
import { aFinisher } from '#test/support/a-result.ts';
import { anEntry, aPicker, aRun, placed } from '../scoreboard/a-scored-race.ts';

const test = suite('a race that was run lately');

/** Our pick of a number for the race of `aRun`, settled by that race. */
function pickOf(programNumber: string, run: FinishedRace) {
  const horse = { programNumber, name: `PAPER LANTERN ${programNumber}` };
  const entry = anEntry({ raceId: 'saratoga-2025-08-02-1', voices: [aPicker({ horse })] });
  const pick = sitePickFor(run, [entry], { history: 'real' });
  if (pick === null) throw new Error('no pick');
  return pick;
}

const shown = (run: FinishedRace, programNumber: string | null) => {
  const line = recentResult(run, programNumber === null ? null : pickOf(programNumber, run));
  return line === null ? null : [line.about, line.horse.programNumber, line.place, line.outcome];
};

test('with a pick the line is about the pick, wherever it came in', () => {
  const run = aRun({ starters: placed({ 1: 1, 2: 2, 3: 3, 4: 4 }) });
  assert.equal(shown(run, '1'), ['pick', '1', 1, 'win']);
  assert.equal(shown(run, '2'), ['pick', '2', 2, 'place']);
  assert.equal(shown(run, '3'), ['pick', '3', 3, 'show']);
  assert.equal(shown(aRun({ starters: placed({ 2: 1, 4: 2, 5: 3, 3: 4 }) }), '3'), ['pick', '3', 4, 'other']);
});

test('without a pick the line is about the winner', () => {
  assert.equal(shown(aRun({ starters: placed({ 1: 2, 2: 1 }) }), null), ['winner', '2', 1, 'win']);
});

test('a pick that was scratched leaves the line to the winner, and stays known', () => {
  const run = aRun({ starters: placed({ 1: 1, 2: 2 }) });
  assert.equal(shown(run, '3'), ['winner', '1', 1, 'win']);
  assert.is(recentResult(run, pickOf('3', run))?.pick?.bet.outcome, 'refunded');
});

test('a pick that did not finish has no place', () => {
  const run = aRun({ starters: placed({ 1: 1, 2: 2, 3: null }) });
  assert.equal(shown(run, '3'), ['pick', '3', null, 'other']);
});

test('in a dead heat both are winners, and the line without a pick is about the first of them', () => {
  const run = aRun({ starters: placed({ 1: 1, 2: 1, 3: 3 }) });
  assert.equal(
    recentResult(run, null)?.winners.map(({ programNumber }) => programNumber),
    ['1', '2'],
  );
  assert.equal(shown(run, '2'), ['pick', '2', 1, 'win']);
});

test('the winner is the official one, not the first across the line', () => {
  const starters = [
    aFinisher({ programNumber: '1', crossed: 1, official: 2, disqualified: true }),
    aFinisher({ programNumber: '2', crossed: 2, official: 1 }),
  ];
  assert.equal(shown(aRun({ starters }), null), ['winner', '2', 1, 'win']);
});

test('a cancelled race, and one of which no winner is reported, have no line', () => {
  assert.is(shown(aRun({ cancelled: { reason: 'Weather' } }), null), null);
  assert.is(shown(aRun({ starters: [] }), null), null);
  assert.is(shown(aRun({ starters: placed({ 1: null, 2: null }) }), null), null);
});

const runAt = (day: string, off: number | null, raceNumber: number): FinishedRace => ({
  ...aRun({ raceNumber }, day),
  off: off === null ? null : instant(off),
});

test('the latest day comes first, then the later off, then the higher number', () => {
  const runs = [
    runAt('2025-08-01', 900, 9),
    runAt('2025-08-02', 100, 1),
    runAt('2025-08-02', 300, 2),
    runAt('2025-08-02', 300, 3),
    runAt('2025-08-02', null, 8),
  ];
  assert.equal(
    runs.toSorted(latestFirst).map(({ day, race }) => `${day.slice(8)} ${race.raceNumber}`),
    ['02 3', '02 2', '02 1', '02 8', '01 9'],
  );
});

test('the days of races are the first and the last of them, in whatever order they are listed', () => {
  const runs = ['2025-08-02', '2025-07-30', '2025-08-01'].map((day) => runAt(day, 1, 1));
  assert.equal(daysOf(runs), { from: '2025-07-30', to: '2025-08-02' });
  assert.equal(daysOf(runs.slice(0, 1)), { from: '2025-08-02', to: '2025-08-02' });
  assert.is(daysOf([]), null);
});

test('it is looked back ever further, never beyond a year', () => {
  assert.equal(
    LOOK_BACK_DAYS,
    [...LOOK_BACK_DAYS].toSorted((a, b) => a - b),
  );
  assert.is(LOOK_BACK_DAYS.at(-1), 365);
});

test('a race whose winner is in doubt has no line', () => {
  assert.is(shown(aRun({ doubts: [aDoubt({ fromPlace: 1 })] }), null), null);
});

test('a pick behind a winner for purse money only was second, and won its bet', () => {
  const [first, ...others] = placed({ 1: 1, 2: 2, 3: 3 });
  const starters = [{ ...aFinisher(first), odds: null, noBetting: 'purse-only' as const }, ...others];
  assert.equal(shown(aRun({ starters }), '2'), ['pick', '2', 2, 'win']);
  assert.equal(shown(aRun({ starters }), null), ['winner', '1', 1, 'win']);
});

test.run();
