import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpendDeps } from '#adapters/http/routes/cost-monitor.ts';
import { makeAnthropic } from '#adapters/llm/anthropic/index.ts';
import { makeOpenAi } from '#adapters/llm/openai/index.ts';
import type { ProviderSettings } from '#adapters/llm/provider-settings.ts';
import { withSameLogFields } from '#adapters/system/log-fields.ts';
import type { OutsideTransaction } from '#core/kernel/functions.ts';
import type { Slot } from '#core/picks/analysis/slot.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import type { Provider, Providers } from '#core/picks/ports.ts';
import { makeAskWithinBudget } from '#core/spend/use-cases/ask-within-budget.ts';
import { makeSettleLostCalls, type SettleLostCalls } from '#core/spend/use-cases/settle-lost-calls.ts';
import { makeShowSpend, type ShowSpend } from '#core/spend/use-cases/show-spend.ts';
import { aiChoices, budgetOf, providerSettings } from '../ai.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Everybody asks through these: so many at once over all, within the budgets, every question kept with its cost. */
    readonly providers: Providers;
    readonly settleLostCalls: SettleLostCalls;
    readonly showSpend: ShowSpend;
  }
}

/** A call unreported for as long as that many can take is lost, also by clocks that differ somewhat. */
const LOST_AFTER_QUESTIONS = 3;

/** Captured at start, outside any unit of work. */
const outsideTransaction: OutsideTransaction = withSameLogFields(AsyncLocalStorage.snapshot());

const LIBRARIES: Readonly<Record<Slot, (settings: ProviderSettings) => Provider>> = {
  claude: makeAnthropic,
  openai: makeOpenAi,
};

/** Every try leaves a line in the log, with the id of the request it was made for. */
const logged = (get: Get, provider: Provider): Provider => ({
  ...provider,
  ask: async (question, extras) => {
    const start = performance.now();
    const answer = await provider.ask(question, extras);
    const { feature, raceId } = question;
    const ms = Math.round(performance.now() - start);
    get('log').info({ model: provider.model, feature, raceId, ms, outcome: answer.is }, 'model call');
    return answer;
  },
});

function providersOf(get: Get): Providers {
  const settings = get('settings');
  const withinBudget = makeAskWithinBudget({
    spend: get('spend'),
    prices: aiChoices.prices,
    budget: budgetOf(settings),
    mostOutputTokens: aiChoices.limits.mostOutputTokens,
    settleLost: get('settleLostCalls'),
    clock: get('machineClock'),
    newId: get('newId'),
    outsideTransaction,
    inTurn: limitConcurrency(aiChoices.atOnce),
    announce: get('announce'),
    warn: (sentence) => get('log').warn(sentence),
  });
  const inSlot = (slot: Slot): Provider | null => {
    const chosen = providerSettings(settings, slot);
    return chosen === null ? null : withinBudget(logged(get, LIBRARIES[slot](chosen)));
  };
  return { claude: inSlot('claude'), openai: inSlot('openai') };
}

/** The outside analysts and what they cost. */
export const aiWiring = () =>
  wiring({
    settleLostCalls: (get) =>
      makeSettleLostCalls({
        spend: get('spend'),
        clock: get('machineClock'),
        lostAfterMs: LOST_AFTER_QUESTIONS * aiChoices.limits.wholeMs,
        warn: (sentence) => get('log').warn(sentence),
      }),
    providers: providersOf,
    showSpend: (get) =>
      makeShowSpend({
        spend: get('spend'),
        budget: budgetOf(get('settings')),
        clock: get('machineClock'),
      }),
  });

export const spendDeps = (get: Get): SpendDeps => ({ showSpend: get('showSpend') });
