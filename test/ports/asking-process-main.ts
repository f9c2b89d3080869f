/**
 * A process that asks one question and never hears an answer: books it on the database it is given, says so on its
 * output, and waits until it is killed.
 */
import { openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresSpendStore } from '#adapters/postgres/spend-store.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import { makeAskWithinBudget } from '#core/spend/use-cases/ask-within-budget.ts';
import { aProvider } from '#test/support/ai/a-provider.ts';
import { aQuestion, limits } from '#test/support/ai/a-question.ts';
import { aBudgetOf, PRICES } from './asking-room.ts';

const database = openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const { provider } = aProvider('claude', () => {
  process.stdout.write('asked\n');
  setInterval(() => undefined, 60_000);
  return new Promise<never>(() => undefined);
});
const withinBudget = makeAskWithinBudget({
  spend: makePostgresSpendStore(database),
  prices: PRICES,
  budget: aBudgetOf(5),
  mostOutputTokens: limits().mostOutputTokens,
  settleLost: async () => 0,
  clock: machineClock,
  newId: () => `killed-${process.pid}`,
  outsideTransaction: (work) => work(),
  inTurn: limitConcurrency(4),
  announce: async () => undefined,
  warn: () => undefined,
});
await withinBudget(provider).ask(aQuestion());
