import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connection, makeConnection } from '#api/connection.ts';
import { HttpError } from '#api/http-error.ts';
import { makeQueryClient } from '#api/query-client.ts';
import type { AnswerStore, StoredAnswer } from '#api/stored/answer-store.ts';
import { browserStore } from '#api/stored/answer-store.ts';
import { makeStoredAnswers } from '#api/stored/stored-answers.ts';

const test = suite('answers stored for times without a network');
const sessionPath = ['/api/auth/user'];
const card = ['/api/races/saratoga/today/detailed'];
const ann = { id: 'm1', firstName: 'Ann' };
const bea = { id: 'm2', firstName: 'Bea' };
const hour = 3_600_000;

function aStore() {
  const answers = new Map<string, StoredAnswer>();
  const store: AnswerStore = {
    find: async (key) => answers.get(key) ?? null,
    keep: async (key, answer) => void answers.set(key, answer),
    clear: async () => answers.clear(),
    async dropBefore(limit) {
      for (const [key, answer] of answers) if (answer.at < limit) answers.delete(key);
    },
  };
  return { answers, store, stored: makeStoredAnswers(store) };
}

test('the card is stored once its owner is known, and given back with its time', async () => {
  const { stored } = aStore();
  await stored.keep(card, { races: [] }, 1);
  assert.is(await stored.find(card), null);
  await stored.keep(sessionPath, ann, 2);
  assert.equal(await stored.find(card), { value: { races: [] }, at: 1 });
  await stored.keep(card, { races: [] }, 3);
  assert.equal(await stored.find(card), { value: { races: [] }, at: 3 });
});

test('what a visitor read is stored once somebody signs in, but nothing that is one member’s own', async () => {
  const { stored, answers } = aStore();
  await stored.keep(sessionPath, null, 1);
  await stored.keep(['/api/tracks'], 'the tracks', 2);
  for (const key of ['/api/book', '/api/notes?horse=A', '/api/lines/r1', '/api/watch'])
    await stored.keep([key], 'of the member before', 2);
  for (const name of ['price', 'build', 'groups', 'follow'])
    await stored.keep([`POST /api/tickets/${name}`, { raceId: 'r1', chancesOf: 'mine' }], 'by a line', 2);
  await stored.keep(sessionPath, bea, 3);
  assert.equal([...answers.keys()], ['/api/auth/user', '/api/tracks']);
  await stored.keep(['/api/races'], 'the races', 4);
  await stored.clear();
  await stored.keep(sessionPath, ann, 5);
  assert.equal([...answers.keys()], ['/api/auth/user'], 'nothing comes back after a sign-out');
});

test('another member sweeps away what the former left; the same member does not', async () => {
  const { stored, answers } = aStore();
  await stored.keep(sessionPath, ann, 1);
  await stored.keep(card, 'ann’s', 2);
  await stored.keep(sessionPath, { ...ann, firstName: 'Anna' }, 3);
  assert.is((await stored.find(card))?.value, 'ann’s');
  await stored.keep(sessionPath, bea, 4);
  assert.is(await stored.find(card), null);
  assert.equal([...answers.keys()], ['/api/auth/user']);
});

test('answers waiting at sign-out are not stored', async () => {
  const { store, answers } = aStore();
  let isIdle = (): void => undefined;
  const stored = makeStoredAnswers(store, () => new Promise((done) => (isIdle = done)));
  const keeping = stored.keep(sessionPath, ann, 1);
  const leaving = stored.clear();
  isIdle();
  await Promise.all([keeping, leaving]);
  assert.is(answers.size, 0);
});

test('with nobody signed in, or while signing out, nothing is stored', async () => {
  const { stored, answers } = aStore();
  for (const leave of [() => stored.keep(sessionPath, null, 5), () => stored.clear()]) {
    await stored.keep(sessionPath, ann, 1);
    await stored.keep(card, 'a card', 2);
    assert.is(answers.size, 2);
    await leave();
    await stored.keep(card, 'late', 6);
    assert.is(answers.size, 0);
  }
});

