import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryAnswerShelf } from '#adapters/memory/answer-shelf.ts';
import { makePostgresAnswerShelf } from '#adapters/postgres/answer-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { answerShelfScenarios } from './answer-shelf.scenarios.ts';

const MEMBERS = ['one', 'two'] as unknown as readonly [MemberId, MemberId];

answerShelfScenarios('memory', async () => ({
  answers: makeMemoryAnswerShelf(),
  members: MEMBERS,
  close: async () => undefined,
}));

async function opened() {
  const { database, close } = await openTestDatabase();
  const shelf = makePostgresMemberShelf(database);
  for (const id of MEMBERS) await shelf.add(aMember({ id, email: `${id}@example.com` }));
  return { answers: makePostgresAnswerShelf(database), members: MEMBERS, shelf, database, close };
}

answerShelfScenarios('PostgreSQL', opened);

const test = suite('chats and their accounts, PostgreSQL');

test('an account takes its chats along, and a chat of somebody who left meanwhile is not kept', async () => {
  const { answers, shelf, close } = await opened();
  const [memberId] = MEMBERS;
  const chat = {
    memberId,
    feature: 'ask-jake',
    question: 'q',
    answer: 'a',
    answeredBy: 'Built-in analyst',
    at: instant(1_754_130_000_000),
  } as const;
  await answers.keepChat(chat);
  await shelf.remove(memberId);
  await answers.keepChat(chat);
  assert.equal(await answers.chatsOf(memberId), []);
  await close();
});

test.run();
