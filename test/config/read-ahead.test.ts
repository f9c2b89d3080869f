import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerAhead } from '#config/read-ahead.ts';
import type { Get } from '#config/wiring/provide.ts';

const test = suite('Answering ahead of the first question');

test('the same questions are answered at each track racing today, the longest ones at the first alone', async () => {
  const answered = new Map<string, string[]>();
  const parts: Readonly<Record<string, unknown>> = {
    tracksToday: async () => [{ slug: 'saratoga' }, { slug: 'del-mar' }],
    findAnswer: async (track: string, question: string) =>
      void answered.set(track, [...(answered.get(track) ?? []), question]),
  };
  await answerAhead(((name: string) => parts[name]) as Get);
  const [saratoga = [], delMar = []] = [answered.get('saratoga'), answered.get('del-mar')];
  assert.equal([...answered.keys()], ['saratoga', 'del-mar']);
  assert.is(delMar.length, 3);
  assert.equal(saratoga.slice(0, 3), delMar);
  assert.match(saratoga.slice(3).join(' '), /rains.*pick 4/);
});

test.run();
