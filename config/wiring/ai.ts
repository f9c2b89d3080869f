import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpendDeps } from '#adapters/http/routes/cost-monitor.ts';
import { makeAnthropic } from '#adapters/llm/anthropic/index.ts';
import { makeOpenAi } from '#adapters/llm/openai/index.ts';
import type { ProviderSettings } from '#adapters/llm/provider-settings.ts';
import type { OutsideTransaction } from '#core/kernel/functions.ts';
import type { Slot } from '#core/picks/analysis/slot.ts';
import type { Provider, Providers } from '#core/picks/ports.ts';
import { makeInTurn } from '#core/picks/questions/asked-one-by-one.ts';
import { makeAskWithinBudget } from '#core/spend/use-cases/ask-within-budget.ts';
import { makeSettleLostCalls, type SettleLostCalls } from '#core/spend/use-cases/settle-lost-calls.ts';
import { makeShowSpend, type ShowSpend } from '#core/spend/use-cases/show-spend.ts';
import { aiChoices, budgetOf, providerSettings } from '../ai.ts';
import { announceId } from './events.ts';
import { logId, machineClockId, newIdId, settingsId } from './machine.ts';
import { type Get, id, wiring } from './provide.ts';
import { spendId } from './stores.ts';

/** Everybody asks through these: so many at once over all, within the budgets, every question kept with its cost. */
export const providersId = id<Providers>('providers');
export const settleLostCallsId = id<SettleLostCalls>('settle lost calls');
export const showSpendId = id<ShowSpend>('show spend');

/** A question that nobody heard of for as long as so many may take is lost, also by clocks that differ somewhat. */
const LOST_AFTER_QUESTIONS = 3;

/** As it is when the program begins: in nobody's unit of work. */
const apart: OutsideTransaction = AsyncLocalStorage.snapshot();

const LIBRARIES: Readonly<Record<Slot, (settings: ProviderSettings) => Provider>> = {
  claude: makeAnthropic,
  openai: makeOpenAi,
};

function providersOf(get: Get): Providers {
  const settings = get(settingsId);
  const withinBudget = makeAskWithinBudget({
    spend: get(spendId),
    prices: aiChoices.prices,
    budget: budgetOf(settings),
    mostOutputTokens: aiChoices.limits.mostOutputTokens,
    settleLost: get(settleLostCallsId),
    clock: get(machineClockId),
    newId: get(newIdId),
    apart,
    inTurn: makeInTurn(aiChoices.atOnce),
    announce: get(announceId),
    warn: (sentence) => get(logId).warn(sentence),
  });
  const inSlot = (slot: Slot): Provider | null => {
    const chosen = providerSettings(settings, slot);
    return chosen === null ? null : withinBudget(LIBRARIES[slot](chosen));
  };
  return { claude: inSlot('claude'), openai: inSlot('openai') };
}

/** The outside analysts and what they cost. */
export const aiWiring = () =>
  wiring((provide) => {
    provide(settleLostCallsId, (get) =>
      makeSettleLostCalls({
        spend: get(spendId),
        clock: get(machineClockId),
        lostAfterMs: LOST_AFTER_QUESTIONS * aiChoices.limits.wholeMs,
        warn: (sentence) => get(logId).warn(sentence),
      }),
    );
    provide(providersId, providersOf);
    provide(showSpendId, (get) =>
      makeShowSpend({
        spend: get(spendId),
        budget: budgetOf(get(settingsId)),
        clock: get(machineClockId),
      }),
    );
  });

export const spendDeps = (get: Get): SpendDeps => ({ showSpend: get(showSpendId) });
