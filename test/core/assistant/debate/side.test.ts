import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Debate } from '#core/assistant/debate/debate.ts';
import { sideOf } from '#core/assistant/debate/side.ts';
import { type Answerer, builtIn, outsideAnswerer } from '#core/assistant/outside-model.ts';

const test = suite('Who spoke for a side of a debate');

const CLAUDE = outsideAnswerer({ name: 'Claude', model: 'claude-1' });
const GPT = outsideAnswerer({ name: 'GPT', model: 'gpt-1' });
const FORM = builtIn('Form analyst', 'The budget is spent.');

const speakers = (...claude: readonly [Answerer, Answerer, Answerer]): Debate['speakers'] => ({
  round1: { claude: claude[0], gpt: GPT },
  round2: { claude: claude[1], gpt: GPT },
  round3: { claude: claude[2], gpt: GPT },
});

test('one speaker in all rounds is the side, without a note', () => {
  assert.is(sideOf(speakers(CLAUDE, CLAUDE, CLAUDE), 'claude'), CLAUDE);
  assert.is(sideOf(speakers(CLAUDE, FORM, FORM), 'gpt'), GPT, 'the other side has its own speakers');
});

test('who opened is the side; a note names the rounds in which another spoke, and why', () => {
  const noteOf = (...rounds: readonly [Answerer, Answerer, Answerer]) => {
    const { name, note } = sideOf(speakers(...rounds), 'claude');
    return [name, note];
  };
  assert.equal(noteOf(CLAUDE, FORM, CLAUDE), [
    'Claude',
    'In round 2 Form analyst spoke instead: The budget is spent.',
  ]);
  assert.equal(noteOf(CLAUDE, CLAUDE, FORM), [
    'Claude',
    'In round 3 Form analyst spoke instead: The budget is spent.',
  ]);
  assert.equal(noteOf(CLAUDE, FORM, FORM), [
    'Claude',
    'In round 2 and round 3 Form analyst spoke instead: The budget is spent.',
  ]);
});

test('a note of the opening comes before the other', () => {
  const opened = builtIn('Pace analyst', 'GPT is down.');
  assert.is(
    sideOf(speakers(opened, opened, builtIn('Form analyst')), 'claude').note,
    'GPT is down. In round 3 Form analyst spoke instead.',
  );
});

test.run();
