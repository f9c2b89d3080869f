import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Act } from '#api/api.ts';
import { makeQueryClient, useAct } from '#api/api.ts';

const test = suite('a button pressed twice');

const soon = () => new Promise((wake) => setTimeout(wake, 5));

/** What was sent, and how each was answered. */
class Server {
  readonly sent: { readonly request: string; readonly answer: () => void; readonly refuse: () => void }[] =
    [];
  readonly receive = (request: string): Promise<string> =>
    new Promise((answer, refuse) => {
      this.sent.push({ request, answer: () => answer(request), refuse: () => refuse(new Error('refused')) });
    });
  readonly options = () => this.sent.map(({ request }) => request);
}

type ButtonProps = {
  readonly server: Server;
  readonly ended: () => void;
  readonly held: Act<string, string>[];
};

function Button({ server, ended, held: acts }: ButtonProps) {
  acts.push(useAct<string, string>({ mutationFn: server.receive, onSettled: ended }));
  return null;
}

function buttonOf(server: Server, ended: () => void = () => undefined): Act<string, string> {
  const acts: Act<string, string>[] = [];
  const client = makeQueryClient(async () => null);
  const button = createElement(Button, { server, ended, held: acts });
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, button));
  const [act] = acts;
  if (act === undefined) throw new Error('no button stood there');
  return act;
}

test('sends once, in one breath and while the answer is out', async () => {
  const server = new Server();
  const button = buttonOf(server);
  button.mutate('first');
  button.mutate('second');
  await soon();
  button.mutate('third');
  await soon();
  assert.equal(server.options(), ['first']);
});

test('works again once the first press was answered or refused', async () => {
  const server = new Server();
  let ended = 0;
  const button = buttonOf(server, () => {
    ended += 1;
  });
  button.mutate('first');
  await soon();
  server.sent[0]?.answer();
  await soon();
  button.mutate('second');
  await soon();
  server.sent[1]?.refuse();
  await soon();
  button.mutate('third');
  await soon();
  assert.equal(server.options(), ['first', 'second', 'third']);
  assert.is(ended, 2, 'the caller that waits for the end is notified');
});

test('works again when the request is abandoned', async () => {
  const server = new Server();
  const button = buttonOf(server);
  button.mutate('first');
  await soon();
  button.reset();
  button.mutate('second');
  await soon();
  assert.equal(server.options(), ['first', 'second']);
});

test.run();
