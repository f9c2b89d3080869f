import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAnswerStore } from '#adapters/postgres/answer-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAnswerStore } from '#test/doubles/answer-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { answerStoreScenarios } from './answer-store.scenarios.ts';

const MEMBERS = ['one', 'two'] as unknown as readonly [MemberId, MemberId];

answerStoreScenarios('memory', async () => ({
  answers: makeMemoryAnswerStore(),
  members: MEMBERS,
  close: async () => undefined,
}));

async function opened() {
  const { database, close } = await openTestDatabase();
  const store = makePostgresMemberStore(database);
  for (const id of MEMBERS) await store.add(aMember({ id, email: `${id}@example.com` }));
  return { answers: makePostgresAnswerStore(database), members: MEMBERS, store, database, close };
}

answerStoreScenarios('PostgreSQL', opened);

const test = suite('chats and their accounts, PostgreSQL');

test('deleting an account deletes its chats, and a chat of somebody who left meanwhile is not stored', async () => {
  const { answers, store, close } = await opened();
  const [memberId] = MEMBERS;
  const chat = {
    memberId,
    feature: 'ask-jake',
    question: 'q',
    answer: 'a',
    answeredBy: 'Built-in analyst',
    track: 'saratoga',
    parts: null,
    at: instant(1_754_130_000_000),
  } as const;
  await answers.keepChat(chat);
  await store.remove(memberId);
  await answers.keepChat(chat);
  assert.equal(await answers.chatsOf(memberId), []);
  await close();
});

test.run();
