import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testNotAnsweredSo } from '../not-answered-so.ts';
import { AFTER_RACE_1, asking } from './asking.ts';
import { askOfEight as ask } from './eight-races.ts';

const test = suite('questions about prices, screens and the chat itself');

for (const [question, answer] of [
  [
    'is 5-1 good on Quiet Ford',
    /^#2 Quiet Ford in race 1: 5-1 is above its fair odds of 3-1, an overlay, and no lower than the price to take, 5-1: a bet at that price\./,
  ],
  [
    'is 9-2 enough on Tin Whistle',
    /^#3 Tin Whistle in race 1: 9-2 is below its fair odds of 6-1, an underlay, and below the price to take, 10-1: no bet\.\n/,
  ],
  [
    'is Quiet Ford overpriced',
    /^#2 Quiet Ford in race 1: its price, 3-1 on the morning line, is equal to its fair odds of 3-1, and below the price to take, 5-1: no bet\./,
  ],
  [
    'is Tin Whistle too short',
    /^#3 Tin Whistle in race 1: its price, 5-1 on the morning line, is below its fair odds/,
  ],
  [
    'what are the live odds in race 2',
    /^No board odds of race 2 are known\. The morning line, which is an estimate and not a price:\n- #1 Amber Willow: 1-1\n/,
  ],
  ['current odds race 2', /^No board odds of race 2 are known/],
  ['odds for race 2', /^No board odds of race 2 are known/],
  ['what are the Beyers for race 3', /^Other figures \(Beyer, /],
  ['I just won $60, build me a $20 pick 4 from race 1', /^Pick 4, races 1 to 4/],
  ['are you a real person', /^I am a program, not a person/],
  ['am I talking to a bot', /^I am a program, not a person/],
  ['will you take my bet on the 4 at 5-1', /^No bets are taken here/],
  ['where do I find the pace numbers', /^Pace and Speed Analysis has the pace of every race/],
  ['which page has the bias', /^Track Bias Analysis/],
  ['which page shows the results', /^OTB Race Results/],
  ['what tab shows the workouts', /^The Form tab of a race/],
] as const)
  test(question, async () => {
    assert.match(await ask(question), answer);
  });

testNotAnsweredSo(test, ask, [
  ['who is live in race 2', /board odds/],
  ['what were the odds of race 2 at 12:30', /^No board odds/],
  ['where can I find a good longshot', /^Longshot Alerts has/],
  ['are you a real fan', /^I am a program/],
  ['odds of the 3 in race 2', /^No board odds/],
  ['which page has the best bet', /^The Tickets tab/],
  ['how do betting odds work', /Which race|^No board odds/],
  ['what is the tote board', /Which race|^No board odds/],
  ['what are the odds of rain', /^No board odds/],
  ['any horses with live odds of 10-1 in race 3', /^No board odds/],
  ["has Quiet Ford's layoff been too long", /fair odds/],
  ['is six furlongs too short for Quiet Ford', /equal to its fair odds/],
  ['is 5-2 good on Quiet Ford to place', /no lower than|below the price to take/],
  ['who was the favorite in race 1', /in its name/],
  ['who were the scratches', /in its name/],
  ['who was the jockey in race 4', /in its name/],
  ['who ran the fastest last time', /in its name/],
  ['who came off the pace last time', /in its name/],
  ['where can I find the pick 6 carryover', /^AI Picks has/],
  ['where do I find tickets to the Travers', /^The Tickets tab/],
  ['where can I read how your model works', /^The Form tab/],
  ['where can I see the horses going to post', /^Weather Analysis/],
  ['which page has my credit card', /^Racing Program/],
  ['which horses were winners by more than 3 lengths last time', /were beaten/],
  ['box 3 in the exacta with the 4 under $10 in race 2', /Our likeliest 3/],
  ['box 4 in the trifecta except the 2 for at most $20 in race 2', /Our likeliest 4/],
  ['box 3 in the exacta under $10 in race 2 including Amber Willow', /Our likeliest 3/],
]);

test('a canceled race has neither odds nor boxes', async () => {
  assert.is(await ask('live odds in race 8'), 'Race 8 is canceled.');
  assert.is(await ask('box 3 in the exacta for at most $20 in race 8'), 'Race 8 is canceled.');
});

test('odds of a race that has been run are its result', async () => {
  assert.match(await (await asking(AFTER_RACE_1))('live odds in race 1'), /^Race 1/);
});

test.run();
