import type { Test } from 'uvu';
import * as assert from 'uvu/assert';

/** A test for each question: its answer is not of the kind that words like its own get. */
export function testNotAnsweredSo(
  test: Test,
  ask: (question: string) => Promise<string>,
  cases: readonly (readonly [question: string, answer: RegExp])[],
): void {
  for (const [question, answer] of cases)
    test(question, async () => {
      assert.not.match(await ask(question), answer);
    });
}
