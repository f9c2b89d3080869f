import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FetchReport, FetchSource } from '#core/kernel/fetched.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { joinedFetches } from '#core/operations/joined-fetches.ts';
import { RUN_DAY } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Gatherers joined into one');

const fetchOf =
  (fetched: FetchReport): FetchSource =>
  async () =>
    fetched;
const down: FetchSource = () =>
  Promise.reject(new Refusal('unavailable', 'source.unavailable', 'The host is down.'));
const run = (...parts: readonly FetchSource[]) =>
  joinedFetches(parts)({ track: 'saratoga', day: RUN_DAY }, () => undefined);

test('what they import is added up, and so is what is missing', async () => {
  const fetchSource = fetchOf({ expected: 3, received: 2, faults: ['One is late.'] });
  assert.equal(await run(fetchSource, fetchOf({ expected: 5, received: 5, faults: [] })), {
    ...{ expected: 8, received: 7 },
    faults: ['One is late.'],
  });
  assert.is((await run(fetchSource, fetchOf({ expected: null, received: 1, faults: [] }))).expected, null);
});

test('a failing one does not stop the others, and is reported', async () => {
  assert.equal(await run(down, fetchOf({ expected: 5, received: 5, faults: [] })), {
    ...{ expected: null, received: 5 },
    faults: ['The host is down.'],
  });
});

test('when all refuse, the whole refuses; a defect is no refusal', async () => {
  assert.is((await refused(run(down, down))).code, 'source.unavailable');
  const defect = await run(fetchOf({ expected: 1, received: 1, faults: [] }), () =>
    Promise.reject(new TypeError('oops')),
  ).catch((error: unknown) => error);
  assert.instance(defect, TypeError);
});

test.run();
