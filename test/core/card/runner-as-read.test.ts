import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { originOf } from '#core/card/price.ts';
import { asRead, runnerOn } from '#core/card/runner-as-read.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('a runner as a file or a row has it');

test('the morning line of a runner has the source and time of its card', () => {
  const card = aProvenance('live');
  const runner = runnerOn({ ...aRunner(), morningLine: { text: '5-1', toOne: 5 } }, card);
  assert.equal(runner.morningLine, aPrice(5, originOf('morning line', card)));
});

test('a row keeps the odds of the line alone, and nothing else is lost', () => {
  const runner = aRunner({ toOne: 3.5 });
  assert.equal(asRead(runner), { ...runner, morningLine: { text: '7-2', toOne: 3.5 } });
});

test('a runner without a line has none, on the card and in the row', () => {
  const runner = aRunner({ morningLine: null });
  assert.equal([runnerOn(runner, aProvenance()), asRead(runner)], [runner, runner]);
});

test.run();
