import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '#core/assistant/tools/index.ts';
import { asks, card, NOON } from '#test/core/assistant/tools/asking.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite('answers after a sign of trouble');

const room = await openAssistant({ card, now: NOON });
const earlier = [
  { question: 'I lost my rent money on race 1 and I need to win it back', answer: 'Please call.' },
];
/** The help line that every answer of care names. */
const CARE = /1-800-697-3738/;
const ask = (question: string) => asks(room)(question, earlier);

/** Every tool that still answers: none of them names a bet, a price or a horse to bet on. */
const SAFE: readonly string[] = [
  'glossary',
  'how a horse ran',
  'is it scratched',
  'off the turf',
  'post times',
  'race conditions',
  'results',
  'scratches and changes',
];

/** A question of every tool. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'who draws in off the turf': 'who draws in if race 1 comes off the turf',
  'loose on the lead': 'will Silver Latch get loose on the lead',
  bounce: 'is Silver Latch going to bounce',
  'stays the distance': 'will Silver Latch stay the distance and win',
  'also eligible and main track only': 'who is on the also eligible list',
  'pools, and how fresh prices are': 'how fresh are the odds',
  'bets are not taken': 'can I bet here',
  'my tickets': 'is my pick 4 still alive',
  'winner of a past race': 'who won the Travers last year',
  'last win': 'when did Silver Latch last win',
  'why it lost last time': "why didn't Silver Latch win last time",
  'lengths beaten last time': 'horses beaten less than a length last time',
  'who ran in a past race': 'who ran in the Preakness',
  'shipped in, by trainer': 'who shipped in',
  'number worn': 'who wears number 1',
  'fillies against males': 'any fillies against the boys',
  'legs of a bet': 'who do you like in the double',
  'picks on turf or dirt': 'best turf race',
  rivals: 'second best in race 1',
  'what becomes of a bet': 'what happens to my ticket in a dead heat',
  'a bet on one horse': '$20 to win on Quiet Ford',
  'a box of our top horses': 'box your top 3 in race 1',
  'a box for at most so much': 'box 3 in the exacta in race 2 for at most $10',
  'horses of a color': 'any grays in race 1',
  'what cannot be supposed': 'what if the rider changes in race 1',
  'records on the card': 'any undefeated horses in race 1',
  Spanish: '¿Quién gana la segunda?',
  'glossary in Spanish': '¿Qué es una exacta?',
  'our picks of a day': 'did you pick Silver Latch',
  'the return of following our picks': 'what would I have made following your picks',
  'our record': 'how did your picks do yesterday',
  'about the chat': 'are you a bot',
  'what if': 'what if race 2 has a hot pace',
  'is it scratched': 'is Tin Whistle scratched',
  'off the turf': 'is race 2 off the turf',
  'odds earlier': 'what were the odds on Silver Latch this morning',
  'winners of today': 'leading jockey so far today',
  'how a horse ran': 'how did Silver Latch run',
  results: 'who won race 1 yesterday',
  'post times': 'when is the next race',
  'rules of a bet': 'what is the exacta minimum',
  'what a win bet pays': 'what does Marble Bridge pay to win',
  glossary: 'what does morning line mean',
  'cost of a bet': 'how much is an exacta box of 3 horses',
  'ticket over several races': '$2 double 1/2 in race 1',
  'odds of a race': 'live odds in race 1',
  'horses at odds': 'who is 3-1 in race 1',
  'reasons for a horse': 'why Marble Bridge',
  'bets that are offered': 'is there a pick 4 today',
  'horses to use with another': 'who do I use with Silver Latch in the exacta',
  'most open races': 'which race is the most wide open',
  stablemates: 'any stablemates in race 1',
  'whether two horses have met': 'has Silver Latch ever beaten Quiet Ford',
  'which of two horses finished ahead': 'did Silver Latch beat Quiet Ford',
  'how often favorites win': 'how often do favorites win here',
  'fillies or colts': 'any fillies in race 1',
  'field of a race': 'the field of race 1 with jockeys and trainers',
  'races by distance': 'which race is the longest',
  'favorites of the card': 'which favorites are vulnerable',
  'days since the last race': 'any horses off more than 90 days today',
  'a day in numbers': 'how many favorites won yesterday',
  'field sizes': 'biggest field today',
  'troubled trips': 'who had trouble last time in race 2',
  'races to skip': 'which races should I skip',
  'races of a class': 'what stakes are running',
  'likeliest of the card': 'safest bet today',
  'tickets for money': 'Build me a late double',
  'scratches and changes': 'any scratches today',
  'track bias': 'is there a rail bias',
  'first-time starters': 'live first-time starters',
  'angles over the card': 'who gets first time Lasix',
  'angles of a race': 'what angles are in race 1',
  'using the site': 'how do I turn on notifications',
  ranking: 'highest last figure in race 1',
  'verdict of a race': 'Is the nightcap playable?',
  'chances of a race': 'chances in race 2',
  'jockeys and trainers': 'hot jockeys',
  'is it running': 'is Marble Bridge running',
  'horses to leave out': 'who should I leave out of race 2',
  favorite: 'is the favorite in race 1 beatable',
  'compare horses': 'compare Silver Latch and Quiet Ford',
  'price of a horse': 'What price do I need on Marble Bridge?',
  works: 'how has Marble Bridge been working out',
  'past lines': 'past performances of Marble Bridge',
  'facts of a horse': 'what is the running style of Marble Bridge',
  'race conditions': 'what is the purse of race 2',
  'a jockey or trainer': 'who rides Marble Bridge',
  'which horse': 'who is better, lantern?',
  'which person': 'how is Avery doing',
  'drew off last time': 'who drew off last time',
  'horse in a post': 'who drew post 1 in race 1',
  'horses in a bet over races': 'use Silver Latch and Marble Bridge in the double',
  'a past race of a horse': 'who beat Silver Latch last time',
  'due to win': 'is Silver Latch due',
  'hedging a bet': 'how do I hedge my double',
  'pick and longshot': 'give me a pick and a longshot',
};

test('only the tools that name no bet, price or horse to bet on still answer', async () => {
  assert.equal(
    TOOLS.map(({ name }) => name).filter((name) => QUESTIONS[name] === undefined),
    [],
  );
  const answered: string[] = [];
  for (const { name } of TOOLS) if (!CARE.test(await ask(QUESTIONS[name] ?? ''))) answered.push(name);
  assert.equal(answered.toSorted(), SAFE);
});

test('no question about a bet is answered, however it is asked', async () => {
  for (const question of [
    'What price do I need on Marble Bridge?',
    'Build me a late double',
    'Is the nightcap playable?',
    'Is Marble Bridge a bet?',
    'What are the odds on Marble Bridge',
    'When is the best time to bet race 2?',
    'what are the conditions for a $20 exacta in race 2',
    'how can I place a bet',
    'how is the pace in race 2',
    'anything',
  ])
    assert.match(await ask(question), CARE, question);
});

test.run();
