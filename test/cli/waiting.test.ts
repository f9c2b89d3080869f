import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sayingThatItWaits } from '#cli/waiting.ts';

const test = suite('Waiting at the terminal');

test('silent work says that it still waits; work that ends says nothing', async () => {
  const lines: string[] = [];
  const done = await sayingThatItWaits(
    (line) => void lines.push(line),
    async () => pause(80, 'done'),
    30,
  );
  assert.is(done, 'done');
  assert.ok(lines.length >= 1);
  assert.match(lines[0] ?? '', /^still waiting after \d+ s …$/);
  const quick: string[] = [];
  await sayingThatItWaits(
    (line) => void quick.push(line),
    async (say) => say('1 of 1'),
  );
  assert.equal(quick, ['1 of 1']);
});

test.run();
