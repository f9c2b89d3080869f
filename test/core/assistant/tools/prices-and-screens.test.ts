import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testNotAnsweredSo } from '../not-answered-so.ts';
import { AFTER_RACE_1, asking } from './asking.ts';
import { askOfEight as ask } from './eight-races.ts';

const test = suite('questions about prices, screens and the chat itself');

for (const [question, answer] of [
  [
    'is 5-1 good on Quiet Ford',
    /^#2 Quiet Ford in race 1: 5-1 is above its fair odds of 3-1 and at or above the price to take, 5-1: an overlay/,
  ],
  [
    'is 9-2 enough on Tin Whistle',
    /^#3 Tin Whistle in race 1: 9-2 is below its fair odds of 6-1: an underlay by our chances, and no bet\.\n/,
  ],
  [
    'is Quiet Ford overpriced',
    /^#2 Quiet Ford in race 1: its price, 3-1 on the morning line, equals its fair odds, but below the price to take, 5-1: no bet\./,
  ],
  [
    'is Tin Whistle too short',
    /^#3 Tin Whistle in race 1: its price, 5-1 on the morning line, is below its fair odds/,
  ],
  [
    'what are the live odds in race 2',
    /^No board odds of race 2 are known\. The morning line, which is an estimate and no price:\n- #1 Amber Willow: 1-1\n/,
  ],
  ['current odds race 2', /^No board odds of race 2 are known/],
  ['odds for race 2', /^No board odds of race 2 are known/],
  ['what are the Beyers for race 3', /^Other figures \(Beyer, /],
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
]);

test('odds of a race that has been run are its result', async () => {
  assert.match(await (await asking(AFTER_RACE_1))('live odds in race 1'), /^Race 1/);
});

test.run();
