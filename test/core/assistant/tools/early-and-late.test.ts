import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, horse, NOON } from './asking.ts';

const test = suite('the early and the late bet over several races');

/** Asks about a card of nine races with these bets printed by race. */
async function askOfNine(printed: Readonly<Record<number, string>>) {
  const races = Array.from({ length: 9 }, (_, index) =>
    aRace({
      number: index + 1,
      wagers: printed[index + 1] ?? '',
      runners: [1, 3, 5].map((toOne, place) =>
        horse(String(place + 1), `${['AMBER', 'BIRCH', 'CEDAR'][place]} ${'QWERTYUIO'[index]}ILLOW`, toOne),
      ),
    }),
  );
  return asks(await openAssistant({ card: aCard({ races }), now: NOON }));
}

const PRINTED = await askOfNine({
  1: 'Daily Double ($1), Pick 5 (.50) (1-5)',
  2: 'Pick 4 (.50) (2-5)',
  5: 'Pick 5 (.50) (5-9), Pick 4 (.50)',
  6: 'Pick 4 (.50) (6-9)',
  7: 'Double ($1) (7-8), Pick 4 (.50)',
});
const BARE = await askOfNine({});
const NOT_PRINTED = /does not print where the (?:early|late) /;

test('they start where the card prints it, with and without an amount', async () => {
  for (const [question, answered] of [
    ['early pick 4', /^Pick 4, races 2 to 5, .* \$24 \(name your own amount\):/],
    ['late pick 4', /^Pick 4, races 6 to 9, /],
    ['late pick 4 for $20', /^Pick 4, races 6 to 9, .* for \$20:/],
    ['$1 late pick 4', /^Pick 4, races 6 to 9, /],
    ['late 50 cent pick 4', /^Pick 4, races 6 to 9, /],
    ['early pick 5', /^Pick 5, races 1 to 5, /],
    ['late pick five for $30', /^Pick 5, races 5 to 9, .* for \$30:/],
    ['late double', /^Daily double, races 7 to 8, /],
    ['early double for $6', /^Daily double, races 1 to 2, /],
    ['who do you like in the late pick 4', /^Pick 4, races 6 to 9, our likeliest/],
    ['late pick 4 1/1,2/3/1', /1 \/ 1,2 \/ 3 \/ 1, races 6 to 9: /],
  ] as const) {
    const answer = await PRINTED(question);
    assert.match(answer, answered, question);
    assert.not.match(answer, NOT_PRINTED, question);
  }
});

test('where nothing is printed they are the first and the last races of the card, and the answer says so', async () => {
  for (const [question, first, last, side] of [
    ['early pick 4', 1, 4, 'first 4'],
    ['late pick 4 for $20', 6, 9, 'last 4'],
    ['late double', 8, 9, 'last 2'],
    ['early pick 5', 1, 5, 'first 5'],
    ['late pick 4 1/1,2/3/1', 6, 9, 'last 4'],
    ['who do you like in the late pick 3', 7, 9, 'last 3'],
  ] as const) {
    const answer = await BARE(question);
    assert.match(answer, new RegExp(`races ${first} to ${last}\\b`), question);
    assert.match(
      answer,
      new RegExp(`does not print where .* starts; these are its ${side} races\\.`),
      question,
    );
  }
});

test('a race named is the start, and a bet printed once at the other end is not the one asked for', async () => {
  assert.match(await PRINTED('late pick 4 in race 5'), /^Pick 4, races 5 to 8/);
  assert.not.match(await BARE('late pick 4 in race 5'), NOT_PRINTED);
  const late = await askOfNine({ 6: 'Pick 4 (.50) (6-9)' });
  assert.match(
    await late('early pick 4'),
    /^Pick 4, races 1 to 4[\s\S]*does not print where the early pick 4/,
  );
  assert.match(await late('pick 4'), /^Pick 4, races 6 to 9/);
});

test('a bet that is over, or too late for, is no ticket', async () => {
  for (const question of [
    'did the late pick 4 hit',
    'is it too late for the pick 4',
    'what did the late pick 4 pay',
    'late pick 4 results',
    'who won the early double',
    'I once hit the late pick 4',
    'what time is the late pick 4',
  ])
    assert.not.match(await PRINTED(question), /chance to cash/, question);
});

test.run();
