import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { ChainRow } from '#core/kernel/chain.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { pickInTime } from '#core/picks/ledger/in-time.ts';
import { finishedRaces } from '#core/results/finished-race.ts';
import { lateText, offReader, uncheckedText } from '#core/results/late-picks.ts';
import type { SheetKind } from '#core/results/result-sheet.ts';
import { resultsContent, resultsIn } from '#core/results/sealed-results.ts';
import { isBeforeOff } from '#core/scorecards/sealed/sealed-entries.ts';
import { DAY, moment } from '#test/support/a-forged-record.ts';
import {
  aRecordWithLatePick,
  LATE_PICKS,
  NOT_CHECKED,
  SHEETS_OF_LATE_PICKS,
} from '#test/support/a-late-pick.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('Picks sealed after the off that the result names');

const picksIn = (rows: readonly ChainRow[]) => rows.map((row) => pickInTime(entryIn(row)));

test('an entry without a zone is read in the zone of its track, and what cannot be checked is counted with the reason', () => {
  const { picks, results } = aRecordWithLatePick();
  const reader = offReader();
  for (const row of results) reader.read(resultsIn(row));
  const { late, unchecked } = reader.against(picksIn(picks));
  assert.equal(late.map(lateText), LATE_PICKS);
  assert.is(
    `N${NOT_CHECKED}`,
    `Not counted, since no result shows them to be before the off: ${uncheckedText(unchecked)}`,
  );
});

test('the most detailed sheet that names an off names it; invented races name none', () => {
  const pick = {
    seq: 1,
    sealedAt: '2025-08-02T17:05:00.000Z',
    trackSlug: 'saratoga',
    day: DAY,
    raceNumber: 1,
  };
  const lateBy = (...sheets: readonly (readonly [SheetKind, number | null])[]) => {
    const reader = offReader();
    for (const [kind, offMinute] of sheets) {
      const races = [aRaceResult({ raceNumber: 1, offMinute })];
      const sheet = aSheet({ day: DAY, kind, races });
      reader.read(resultsContent(sheet, moment('2025-08-02T18:00:00Z'), digest));
    }
    return reader.against([pick]).late.length;
  };
  assert.is(
    lateBy(['live', 780], ['chart', null]),
    0,
    'a live result counts only for a race that no other sheet reports',
  );
  assert.is(
    lateBy(['live', null], ['desk', 780]),
    0,
    'and the desk only for one that no live result reports',
  );
  assert.is(lateBy(['desk', 780]), 1);
  assert.is(lateBy(['trackmaster-chart', 780], ['chart', null]), 1, 'of two charts the one that names it');
  assert.is(lateBy(['chart', 780], ['chart', null]), 0, 'a correction of the chart takes it back');
  assert.is(lateBy(['live', 780], ['chart', 790]), 0, 'the chart says ten minutes later');
  assert.is(lateBy(['chart', 790], ['live', 780]), 0, 'and still does when the live result comes last');
  assert.is(lateBy(['chart', 790], ['chart', 780]), 1, 'a correction of the chart counts');
  assert.is(lateBy(['simulation', 780]), 0);
});

test('what is listed as late is what the scoreboard leaves out, of every pick whose result names the off', () => {
  const { picks, results } = aRecordWithLatePick();
  const reader = offReader();
  for (const row of results) reader.read(resultsIn(row));
  const late = reader.against(picksIn(picks)).late.map(({ seq }) => seq);
  const racing = { now: moment('2025-08-04T12:00:00Z'), today: DAY, cards: [], history: 'real' } as const;
  const runs = finishedRaces(SHEETS_OF_LATE_PICKS, racing).filter(({ off }) => off !== null);
  const [counted, leftOut]: [number[], number[]] = [[], []];
  for (const entry of picks.map(entryIn).filter(({ trackSlug }) => trackSlug === 'del-mar')) {
    const run = runs.find(({ race }) => race.raceNumber === entry.raceNumber);
    if (run !== undefined) (isBeforeOff(entry, run) ? counted : leftOut).push(entry.seq);
  }
  assert.equal(late, leftOut);
  assert.equal(counted, [1, 9, 11]);
});

test.run();
