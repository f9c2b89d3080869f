import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testNotAnsweredSo } from '../not-answered-so.ts';
import { askOfEight as ask } from './eight-races.ts';

const test = suite('no answer is turned around');

const ANSWERED: readonly (readonly [question: string, answer: RegExp])[] = [
  ["who shouldn't I use in the pick 4", /^Pick 4, races 5 to 8, least likely to win:/],
  ["which horses don't you like in the pick 4", /^Pick 4, races 5 to 8, least likely to win:/],
  ['who do you like in the pick 4, not the favorite', /^I do not work out a pick 4 without its favorites\./],
  [
    "which favorites don't you trust",
    /^(?!Favorites of the races to come, the likeliest)(?:No favorite|Favorites)/,
  ],
  [
    'which favorites are not reliable',
    /^(?!Favorites of the races to come, the likeliest)(?:No favorite|Favorites)/,
  ],
  [
    'who should I not use with Silver Latch in the exacta',
    /^Race 1, 6F on dirt, with #1 Silver Latch in the exacta, least likely to run in the first two:\n- #4 Harbor Song/,
  ],
  [
    'who do I use with Silver Latch on top of my exacta',
    /^Race 1, 6F on dirt, with #1 Silver Latch in the exacta, by chance to run in the first two:\n- #2 Quiet Ford/,
  ],
  [
    'what horses do I use Silver Latch over in the exacta',
    /^Race 1, 6F on dirt, with #1 Silver Latch in the exacta, by chance to run in the first two:/,
  ],
  ['who is coming off 90 days rest', /^2 starters on the card are away for 90 days or more:/],
  ['any horses away no more than 40 days', /^\d+ starters on the card are back within 40 days:/],
  ['who shouldnt I use in the pick 4', /^Pick 4, races 5 to 8, least likely to win:/],
  [
    "which favorites don't look solid",
    /^(?!Favorites of the races to come, the likeliest)(?:No favorite|Favorites)/,
  ],
  ['how many horses are off a 90-day layoff', /away for 90 days or more:/],
  ['horses off 30 days or less', /^\d+ starters on the card are back within 30 days:/],
  ['horses just claimed that are off 90 days', /away for 90 days or more:/],
  ['how much is a pick 4 with 3 in every race', /^\$40\.50: /],
];
for (const [question, answer] of ANSWERED)
  test(question, async () => {
    assert.match(await ask(question), answer);
  });

const NOT_SO: readonly (readonly [question: string, answer: RegExp])[] = [
  ['I have never played a pick 4, which horses should I use', /least likely/],
  ["I don't like to bet much, who do you like in the pick 4", /least likely/],
  ["Horses I shouldn't bet against in race 1", /^Least likely/],
  ['which favorites should I not bet against', /^(?:Favorites|No favorite)/],
  ['who do I use with Silver Latch underneath in the exacta', /in the exacta, by chance/],
  ['any horses running on turf for the first time in a year', /is back|are back|away for|never on turf/],
  ['who is back on dirt after 3 months', /on the card (?:is|are) (?:away|back)/],
  ["who hasn't been off more than 60 days", /away for/],
  ['which horses are running in 2 weeks', /on the card (?:is|are) (?:away|back)/],
  ['how much is a pick 4 in race 5', /256 combinations/],
  ['how much is a pick 4 with 3 in race 5, 2 in race 6, 4 in race 7 and 1 in race 8', /81 combinations/],
  ['Trifecta box 1,2,3,4 how much will it pay?', /^\$/],
];
testNotAnsweredSo(test, ask, NOT_SO);

test('what stays as it was', async () => {
  assert.match(
    await ask('who goes over Silver Latch in the exacta'),
    /over #1 Silver Latch in the exacta, by chance to win:/,
  );
  assert.match(
    await ask("I'm not sure who to use with Silver Latch in the exacta"),
    /by chance to run in the first two:/,
  );
  assert.match(await ask('Trifecta box 1,2,3,4 how much will it cost?'), /^\$12: /);
  assert.match(
    await ask('horses returning after only 2 weeks'),
    /back within 2 weeks:\n- Race 1, #2 Quiet Ford/,
  );
});

test.run();
