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
  ['Any scratches in race 8', { topic: 'scratches', raceNumber: 8 }],
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

test.run();
