import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askCommand } from '#cli/ask.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { heard } from './heard.ts';

const test = suite('racing-cli ask');

async function asked(...words: readonly string[]) {
  const { askJake } = await openAssistant();
  let isClosed = false;
  const close = async () => {
    isClosed = true;
  };
  const command = askCommand(async () => ({ askJake, close }));
  return { said: await heard(command, ...words), isClosed };
}

test('a question in plain words is answered, with who answered', async () => {
  const { said, isClosed } = await asked('How', 'should', 'I', 'bet', '400', 'dollars', 'on', 'race', '1');
  assert.match(said.out, /of \$400/);
  assert.match(said.out, /Built-in analyst/);
  assert.is(isClosed, true);
});

test('a blank question is refused, and the app is closed', async () => {
  const { said, isClosed } = await asked(' ');
  assert.is((said.error as Refusal).code, 'assistant.blank-question');
  assert.is(isClosed, true);
});

test.run();
