import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { SealedPicker } from '#core/picks/ledger/entry.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain, someFacts } from '#test/support/a-sealed-pick.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, card, NOON, payouts, starters } from './asking.ts';

const test = suite('our picks of an earlier day, and the return of following them');

const YESTERDAY = '2025-08-01' as RaceDay;
const [consensus] = someFacts().voices.filter(({ voice }) => voice === 'consensus');
const picked = (programNumber: string, name: string) => ({
  tickets: [{ interest: programNumber, horses: [{ programNumber, name }], line: null, odds: null }],
  voices: [{ ...consensus, horse: { programNumber, name } } as SealedPicker],
});

async function roomWith(picks: readonly (readonly [race: number, number: string, name: string])[]) {
  const room = await openAssistant({ card, now: NOON });
  await room.results.keep(
    aSheet({
      day: YESTERDAY,
      races: [1, 2].map((raceNumber) => aRaceResult({ raceNumber, starters, payouts })),
    }),
    'yesterday',
  );
  await room.ledger.append(
    aChain(
      picks.map(([raceNumber, number, name]) => ({
        day: YESTERDAY,
        raceId: `saratoga-${YESTERDAY}-${raceNumber}`,
        raceNumber,
        ...picked(number, name),
      })),
    ),
  );
  return asks(room);
}

const ask = await roomWith([
  [1, '2', 'QUIET FORD'],
  [2, '1', 'SILVER LATCH'],
]);

test('whether a horse was our pick is yes or no, with the race, our pick there and how the horse ran', async () => {
  for (const question of [
    'was Quiet Ford our pick in race 1 yesterday',
    'did you pick Quiet Ford yesterday',
    'did you have Quiet Ford in race 1 yesterday?',
    'was Quiet Ford one of your top picks on Friday',
    'did you have the winner of race 1 yesterday',
  ])
    assert.match(
      await ask(question),
      /^Yes: #2 Quiet Ford was our pick in race 1 at Saratoga, Aug 1, 2025\.\n#2 Quiet Ford won by a neck;/,
      question,
    );
  assert.match(
    await ask('did you pick Tin Whistle yesterday'),
    /^No: our pick in race 1 at Saratoga, Aug 1, 2025 was #2 Quiet Ford, which won\.\n#3 Tin Whistle was 3rd of 3/,
  );
  assert.match(
    await ask('did you have the winner of race 2 yesterday'),
    /^No: our pick in race 2 at Saratoga, Aug 1, 2025 was #1 Silver Latch, which was 2nd\.\n#2 Quiet Ford won/,
  );
  assert.match(
    await ask('did you pick Journalism yesterday'),
    /^No horse called Journalism ran at Saratoga, Aug 1, 2025, by the stored results\./,
  );
  assert.match(
    await ask('did you pick Journalism on July 30'),
    /^No results of Saratoga, Jul 30, 2025 are stored\./,
  );
});

