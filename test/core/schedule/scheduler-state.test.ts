import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { momentOf } from '#core/schedule/clocks.ts';
import { type StartFacts, schedulerStateAtStart } from '#core/schedule/scheduler-state.ts';

const test = suite('Whether the scheduler starts by itself');

const start = (facts: Partial<StartFacts>) => {
  const plain = { setting: null, isProduction: false, isDemo: false, isWithoutWorker: false };
  const { isActive, code } = schedulerStateAtStart({ ...plain, ...facts });
  return `${code} ${isActive}`;
};

test('in production it does, in development it does not, and in the demo it does anywhere', () => {
  assert.is(start({ isProduction: true }), 'production true');
  assert.is(start({}), 'development false');
  assert.is(start({ isDemo: true }), 'demo true');
});

test('the setting has the last word, and a server without a worker has none', () => {
  assert.is(start({ setting: 'on' }), 'setting-on true');
  assert.is(start({ setting: 'off', isProduction: true, isDemo: true }), 'setting-off false');
  assert.is(start({ setting: 'on', isWithoutWorker: true }), 'without-worker false');
});

test('the distance of two clocks comes out the same, however often the time turns between two looks', () => {
  let tick = 0;
  const machine = () => instant(1_000_000 + Math.floor((tick++ * 3) / 10));
  const racing = () => instant(machine() - 250_001);
  const seen = new Set<number>();
  for (let look = 0; look < 200; look += 1) seen.add(momentOf(machine, racing).clock);
  assert.equal([...seen], [-250_001]);
});

test.run();
