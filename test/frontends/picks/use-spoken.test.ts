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
type Asked = { readonly listening: Listening<Jake>; readonly answer: (answer: Answer) => void };

const soon = () => new Promise((wake) => setTimeout(wake, 5));
const WHOLE: Answer = {
  response: 'Number 4.',
  analysedBy: 'Claude',
  isBuiltIn: false,
};

/** What was asked, by its words, and what the place it was asked from was told of: answers, and failures with what had been heard. */
class Desk {
  readonly asked = new Map<string, Asked>();
  readonly told: string[] = [];
  ask = (_: string): void => undefined;
  /** As a button asks. */
  press = (_: string): void => undefined;
}

function AtDesk({ desk }: { readonly desk: Desk }) {
  const { talk, ask } = useSpoken<Jake, string>(
    (question, listening) =>
      new Promise((answer, refuse) => {
        listening.signal.addEventListener('abort', () => refuse(new Error('left')));
        desk.asked.set(question, { listening, answer });
      }),
    {
      onAnswer: ({ response }) => desk.told.push(`answer: ${response}`),
      onFailure: (pieces: readonly Piece<Jake>[]) => desk.told.push(`failure after: ${textOf(pieces)}`),
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
  const { asked, told } = desk;
  desk.ask('Who wins?');
  await soon();
  asked.get('Who wins?')?.listening.receive({ text: 'It is ' });
  desk.ask('And the exacta?');
  await soon();
  asked.get('And the exacta?')?.listening.receive({ text: 'Box ' });
  asked.get('Who wins?')?.listening.receive({ text: 'too late' });
  await soon();
  assert.equal(told, []);
  asked.get('And the exacta?')?.answer(WHOLE);
  await soon();
  assert.equal(told, ['answer: Number 4.']);
});

test('two requests at once are one', async () => {
  const desk = openDesk();
  const { asked, told } = desk;
  desk.ask('Who wins?');
  desk.ask('And the exacta?');
  await soon();
  assert.is(asked.get('Who wins?')?.listening.signal.aborted, true);
  assert.is(asked.get('And the exacta?')?.listening.signal.aborted, false);
  assert.equal(told, []);
});

test('a second press is ignored until the first is answered', async () => {
  const desk = openDesk();
  const { asked } = desk;
  desk.press('Who wins?');
  desk.press('Who wins then?');
  await soon();
  desk.press('And the exacta?');
  await soon();
  assert.equal([...asked.keys()], ['Who wins?']);
  asked.get('Who wins?')?.answer(WHOLE);
  await soon();
  desk.press('And the exacta?');
  await soon();
  assert.equal([...asked.keys()], ['Who wins?', 'And the exacta?']);
});

test.run();
