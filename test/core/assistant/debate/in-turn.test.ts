import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NOTHING_NEW, newWords } from '#core/assistant/debate/in-turn.ts';
import type { RaceView } from '#core/assistant/race-view.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';

const test = suite('The words of a side in its turn');
const view = { evidence: threeHorseRace() } as RaceView;
const turn = {
  text: 'It is quick. It is fit.',
  more: ['It has post 3.', 'It is 3-1.'],
  nothingNew: 'No more.',
};

test('what is new is said, then the first fact that was not said, then that there is nothing', () => {
  assert.is(newWords(turn, ['It is fit.']), 'It is quick.');
  const said = ['It is fit. It is quick.'];
  assert.is(newWords(turn, said), 'It has post 3.');
  assert.is(newWords(turn, [...said, 'It has post 3.']), 'It is 3-1.');
  assert.is(newWords(turn, [...said, ...turn.more]), 'No more.');
});

test('that there is nothing is said in other words by each side in each round', () => {
  const words = (['round1', 'round2', 'round3'] as const).flatMap((round) =>
    (['claude', 'gpt'] as const).map((side) => NOTHING_NEW[round](side, view, '1')),
  );
  assert.is(new Set(words).size, 6);
  assert.ok(words.every((text) => text.includes('#1 Silver Latch')));
});

test.run();
