import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeQueryClient } from '#api/api.ts';
import type { Listening, Piece } from '../../../frontends/picks/chat/spoken.ts';
import { textOf, useSpoken } from '../../../frontends/picks/chat/use-spoken.ts';

const test = suite('a question after a question');

type Jake = 'POST /api/ai/ask-jake';
type Answer = Awaited<ReturnType<Parameters<typeof useSpoken<Jake, string>>[0]>>;
type PendingQuestion = { readonly listening: Listening<Jake>; readonly answer: (answer: Answer) => void };

const soon = () => new Promise((wake) => setTimeout(wake, 5));
const WHOLE: Answer = {
  response: 'Number 4.',
  analysedBy: 'Claude',
  isBuiltIn: false,
};

/** The questions asked, by their text, and how each ended: an answer, or a failure with the pieces received so far. */
class Desk {
  readonly questions = new Map<string, PendingQuestion>();
  readonly outcomes: string[] = [];
  ask = (_: string): void => undefined;
  /** As a button asks. */
  press = (_: string): void => undefined;
}

function AtDesk({ desk }: { readonly desk: Desk }) {
  const { talk, ask } = useSpoken<Jake, string>(
    (question, listening) =>
      new Promise((answer, refuse) => {
        listening.signal.addEventListener('abort', () => refuse(new Error('left')));
        desk.questions.set(question, { listening, answer });
      }),
    {
      onAnswer: ({ response }) => desk.outcomes.push(`answer: ${response}`),
      onFailure: (pieces: readonly Piece<Jake>[]) => desk.outcomes.push(`failure after: ${textOf(pieces)}`),
    },
  );
  desk.ask = talk.mutate;
  desk.press = ask;
  return null;
}

function openDesk(): Desk {
  const desk = new Desk();
  const client = makeQueryClient(async () => null);
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(AtDesk, { desk })));
  return desk;
}

test('the earlier one is abandoned in silence; the answer of the second is read', async () => {
  const desk = openDesk();
  const { questions, outcomes } = desk;
  desk.ask('Who wins?');
  await soon();
  questions.get('Who wins?')?.listening.receive({ text: 'It is ' });
  desk.ask('And the exacta?');
  await soon();
  questions.get('And the exacta?')?.listening.receive({ text: 'Box ' });
  questions.get('Who wins?')?.listening.receive({ text: 'too late' });
  await soon();
  assert.equal(outcomes, []);
  questions.get('And the exacta?')?.answer(WHOLE);
  await soon();
  assert.equal(outcomes, ['answer: Number 4.']);
});

test('two requests at once are one', async () => {
  const desk = openDesk();
  const { questions, outcomes } = desk;
  desk.ask('Who wins?');
  desk.ask('And the exacta?');
  await soon();
  assert.is(questions.get('Who wins?')?.listening.signal.aborted, true);
  assert.is(questions.get('And the exacta?')?.listening.signal.aborted, false);
  assert.equal(outcomes, []);
});

test('a second press is ignored until the first is answered', async () => {
  const desk = openDesk();
  const { questions } = desk;
  desk.press('Who wins?');
  desk.press('Who wins then?');
  await soon();
  desk.press('And the exacta?');
  await soon();
  assert.equal([...questions.keys()], ['Who wins?']);
  questions.get('Who wins?')?.answer(WHOLE);
  await soon();
  desk.press('And the exacta?');
  await soon();
  assert.equal([...questions.keys()], ['Who wins?', 'And the exacta?']);
});

test.run();
