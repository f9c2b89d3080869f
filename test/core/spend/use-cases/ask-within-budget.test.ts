import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { persistent } from '#adapters/llm/retries.ts';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { HOUR, type Instant, MINUTE, parseInstant, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import type { ModelAnswer } from '#core/picks/model-questions/model-question.ts';
import type { Provider } from '#core/picks/ports.ts';
import type { SpendStore } from '#core/spend/ports.ts';
import { type ModelPrice, NANOS } from '#core/spend/price.ts';
import { makeAskWithinBudget } from '#core/spend/use-cases/ask-within-budget.ts';
import { makeSettleLostCalls } from '#core/spend/use-cases/settle-lost-calls.ts';
import { makeShowSpend } from '#core/spend/use-cases/show-spend.ts';
import { A_USAGE, type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { aParsedPick, aQuestion, limits } from '#test/support/ai/a-question.ts';

const test = suite('questions within the budget');
const MORNING = parseInstant('2026-11-21T07:00:00-05:00') as Instant;
const PRICES: readonly ModelPrice[] = [
  { model: 'claude-sonnet-5-5', from: '2026-01-01', input: 2, cached: 0.1, cacheWrite: 2.5, output: 10 },
  { model: 'the-dearest', from: '2026-01-01', input: 20, cached: 2, cacheWrite: 25, output: 100 },
];
const LOST_AFTER = 5 * MINUTE;
/** 2,000 tokens in and 300 out. */
const A_CALL = 0.007;

interface Options {
  readonly answering?: Answering;
  readonly budget?: Partial<{ dailyUsd: number; monthlyUsd: number; memberDailyUsd: number }>;
  readonly spend?: SpendStore;
  readonly atOnce?: number;
  readonly prices?: readonly ModelPrice[];
  readonly provider?: Provider;
  /** Ids of calls are counted from here: another process has others. */
  readonly ids?: number;
}

function open({
  answering = () => aParsedPick(),
  budget: overrides = {},
  atOnce = 4,
  ...more
}: Options = {}) {
  const spend = more.spend ?? makeMemorySpendStore();
  const budget = { dailyUsd: 5, monthlyUsd: 100, memberDailyUsd: 0.5, ...overrides };
  const hand = { now: MORNING, id: more.ids ?? 0 };
  const warned: string[] = [];
  const announced: Announcement[] = [];
  const clock = (): Instant => hand.now;
  const warn = (sentence: string): void => void warned.push(sentence);
  const withinBudget = makeAskWithinBudget({
    spend,
    prices: more.prices ?? PRICES,
    budget,
    mostOutputTokens: limits().mostOutputTokens,
    settleLost: makeSettleLostCalls({ spend, clock, lostAfterMs: LOST_AFTER, warn }),
    clock,
    newId: () => {
      hand.id += 1;
      return String(hand.id);
    },
    outsideTransaction: (work) => work(),
    inTurn: limitConcurrency(atOnce),
    announce: async (announcement) => void announced.push(announcement),
    warn,
  });
  const { provider, heard: modelQuestions } = aProvider('claude', answering);
  return {
    ask: withinBudget(more.provider ?? provider).ask,
    heard: modelQuestions,
    warned,
    announced,
    report: makeShowSpend({ spend, budget, clock }).report,
    pass: (milliseconds: number) => {
      hand.now = shift(hand.now, milliseconds);
    },
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));
const whyOf = (answer: ModelAnswer): string => ('why' in answer ? answer.why : '');

test('a fifth of the budget stays reserved for the flagship, whatever other tracks and questions about no race spent', async () => {
  const { ask, heard, warned } = open({ budget: { dailyUsd: 10 * A_CALL } });
  const away = () => ask(aQuestion({ raceId: 'aqueduct-2026-11-21-3' as never }));
  for (let nth = 0; nth < 8; nth += 1) assert.is((await away()).is, 'answered');
  const ended = await away();
  assert.is(ended.is, 'no-budget');
  assert.is(
    whyOf(ended),
    "The part of the daily AI budget not reserved for Saratoga's races ($0.06) is used up. It resets Nov 22 at 12:00 AM ET.",
  );
  assert.is((await ask(aQuestion({ raceId: 'saratoga-2026-11-21-3' as never }))).is, 'answered');
  assert.is(
    (await ask(aQuestion({ raceId: null }))).is,
    'no-budget',
    'a question about no race belongs to no track',
  );
  assert.is((await ask(aQuestion({ raceId: 'saratoga-2026-11-21-4' as never }))).is, 'answered');
  assert.is((await ask(aQuestion({ raceId: 'saratoga-2026-11-21-5' as never }))).is, 'no-budget');
  assert.is(heard.length, 10);
  assert.ok(warned.some((sentence) => sentence.startsWith('The daily AI budget is 80% spent')));
});

test('the cost of a question is booked by model, feature, race and member', async () => {
  const { ask, report } = open();
  await ask(aQuestion({ raceId: 'saratoga-2026-08-01-3' as never, askedBy: 'm-1' }));
  const { daily, monthly, ...by } = await report();
  assert.ok(Math.abs(daily.cost - A_CALL) < 1e-12);
  assert.is(monthly.cost, daily.cost);
  const keys = [by.byService, by.byModel, by.byFeature, by.byRace, by.byMember].map((rows) => rows[0]?.key);
  assert.equal(keys, ['anthropic', 'claude-sonnet-5-5', 'picks', 'saratoga-2026-08-01-3', 'm-1']);
  assert.is(by.byService[0]?.tokens, A_USAGE.inputTokens + A_USAGE.outputTokens);
});

test('a day of questions, many at once, goes over the limit by one of them at most', async () => {
  const {
    ask,
    heard: modelQuestions,
    report,
  } = open({
    budget: { dailyUsd: 0.2 },
    atOnce: 16,
    answering: async () => {
      await soon();
      return aParsedPick();
    },
  });
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(aQuestion())));
  const { daily } = await report();
  assert.ok(daily.cost <= 0.2 + A_CALL, String(daily.cost));
  const later = await Promise.all(Array.from({ length: 40 }, () => ask(aQuestion())));
  const spent = (await report()).daily.cost;
  assert.ok(spent <= 0.2 + A_CALL, String(spent));
  assert.is(modelQuestions.length, [...answers, ...later].filter(({ is }) => is === 'answered').length);
});

