import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { toIso } from '#core/kernel/instant.ts';
import { labelOf, slotAnalysts } from '#core/picks/analysis/slot-analysts.ts';
import {
  type AnalystAnswer,
  type AnalystSilence,
  NO_ANSWERS,
  type OutsideAnalyst,
} from '#core/picks/outside-analysts/slot-answers.ts';
import { PROMPT_VERSION } from '#core/picks/prompts/instructions.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('who answered in the two slots');
const claude: OutsideAnalyst = { name: 'Claude', model: 'claude-sonnet-5-5' };
const gpt: OutsideAnalyst = { name: 'GPT', model: 'gpt-6.1-terra' };
const analysis = analysisFor({ isKeySet: true, outside: { claude, openai: gpt } });

const answerOf = (by: OutsideAnalyst): AnalystAnswer => ({
  is: 'answered',
  by,
  pick: aParsedPick(),
  at: MORNING,
  facts: 'facts',
});
const silenceOf = (by: OutsideAnalyst, is: AnalystSilence['is'] = 'unavailable'): AnalystSilence => ({
  is,
  by,
  why: `${by.name} is overloaded.`,
  at: MORNING,
});

test('with no outside analyst the built-in ones answer, and nothing is missing', () => {
  const nobody = { model: null, isBuiltIn: true, unavailable: null, promptVersion: null, askedAt: null };
  assert.equal(slotAnalysts(analysis, NO_ANSWERS), {
    claude: { name: 'Form analyst', ...nobody },
    openai: { name: 'Pace analyst', ...nobody },
  });
});

test('an outside analyst is named with its model, the prompt and the moment it was asked', () => {
  const { claude: slot } = slotAnalysts(analysis, { claude: answerOf(claude), openai: null });
  assert.equal(slot, {
    name: 'Claude',
    model: 'claude-sonnet-5-5',
    isBuiltIn: false,
    unavailable: null,
    promptVersion: PROMPT_VERSION,
    askedAt: toIso(MORNING),
  });
});

test('a slot whose analyst failed beside an answer stays its own, with the reason', () => {
  const { openai: slot } = slotAnalysts(analysis, { claude: answerOf(claude), openai: silenceOf(gpt) });
  assert.equal(
    [slot.name, slot.model, slot.isBuiltIn, slot.unavailable],
    ['GPT', 'gpt-6.1-terra', false, 'GPT is overloaded.'],
  );
});

test('where both failed the built-in ones answer, each with the reason of its slot', () => {
  const slots = slotAnalysts(analysis, { claude: silenceOf(claude), openai: silenceOf(gpt, 'refused') });
  assert.is(slots.claude.unavailable, 'Claude is overloaded. The built-in analyst answers.');
  assert.is(slots.openai.unavailable, 'GPT is overloaded. The built-in analyst answers.');
  assert.equal([slots.claude.name, slots.openai.name], ['Form analyst', 'Pace analyst']);
});

test('a built-in analyst in the place of an outside one claims neither a model nor a prompt', () => {
  const { claude: slot } = slotAnalysts(analysis, { claude: silenceOf(claude, 'no-budget'), openai: null });
  assert.equal([slot.isBuiltIn, slot.model, slot.promptVersion], [true, null, null]);
  assert.is(slot.askedAt, toIso(MORNING), 'but it was asked then');
});

test('the label of built-in analysts is printed once', () => {
  assert.is(labelOf(analysis, NO_ANSWERS), 'Built-in analyst');
});

test('the label names both outside analysts with their models, Claude first', () => {
  assert.is(
    labelOf(analysis, { claude: answerOf(claude), openai: answerOf(gpt) }),
    'Claude (claude-sonnet-5-5) and GPT (gpt-6.1-terra)',
  );
});

test('the label says who is unavailable beside an answer', () => {
  assert.is(
    labelOf(analysis, { claude: silenceOf(claude), openai: answerOf(gpt) }),
    'Claude unavailable and GPT (gpt-6.1-terra)',
  );
});

test('an outside analyst alone shares the label with the built-in one', () => {
  assert.is(
    labelOf(analysis, { claude: answerOf(claude), openai: null }),
    'Claude (claude-sonnet-5-5) and Built-in analyst',
  );
});

test('one model in both slots is named once', () => {
  assert.is(
    labelOf(analysis, { claude: answerOf(claude), openai: answerOf(claude) }),
    'Claude (claude-sonnet-5-5)',
  );
});

test('where the budget is spent or both failed the label is the built-in one, once', () => {
  const failed = { claude: silenceOf(claude), openai: silenceOf(gpt) };
  const spent = { claude: silenceOf(claude, 'no-budget'), openai: silenceOf(gpt, 'no-budget') };
  assert.equal(
    [failed, spent].map((answers) => labelOf(analysis, answers)),
    ['Built-in analyst', 'Built-in analyst'],
  );
});

test.run();
