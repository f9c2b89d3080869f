import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inUsualWords } from '#core/assistant/jake/usual-words.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';
import { askOfEight, lastOfEight } from './eight-races.ts';

const test = suite('names of races and horses in questions');

const runners = ['AG BULLET', 'MR R T', 'GATE TO WIRE'].map((horseName, index) =>
  aRunner({ programNumber: String(index + 1), horseName, toOne: 1 + 2 * index }),
);
const card = aCard({
  races: [
    aRace({ number: 1, name: "Hill 'N' Dale Metropolitan H.", runners }),
    aRace({
      number: 2,
      name: 'Belmont S. Presented By Nyra Bets',
      runners: runners.map((runner, index) => ({ ...runner, horseName: `OAK ${'ABC'[index]}LONE` })),
    }),
  ],
});
const ask = asks(await openAssistant({ card, now: NOON }));

async function last(...questions: readonly string[]): Promise<string> {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of questions) earlier.push({ question, answer: await ask(question, earlier) });
  return earlier.at(-1)?.answer ?? '';
}

test('a race by its nickname carries the question before on', async () => {
  assert.match(await last("what's the Belmont post time", 'and the Met Mile'), /^Race 1: \d+:\d\d [AP]M/);
  assert.match(await last('how many run in the Met', 'and the Belmont?'), /^3 starters in race 2\./);
});

test('a word of a horse’s name is not what is asked', async () => {
  assert.match(await ask('does Ag Bullet like the turf'), /^#1 Ag Bullet, race 1, its record:/);
  assert.match(await ask('how has Ag Bullet been working'), /^#1 Ag Bullet, race 1: \d+ works? on the card/);
  assert.not.match(await ask('any bullet works today'), /^#1 Ag Bullet/);
});

test('a horse of short words only is found', async () => {
  assert.match(await ask('tell me about Mr R T'), /^#2 Mr R T in race 1: /);
});

test('place and show after a pick, and others beside a horse that is liked', async () => {
  assert.match(
    await lastOfEight('who do you like in race 2', 'what about to show'),
    /^Race 2.*ranked by chance to show/,
  );
  assert.match(await lastOfEight('who do you like in race 2', 'and to place?'), /^Race 2.*first two/);
  assert.match(
    await askOfEight('i like the 1 in the 2nd who else in the tri'),
    /with #1 Amber Willow in the trifecta, by chance to run in the first three:\n- #2 Birch Willow: /,
  );
});

test('short forms at the track', async () => {
  assert.is(inUsualWords('whats the min on a pick 5', []), 'what is the minimum on a pick 5');
  assert.is(inUsualWords('5 min to post', []), '5 min to post');
  assert.is(inUsualWords('how bout the 2', []), 'how about the 2');
  assert.is(inUsualWords('any value in the belmont undercard', []), 'any value on the card');
  assert.match(await askOfEight('whats the min on a pick 5'), /^The pick 5 minimum at Saratoga is \$0\.50/);
  assert.match(
    await askOfEight('can i get a 50 cent exacta'),
    /^The exacta minimum at Saratoga is \$1 a combination/,
  );
  assert.not.match(await askOfEight('can i get a $2 exacta 1,2 in race 2'), /^The exacta minimum/);
  assert.match(await askOfEight('how bout the 2 in race 4'), /^#2 Birch \w+ in race 4: /);
});

test('a horse that is on the card twice keeps the race that was asked about', async () => {
  const twice = asks(
    await openAssistant({
      now: NOON,
      card: aCard({ races: [1, 2].map((number) => aRace({ number, runners })) }),
    }),
  );
  const earlier: { question: string; answer: string }[] = [];
  for (const question of ['who wins race 2', 'and the 3?'])
    earlier.push({ question, answer: await twice(question, earlier) });
  assert.match(earlier.at(-1)?.answer ?? '', /^#3 Gate To Wire in race 2: /);
});

test('horses back on short rest, with and without the days', async () => {
  assert.match(
    await askOfEight('anybody back in a hurry, less than 2 weeks'),
    /^1 starter on the card is back in less than 2 weeks:\n- Race 1, #2 Quiet Ford: 12 days/,
  );
  for (const question of ['any horses on a quick turnaround', 'who is wheeling back quick'])
    assert.match(await askOfEight(question), /^1 starter on the card is back within 14 days:\n/, question);
  assert.not.match(await askOfEight('get back to me quick with odds'), /back within 14 days/);
});

test('odds that are said pay what they pay, whatever has been run', async () => {
  assert.match(
    await askOfEight('whats the payout on a 9-2 shot for a deuce'),
    /\$2 win ticket returns \$11\b/,
  );
  assert.match(await askOfEight('biggest payout yesterday'), /No results|largest/);
});

test('odds or more, worth a price, and a Beyer', async () => {
  const horses = (answer: string) => [...answer.matchAll(/#\d [A-Z]\w+ \w+/g)].map(([name]) => name);
  assert.equal(horses(await askOfEight("who's 5-1 or higher in race 2")), [
    '#3 Cedar Willow',
    '#4 Dover Willow',
  ]);
  assert.equal(horses(await askOfEight('anyone 3-1 or less in race 2')), [
    '#1 Amber Willow',
    '#2 Birch Willow',
  ]);
  assert.match(await askOfEight('is Silver Latch worth 4-5'), /^At 4-5 it is (?:no|a) bet by our chances\./);
  assert.match(
    await askOfEight("what's Silver Latch's best beyer"),
    /\nBeyer figures are not stored: this is the figure of the card\.\n/,
  );
  assert.not.match(await askOfEight("what's Silver Latch's best figure"), /Beyer/);
});

test('the best of a trainer’s horses is ranked', async () => {
  assert.match(
    await askOfEight("which of Miller's horses is best today"),
    /likeliest winners to come, by our chances:\n- #1 Silver Latch, race 1: /,
  );
});

test('a ticket with its horses is no question of the minimum', async () => {
  for (const question of [
    'can i get a $2 exacta 1 with 2',
    'can you make a $2 exacta',
    'can i play a $1 exacta 1 over 2',
  ])
    assert.not.match(await askOfEight(question), /^The exacta minimum/, question);
});

test('best before an undercard stays, and a double winner is no double', async () => {
  assert.is(inUsualWords('best undercard bet', []), 'best on the card bet');
  assert.is(inUsualWords('the derby day undercard', []), 'on the card');
  assert.not.match(
    await askOfEight('is Amber Willow a double winner using Lasix'),
    /^(?:Daily double|No ticket)/,
  );
});

test.run();
