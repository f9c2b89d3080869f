import type { OpenCall, SpendKey, SpendSum } from '#core/spend/call.ts';
import type { Cap } from '#core/spend/cap.ts';
import type { SpendStore } from '#core/spend/ports.ts';
import type { Database } from './database.ts';

const OPEN = `
  insert into operations.spend
    (id, at_ms, budget_day, service, model, feature, race_id, member_id, nanos)
  values (:id, :at, :day, :service, :model, :feature, :raceId,
    (select id from accounts.members where id = :memberId), :mostNanos)`;

const SETTLE = `
  update operations.spend
  set outcome = :outcome, nanos = :nanos, input_tokens = :inputTokens, cached_tokens = :cachedTokens,
      cache_write_tokens = :cacheWriteTokens, output_tokens = :outputTokens,
      is_price_assumed = :isPriceAssumed, is_usage_assumed = :isUsageAssumed
  where id = :id`;

const SETTLE_LOST = `
  update operations.spend as lost
  set outcome = 'given-up', is_usage_assumed = true, nanos = least(lost.nanos, coalesce(
    (select max(kind.nanos) from operations.spend as kind
     where kind.model = lost.model and kind.feature = lost.feature
       and kind.outcome = 'answered' and not kind.is_usage_assumed), lost.nanos))
  where lost.outcome is null and lost.at_ms < :before
  returning lost.id`;

const UNDER = `
  select cast(coalesce(sum(nanos), 0) as bigint) as nanos from operations.spend
  where budget_day >= :from and (cast(:memberId as text) is null or member_id = :memberId)`;

const COLUMNS: Readonly<Record<SpendKey, string>> = {
  service: 'service',
  model: 'model',
  feature: 'feature',
  race: 'race_id',
  member: 'member_id',
  day: 'budget_day',
};

const sumsBy = (key: SpendKey): string => `
  select * from (
  select cast(${COLUMNS[key]} as text) as key, count(*) as calls,
    cast(coalesce(sum(input_tokens + output_tokens), 0) as bigint) as tokens,
    cast(sum(nanos) as bigint) as nanos,
    count(*) filter (where is_price_assumed or is_usage_assumed) as assumed
  from operations.spend where budget_day between :from and :to
    and (cast(:feature as text) is null or feature = :feature)
  group by 1) sums order by ${key === 'day' ? '' : 'nanos desc, '}key collate "C" nulls first`;

/** Calls are recorded one at a time, so that each sees all earlier ones. */
const TURN = 'operations.spend';

/** Spending in PostgreSQL, schema `operations`. */
export function makePostgresSpendStore(db: Database): SpendStore {
  const under = async (caps: readonly Cap[], also = ''): Promise<readonly number[]> => {
    const sums: number[] = [];
    for (const { from, memberId } of caps) {
      const found = await db.sql().raw<{ rows: [{ nanos: number }] }>(`${UNDER}${also}`, { from, memberId });
      sums.push(found.rows[0].nanos);
    }
    return sums;
  };

  async function open(call: OpenCall, caps: readonly Cap[]): Promise<Cap | null> {
    const spent = await under(caps);
    const full = caps.find((cap, nth) => (spent[nth] ?? 0) >= cap.nanos);
    if (full !== undefined) return full;
    await db.sql().raw(OPEN, { ...call });
    return null;
  }

  return {
    open: (call, caps) => db.withLock(TURN, () => open(call, caps)),
    settle: ({ usage, ...end }, caps) =>
      db.withLock(TURN, async () => {
        await db.sql().raw(SETTLE, { ...end, ...usage });
        return under(caps, ' and outcome is not null');
      }),
    settleLost: (before) =>
      db.withLock(TURN, async () => {
        const { rows } = await db.sql().raw<{ rows: unknown[] }>(SETTLE_LOST, { before });
        return rows.length;
      }),
    spentUnder: (caps) => under(caps),
    sums: async ({ from, to }, by, feature) =>
      (await db.sql().raw<{ rows: SpendSum[] }>(sumsBy(by), { from, to, feature: feature ?? null })).rows,
  };
}
