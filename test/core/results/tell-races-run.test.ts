import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeTellRacesRun } from '#core/results/use-cases/tell-races-run.ts';
import { aSheet, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('races as track bias looks at them');

const LAST_DAY = addDays(RESULTS_DAY, 6);

async function toldOf(...sheets: readonly ResultSheet[]) {
  const results = makeMemoryResultShelf();
  for (const sheet of sheets) await results.keep(sheet, 'hash');
  return makeTellRacesRun({ results }).racesRun('SAR', RESULTS_DAY, LAST_DAY);
}

/** Days of the races that are told of the week. */
async function daysTold(...sheets: readonly ResultSheet[]): Promise<readonly RaceDay[]> {
  const { races } = await toldOf(...sheets);
  return [...new Set(races.map(({ day }) => day))];
}

const real = aSheet();
const invented = aSheet({ kind: 'simulation', day: addDays(RESULTS_DAY, 1) });

test('invented races are never counted together with real ones, whatever their days', async () =>
  assert.equal(await daysTold(real, invented), [RESULTS_DAY]));

test('where there are only invented races, they are told', async () =>
  assert.equal(await daysTold(invented), [addDays(RESULTS_DAY, 1)]));

test('without results there are none', async () => assert.equal(await daysTold(), []));

test('the races say where they were read: the source of the latest day, and how many days stand behind it', async () => {
  assert.is((await toldOf()).provenance, null);
  assert.is((await toldOf(real)).provenance?.source, real.provenance.source);
  const next = aSheet({ day: addDays(RESULTS_DAY, 2) });
  const { provenance } = await toldOf(real, next);
  assert.is(provenance?.source, `${next.provenance.source} and 1 more day of results`);
});

test.run();
