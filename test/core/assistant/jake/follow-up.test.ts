import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { followUp, fullQuestion } from '#core/assistant/jake/follow-up.ts';
import type { CardInPlay } from '#core/assistant/race-view.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('follow-up questions');

const race = (number: number, ...names: readonly string[]) =>
  aRace({
    number,
    name: number === 3 ? 'Belmont S.' : null,
    runners: names.map((horseName, index) => aRunner({ programNumber: `${index + 1}`, horseName })),
  });
const races = [
  race(1, 'SILVER LATCH', 'QUIET FORD'),
  race(2, 'MARBLE BRIDGE', 'EMBER NOCTURNE'),
  race(3, 'EMBER ELBOW', 'TIN WHISTLE'),
];
const { day, provenance } = aCard({ races });
const card: CardInPlay = { track: FLAGSHIP, day, races, card: provenance, cardHash: 'hash', message: null };

const after =
  (question: string, answer = '') =>
  (text: string) =>
    followUp(text, { question, answer }, card);

test('a question about the whole day does not use the earlier race', () => {
  const next = after('who wins race 3');
  assert.is(next('So what is the best bet today?'), null);
  assert.is(next('Now show me the scratches on the card'), null);
});

test('another race replaces the earlier one', () => {
  const next = after('who has early speed in race 3');
  assert.is(next('and in the second?'), 'who has early speed in race 2');
  assert.is(next('what about race 1'), 'who has early speed in race 1');
  assert.is(next('race 2?'), 'who has early speed in race 2');
  assert.is(after('Who wins the Belmont?')('and the first'), 'Who wins race 1?');
  assert.is(after('who do you like in the third')('the second?'), 'who do you like in race 2');
  assert.is(after('conditions')('race 2'), 'conditions in race 2');
});

test('another horse, day, amount or wager replaces the earlier one', () => {
  assert.is(
    after('what price do I need on Silver Latch')('and Quiet Ford?'),
    'what price do I need on QUIET FORD',
  );
  assert.is(after('should I bet #1 in race 2')('what about #2'), 'should I bet #2 in race 2');
  assert.is(after('who won race 1 yesterday')('and last Friday?'), 'who won race 1 last Friday');
  assert.is(after('trifecta race 2 for $24')('and for $50?'), 'trifecta race 2 for $50');
  assert.is(after('trifecta race 2 for $24')('how about an exacta'), 'exacta race 2 for $24');
});

test('a program number is that horse of the earlier race, with the same question', () => {
  const ran = after('how did Silver Latch run', 'Race 1, official:\n#1 Silver Latch won by a neck.');
  assert.is(ran('and the 2?'), 'how did QUIET FORD run');
  assert.is(ran('the 2?'), 'how did QUIET FORD run');
  assert.is(ran('what about number 2'), 'how did QUIET FORD run');
  assert.is(after('is #1 in race 2 scratched')('and the 2?'), 'is #2 in race 2 scratched');
  assert.is(after('is Marble Bridge scratched')('how about the 2 horse?'), 'is EMBER NOCTURNE scratched');
  assert.is(
    after('what were the odds on Silver Latch at noon')('and the 2'),
    'what were the odds on QUIET FORD at noon',
  );
  assert.is(after('compare #1 and #2 in race 2')('and the 1?'), 'compare #1 and #2 in race 2 and #1');
  assert.is(ran('and the 1 in race 3?'), 'how did EMBER ELBOW run');
});

test('a horse named after a question about its race gets the same question', () => {
  assert.is(after('who wins race 3')('and the 2?'), 'tell me about TIN WHISTLE');
  assert.is(after('who won race 1')('what about Quiet Ford?'), 'how did QUIET FORD run');
  assert.is(after('any scratches in race 2')('and the 1?'), 'is MARBLE BRIDGE scratched');
  assert.is(after('what are the odds in race 1')('how about the 2'), 'what are the odds on QUIET FORD');
  assert.is(
    after('who is the best bet', 'Bets:\n- Race 3: #1 Ember Elbow.')('and the 2?'),
    'tell me about TIN WHISTLE',
  );
});

test('a number of no earlier horse is not a horse, and an ordinal is a race', () => {
  assert.is(after('hot jockeys')('and the 2?'), null);
  assert.is(after('who wins race 3')('and the 2nd?'), 'who wins race 2');
  assert.is(after('who wins race 3')('and the second?'), 'who wins race 2');
});

test('he, it and that horse are the horse in question, else the first one answered', () => {
  assert.is(after('how did Silver Latch run last time')('who rides him?'), 'who rides SILVER LATCH?');
  assert.is(
    after('who wins race 3', 'The pick is #1 Ember Elbow.')('what price do I need on it'),
    'what price do I need on EMBER ELBOW',
  );
  assert.is(
    after('who wins race 3', 'The pick is #1 Ember Elbow.')('what if it rains before the turf races'),
    null,
  );
});

test('a follow-up by the name of the race, why, who wins it, and to the question before the last', () => {
  assert.is(after('who leads early in race 1')('what about the Belmont?'), 'who leads early in race 3');
  assert.is(after('who wins race 3', 'The pick is #1 Ember Elbow.')('why?'), 'why EMBER ELBOW');
  assert.is(after('who leads early in race 1')('who wins it?'), 'who wins race 1?');
  assert.is(after('how did Silver Latch run')('who won it'), 'who won race 1');
  assert.is(after('exacta race 2 for $20')('make it $40'), 'exacta race 2 for $40');
  assert.is(
    after('compare Silver Latch and Quiet Ford')('and Ember Elbow?'),
    'compare Silver Latch and Quiet Ford and EMBER ELBOW',
  );
  const earlier = [
    { question: 'how did Tin Whistle run last time', answer: '' },
    { question: 'what is the weather', answer: 'Cloudy.' },
  ];
  assert.is(fullQuestion('who rides him?', earlier, card), 'who rides TIN WHISTLE?');
});

test('a question with its own words keeps only the race', () => {
  assert.is(
    after('who wins race 3')('and who has the highest last figure?'),
    'who has the highest last figure in race 3',
  );
});

test('a complete question is left as it is', () => {
  const next = after('who wins race 3');
  for (const text of [
    'who wins race 2',
    'hot jockeys',
    'trifecta race 2 for $24',
    '$50 on Silver Latch',
    'ok thanks',
    'scratches',
    'I have $100 for the day',
    'results from yesterday',
  ])
    assert.is(next(text), null, text);
});

test('"Which race?" and "Which horse?" can be answered in one word', () => {
  assert.is(
    after('exacta for $20', 'Which race? The card has races 1 to 3.')('2'),
    'exacta for $20 in race 2',
  );
  const which = after(
    'what price do I need on Ember',
    'Which horse: #2 Ember Nocturne in race 2 or #1 Ember Elbow in race 3?',
  );
  assert.is(which('Elbow'), 'what price do I need on Ember Elbow');
  assert.is(which('the first one'), 'what price do I need on Ember Nocturne');
  assert.is(which('race 3'), 'what price do I need on Ember Elbow');
});

test('a chain of follow-ups keeps the first question', () => {
  const earlier = [
    { question: 'who leads early in race 1', answer: '' },
    { question: 'and in the second?', answer: '' },
  ];
  assert.is(fullQuestion('and the third?', earlier, card), 'who leads early in race 3');
});

test.run();
