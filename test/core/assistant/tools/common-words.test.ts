import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asking, asks, horse, NOON } from './asking.ts';

const test = suite('common words take no racing question away');
const ask = await asking();

const OF_THE_PLACE = /^Broadcasts, admission, parking/;
const OF_HEALTH = /^How a horse looks, its health/;
const OF_SALES = /^Sales, quotes and what people/;

for (const question of [
  'does a $2 exacta sound good in race 1',
  'does that sound right',
  'is the 2 in race 2 a sound bet',
  'which horse is hurt by the rail in race 2',
  'who gets hurt by a fast pace in race 2',
  'who gets hurt the most by a fast pace in race 2',
  'how many people like the 2 in race 2',
  'how many people are on the 2 in race 2',
  'which horse is a shade better in race 2',
  'drinks are on me if the 2 wins race 2',
  'I owe him a beer if the 2 wins race 2',
  'do the odds move in both directions in race 2',
  'who wraps up race 2',
  'is the bar too high for a bet in race 2',
  'is the 2 an agent of chaos in race 2',
])
  test(`"${question}" is a racing question`, async () => {
    const said = await ask(question);
    for (const other of [OF_THE_PLACE, OF_HEALTH, OF_SALES]) assert.not.match(said, other);
  });

for (const [question, answer] of [
  ['is the 2 sound', OF_HEALTH],
  ['is Quiet Ford sound', OF_HEALTH],
  ['how sound is the 2 in race 1', OF_HEALTH],
  ['any soundness issues in race 1', OF_HEALTH],
  ['was the 2 hurt', OF_HEALTH],
  ['is the 2 wearing front wraps', OF_HEALTH],
  ['is the 2 in racing plates', OF_HEALTH],
  ['how many people are at the track', OF_THE_PLACE],
  ['how many people come on Saturdays', OF_THE_PLACE],
  ['where is there shade', OF_THE_PLACE],
  ['are there any bars', OF_THE_PLACE],
  ['where can I buy a beer', OF_THE_PLACE],
  ['can I bring my own drinks', OF_THE_PLACE],
  ['directions to the track', OF_THE_PLACE],
  ['who is the bloodstock agent', OF_SALES],
] as const)
  test(`"${question}" is not stored`, async () => {
    assert.match(await ask(question), answer);
  });

const NAMES = ['SILVER LATCH', 'QUIET FORD', 'TIN WHISTLE'];

/** Asks about one race of horses with these coats, the first of them trained by `trainer`. */
async function askingOf(colors: readonly (string | null)[], trainer = 'MARSH ALEX') {
  const runners = colors.map((color, index) => ({
    ...horse(String(index + 1), NAMES[index] ?? '', index + 1),
    color,
    ...(index === 0 ? { trainer: aPerson(trainer, 80, 20) } : {}),
  }));
  return asks(await openAssistant({ card: aCard({ races: [aRace({ number: 1, runners })] }), now: NOON }));
}

test('a color that the card does not give is not said to be another one', async () => {
  const none = await askingOf([null, null, null]);
  assert.is(await none('any grays in race 1'), 'The card gives no colors in race 1.');
  assert.is(await none('any grays today'), 'The card gives no colors.');
  const some = await askingOf(['CH', null, 'B']);
  assert.match(
    await some('any grays in race 1'),
    /^No starter in race 1 is gray\.\nThe card gives no color for 1 starter\./,
  );
  assert.match(await some('any chestnuts in race 1'), /\nThe card gives no color for 1 starter\./);
  assert.not.match(await (await askingOf(['CH', 'B', 'B']))('any chestnuts in race 1'), /not on the card/);
});

test('a trainer named Brown is no coat', async () => {
  const of = await askingOf(['CH', 'BR', 'B'], 'BROWN CHAD C');
  assert.not.match(await of('who does Chad Brown have in race 1'), /brown:/);
  assert.not.match(await of('which horse does Brown like in race 1'), /brown:/);
  assert.not.match(await of('is Quiet Ford trained by Chad Brown'), /color/);
  const other = await askingOf(['CH', 'BR', 'B']);
  assert.match(await other('which one is the brown horse in race 1'), /#2 Quiet Ford: brown/);
  assert.match(await of('any bays in race 1'), /#3 Tin Whistle: bay/);
  assert.match(await of('is there a bay in race 1'), /#3 Tin Whistle: bay/);
  assert.match(await of('is Tin Whistle a bay'), /color bay/);
});

test('days ago are another day than today, however many and however vague', async () => {
  assert.match(await ask('who won race 1 ten days ago'), /^No results of Saratoga, Jul 23, 2025/);
  assert.match(await ask('who won race 1 eight days ago'), /^No results of Saratoga, Jul 25, 2025/);
  for (const when of ['a few days ago', 'a couple of days ago', 'several weeks ago', 'twenty days ago'])
    assert.match(await ask(`who won race 1 ${when}`), /^Results are stored by day/, when);
});

test('the age limit of a race is no age of people', async () => {
  for (const question of ['what is the age limit in race 2', 'is there an age limit for the horses'])
    assert.not.match(await ask(question), /18 or older/, question);
  assert.match(await ask('what is the age limit'), /18 or older/);
  assert.match(await ask('how old do I have to be to bet on race 2'), /18 or older/);
});

test('the most angles of a race that the card does not have are not listed', async () => {
  assert.not.match(await ask('most angles in race 9'), /^The starters with the most angles/);
});

test('a starter that fits no angle is not among those with the most', async () => {
  for (const question of ['most angles in race 1', 'most angles today'])
    assert.not.match(await ask(question), /: 0 angles/, question);
});

test.run();
