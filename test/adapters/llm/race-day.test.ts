import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeAnthropic } from '#adapters/llm/anthropic/index.ts';
import { makeOpenAi } from '#adapters/llm/openai/index.ts';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { aiChoices } from '#config/ai.ts';
import { handicapper } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { chancesOn, lineOnRace } from '#core/handicapping/line-on-race.ts';
import { limitConcurrency, type RunLimited } from '#core/picks/model-questions/limit-concurrency.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { budgetDay } from '#core/spend/cap.ts';
import { makeAskWithinBudget } from '#core/spend/use-cases/ask-within-budget.ts';
import { MORNING } from '#test/core/picks/picks-of.ts';
import { aRace } from '#test/support/a-race.ts';
import { aParsedPick, limits } from '#test/support/ai/a-question.ts';
import { openAnthropicServer } from '#test/support/ai/anthropic-server.ts';
import type { ModelRequest, Reaction } from '#test/support/ai/model-server.ts';
import { openOpenAiServer } from '#test/support/ai/openai-server.ts';

const test = suite('A race day through both libraries');

const RACES = 12;

/** Picks a scratched horse first in race 3, and another when the fault is reported. */
function react({ body }: ModelRequest): Reaction {
  const text = JSON.stringify(body);
  const isWrong = /Your pick in race 3\?/.test(text) && !/could not be used/.test(text);
  const parsedPick = aParsedPick({
    primary: { programNumber: isWrong ? '6' : '2', confidence: 71, reasons: ['so'] },
  });
  return { does: 'answer', text: JSON.stringify(parsedPick), afterMs: 20 };
}

/** The concurrency limit, recording how many run at once. */
function watchedTurn(most: number) {
  const inTurn = limitConcurrency(most);
  const state = { now: 0, most: 0 };
  const watched: RunLimited = (work) =>
    inTurn(async () => {
      state.now += 1;
      state.most = Math.max(state.most, state.now);
      return work().finally(() => {
        state.now -= 1;
      });
    });
  return { state, inTurn: watched };
}

async function day() {
  const [anthropic, openai] = [await openAnthropicServer(react), await openOpenAiServer(react)];
  const spend = makeMemorySpendStore();
  const { state, inTurn } = watchedTurn(aiChoices.atOnce);
  const withinBudget = makeAskWithinBudget({
    spend,
    prices: aiChoices.prices,
    budget: { dailyUsd: 5, monthlyUsd: 100, memberDailyUsd: 1 },
    mostOutputTokens: aiChoices.limits.mostOutputTokens,
    settleLost: async () => 0,
    clock: machineClock,
    newId,
    outsideTransaction: (work) => work(),
    inTurn,
    announce: async () => undefined,
    warn: () => undefined,
  });
  const modelSettings = { apiKey: 'a-key', effort: null, limits: limits() };
  const { claude, openai: gpt } = aiChoices.models;
  const askAnalysts = makeAskAnalysts({
    providers: {
      claude: withinBudget(
        makeAnthropic({ ...modelSettings, name: 'Claude', model: claude, baseUrl: anthropic.address }),
      ),
      openai: withinBudget(
        makeOpenAi({ ...modelSettings, name: 'GPT', model: gpt, baseUrl: openai.address }),
      ),
    },
    newsOf: async () => [],
    clock: () => MORNING,
    digest,
  });
  const card = Array.from({ length: RACES }, (_, index) => {
    const race = aRace({ number: index + 1 });
    return {
      ...race,
      runners: race.runners.map((runner, place) => ({ ...runner, isScratched: place === 5 })),
    };
  });
  const races = card.map((race) => {
    const evidence = evidenceOf(race, new Map(), MORNING);
    return { evidence, chances: chancesOn(lineOnRace(evidence, handicapper), evidence) };
  });
  const about = { track: 'Saratoga', trackSlug: 'saratoga', day: '2025-08-02', card, races, experts: [] };
  const words = await askAnalysts({ ...about, earlier: new Map(), isRefresh: false, askedBy: null });
  await Promise.all([anthropic.close(), openai.close()]);
  return { words, anthropic, openai, spend, mostAtOnce: state.most };
}

test('twelve races are answered by both, four questions at once, the day paid for once, every call in the books', async () => {
  const { words, anthropic, openai, spend, mostAtOnce } = await day();
  assert.is(words.size, RACES);
  for (const { claude, openai: gpt } of words.values()) {
    assert.equal([claude?.is, gpt?.is], ['answered', 'answered']);
    assert.is(claude?.is === 'answered' && claude.pick.primary.programNumber, '2');
  }
  assert.equal(
    [anthropic.requests.length, openai.requests.length],
    [RACES + 1, RACES + 1],
    'race 3 was asked twice',
  );
  assert.is(mostAtOnce, 4);
  const today = budgetDay(machineClock());
  const sums = await spend.sums({ from: today, to: today }, 'service');
  assert.equal(
    sums.map(({ calls, assumed }) => [calls, assumed]),
    [
      [RACES + 1, 0],
      [RACES + 1, 0],
    ],
  );
  const keys = new Set(openai.requests.map(({ body }) => body['prompt_cache_key']));
  assert.is(keys.size, 1);
});

test.run();
