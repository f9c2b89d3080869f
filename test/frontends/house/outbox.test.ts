import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '#api/http-error.ts';
import { aTextStore, oneAtATime } from '#test/support/an-outbox.ts';
import type { Answered, Change, Unsent } from '../../../frontends/frame/unsent/outbox.ts';
import { makeOutbox } from '../../../frontends/frame/unsent/outbox.ts';
import { makeSend } from '../../../frontends/frame/unsent/sending.ts';

const test = suite('changes that this browser keeps until they are sent');

const watch = (key: string): Change => ({ kind: 'watch', place: { kind: 'horse', key }, name: null });

function opened(answer: (unsent: Unsent) => Answered = () => ({ is: 'taken', outcome: 'taken' })) {
  const store = aTextStore();
  const sent: string[] = [];
  let made = 0;
  const deps = {
    store,
    send: async (_: string, unsent: Unsent) => {
      sent.push(unsent.id);
      return answer(unsent);
    },
    withLock: oneAtATime(),
    now: () => 1_000,
    newId: () => {
      made += 1;
      return `change-${made}`;
    },
  };
  return { store, sent, outbox: makeOutbox(deps), otherTab: makeOutbox(deps) };
}

test('changes are sent in the order in which they were made, and leave once they are taken', async () => {
  const { outbox, sent } = opened();
  outbox.add('ada', 'Watch A', watch('A'));
  outbox.add('ada', 'Watch B', watch('B'));
  assert.equal(
    outbox.listOf('ada').map(({ madeAt }) => madeAt),
    ['1970-01-01T00:00:01.000Z', '1970-01-01T00:00:01.001Z'],
    'each is later than the one before, also when the clock stands',
  );
  await outbox.flush('ada');
  assert.equal([sent, outbox.listOf('ada')], [['change-1', 'change-2'], []]);
});

test('without an answer everything stays, and nothing is sent past it', async () => {
  const { outbox, sent } = opened(() => ({ is: 'later' }));
  for (const key of ['A', 'B']) outbox.add('ada', `Watch ${key}`, watch(key));
  await outbox.flush('ada');
  assert.equal([sent, outbox.listOf('ada').length], [['change-1'], 2]);
});

test('what the server refuses stays with its reason until it is discarded or sent again', async () => {
  const isFull = { is: 'refused', why: 'You watch 500.' } as const;
  let answer: Answered = isFull;
  const { outbox, sent } = opened(({ id }) =>
    id === 'change-1' ? answer : { is: 'taken', outcome: 'taken' },
  );
  for (const key of ['A', 'B']) outbox.add('ada', `Watch ${key}`, watch(key));
  await outbox.flush('ada');
  const [left] = outbox.listOf('ada');
  if (left === undefined) throw new Error('the refused change is gone');
  assert.equal([sent.length, left.refused], [2, 'You watch 500.']);
  await outbox.flush('ada');
  assert.is(sent.length, 2, 'it is not sent again by itself');
  answer = { is: 'taken', outcome: 'taken' };
  outbox.retry('ada', left);
  await outbox.flush('ada');
  assert.equal(outbox.listOf('ada'), []);
});

test('another member of the same browser neither sees nor sends them', async () => {
  const { outbox, sent } = opened();
  outbox.add('ada', 'Watch A', watch('A'));
  assert.equal(outbox.listOf('bob'), []);
  await outbox.flush('bob');
  assert.equal([sent, outbox.listOf('ada').length], [[], 1]);
});

test('two tabs send each change once', async () => {
  const { outbox, otherTab, sent } = opened();
  for (const key of ['A', 'B', 'C']) outbox.add('ada', `Watch ${key}`, watch(key));
  await Promise.all([outbox.flush('ada'), otherTab.flush('ada')]);
  assert.equal(sent, ['change-1', 'change-2', 'change-3']);
});

test('what storage has under our keys but cannot be read is passed over', () => {
  const { outbox, store } = opened();
  store.write('unsent ada 000000000000001 x', 'no JSON');
  store.write('unsent ada 000000000000002 y', '{"id":"y"}');
  assert.equal(outbox.listOf('ada'), []);
});

test('only our server’s own refusal ends a change; anything else leaves it unsent', async () => {
  const unsent: Unsent = { id: 'a', madeAt: '', name: '', change: watch('A'), refused: null };
  const answerTo = (error: unknown) => makeSend(() => Promise.reject(error))('ada', unsent);
  const said = '{"message":"Your book is paused."}';
  assert.equal(await answerTo(new HttpError(409, said, '')), { is: 'refused', why: 'Your book is paused.' });
  for (const status of [401, 403, 408, 429, 500, 503])
    assert.equal(await answerTo(new HttpError(status, said, '')), { is: 'later' });
  assert.equal(await answerTo(new HttpError(404, '<html>Log in to the network</html>', '')), { is: 'later' });
  assert.equal(await answerTo(new TypeError('Failed to fetch')), { is: 'later' });
  const odd = makeSend(async () => ({ outcome: '?' as 'taken' }));
  assert.equal(await odd('ada', unsent), { is: 'later' });
  assert.equal(await makeSend(async () => null)('ada', unsent), { is: 'later' });
});

test.run();
