import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { Chat } from '#core/assistant/chat.ts';
import { makeMyChats } from '#core/assistant/use-cases/my-chats.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAnswerStore } from '#test/doubles/answer-store.ts';

const test = suite('A member’s own chats');

const ANNA = 'member-anna' as MemberId;

const aChat = (question: string, change: Partial<Chat> = {}): Chat => ({
  memberId: ANNA,
  feature: 'ask-jake',
  question,
  answer: 'PASS.',
  answeredBy: 'Form analyst',
  track: 'saratoga',
  parts: null,
  at: instant(Date.parse('2025-08-02T16:00:00Z')),
  ...change,
});

test('a download has each question with its answer, who gave it and when, newest first', async () => {
  const answers = makeMemoryAnswerStore();
  await answers.keepChat(aChat('Who wins race 1?'));
  await answers.keepChat(aChat('Who wins race 2?', { at: instant(Date.parse('2025-08-02T17:00:00Z')) }));
  assert.equal(await makeMyChats({ answers })(ANNA), [
    {
      feature: 'ask-jake',
      question: 'Who wins race 2?',
      answer: 'PASS.',
      answeredBy: 'Form analyst',
      track: 'saratoga',
      at: '2025-08-02T17:00:00.000Z',
    },
    {
      feature: 'ask-jake',
      question: 'Who wins race 1?',
      answer: 'PASS.',
      answeredBy: 'Form analyst',
      track: 'saratoga',
      at: '2025-08-02T16:00:00.000Z',
    },
  ]);
});

test('nobody’s chats are in the download of another, and none are left when they were forgotten', async () => {
  const answers = makeMemoryAnswerStore();
  await answers.keepChat(aChat('Mine?'));
  const myChats = makeMyChats({ answers });
  assert.equal(await myChats('member-ben' as MemberId), []);
  await answers.forgetChats(ANNA);
  assert.equal(await myChats(ANNA), []);
});

test.run();
