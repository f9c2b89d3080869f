import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { noonOf } from '#core/card/track.ts';
import type { ConnectionRecordStore } from '#core/handicapping/ports.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { entryOf, joinedRaces } from '#core/results/reconcile/index.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { recordsAfter } from '#core/training/fitting/connection-records-after.ts';
import { evidenceBefore } from '#core/training/fitting/history.ts';
import { pastAfter } from '#core/training/fitting/known-past.ts';
import { makeUpdateConnectionRecords } from '#core/training/use-cases/update-connection-records.ts';
import { makeMemoryConnectionRecordStore } from '#test/doubles/connection-record-store.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

const test = suite('update connection records');

const NEXT = addDays(RESULTS_DAY, 1);
const LANE = { kind: 'jockey', name: 'ROBIN LANE' } as const;
const RIDERS = ['Robin A. Lane', 'Ida Marsh, Jr.', 'Kim Dell'];

/** Three riders on three horses; `winner` is the index of the winning one. */
const aDay = (change: Partial<ResultSheet> = {}, winner = 0): ResultSheet => {
  const starters = RIDERS.map((jockeyName, index) =>
    aFinisher({ programNumber: String(((index - winner + 3) % 3) + 1), jockeyName, lastStart: null }),
  );
  return aSheet({ races: [aRaceResult({ starters })], ...change });
};

function open(change: Partial<ConnectionRecordStore> = {}) {
  const results = makeMemoryResultStore();
  const records = { ...makeMemoryConnectionRecordStore(), ...change };
  const lines: string[] = [];
  const update = makeUpdateConnectionRecords({
    results,
    years: makeMemoryResultYears(results),
    connectionRecords: records,
    withLock: makeWithLock(),
  });
  return { results, records, lines, update: () => update((line) => lines.push(line)) };
}

test('what jockeys did is stored from the next day on', async () => {
  const { results, records, update, lines } = open();
  await results.keep(aDay(), 'one');
  assert.is((await update()).outcome, 'updated');
  assert.equal(lines, [
    'Updating jockey, trainer and owner records …',
    'Connection records of 1 race are up to date.',
  ]);
  assert.equal(await records.recordsBefore('real', [LANE], RESULTS_DAY), []);
  const [lane] = await records.recordsBefore('real', [LANE], NEXT);
  assert.equal([lane?.day, lane?.record.starts, lane?.record.wins], [RESULTS_DAY, 1, 1]);
  assert.ok((lane?.record.support ?? 0) > 0);
});

test('updated with the same results again, nothing is read or logged', async () => {
  const { results, update, lines } = open();
  await results.keep(aDay(), 'one');
  await update();
  assert.equal(await update(), { outcome: 'current', races: 0, records: 0 });
  assert.is(lines.length, 2);
  await results.keep(aDay({ day: NEXT }), 'two');
  assert.is((await update()).races, 2);
});

test('a corrected result replaces what the first one gave', async () => {
  const { results, records, update } = open();
  await results.keep(aDay(), 'one');
  await update();
  await results.keep(aDay({}, 1), 'corrected');
  assert.is((await update()).outcome, 'updated');
  const [lane] = await records.recordsBefore('real', [LANE], NEXT);
  assert.equal([lane?.record.starts, lane?.record.wins], [1, 0]);
});

test('an import that ended before its records is repaired by the next call', async () => {
  const memory = makeMemoryConnectionRecordStore();
  const hand = { isKilled: true };
  const { results, records, update } = open({
    ...memory,
    replaceAll: (...rows) =>
      hand.isKilled ? Promise.reject(new Error('killed')) : memory.replaceAll(...rows),
  });
  await results.keep(aDay(), 'one');
  assert.is(await update().catch(({ message }: Error) => message), 'killed');
  assert.is(await records.mark(), null);
  hand.isKilled = false;
  assert.is((await update()).outcome, 'updated');
});

test('invented races say nothing of real people, and the other way round', async () => {
  const { results, records, update } = open();
  await results.keep(aDay(), 'real');
  await results.keep(aDay({ day: NEXT, kind: 'simulation' }), 'invented');
  await update();
  const after = addDays(NEXT, 1);
  const [real] = await records.recordsBefore('real', [LANE], after);
  const [demo] = await records.recordsBefore('demo', [LANE], after);
  assert.equal([real?.day, demo?.day], [RESULTS_DAY, NEXT]);
  assert.equal([real?.record.starts, demo?.record.starts], [1, 1]);
});

test('a rating looks up just what the fitting walked past', async () => {
  const { results, records, update } = open();
  for (let index = 0; index < 8; index += 1)
    await results.keep(aDay({ day: addDays(RESULTS_DAY, 9 * index) }, index % 3), String(index));
  await update();
  const history = joinedRaces(await results.sheetsBetween(null, RESULTS_DAY, addDays(RESULTS_DAY, 99)));
  for (const run of history) {
    const past = pastAfter(history.filter(({ day }) => day < run.day));
    const { runners, connectionRecords } = evidenceBefore(run, past);
    const race = { ...entryOf(run.track, run.day, run.race), runners };
    const find = makeFindConnectionRecords({ store: records });
    const found = (await find([race], new Map(), noonOf(race))).get(race.id);
    assert.is(found === undefined, run === history[0]);
    for (const [number, walked] of connectionRecords)
      assert.equal(found?.get(number) ?? {}, walked, `${run.day} ${number}`);
  }
});

test('records read in parts are those of the whole history', async () => {
  const { results, update, records } = open();
  const days = Array.from({ length: 40 }, (_, index) => addDays(RESULTS_DAY, index * 3));
  for (const [index, day] of days.entries()) await results.keep(aDay({ day }, index % 3), String(index));
  assert.is((await update()).races, 40);
  const after = addDays(RESULTS_DAY, 400);
  const whole = recordsAfter(joinedRaces(await results.sheetsBetween(null, RESULTS_DAY, after)));
  const last = whole.findLast(({ kind, name }) => kind === LANE.kind && name === LANE.name);
  assert.equal(await records.recordsBefore('real', [LANE], after), [last]);
});

test.run();
