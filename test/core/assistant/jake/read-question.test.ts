import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readJakeQuestion } from '#core/assistant/jake/read-question.ts';

const test = suite('Questions to Jake');

for (const [text, found] of [
  ['How should I bet $400 on Race 3?', { topic: 'bankroll', raceNumber: 3, bankroll: 400, mood: 'even' }],
  ["Who's the best longshot in Race 5?", { topic: 'longshot', raceNumber: 5, bankroll: null }],
  ["What's your WPS pick for Race 7?", { topic: 'wps', raceNumber: 7 }],
  [
    'i have 1,500 dollars for the third race, play it safe',
    { topic: 'bankroll', raceNumber: 3, bankroll: 1_500, mood: 'careful' },
  ],
  [
    'Swing for a big score with $1k in race ten',
    { topic: 'bankroll', raceNumber: 10, bankroll: 1_000, mood: 'bold' },
  ],
  ['Win, place and show in the 4th race', { topic: 'wps', raceNumber: 4 }],
  ['Where is the value today?', { topic: 'value', raceNumber: null }],
  ['Who wins R2?', { topic: 'winner', raceNumber: 2 }],
  ['What is the pace like in race 6', { topic: 'pace', raceNumber: 6 }],
  ['Which exacta in race 9?', { topic: 'exotics', raceNumber: 9, wager: 'exacta' }],
  ['Race 300', { topic: 'winner', raceNumber: 300 }],
  ['Write me a poem', { topic: 'help', raceNumber: null }],
] as const) {
  test(text, () => {
    const read = readJakeQuestion(text) as unknown as Record<string, unknown>;
    for (const [name, value] of Object.entries(found)) assert.is(read[name], value, name);
  });
}

for (const [text, ticket] of [
  [
    'What does a $1 trifecta box 1,2,3,4 cost in Race 2?',
    { wager: 'trifecta', structure: 'box', base: 1, sets: [['1', '2', '3', '4']] },
  ],
  [
    '50 cent trifecta 4/1,2/all in race 2',
    { wager: 'trifecta', structure: 'wheel', base: 0.5, sets: [['4'], ['1', '2'], 'all'] },
  ],
  [
    'race 1: $2 exacta 3 with 1, 5 and 1a',
    { wager: 'exacta', structure: 'part-wheel', base: 2, sets: [['3'], ['1', '5', '1A']] },
  ],
  [
    'exacta wheel 4 with all, race 5',
    { wager: 'exacta', structure: 'wheel', base: null, sets: [['4'], 'all'] },
  ],
  [
    'straight superfecta 1-2-3-4 race 6',
    { wager: 'superfecta', structure: 'straight', base: null, sets: [['1', '2', '3', '4']] },
  ],
  ['$20 to win on 7 in race 3', { wager: 'win', structure: 'straight', base: 20, sets: [['7']] }],
] as const) {
  test(text, () => {
    const read = readJakeQuestion(text);
    assert.is(read.topic, 'ticket');
    assert.equal(read.ticket, ticket);
  });
}

for (const [text, raceNumber] of [
  ['Who wins R7?', 7],
  ['the 3rd race', 3],
  ['the twelfth race', 12],
  ['race number nine', 9],
  ['race #4', 4],
  ['race no. 5', 5],
  ['the best horse of the day', null],
  ['a 3-1 shot', null],
  ['who is the second best in race 5', 5],
  ['who is the third best horse in race 4', 4],
  ['who is the second pick in race 3', 3],
  ['who ran the third in race 4', 4],
  ['Who has run the second fastest at the distance', null],
  ['who is the second alternate', null],
  ['who took the second highest figure', null],
  ['who was the second off the pace', null],
  ['which of the first three is best', null],
  ['who do you like in the fifth', 5],
  ['who do you like in the 5th in the mud', 5],
  ['is the 4th off the turf', 4],
  ['what is on the board for the 6th post time', 6],
] as const)
  test(`the race of "${text}"`, () => assert.is(readJakeQuestion(text).raceNumber, raceNumber));

