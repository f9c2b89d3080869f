import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { EXAMPLES as JAKE_EXAMPLES } from '#core/assistant/jake/card-answers.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import type { Card } from '#core/card/race.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { EXAMPLES as QUERY_EXAMPLES } from '#core/record-search/query-answer.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, TODAY } from '#test/core/record-search/a-book.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { realData } from '#test/support/real-data.ts';
import { welcome } from '../../../frontends/picks/jake/messages.ts';
import { exampleQuestions } from '../../../frontends/picks/query/question.ts';
import '../account/markup.ts';

const { suggestedQuestions } = await import('../../../frontends/picks/chat/chat-box.tsx');

const test = suite('suggested questions');

const at = (text: string): Instant => parseInstant(text) as Instant;
const nineRaces = aCard({ races: Array.from({ length: 9 }, (_, index) => aRace({ number: index + 1 })) });
const saratoga = trackOrRefusal('saratoga');
const demoRequest = { seed: 7, day: '2025-08-02' as RaceDay, track: saratoga, firstPost: 785 };
const morningOfFile = at('2025-06-07T09:00:00-04:00');
const file = realData('drf/SAR0607.DRF');
const cards: readonly (readonly [whose: string, card: Card, now: Instant])[] = [
  ['a card of bare races', nineRaces, at('2025-08-02T12:00:00-04:00')],
  ['the card of a demo day', makeDemoCard(demoRequest), at('2025-08-02T12:00:00-04:00')],
  ...(file === null
    ? []
    : [['a real card', (await readBrisnetCardFile(file, morningOfFile)).card, morningOfFile] as const]),
];

async function answeringOn(card: Card, now: Instant): Promise<(question: string) => Promise<string>> {
  const { findAnswer } = await openAssistant({ card, now });
  return async (question) => (await findAnswer('saratoga', question)).answer.text;
}

/** How the answer begins that the question asks for. */
const chatAnswers: Readonly<Record<string, RegExp>> = {
  'Where is the best value today?': /^(?:PASS: no price|Bets on the card)/,
  'Who do you pick in each race?': /^Picks for Saratoga/,
  'Any longshots today?': /^(?:PASS: no longshot|Longshots on the card)/,
  'How is the pace in each race?': /^How the races are likely to be run/,
  'How are the weather and the track?': /^(?:At Saratoga|No weather report for Saratoga)/,
};

test('of the chat are those whose answers are known here', () => {
  assert.equal(Object.keys(chatAnswers), [...suggestedQuestions]);
});

/** What is said instead of an answer. */
const noAnswer = /did not find one I can answer|^Which race\?|^There (?:is|are) no race/;

for (const [whose, card, now] of cards) {
  test(`of the chat get the answer they ask for without an AI model, on ${whose}`, async () => {
    const answerTo = await answeringOn(card, now);
    for (const [question, begins] of Object.entries(chatAnswers)) {
      assert.match(await answerTo(question), begins);
      assert.not.match(await answerTo(question), noAnswer);
    }
  });

  test(`in the welcome and the help of Ask Jake are answered for the race they name, on ${whose}`, async () => {
    const answerTo = await answeringOn(card, now);
    const inWelcome = welcome.split('\n').flatMap((line) => line.match(/^• (.*)/)?.[1] ?? []);
    assert.is(inWelcome.length, 3);
    for (const question of [...inWelcome, ...JAKE_EXAMPLES]) {
      const race = /Race \d+/.exec(question)?.[0];
      const begins =
        race === undefined
          ? /^(?:PASS: no price|Bets on the card)/
          : new RegExp(`^${race}(?: \\([^)]+\\))?, `);
      assert.match(await answerTo(question), begins, question);
      assert.not.match(await answerTo(question), noAnswer);
    }
  });
}

test('of the data query are understood whole', () => {
  for (const question of [...exampleQuestions, ...QUERY_EXAMPLES]) {
    const { understood, ignored } = readQuestion(question, aBook(), TODAY);
    assert.ok(understood.length > 0, question);
    assert.equal(ignored, [], question);
  }
});

test.run();
