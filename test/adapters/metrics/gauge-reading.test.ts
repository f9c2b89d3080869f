import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBriefly } from '#adapters/metrics/gauge-reading.ts';

const test = suite('Reading a gauge');

test('several scrapes within five seconds cost one reading', async () => {
  let [now, readings] = [0, 0];
  const read = readBriefly(
    async () => [{ labels: {}, value: ++readings }],
    () => now,
  );
  assert.is((await read())[0]?.value, 1);
  now = 4_999;
  assert.is((await read())[0]?.value, 1);
  now = 5_000;
  assert.is((await read())[0]?.value, 2);
});

test.run();
