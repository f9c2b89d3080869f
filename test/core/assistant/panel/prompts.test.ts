import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ANALYSIS_RULES, STRATEGY_RULES, SUMMARY_RULES } from '#core/assistant/panel/prompts.ts';
import { MODEL_RULES } from '#core/picks/prompts/instructions.ts';

const test = suite('What the panel’s model is asked to do');

test('every task begins with the rules for every model, and no two tasks are the same', () => {
  const tasks = [ANALYSIS_RULES, STRATEGY_RULES, SUMMARY_RULES];
  for (const task of tasks) assert.ok(task.startsWith(`${MODEL_RULES}\n\n`));
  assert.is(new Set(tasks).size, 3);
});

test('a confidence is never to be a chance, and to pass is an answer', () => {
  assert.match(ANALYSIS_RULES, /confidence \(0 to 100\) .*; it is not a chance\./);
  assert.match(STRATEGY_RULES, /a race without value is usual and to pass is an answer/);
});

test('each field of an answer is described by its name', () => {
  for (const field of ['confidence', 'riskAssessment', 'analysis', 'reasoning', 'keyFactors'])
    assert.ok(ANALYSIS_RULES.includes(field), field);
  for (const field of ['primaryPick', 'strategy', 'alternatives', 'valueOpportunities', 'reasoning'])
    assert.ok(STRATEGY_RULES.includes(field), field);
  for (const field of ['confidence', 'riskLevel', 'summary', 'keyFactor'])
    assert.ok(SUMMARY_RULES.includes(field), field);
});

test.run();
