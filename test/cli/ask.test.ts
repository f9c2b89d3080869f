import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askCommand } from '#cli/ask.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli ask');

async function ask(...words: readonly string[]) {
  const { askJake } = await openAssistant();
  let isClosed = false;
  const close = async () => {
    isClosed = true;
  };
  const command = askCommand(async () => ({ askJake, close }));
  return { result: await runCommand(command, ...words), isClosed };
}

test('a question in plain words is answered, with who answered', async () => {
  const { result, isClosed } = await ask('How', 'should', 'I', 'bet', '400', 'dollars', 'on', 'race', '1');
  assert.match(result.out, /of \$400/);
  assert.match(result.out, /Built-in analyst/);
  assert.is(isClosed, true);
});

test('a blank question is refused, and the app is closed', async () => {
  const { result, isClosed } = await ask(' ');
  assert.is((result.error as Refusal).code, 'assistant.blank-question');
  assert.is(isClosed, true);
});

test.run();
