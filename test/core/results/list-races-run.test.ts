import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { addDays, daysBetween, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeListRacesRun } from '#core/results/use-cases/list-races-run.ts';
import { aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('races as track bias looks at them');

const LAST_DAY = addDays(RESULTS_DAY, 6);

/** A quarter past one in the afternoon of the first day: the first race, off at 1:10, is over. */
const racingNow = async (): Promise<RacingNow> => ({
  now: instantOn(RESULTS_DAY, 13 * 60 + 15, 'America/New_York'),
  today: RESULTS_DAY,
  cards: [],
  history: 'real',
});

async function reportOf(...sheets: readonly ResultSheet[]) {
  const results = makeMemoryResultStore();
  for (const sheet of sheets) await results.keep(sheet, 'hash');
  return makeListRacesRun({ results, racingNow }).racesRun('SAR', RESULTS_DAY, LAST_DAY);
}

/** Days of the races that were run in the week. */
async function daysReported(...sheets: readonly ResultSheet[]): Promise<readonly RaceDay[]> {
  const { races } = await reportOf(...sheets);
  return [...new Set(races.map(({ day }) => day))];
}

const real = aSheet();
const invented = aSheet({ kind: 'simulation', day: addDays(RESULTS_DAY, 1) });

test('invented races are never counted together with real ones, whatever their days', async () =>
  assert.equal(await daysReported(real, invented), [RESULTS_DAY]));

test('where there are only invented races, they are listed', async () =>
  assert.equal(await daysReported(invented), [addDays(RESULTS_DAY, 1)]));

test('without results there are none', async () => assert.equal(await daysReported(), []));

test('the races name their source: that of the latest day, and how many days there are', async () => {
  assert.is((await reportOf()).provenance, null);
  assert.is((await reportOf(real)).provenance?.source, real.provenance.source);
  const next = aSheet({ day: addDays(RESULTS_DAY, 2) });
  const { provenance } = await reportOf(real, next);
  assert.is(provenance?.source, `${next.provenance.source} and 1 more day of results`);
});

test('a long span is read at most two weeks at a time, and no day is missing', async () => {
  const results = makeMemoryResultStore();
  const days = Array.from({ length: 40 }, (_, week) => addDays(RESULTS_DAY, 7 * week));
  for (const day of days) await results.keep(aSheet({ day }), 'hash');
  const spans: number[] = [];
  const counted = {
    ...results,
    sheetsBetween: (track: string, from: RaceDay, to: RaceDay) => {
      spans.push(daysBetween(from, to));
      return results.sheetsBetween(track, from, to);
    },
  };
  const last = days.at(-1) ?? RESULTS_DAY;
  const { races, provenance } = await makeListRacesRun({ results: counted, racingNow }).racesRun(
    'SAR',
    days[0] ?? last,
    last,
  );
  assert.equal([...new Set(races.map(({ day }) => day))], days);
  assert.is(provenance?.source, `${real.provenance.source} and 39 more days of results`);
  assert.ok(Math.max(...spans) < 14, String(spans));
});

test('two sheets of one day are one day, named by the more detailed sheet', async () => {
  const provenance = { ...real.provenance, source: 'Tables' };
  const tables = aSheet({ kind: 'nyra-tables', provenance });
  assert.is((await reportOf(tables, real)).provenance?.source, real.provenance.source);
  const next = aSheet({ day: addDays(RESULTS_DAY, 2) });
  const last = aSheet({ day: LAST_DAY, kind: 'nyra-tables', provenance });
  assert.is(
    (await reportOf(tables, real, next, last)).provenance?.source,
    'Tables and 2 more days of results',
  );
});

test('of today only races that are over by the racing clock are listed', async () => {
  const results = makeMemoryResultStore();
  const races = [aRaceResult({ offMinute: 790 }), aRaceResult({ raceNumber: 2, offMinute: 820 })];
  await results.keep(aSheet({ races }), 'hash');
  const today = await makeListRacesRun({ results, racingNow }).racesToday('SAR');
  assert.equal([today.races.map(({ number }) => number), today.provenance], [[1], real.provenance]);
});

test('a race tells where the temporary rail was, where that is reported', async () => {
  const races = [aRaceResult({ railFeet: 9 }), aRaceResult({ raceNumber: 2, railFeet: null })];
  const report = await reportOf(aSheet({ races }));
  assert.equal(
    report.races.map(({ railFeet }) => railFeet),
    [9, undefined],
  );
});

test.run();