for (const [text, bankroll] of [
  ['I have $1,200 for race 1', 1_200],
  ['$2.50 on it', 2.5],
  ['my bankroll is 300', 300],
  ['budget: 40', 40],
  ['20 bucks', 20],
  ['2k dollars', 2_000],
  ['$3 grand', 3_000],
  ['a 50 cent bet', 0.5],
  ['between $50 and $100', 100],
  ['race 400', null],
] as const)
  test(`the money of "${text}"`, () => assert.is(readJakeQuestion(text).bankroll, bankroll));

for (const [text, mood] of [
  ['Play it safe with $100', 'careful'],
  ['a conservative plan', 'careful'],
  ['low-risk bets', 'careful'],
  ['Go for it!', 'bold'],
  ['a big score', 'bold'],
  ['aggressively', 'bold'],
  ['how to bet $100', 'even'],
  ['a safe way to a big score', 'careful'],
] as const)
  test(`the mood of "${text}"`, () => assert.is(readJakeQuestion(text).mood, mood));

for (const [text, wager] of [
  ['a superfecta', 'superfecta'],
  ['the tri', 'trifecta'],
  ['any exactas', 'exacta'],
  ['quinella', 'quinella'],
  ['the 4 to show', 'show'],
  ['a place bet', 'place'],
  ['to win', 'win'],
  ['who wins', null],
] as const)
  test(`the wager of "${text}"`, () => assert.is(readJakeQuestion(text).wager, wager));

for (const [text, topic] of [
  ['is it going to rain', 'weather'],
  ['speed duel in race 4?', 'pace'],
  ['any overlays', 'value'],
  ['a sleeper for race 6', 'longshot'],
  ['across the board in race 2', 'wps'],
  ['favourite in race 2', 'winner'],
  ['favorite in race 2', 'winner'],
  ['first post', 'card'],
  ['', 'help'],
] as const)
  test(`the topic of "${text}"`, () => assert.is(readJakeQuestion(text).topic, topic));

test('horses spelled twice are one, and letters of a number are capitals', () => {
  assert.equal(readJakeQuestion('exacta box 1a, 1A and 2').ticket?.sets, [['1A', '2']]);
});

test('places, field sizes and odds are no horse numbers', () => {
  for (const text of ['exacta in the 4th', 'an exacta with 8 runners', 'exacta at 5-2'])
    assert.is(readJakeQuestion(text).ticket, null, text);
});

test('a key horse is a wheel, and horses over others a part wheel', () => {
  const ticketOf = (text: string) => {
    const { structure, sets } = readJakeQuestion(text).ticket ?? {};
    return [structure, sets];
  };
  assert.equal(ticketOf('trifecta key 4'), ['wheel', [['4']]]);
  assert.equal(ticketOf('exacta 4 over 1 and 2'), ['part-wheel', [['4'], ['1', '2']]]);
  assert.equal(ticketOf('exacta 4 on top of 1,2'), ['part-wheel', [['4'], ['1', '2']]]);
  assert.equal(ticketOf('exacta 3'), ['straight', [['3']]]);
});

test('the smallest amount is what each combination costs', () => {
  const { ticket, bankroll } = readJakeQuestion('I have $60: a $2 exacta box 1,2,3');
  assert.equal([ticket?.base, bankroll], [2, 60]);
});

test('the question itself is passed on as it was asked', () => {
  assert.is(readJakeQuestion('  Who WINS?  ').text, '  Who WINS?  ');
});

test('taking a ticket back, or dropping back in distance, is no question about the pace', () => {
  for (const text of ['can I take back my ticket', 'who is dropping back in distance', 'take back my bet'])
    assert.is.not(readJakeQuestion(text).topic, 'pace', text);
  assert.is(readJakeQuestion('who will drop way back').topic, 'pace');
  assert.is.not(readJakeQuestion('who is lightning fast').topic, 'weather');
  assert.is(readJakeQuestion('any lightning around').topic, 'weather');
});

test('numbers and alls without a comma, as many as places, stand one in each', () => {
  const setsOf = (text: string) => readJakeQuestion(text).ticket?.sets;
  assert.equal(setsOf('trifecta 1 all 2 race 3'), [['1'], 'all', ['2']]);
  assert.equal(setsOf('superfecta 1 2 all all race 3'), [['1'], ['2'], 'all', 'all']);
  assert.equal(setsOf('trifecta 1,all,2 race 3'), [['1'], 'all', ['2']]);
});

test.run();
