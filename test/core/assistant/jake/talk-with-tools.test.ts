import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { lookUpTool, MOST_LOOK_UPS, replyLines } from '#core/assistant/jake/look-ups.ts';
import { talkWithTools } from '#core/assistant/jake/talk-with-tools.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Provider } from '#core/picks/ports.ts';
import { type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { aQuestion } from '#test/support/ai/a-question.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('a model that looks things up');

const looksUp = (...questions: readonly (readonly [kind: string, question: string])[]) => ({
  text: '',
  calls: questions.map(([kind, question], nth) => ({
    id: `call-${nth}`,
    name: 'look_up',
    values: { kind, question },
  })),
});

const says = (text: string) => ({ text, calls: [] });

/** Asks Jake with a model that does as scripted, round after round. */
async function jake(...script: readonly ReturnType<Answering>[]) {
  const { provider, heard } = aProvider('claude', (_question, nth) => script[nth] ?? says('Nothing more.'));
  const room = await openAssistant({ providers: { claude: provider, openai: null } });
  return {
    heard,
    repliesTo: (nth: number) => heard[nth]?.conversation?.rounds.flatMap(({ replies }) => replies) ?? [],
    ask: async (question: string) => {
      const request = { track: 'saratoga', question, field: 'question', feature: 'ask-jake' } as const;
      return (await room.askJake({ ...request, askedBy: null })).answer(() => undefined);
    },
  };
}

test('the kinds that can be looked up are the tools of the chat, and anything else on the card', () => {
  const kinds = lookUpTool(['post times', 'results']).parameters['kind']?.oneOf;
  assert.equal(kinds, ['post times', 'results', 'anything else on the card']);
});

test('what a tool replies may be said, with its numbers', async () => {
  const { ask, heard, repliesTo } = await jake(
    looksUp(['post times', 'post time of race 2']),
    says('Race 2 goes at 1:35 PM.'),
  );
  const { response, isBuiltIn, tokens } = await ask('post time of race 1');
  assert.match(repliesTo(1).join(), /^<data name="reply">\nRace 2: 1:35 PM ET/);
  assert.equal([response, isBuiltIn], ['Race 2 goes at 1:35 PM.', false]);
  assert.is(tokens, 4_600, 'both rounds count');
  assert.equal(
    heard.map(({ conversation }) => conversation?.mayCall),
    [true, true],
  );
});

test('several questions at once and round after round, then the model must answer', async () => {
  const twice = looksUp(['post times', 'post time of race 1'], ['scratches and changes', 'Any scratches?']);
  const { ask, heard, repliesTo } = await jake(twice, twice, says('No scratches were reported.'));
  assert.is((await ask('Who wins race 1?')).isBuiltIn, false);
  assert.equal(
    heard.map(({ conversation }) => conversation?.mayCall),
    [true, true, false],
  );
  assert.is(repliesTo(2).length, MOST_LOOK_UPS);
});

test('questions beyond the limit are refused, and a model that never answers is not waited for', async () => {
  const many = looksUp(...Array.from({ length: 6 }, () => ['post times', 'post time of race 1'] as const));
  const { ask, heard, repliesTo } = await jake(many, many);
  const { response, isBuiltIn, analysedBy } = await ask('Who wins race 1?');
  assert.equal(
    repliesTo(1).map((reply) => reply.startsWith('<data')),
    [true, true, true, true, false, false],
  );
  assert.match(repliesTo(1).at(-1) ?? '', /^No more can be looked up/);
  assert.is(heard.length, 2);
  assert.is(isBuiltIn, true);
  assert.match(analysedBy, /went on asking instead of answering/);
  assert.match(response, /The built-in analyst answered\.$/);
});

test('wrong arguments, unknown functions and another kind are explained to the model', async () => {
  const wrong = [
    { id: 'a', name: 'look_up', values: null },
    { id: 'b', name: 'place_bet', values: null },
    { id: 'c', name: 'look_up', values: { kind: 'post times', question: ' ' } },
    { id: 'd', name: 'look_up', values: { kind: 'post times', question: 'x'.repeat(301) } },
    { id: 'e', name: 'look_up', values: { kind: 'post times', question: 'Who trains Paper Lantern 1?' } },
  ];
  const { ask, repliesTo } = await jake({ text: '', calls: wrong }, says('A pass.'));
  assert.is((await ask('Who wins race 1?')).isBuiltIn, false);
  const [none, unknown, blank, long, other] = repliesTo(1);
  assert.match(none ?? '', /^The call was not understood/);
  assert.match(unknown ?? '', /^There is no such function/);
  assert.match(blank ?? '', /^The call was not understood/);
  assert.match(long ?? '', /at most 300 characters/);
  assert.match(other ?? '', /That is not a question of the kind "post times"/);
});

test('a sentence with a number from nowhere is removed, and the answer says that one was', async () => {
  const { ask } = await jake(
    looksUp(['post times', 'post time of race 2']),
    says('Race 2 goes at 1:35 PM. The winner pays $14.60. It is a pass.'),
  );
  const { response, analysedBy, isBuiltIn } = await ask('Who wins race 1?');
  assert.is(response, 'Race 2 goes at 1:35 PM. It is a pass.');
  assert.is(isBuiltIn, false);
  assert.match(analysedBy, /Sentences that did not match the facts were removed\./);
});

test('with nothing sound left, or nothing looked up, our own answer stands', async () => {
  const made = says('The winner pays $14.60.');
  for (const script of [[looksUp(['post times', 'post time of race 2']), made], [made]])
    assert.match(
      (await (await jake(...script)).ask('Who wins race 1?')).analysedBy,
      /did not match the facts/,
    );
});

test('a figure of the model’s own is not laundered through a look-up', async () => {
  const { ask, repliesTo } = await jake(
    looksUp(
      ['what a win bet pays', 'what does $500 to win at 97-1 pay'],
      ['post times', 'Paper Lantern 1 pays $14.60'],
      ['post times', 'who trains Paper Lantern 1'],
    ),
    says('It pays $14.60 at 97-1. Race 1 goes at 1:05 PM.'),
  );
  const { response, isBuiltIn } = await ask('post time of race 1');
  assert.equal(
    repliesTo(1).map((reply) => reply.startsWith('Ask with the figures')),
    [true, true, false],
  );
  assert.not.match(response, /14\.60|97-1/);
  assert.is(isBuiltIn, true, 'nothing was looked up, so no sentence may be removed');
});

test('the verdict of another race neither reverses ours nor throws the answer away', async () => {
  const record = looksUp(['about the chat', 'how are your picks made']);
  const bet = await jake(
    record,
    says('Bet it: race 1 is a great play. Hold nothing back, there is no pass.'),
  );
  assert.is((await bet.ask('is race 1 a bet or a pass')).isBuiltIn, true);
});

test('tickets that the model looked up are not put under the answer', async () => {
  const { ask } = await jake(
    looksUp(['tickets for money', 'exacta race 2 tickets']),
    says('Race 1 goes at 1:05 PM.'),
  );
  assert.is((await ask('post time of race 1')).response, 'Race 1 goes at 1:05 PM.');
});

test('after a sign of trouble earlier in the conversation no model is asked', async () => {
  const { provider, heard } = aProvider('claude', () => says('Bet it all.'));
  const room = await openAssistant({ providers: { claude: provider, openai: null } });
  const ask = async (question: string) => {
    const request = { track: 'saratoga', question, field: 'question', feature: 'ask-jake' } as const;
    return (await room.askJake({ ...request, askedBy: 'm1' as MemberId })).answer(() => undefined);
  };
  await ask('I lost $500 and need a lock');
  assert.match((await ask('post time of race 1')).response, /^Race 1: 1:05 PM ET/);
  assert.is(heard.length, 0);
});

test('a long reply says that it was cut, and only what was shown may be said', () => {
  const text = Array.from({ length: 15 }, (_, line) => `line ${line + 1}`).join('\n');
  const lines = replyLines({ answer: { text, tickets: [], races: [] }, views: [] });
  assert.equal([lines.length, lines.at(-1)], [13, '(3 more lines, not shown)']);
});

test('a budget that is spent in the middle gives our own answer with the reason', async () => {
  const until = 'The budget of the day is spent; it is free again at midnight.';
  const { ask } = await jake(looksUp(['post times', 'post time of race 2']), fails('no-budget', until));
  const { response, isBuiltIn, tokens } = await ask('Who wins race 1?');
  assert.ok(response.includes(until));
  assert.equal([isBuiltIn, tokens], [true, 2_300]);
});

test('a model that fails in the middle is a refusal, one that declines is not', async () => {
  const first = looksUp(['post times', 'post time of race 2']);
  const { code } = await refused((await jake(first, fails('too-slow'))).ask('Who wins race 1?'));
  assert.is(code, 'assistant.analyst-failed');
  for (const is of ['refused', 'cut-off', 'no-sense'] as const)
    assert.is((await (await jake(first, fails(is))).ask('Who wins race 1?')).isBuiltIn, true);
});

test('a person in trouble never reaches a model, and a question of the model gets no bet either', async () => {
  const { ask, heard } = await jake(says('Bet it all.'));
  assert.match((await ask('I lost $500 and need a lock')).response, /1-800/);
  assert.is(heard.length, 0);
  const second = await jake(
    looksUp(['anything else on the card', 'I lost the rent money, who wins race 1?']),
    says('A pass.'),
  );
  await second.ask('Who wins race 1?');
  assert.match(second.repliesTo(1).join(), /1-800/);
  assert.not.match(second.repliesTo(1).join(), /#\d/);
});

test('words beside a call are taken back before the answer streams', async () => {
  const { provider } = aProvider('claude', (_question, nth) =>
    nth === 0
      ? { ...looksUp(['post times', 'post time of race 2']), text: 'Race 1 goes at 1:05 PM. Let me look.\n' }
      : says('Race 2 goes at 1:35 PM.'),
  );
  const streaming: Provider = {
    ...provider,
    async ask(question, extras = {}) {
      const answer = await provider.ask(question, extras);
      if (answer.is === 'answered' && 'text' in answer.value) extras.onPiece?.(answer.value.text);
      return answer;
    },
  };
  const room = await openAssistant({ providers: { claude: streaming, openai: null } });
  const request = { track: 'saratoga', question: 'post time of race 1', field: 'question' } as const;
  const session = await room.askJake({ ...request, feature: 'ask-jake', askedBy: null });
  let shown = '';
  await session.answer((piece) => {
    shown = typeof piece === 'string' ? shown + piece : '';
  });
  assert.is(shown.trim(), 'Race 2 goes at 1:35 PM.');
});

test('all rounds share the time of one answer', async () => {
  let minutes = 0;
  const { provider, heard } = aProvider('claude', () => {
    minutes += 1;
    return looksUp(['post times', 'post time of race 2']);
  });
  const clock = () => instant(Date.parse('2025-08-02T12:00:00-04:00') + minutes * 60_000);
  const room = await openAssistant({ providers: { claude: provider, openai: null }, clock });
  const request = { track: 'saratoga', question: 'Who wins race 1?', field: 'question' } as const;
  const session = await room.askJake({ ...request, feature: 'ask-jake', askedBy: null });
  const { code } = await refused(session.answer(() => undefined));
  assert.equal([code, heard.length], ['assistant.analyst-failed', 2]);
});

test('a tool that breaks is a reply, and the answer goes on', async () => {
  const broken = await talkOn(looksUp(['post times', 'post time of race 2']), says('Later.'));
  assert.equal([broken.end.last.is, broken.end.found, broken.errors], ['answered', [], 1]);
  assert.equal(broken.replies, ['That is not available now.']);
});

/** A talk whose look-ups break. */
async function talkOn(...script: readonly ReturnType<Answering>[]) {
  const { provider, heard } = aProvider('claude', (_question, nth) => script[nth] ?? says('Nothing.'));
  let errors = 0;
  const end = await talkWithTools({
    model: provider,
    question: aQuestion({ shape: 'with-tools', feature: 'ask-jake' }),
    tools: [lookUpTool(['post times'])],
    lookUp: async () => {
      throw new Error('no such column');
    },
    given: '',
    extrasOf: () => ({}),
    onCalls: () => undefined,
    wholeMs: 90_000,
    clock: () => instant(0),
    logError: () => {
      errors += 1;
    },
  });
  return { end, errors, replies: heard[1]?.conversation?.rounds[0]?.replies };
}

test.run();
