import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import {
  isBeforeOff,
  keyOfEntry,
  keyOfRun,
  lastBeforeOff,
  sealedEntries,
} from '#core/scorecards/sealed/sealed-entries.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { aRun } from '../scoreboard/a-scored-race.ts';

const test = suite('entries of the ledger and the races they are of');
const off = instant(Date.parse('2025-08-02T17:05:00.000Z'));
const sealedAt = (racingAt: string) => ({ racingAt });

const keyOfRace = (raceId: string) => keyOfEntry({ raceId });

test('a result belongs to the race that was sealed, real or invented, of its track alone', () => {
  const seventh = keyOfRun(aRun({ raceNumber: 7 }), { history: 'real' });
  assert.is(seventh, keyOfRace('saratoga-2025-08-02-7'));
  assert.is.not(seventh, keyOfRace('aqueduct-2025-08-02-7'));
  assert.is(keyOfRun(aRun(), { history: 'demo' }), keyOfRace('demo-saratoga-2025-08-02-1'));
  assert.is.not(keyOfRun(aRun(), { history: 'demo' }), keyOfRun(aRun(), { history: 'real' }));
});

test('a track known only from its card is found by its code', () => {
  const run = { ...aRun(), track: 'QQQ' };
  assert.is(keyOfRun(run, { history: 'real' }), keyOfRace('qqq-mountain-2025-08-02-1'));
});

test('a millisecond before the off is in time, the off itself is not', () => {
  assert.is(isBeforeOff(sealedAt('2025-08-02T17:04:59.999Z'), { off }), true);
  assert.is(isBeforeOff(sealedAt('2025-08-02T17:05:00.000Z'), { off }), false);
});

test('without an off, or with a moment nobody can read, nothing is in time', () => {
  assert.is(isBeforeOff(sealedAt('2025-08-02T12:00:00.000Z'), { off: null }), false);
  assert.is(isBeforeOff(sealedAt('this morning'), { off }), false);
});

test('the last in time counts, however many came too late', () => {
  const [morning, noon, late] = ['T13:00', 'T16:00', 'T18:00'].map((time) =>
    sealedAt(`2025-08-02${time}:00.000Z`),
  );
  if (morning === undefined || noon === undefined || late === undefined) throw new Error('three moments');
  assert.is(lastBeforeOff([morning, noon, late, late], { off }), noon);
  assert.is(lastBeforeOff([late], { off }), null);
  assert.is(lastBeforeOff([], { off }), null);
});

test('replayed rows are no entries of ours; the others keep their order', () => {
  const rows = aChain([
    { analysedBy: 'first' },
    { analysedBy: 'afterwards', isReplayed: true },
    { analysedBy: 'last' },
  ]);
  assert.equal(
    sealedEntries(rows).map(({ analysedBy }) => analysedBy),
    ['first', 'last'],
  );
});

test.run();
