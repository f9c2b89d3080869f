import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import type { FinishedRace } from '#core/results/finished-race.ts';
import { byRace, settledEntries } from '#core/scorecards/scoreboard/settled-entries.ts';
import { anEntry, aPicker, aRun } from './a-scored-race.ts';

const test = suite('sealed entries scored against results');
const REAL = { history: 'real' } as const;

const idOf = (number: number): string => `saratoga-2025-08-02-${number}`;
const entryOn = (number: number, change: Partial<LedgerEntry> = {}): LedgerEntry =>
  anEntry({ raceId: idOf(number), raceNumber: number, ...change });
const runOf = (raceNumber: number, change: Parameters<typeof aRun>[0] = {}): FinishedRace =>
  aRun({ raceNumber, ...change });

const settled = (entries: readonly LedgerEntry[], runs: readonly FinishedRace[]) => {
  const { scoredRaces, open, leftOut } = settledEntries(entries, runs, REAL);
  return [scoredRaces.length, open, leftOut];
};

test('entries are put together by race, each in its order', () => {
  const entries = [entryOn(2, { seq: 1 }), entryOn(1, { seq: 2 }), entryOn(2, { seq: 3 })];
  assert.equal(
    [...byRace(entries).values()].map((ofRace) => ofRace.map(({ raceId, seq }) => [raceId, seq])),
    [
      [
        [idOf(2), 1],
        [idOf(2), 3],
      ],
      [[idOf(1), 2]],
    ],
  );
  assert.is(byRace([]).size, 0);
});

test('every sealed race is scored, open or left out, and none of them twice', () => {
  const late = { racingAt: '2025-08-02T17:05:00.000Z' };
  const entries = [entryOn(1), entryOn(1), entryOn(2, late), entryOn(3), entryOn(4)];
  const runs = [runOf(1), runOf(2), runOf(4, { cancelled: { reason: 'Weather' }, starters: [] })];
  assert.equal(settled(entries, runs), [1, 1, 2]);
});

test('without results every race is open, without entries nothing is', () => {
  assert.equal(settled([entryOn(1), entryOn(2)], []), [0, 2, 0]);
  assert.equal(settled([], [runOf(1)]), [0, 0, 0]);
});

test('a result of another track or day leaves the race open', () => {
  const [elsewhere, later] = [{ ...runOf(1), track: 'DMR' }, aRun({}, '2025-08-03')];
  assert.equal(settled([entryOn(1)], [elsewhere, later]), [0, 1, 0]);
});

test('the last entry before the off speaks for the race', () => {
  const [first, second] = ['1', '2'].map((number) => ({
    voices: [aPicker({ horse: { programNumber: number, name: `PAPER LANTERN ${number}` } })],
  }));
  const hits = (...entries: readonly LedgerEntry[]) =>
    settledEntries(entries, [runOf(1)], REAL).scoredRaces[0]?.voices[0]?.isHit;
  assert.is(hits(entryOn(1, second), entryOn(1, first)), true);
  assert.is(hits(entryOn(1, first), entryOn(1, second)), false);
});

test('a scored race names its day, its track and the class it was sealed with', () => {
  const [race] = settledEntries([entryOn(1, { raceClass: 'stakes' })], [runOf(1)], REAL).scoredRaces;
  assert.equal([race?.day, race?.track, race?.raceClass], ['2025-08-02', 'SAR', 'stakes']);
});

test.run();
