import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerAhead } from '#config/read-ahead.ts';
import type { Get } from '#config/wiring/provide.ts';

const test = suite('Answering ahead of the first question');

test('a question is answered at each track racing today', async () => {
  const answeredAt: string[] = [];
  const parts: Readonly<Record<string, unknown>> = {
    tracksToday: async () => [{ slug: 'saratoga' }, { slug: 'del-mar' }],
    findAnswer: async (track: string) => void answeredAt.push(track),
  };
  await answerAhead(((name: string) => parts[name]) as Get);
  assert.equal(answeredAt, ['saratoga', 'del-mar']);
});

test.run();
