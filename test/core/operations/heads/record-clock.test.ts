import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChainRow } from '#core/kernel/chain.ts';
import { HOUR, type Instant, instant, MINUTE, SECOND, shift, toIso } from '#core/kernel/instant.ts';
import { rowTimeReader } from '#core/kernel/row-times.ts';
import { makeRecordClock } from '#core/operations/heads/record-clock.ts';
import { headsAt } from '#test/support/a-forged-record.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';

const test = suite('The clock of the record');

const TRUE_TIME = instant(Date.UTC(2025, 7, 2, 16));
const after = (ms: number) => shift(TRUE_TIME, ms);
const chainOf = (rows: readonly ChainRow[]) => ({
  head: async () => rows.at(-1) ?? null,
  after: async (seq: number) => rows.filter((row) => row.seq > seq),
});

/** What the clock shows at `now` after a pick and heads of the moments given; and what it logged. */
async function shownAt(now: Instant, sealed: Instant, published: Instant | null = null) {
  const picks = aChain([{ sealedAt: toIso(sealed) }]);
  const warned: string[] = [];
  const heads = published === null ? [] : [headsAt(published, { picks, results: [] })];
  const clock = makeRecordClock({
    heads: { latest: async () => heads },
    chains: { picks: chainOf(picks), results: chainOf([]) },
    clock: async () => now,
    warn: (line) => warned.push(line),
  });
  const shown = await clock();
  assert.is(await clock(), shown);
  return { shown, warned };
}

test("it is the database's, which all servers share", async () => {
  assert.equal(await shownAt(TRUE_TIME, after(-HOUR), after(-MINUTE)), { shown: TRUE_TIME, warned: [] });
  assert.is((await shownAt(TRUE_TIME, after(59 * SECOND))).shown, TRUE_TIME);
});

test('after heads of a clock that was three minutes fast, the next honest pick is not refused, and the log says so', async () => {
  const fast = after(3 * MINUTE);
  const { shown, warned } = await shownAt(after(5 * SECOND), after(-HOUR), fast);
  assert.is(shown, fast);
  assert.is(warned.length, 1, 'however often it is read');
  assert.match(warned[0] ?? '', /^the clock is behind the record: it shows 2025-08-02T16:00:05/);
  const faultOf = rowTimeReader([{ seq: 1, hash: 'a'.repeat(64), at: fast }]);
  assert.is(faultOf({ seq: 2, sealed: instant(shown) }), null);
});

test('after a pick of such a clock it stands at the moment of that pick', async () => {
  assert.is((await shownAt(TRUE_TIME, after(3 * MINUTE))).shown, after(3 * MINUTE));
});

test('what claims to be of more than an hour ahead does not move it', async () => {
  assert.is((await shownAt(TRUE_TIME, after(-HOUR), after(2 * HOUR))).shown, TRUE_TIME);
});

test.run();
