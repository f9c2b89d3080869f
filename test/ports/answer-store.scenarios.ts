import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { Chat } from '#core/assistant/chat.ts';
import type { AnswerStore } from '#core/assistant/ports.ts';
import type { SavedAnswer } from '#core/assistant/saved-answer.ts';
import { instant } from '#core/kernel/instant.ts';

export interface OpenedAnswers {
  readonly answers: AnswerStore;
  /** Two members who have accounts. */
  readonly members: readonly [MemberId, MemberId];
  close(): Promise<void>;
}

const anAnswer = (change: Partial<SavedAnswer> = {}): SavedAnswer => ({
  kind: 'race-analysis',
  raceId: 'saratoga-2025-08-02-1',
  madeFrom: 'hash 1',
  madeAt: instant(1_754_130_000_000),
  by: { name: 'Claude', model: 'a-model', isBuiltIn: false, note: null },
  value: { confidence: 70, analysis: 'Words; "quoted", and more.', keyFactors: ['one', 'two'] },
  ...change,
});

/** What every store of answers does; `open` gives an empty one. */
export function answerStoreScenarios(name: string, open: () => Promise<OpenedAnswers>): void {
  const test = suite<OpenedAnswers>(`answer store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  const aChat = (memberId: MemberId, change: Partial<Chat> = {}): Chat => ({
    memberId,
    feature: 'ask-jake',
    question: 'How should I bet $40 on Race 1?',
    answer: 'PASS: keep it.',
    answeredBy: 'Built-in analyst',
    track: 'saratoga',
    parts: null,
    at: instant(1_754_130_000_000),
    ...change,
  });

  test('an empty store has no answers and no chats', async ({ answers, members }) => {
    assert.equal(await answers.answersOn('race-analysis', ['saratoga-2025-08-02-1']), []);
    assert.equal(await answers.answersOn('race-analysis', []), []);
    assert.equal(await answers.chatsOf(members[0]), []);
  });

  test('an answer comes back as it was stored; the last of a kind and race counts', async ({ answers }) => {
    await answers.keep(anAnswer());
    assert.equal(await answers.answersOn('race-analysis', [anAnswer().raceId]), [anAnswer()]);
    const fresh = anAnswer({
      madeFrom: 'hash 2',
      value: { confidence: 10 },
      by: { ...anAnswer().by, note: 'why' },
    });
    await answers.keep(fresh);
    assert.equal(await answers.answersOn('race-analysis', [anAnswer().raceId]), [fresh]);
    assert.equal(await answers.answersOn('betting-strategy', [anAnswer().raceId]), []);
  });

  test('answers of several races come in the order they were requested', async ({ answers }) => {
    const ids = [3, 1, 2].map((number) => `saratoga-2025-08-02-${number}`);
    for (const raceId of ids) await answers.keep(anAnswer({ kind: 'race-summary', raceId }));
    const sortedIds = [...ids].sort();
    const found = await answers.answersOn('race-summary', [...sortedIds, 'saratoga-2025-08-02-9']);
    assert.equal(
      found.map(({ raceId }) => raceId),
      sortedIds,
    );
  });

  test("chats come newest first, each member's own, and go when they are forgotten", async ({
    answers,
    members,
  }) => {
    const [a, other] = members;
    await answers.keepChat(aChat(a));
    await answers.keepChat(aChat(a, { feature: 'enhanced-analysis', question: 'second' }));
    await answers.keepChat(aChat(other));
    assert.equal(
      (await answers.chatsOf(a)).map(({ question }) => question),
      ['second', aChat(a).question],
    );
    assert.equal((await answers.chatsOf(a)).at(-1), aChat(a));
    assert.equal(await answers.chatsOf(a, 1), (await answers.chatsOf(a)).slice(0, 1));
    await answers.forgetChats(a);
    assert.equal(await answers.chatsOf(a), []);
    assert.is((await answers.chatsOf(other)).length, 1);
  });

  test('a chat comes back with the track that its answer is about; older ones have none', async ({
    answers,
    members: [a],
  }) => {
    for (const track of ['aqueduct', null]) await answers.keepChat(aChat(a, { track }));
    assert.equal(
      (await answers.chatsOf(a)).map(({ track }) => track),
      [null, 'aqueduct'],
    );
  });

  test.run();
}
