import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askOfEight } from './eight-races.ts';

const test = suite('a box of so many of our horses');

for (const question of [
  'how many combos in box of 4',
  'how many combinations in a box of 4 horses',
  'box 4 with Irad',
  'box 4 with Irad in race 5',
  'box 4 horses with Robin Lane in race 5',
  'is it better to box 3 horses in race 5',
  'should I box 3 horses in race 5',
  'box 2 for the exacta in race 5',
  'box two in the exacta in race 5',
])
  test(`"${question}" is not asked for one`, async () => {
    assert.not.match(await askOfEight(question), /exacta box [\d,]+: \d+ comb/);
  });

test('how many combinations a box has does not depend on a race', async () => {
  for (const [question, answer] of [
    [
      'how many combos in box of 4',
      'Combinations of a box of 4 horses: 12 in an exacta, 24 in a trifecta, 24 in a superfecta.',
    ],
    [
      'how many combinations in a trifecta box of 3 horses',
      'Combinations of a box of 3 horses: 6 in a trifecta.',
    ],
  ] as const)
    assert.is(await askOfEight(question), answer, question);
});

for (const [question, box] of [
  ['box 2 horses for the exacta in race 5', '1,2'],
  ['box of 2 in race 5', '1,2'],
  ['box your top 2 in race 5', '1,2'],
  ['box 3 in the exacta race 5', '1,2,3'],
  ['box 4 with $20 in race 5', '1,2,3,4'],
  ['box 3 horses with a $2 base in race 5', '1,2,3'],
] as const)
  test(`"${question}" has our likeliest`, async () => {
    assert.match(await askOfEight(question), new RegExp(`exacta box ${box}: `));
  });

test.run();
