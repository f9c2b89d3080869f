import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pedigreeReader } from '#config/sources/pedicapper.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { handlesFailures } from '#test/adapters/sources/troubles.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer } from '#test/support/source-server.ts';

const test = suite('a pedigree table of the outside');

const DAY = '2026-08-08' as RaceDay;
const CSV = { 'content-type': 'text/csv' };
const HEAD = 'race,program,horse,dosage_index,center_of_distribution';

handlesFailures(test, {
  path: '/2026-08-08.csv',
  good: { body: `${HEAD}\n1,2,Paper Kite,2.33,0.60`, headers: CSV },
  misshapen: { body: 'nothing of a table', headers: CSV },
  otherContent: { body: '<!doctype html><p>Sign in.</p>' },
  emptyIs: 'source.wrong-shape',
  ask: (openHost, baseUrl) =>
    pedigreeReader(openHost, `${baseUrl}/{date}.csv`)({ track: 'saratoga', day: DAY }),
});

async function readFrom(body: string) {
  const server = await openSourceServer();
  server.answer('/saratoga.csv', { body, headers: CSV });
  const read = pedigreeReader(politeOpenHost(), `${server.url}/{track}.csv`);
  return read({ track: 'saratoga', day: DAY }).finally(() => server.close());
}

test('readable rows are reported as live, the others as faults', async () => {
  const {
    pedigrees: reportedPedigrees,
    tier,
    source,
    faults,
  } = await readFrom(`${HEAD}\n1,2,Paper Kite,2.33,0.60\n1,3,Tin Ladder,9000,0.6`);
  assert.equal([reportedPedigrees.length, tier, source], [1, 'live', 'PediCapper']);
  assert.equal(faults, ['line 3: dosage index "9000" is not a number from 0 to 100.']);
});

test('a table without one row that can be is another shape', async () => {
  const refusal = await refused(readFrom(`${HEAD}\n1,2,Paper Kite,9000,0.60`));
  assert.is(refusal.code, 'source.wrong-shape');
  assert.match(refusal.message, 'line 2: dosage index "9000"');
});

test.run();