test('signing out also drops what an earlier version of the page stored', async () => {
  const stores = new Set(['answers', 'answers 2', 'answers 3', 'answers 4', 'files']);
  Object.assign(globalThis, { caches: { delete: async (name: string) => stores.delete(name) } });
  try {
    await browserStore.clear();
  } finally {
    Reflect.deleteProperty(globalThis, 'caches');
  }
  assert.equal([...stores], ['files']);
});

test('what needs no network copy is not stored, and what is days old is dropped', async () => {
  const { stored, answers } = aStore();
  await stored.keep(sessionPath, ann, 1);
  for (const key of ['/api/user/activity', '/api/admin/users', '/api/auth/mode'])
    await stored.keep([key], {}, 2);
  assert.is(answers.size, 1);
  await stored.keep(card, 'old', 2);
  await stored.keep(sessionPath, ann, 100 * hour);
  assert.is(await stored.find(card), null);
});

test('the form of a race, a horse, a jockey and a trainer are stored', async () => {
  const { stored } = aStore();
  await stored.keep(sessionPath, ann, 1);
  for (const path of [
    '/api/tracks/saratoga/cards/2025-08-02/races/4/form',
    '/api/horses/paper-lantern%7C2021',
    '/api/jockeys/Robin%20Lane',
    '/api/trainers/Alex%20Marsh',
  ]) {
    await stored.keep([path], 'read', 2);
    assert.is((await stored.find([path]))?.value, 'read', path);
  }
});

test('the wagers of a race and the tickets worked out on it are stored, each by what was asked', async () => {
  const { stored } = aStore();
  await stored.keep(sessionPath, ann, 1);
  const keys = [
    ['/api/tickets/wagers/saratoga-2025-08-02-1'],
    ['POST /api/tickets/price', { raceId: 'r1', base: 1 }],
    ['POST /api/tickets/price', { raceId: 'r1', base: 2 }],
    ['POST /api/tickets/build', { raceId: 'r1' }],
  ];
  for (const [index, key] of keys.entries()) await stored.keep(key, index, 2);
  for (const [index, key] of keys.entries()) assert.is((await stored.find(key))?.value, index);
});

test('without a network a read fails as ever, with the stored answer in place and its own time', async () => {
  const { stored } = aStore();
  await stored.keep(sessionPath, ann, 1);
  await stored.keep(card, 'stored', 77);
  const offline = makeQueryClient(async () => {
    throw new TypeError('fetch failed');
  }, stored);
  await offline.fetchQuery({ queryKey: card, gcTime: 1000 }).catch(() => undefined);
  const state = offline.getQueryState(card);
  assert.is(state?.data, 'stored');
  assert.is(state?.dataUpdatedAt, 77);
  assert.is(state?.status, 'error');
  assert.equal(connection.current(), { isLost: true, asOf: 77 });
  offline.clear();
  connection.answered();
});

test('a server that answers, even with a refusal, is never passed over for a stored answer', async () => {
  const { stored } = aStore();
  await stored.keep(sessionPath, ann, 1);
  await stored.keep(card, 'stored', 2);
  const refusing = makeQueryClient(async () => {
    throw new HttpError(500, 'boom', '');
  }, stored);
  await refusing.fetchQuery({ queryKey: card, gcTime: 1000 }).catch(() => undefined);
  assert.is(refusing.getQueryState(card)?.data, undefined);
  const answering = makeQueryClient(async () => 'fresh', stored);
  assert.is(await answering.fetchQuery({ queryKey: card, gcTime: 1000 }), 'fresh');
  for (const client of [refusing, answering]) client.clear();
});

test('what is shown while the connection is lost is as old as its oldest stored part, else as the last answer', () => {
  let now = 10;
  const watch = makeConnection(() => now);
  assert.equal(watch.current(), { isLost: false, asOf: null });
  watch.answered();
  now = 50;
  watch.lost();
  assert.equal(watch.current(), { isLost: true, asOf: 10 });
  watch.shows(7);
  watch.shows(9);
  assert.equal(watch.current(), { isLost: true, asOf: 7 });
  watch.answered();
  assert.equal(watch.current(), { isLost: false, asOf: null });
});

test.run();
