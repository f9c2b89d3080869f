import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signOfTrouble } from '#core/compliance/play-safely/signs-of-trouble.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asking, asks, card, horse, NOON } from './asking.ts';

const test = suite('questions that look like another one');

test('what a named horse likes is its record, not a ranking of the field', async () => {
  const ask = await asking();
  assert.match(await ask('does Silver Latch like the mud'), /^#1 Silver Latch, race 1, its record:/);
});

test('a named horse that stretches out is neither scratched nor a list of others', async () => {
  const ask = await asking();
  assert.match(
    await ask('is Silver Latch stretching out'),
    /^#1 Silver Latch in race 1 (?:fits|does not fit) "At a mile or more after a sprint"\.$/,
  );
});

test('a horse that is called like the weather or the pace is a horse', async () => {
  const windy = aCard({
    races: [
      aRace({
        number: 1,
        runners: [horse('1', 'SUMMER WIND', 2, 80), horse('2', 'WIRE TO WIRE', 3, 82)],
      }),
    ],
  });
  const ask = asks(await openAssistant({ card: windy, now: NOON }));
  assert.match(await ask('what do you think of Summer Wind'), /#1 Summer Wind/);
  assert.match(await ask('what do you think of Wire to Wire'), /#2 Wire to Wire/i);
  assert.match(await ask('is there wind today'), /weather report/);
});

test('the favorite and the longshot of a race are not its verdict', async () => {
  const ask = await asking();
  assert.match(
    await ask('should I bet the favorite in race 1'),
    /^The favorite of race 1 is #1 Silver Latch/,
  );
  assert.match(await ask('is the longshot in race 1 worth a bet'), /longshot/);
});

test('whether a race comes off the turf is not asked by a horse that is good on it', async () => {
  const ask = await asking();
  assert.match(await ask('is race 1 on the turf'), /^Race 1 is not a turf race/);
  assert.not.match(await ask('is the favorite in race 1 good on the turf'), /turf race|off the turf/);
});

test('a horse that returns from a layoff is no question about a payoff, nor is a pick 4', async () => {
  const ask = await asking();
  assert.match(await ask('what does Silver Latch return'), /has no live price yet/);
  assert.not.match(await ask('is it true Silver Latch returns from a layoff'), /price yet|to win on/);
  assert.not.match(await ask('how much would a pick 4 with Silver Latch pay'), /has no live price yet/);
});

test('the best bet of the day is not the better of two horses compared before', async () => {
  const room = await openAssistant({ card });
  const question = 'compare the 1 and the 2 in race 1';
  const first = await room.findAnswer('saratoga', question);
  const { answer } = await room.findAnswer('saratoga', 'who is the best bet today', [
    { question, answer: first.answer.text },
  ]);
  assert.match(answer.text, /^(?:PASS: no price on the card|Value|Race|BET|WATCH)/);
  assert.not.match(answer.text, /likelier to win/);
});

test('a moment may be given in words and halves', async () => {
  const ask = await asking();
  assert.match(
    await ask('what were the odds in race 1 two and a half hours ago'),
    /^No odds for race 1 were recorded up to 9:30 AM ET\./,
  );
  assert.match(
    await ask('odds in race 1 five minutes ago'),
    /^No odds for race 1 were recorded up to 11:55 AM ET\./,
  );
  assert.match(await ask('odds in race 1 an hour and a half ago'), /up to 10:30 AM ET\./);
  for (const unread of ['twenty-five minutes ago', 'an hour and forty-five minutes ago'])
    assert.not.match(await ask(`odds in race 1 ${unread}`), /up to 11:(?:55|15) AM/);
});

test('a canceled race has no winner, and the chat says why', async () => {
  const room = await openAssistant({ card, now: AFTER_RACE_1 });
  const canceled = { ...aRaceResult({ raceNumber: 1 }), cancelled: { reason: 'lightning' } } as const;
  await room.results.keep(aSheet({ track: 'SAR', day: card.day, races: [canceled] as never }), 'hash');
  const { answer } = await room.findAnswer('saratoga', 'who wins race 1');
  assert.match(answer.text, /The race was canceled: lightning\./);
  assert.not.match(answer.text, /Winner/);
});

test('a borrowed pick is no borrowed money, a horse may retire, and an inheritance is not for betting', () => {
  for (const harmless of [
    'can I borrow your pick',
    'I want to borrow a program',
    'I bet he heads to retirement after this',
  ])
    assert.is(signOfTrouble(harmless), null, harmless);
  for (const trouble of [
    'I borrowed money to play this',
    'betting my retirement on race 5',
    'use my inheritance on the double',
    'I borrowed her pension to bet race 5',
    'I bet my entire retirement on race 5',
    "used my wife's inheritance",
  ])
    assert.is(signOfTrouble(trouble)?.trouble, 'borrowed-money', trouble);
});

test('after a sign of trouble neither help, nor thanks, nor a word of a wager gets anything but care', async () => {
  const room = await openAssistant({ card });
  const before = { question: 'I lost $500 and need a lock', answer: 'I am sorry about the loss.' };
  for (const later of [
    'help',
    'thanks',
    'what is an exacta',
    'where can I place it',
    'what did race 1 pay',
  ]) {
    const { answer } = await room.findAnswer('saratoga', later, [before]);
    assert.match(answer.text, /1-800-697-3738/, later);
  }
});

test.run();