test('a horse of today is our pick of its race or not', async () => {
  assert.match(
    await ask('did you pick Marble Bridge'),
    /^(?:Yes: #1 Marble Bridge is|No: our pick in race 2 is)/,
  );
  assert.match(await ask('is Tin Whistle your pick'), /^No: our pick in race 1 is #\d/);
});

test('how many of our picks won on a day is counted, each with how it ran', async () => {
  for (const question of [
    'how many of your picks won yesterday',
    'how many winners did you pick yesterday',
    'did you have any winners yesterday',
  ])
    assert.match(
      await ask(question),
      /^1 of 2 picks won at Saratoga, Aug 1, 2025\.\n- Race 1: #2 Quiet Ford won\n- Race 2: #1 Silver Latch was 2nd/,
      question,
    );
});

test('other questions with our picks or a horse in them are not read as whether it was our pick', async () => {
  for (const question of [
    'did you have fun yesterday',
    'did you pick a jockey yesterday',
    'why was Silver Latch our pick',
    'is Avery your pick',
    'was Quiet Ford the favorite yesterday',
    'did you like the favorite yesterday',
    'should Silver Latch be our pick',
  ])
    assert.not.match(await ask(question), /^(?:Yes|No)\b/, question);
});

test('a best bet, a place, an exotic or a bet over races is no question of our pick to win', async () => {
  for (const question of [
    'is Silver Latch one of your best bets',
    'is Silver Latch your best bet today',
    'is Silver Latch one of our plays',
    'is Silver Latch your pick for second',
    'is Silver Latch your pick to show',
    'is Silver Latch in your pick 4',
    'is Silver Latch one of your picks in the exacta',
    'was Quiet Ford your best bet yesterday',
    'was Quiet Ford your pick for second yesterday',
  ])
    assert.not.match(await ask(question), /\b(?:is|was) our pick in race|^No: our pick/, question);
  for (const question of ['is Tin Whistle your top pick in race 1 today', 'is Tin Whistle your pick to win'])
    assert.match(await ask(question), /^(?:Yes: #3 Tin Whistle is|No: our pick in race 1 is)/, question);
});

test('what there was on an earlier day is no horse, and only a pick of an unknown horse says that none ran', async () => {
  for (const question of [
    'did you have scratches yesterday',
    'did we have turf races yesterday',
    'did we have rain yesterday',
    'did we have thunderstorms yesterday',
    'did you call race 5 right yesterday',
    'did you have Churchill Downs yesterday',
  ])
    assert.not.match(await ask(question), /No horse called/, question);
  for (const question of [
    'did you tab Journalism yesterday',
    'did you have Journalism as your pick yesterday',
  ])
    assert.match(await ask(question), /^No horse called Journalism ran/, question);
  assert.match(await ask('did you have quiet ford yesterday'), /^Yes: #2 Quiet Ford was our pick/);
});

test('what a flat bet on each of our picks of a day came to is counted from the payoffs', async () => {
  for (const question of [
    'what would I have made following your picks yesterday',
    'profit if I bet $2 on all of yours yesterday',
    'if I had bet every pick of yours yesterday',
    'what if I bet all your picks yesterday',
    'would I be ahead if I followed your picks yesterday',
    'how much would you win if you bet all your picks yesterday',
  ])
    assert.match(
      await ask(question),
      /^A flat \$2 to win on each of our picks at Saratoga, Aug 1, 2025: a profit of \$4\.30 on \$4\.00 staked, return per dollar \+107\.5%\.\n1 of 2 picks won; one day is too few bets/,
      question,
    );
  assert.match(
    await ask('if I had bet $10 on each of your picks yesterday'),
    /^A flat \$10 .*a profit of \$21\.50 on \$20\.00 staked/,
  );
});

test('over all settled bets too few make no return, and none is said', async () => {
  assert.match(
    await ask('what would I have made following your picks'),
    /last 365 days: 2 races; no return is shown for fewer than 30 bets\.|^No settled picks at Saratoga for the last 365 days\./,
  );
  const none = await roomWith([]);
  for (const question of ['profit if I bet $2 on all of yours', 'if I had bet every pick of yours'])
    assert.match(await none(question), /^No settled picks at Saratoga for the last 365 days\./, question);
});

test('advice, other bets and other people are not answered with the return of our picks', async () => {
  for (const question of [
    'should I follow your picks',
    'will I make money betting your picks tomorrow',
    'what would I have made boxing your picks in the exacta',
    'profit if I bet $2 on all the favorites',
    'would you bet all of your picks in race 1',
    'how much would it cost to bet all your picks',
    'how much would i need to bet all your picks today',
    'how much money would i need to follow your picks',
    'would you back your pick',
    'would you put money on your top pick',
    'would jake ever bet all of his money on your picks',
    'if i follow your picks would i be responsible',
    'would it be smart to bet all your picks',
  ])
    assert.not.match(await ask(question), /flat \$|No settled picks|no return is shown/, question);
});

test.run();
