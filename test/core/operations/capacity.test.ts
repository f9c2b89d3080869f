import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { capacityFor, HABITS, MEASURED } from '#core/operations/capacity.ts';

const test = suite('What a number of members needs');

const figures = {
  sameFromProxy: 10_000,
  wholeFromProxy: 2_000,
  ownFromServer: 1_000,
  sameBytes: 500,
  wholeBytes: 20_000,
  ownBytes: 1_000,
  listenerBytes: 20_000,
};
const pool = { poolSize: 10 };

test('a small clubhouse needs one processor of each', () => {
  const { proxyCores, serveProcesses, listeners, postgresConnections } = capacityFor(40, figures, pool);
  assert.equal([proxyCores, serveProcesses, listeners, postgresConnections], [1, 1, 4, 13]);
});

test('a million: reads by the intervals of an open page, processors at half of what they can', () => {
  const plan = capacityFor(1_000_000, figures, pool);
  assert.is(plan.listeners, 100_000);
  assert.is(Math.round(plan.sharedReadsPerSecond), 16_667);
  assert.is(Math.round(plan.ownReadsPerSecond), 11_667);
  assert.is(plan.serveProcesses, 24);
  assert.is(plan.proxyCores, 4, '1.58 busy for what is the same, 0.42 for what is new, at half load');
  assert.is(plan.postgresConnections, 24 * 13);
  assert.is(plan.listenerMegabytes, 2_000);
});

test('open streams ask for processes of their own where reads do not', () => {
  const quick = { ...figures, ownFromServer: 1_000_000 };
  assert.is(capacityFor(1_000_000, quick, pool).serveProcesses, 10);
});

test('bandwidth counts a version that is the same by its head alone', () => {
  const at = (shareChanged: number) =>
    capacityFor(1_000_000, figures, { ...pool, habits: { ...HABITS, shareChanged } }).megabitsPerSecond;
  assert.ok(at(1) / at(0) > 10);
  const day = capacityFor(1_000, figures, pool);
  const bytes = ((500 * 0.95 + 20_000 * 0.05) * 10 + 1_000 * 7) * 120;
  assert.ok(Math.abs(day.megabytesPerMemberAndDay - bytes / 1e6) < 1e-9);
});

test('every measured figure is there', () => {
  for (const [name, figure] of Object.entries(MEASURED)) assert.ok(figure > 0, name);
});

test.run();
