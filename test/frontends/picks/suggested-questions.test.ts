import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EXAMPLES as JAKE_EXAMPLES } from '#core/assistant/jake/card-answers.ts';
import { EXAMPLES as QUERY_EXAMPLES } from '#core/record-search/query-answer.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, TODAY } from '#test/core/record-search/a-book.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { welcome } from '../../../frontends/picks/jake/messages.ts';
import { exampleQuestions } from '../../../frontends/picks/query/question.ts';
import '../account/markup.ts';

const { suggestedQuestions } = await import('../../../frontends/picks/chat/chat-box.tsx');

const test = suite('suggested questions');

const card = aCard({ races: Array.from({ length: 9 }, (_, index) => aRace({ number: index + 1 })) });
const { findAnswer } = await openAssistant({ card });
const answerTo = async (question: string): Promise<string> =>
  (await findAnswer('saratoga', question)).answer.text;

/** How the answer begins that the question asks for. */
const chatAnswers: Readonly<Record<string, RegExp>> = {
  'Where is the best value today?': /^(?:PASS: no price|Bets on the card)/,
  'Who do you pick in each race?': /^Picks for Saratoga/,
  'Any longshots today?': /^(?:PASS: no longshot|Longshots on the card)/,
  'How is the pace in each race?': /^How the races are likely to be run/,
  'How are the weather and the track?': /^(?:At Saratoga|No weather report for Saratoga)/,
};

test('of the chat get the answer they ask for without an AI model', async () => {
  assert.equal(Object.keys(chatAnswers), [...suggestedQuestions]);
  for (const [question, begins] of Object.entries(chatAnswers))
    assert.match(await answerTo(question), begins);
});

test('in the welcome and the help of Ask Jake are answered for the race they name', async () => {
  const inWelcome = welcome.split('\n').flatMap((line) => line.match(/^• (.*)/)?.[1] ?? []);
  assert.is(inWelcome.length, 3);
  for (const question of [...inWelcome, ...JAKE_EXAMPLES]) {
    const race = /Race \d+/.exec(question)?.[0];
    const begins = race === undefined ? /^(?:PASS: no price|Bets on the card)/ : new RegExp(`^${race}, `);
    assert.match(await answerTo(question), begins, question);
  }
});

test('of the data query are understood whole', () => {
  for (const question of [...exampleQuestions, ...QUERY_EXAMPLES]) {
    const { understood, ignored } = readQuestion(question, aBook(), TODAY);
    assert.ok(understood.length > 0, question);
    assert.equal(ignored, [], question);
  }
});

test.run();
