import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresSpendStore } from '#adapters/postgres/spend-store.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import { makeAskWithinBudget } from '#core/spend/use-cases/ask-within-budget.ts';
import { makeSettleLostCalls } from '#core/spend/use-cases/settle-lost-calls.ts';
import { makeShowSpend } from '#core/spend/use-cases/show-spend.ts';
import { aProvider } from '#test/support/ai/a-provider.ts';
import { aParsedPick, aQuestion, limits } from '#test/support/ai/a-question.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';
import { aBudgetOf, PRICES } from './asking-room.ts';

const test = suite('a process killed while it asks');
const MAIN = fileURLToPath(new URL('asking-process-main.ts', import.meta.url));

/** 2,000 tokens in and 300 out. */
const A_CALL = 0.007;

const inOrder = (counts: readonly number[]): readonly number[] => counts.toSorted((a, b) => a - b);

/** Books a question in another process and kills that before the answer. */
async function killWhileAsking(connection: unknown): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, JSON.stringify(connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await exited;
}

test('its booking is settled once by those who are left, and the day’s budget has the rest back', async () => {
  const { database, name, close } = await openTestDatabase();
  const connection = (await testServer()).connection(name);
  const other = openDatabase(connection);
  try {
    const hand = { now: machineClock() as Instant, id: 0 };
    const warned: string[] = [];
    const warn = (sentence: string): void => void warned.push(sentence);
    const processOn = (ownDatabase: typeof database) => {
      const spend = makePostgresSpendStore(ownDatabase);
      const budget = aBudgetOf(4 * A_CALL);
      const clock = (): Instant => hand.now;
      const settleLost = makeSettleLostCalls({ spend, clock, lostAfterMs: 5 * MINUTE, warn });
      const { provider } = aProvider('claude', () => aParsedPick());
      const withinBudget = makeAskWithinBudget({
        spend,
        prices: PRICES,
        budget,
        mostOutputTokens: limits().mostOutputTokens,
        settleLost,
        clock,
        newId: () => {
          hand.id += 1;
          return `own-${hand.id}`;
        },
        outsideTransaction: (work) => work(),
        inTurn: limitConcurrency(4),
        announce: async () => undefined,
        warn,
      });
      return {
        settleLost,
        ask: withinBudget(provider).ask,
        report: makeShowSpend({ spend, budget, clock }).report,
      };
    };
    const [a, two] = [processOn(database), processOn(other)];
    assert.is((await a.ask(aQuestion())).is, 'answered');
    await killWhileAsking(connection);
    assert.is((await a.ask(aQuestion())).is, 'no-budget', 'the lost one counts at its most');
    hand.now = shift(machineClock(), 6 * MINUTE);
    assert.equal(await Promise.all([a.settleLost(), two.settleLost()]).then(inOrder), [0, 1]);
    assert.equal([(await a.ask(aQuestion())).is, (await two.ask(aQuestion())).is], ['answered', 'answered']);
    const { daily, byModel } = await a.report();
    assert.ok(Math.abs(daily.cost - 4 * A_CALL) < 1e-9, String(daily.cost));
    assert.equal([byModel[0]?.calls, byModel[0]?.assumed], [4, 1]);
    assert.is(warned.filter((sentence) => /never reported an outcome/.test(sentence)).length, 1);
  } finally {
    await other.close();
    await close();
  }
});

test.run();