test('asked one after the other, questions go on to the limit, and then stop with until when', async () => {
  const { ask, heard: modelQuestions } = open({ budget: { dailyUsd: 0.07 } });
  const question = aQuestion({ raceId: 'saratoga-2026-11-21-3' as never });
  for (let nth = 0; nth < 14; nth += 1) await ask(question);
  assert.is(modelQuestions.length, 10);
  const answer = await ask(question);
  assert.is(answer.is, 'no-budget');
  assert.match(whyOf(answer), /\(\$0\.07\) is used up\. It resets Nov 22 at 12:00 AM ET\./);
});

test('every try is in the books: free where no model ran, else at its most', async () => {
  const failing: Answering = (_, nth) =>
    nth === 0
      ? { ...fails('unavailable'), neverRan: true, again: { afterMs: 0 } }
      : { ...fails('unavailable'), again: { afterMs: 0 } };
  const spend = makeMemorySpendStore();
  const { provider, heard: modelQuestions } = aProvider('claude', failing);
  const { ask, report } = open({ spend, provider: { ...provider, persist: persistent(limits()) } });
  assert.is((await ask(aQuestion())).is, 'unavailable');
  const [row] = (await report()).byService;
  assert.equal([modelQuestions.length, row?.calls, row?.assumed], [3, 3, 2]);
  assert.ok((row?.cost ?? 0) > 2 * A_CALL);
});

test('a retry that no budget is left for is not made', async () => {
  const { provider, heard: modelQuestions } = aProvider('claude', () => ({
    ...fails('unavailable'),
    again: { afterMs: 0 },
  }));
  const { ask } = open({
    budget: { dailyUsd: 0.001 },
    provider: { ...provider, persist: persistent(limits()) },
  });
  assert.is((await ask(aQuestion())).is, 'no-budget');
  assert.is(modelQuestions.length, 1);
});

test('a new day has its budget again, a month that is used up has not', async () => {
  const { ask, pass } = open({ budget: { dailyUsd: 0.007, monthlyUsd: 0.014 } });
  assert.is((await ask(aQuestion())).is, 'answered');
  assert.is((await ask(aQuestion())).is, 'no-budget');
  pass(18 * HOUR);
  assert.is((await ask(aQuestion())).is, 'answered');
  pass(24 * HOUR);
  assert.match(whyOf(await ask(aQuestion())), /monthly AI budget .* resets Dec 1 at/);
});

test('a member’s daily budget ends that member’s questions and nobody else’s', async () => {
  const { ask } = open({ budget: { memberDailyUsd: 0.007 } });
  assert.is((await ask(aQuestion({ askedBy: 'm-1' }))).is, 'answered');
  assert.match(whyOf(await ask(aQuestion({ askedBy: 'm-1' }))), /^This account's daily AI budget/);
  assert.is((await ask(aQuestion({ askedBy: 'm-2' }))).is, 'answered');
  assert.is((await ask(aQuestion())).is, 'answered');
});

test('a budget of zero asks nobody, and says so once', async () => {
  const { ask, heard: modelQuestions, warned } = open({ budget: { dailyUsd: 0 } });
  await ask(aQuestion());
  assert.is((await ask(aQuestion())).is, 'no-budget');
  assert.is(modelQuestions.length, 0);
  assert.is(warned.length, 1);
  assert.match(warned[0] ?? '', /used up/);
});

test('at four fifths and at the whole it is said once each, to the log and to administrators', async () => {
  const { ask, warned, announced } = open({ budget: { dailyUsd: 10 * A_CALL } });
  for (let nth = 0; nth < 12; nth += 1) await ask(aQuestion());
  assert.is(warned.length, 2);
  assert.match(warned[0] ?? '', / is 80% spent: /);
  assert.match(warned[1] ?? '', /used up/);
  assert.equal(
    announced.map(({ topic }) => topic),
    ['runs', 'runs'],
  );
});

test('a question without a reported outcome counts at its maximum; one no model worked on costs nothing', async () => {
  for (const is of ['too-slow', 'unavailable'] as const) {
    const dear = open({ answering: () => fails(is) });
    await dear.ask(aQuestion());
    const { daily, byModel } = await dear.report();
    assert.ok(daily.cost > A_CALL, is);
    assert.is(byModel[0]?.assumed, 1, is);
  }
  for (const end of [{ ...fails('unavailable'), neverRan: true as const }, fails('not-allowed')]) {
    const free = open({ answering: () => end });
    await free.ask(aQuestion());
    assert.is((await free.report()).daily.cost, 0, end.is);
  }
});

test('a refusal and a text that ran out are paid for', async () => {
  for (const is of ['refused', 'cut-off', 'no-sense'] as const) {
    const { ask, report } = open({ answering: () => ({ is, why: 'so', usage: A_USAGE }) });
    await ask(aQuestion());
    assert.is((await report()).daily.cost, A_CALL, is);
  }
});

test('a model without a price is counted at the dearest and marked', async () => {
  const { ask, report } = open({ prices: PRICES.slice(1) });
  await ask(aQuestion());
  const { daily, byModel } = await report();
  assert.ok(Math.abs(daily.cost - 10 * A_CALL) < 1e-12);
  assert.is(byModel[0]?.assumed, 1);
});

test('no more than so many questions are under way', async () => {
  const state = { now: 0, most: 0 };
  const answering: Answering = async () => {
    state.now += 1;
    state.most = Math.max(state.most, state.now);
    await soon();
    state.now -= 1;
    return aParsedPick();
  };
  const { ask } = open({ answering, atOnce: 4 });
  await Promise.all(Array.from({ length: 30 }, () => ask(aQuestion())));
  assert.is(state.most, 4);
});

test('a member who left before the question’s turn is not charged', async () => {
  const { ask, heard: modelQuestions, report } = open();
  const asker = { isGone: () => true, onGone: () => () => undefined };
  assert.is((await ask(aQuestion(), { asker })).is, 'given-up');
  assert.is(modelQuestions.length, 0);
  assert.is((await report()).daily.cost, 0);
});

test('while the books are unavailable nobody is asked; if they fail meanwhile the question counts at its maximum', async () => {
  const away = () =>
    Promise.reject(new Refusal('unavailable', 'database.unreachable', 'The database is away.'));
  const shut = open({ spend: { ...makeMemorySpendStore(), open: away } });
  assert.is((await shut.ask(aQuestion())).is, 'unavailable');
  assert.is(shut.heard.length, 0);
  const going = open({ spend: { ...makeMemorySpendStore(), settle: away } });
  assert.is((await going.ask(aQuestion())).is, 'answered');
  assert.match(going.warned[0] ?? '', /counts at its maximum/);
  assert.ok((await going.report()).daily.cost * NANOS > A_CALL);
});

test('a lost question of a known kind gives the rest of its reservation back', async () => {
  const spend = makeMemorySpendStore();
  const before = open({ spend });
  await before.ask(aQuestion());
  const killed = open({ spend, answering: () => new Promise<never>(() => undefined), ids: 100 });
  void killed.ask(aQuestion());
  await soon();
  const next = open({ spend, budget: { dailyUsd: 3 * A_CALL }, ids: 200 });
  assert.is((await next.ask(aQuestion())).is, 'no-budget', 'it may still be under way');
  next.pass(LOST_AFTER + 1);
  assert.is((await next.ask(aQuestion())).is, 'answered');
  const { daily, byModel } = await next.report();
  assert.ok(Math.abs(daily.cost - 3 * A_CALL) < 1e-12, String(daily.cost));
  assert.is(byModel[0]?.assumed, 1);
  assert.match(next.warned.join(' '), /1 question .* never reported an outcome/);
});

test.run();
