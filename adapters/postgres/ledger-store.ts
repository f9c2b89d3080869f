import { setImmediate as nextTurn } from 'node:timers/promises';
import { toIso } from '#core/kernel/instant.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import { mayBeScored } from '#core/picks/ledger/labels.ts';
import type { LedgerPages, LedgerStore } from '#core/picks/ports.ts';
import { makePostgresChain } from './chain-store.ts';
import type { Database } from './database.ts';
import { LEDGER_DAYS } from './ledger-days.ts';
import { said } from './sealed-content.ts';

const COLUMNS = 'seq, hash, content as text';

const [RACE, TRACK, DAY] = [said('raceId'), said('trackSlug'), said('day')];

const LAST_OF = `
  select distinct on (${RACE}) ${COLUMNS} from picks.ledger
  where ${RACE} = any(:raceIds) and ${said('isReplayed')} = :isReplayed
  order by ${RACE}, seq desc`;

const LAST_LINE_OF = `
  select distinct on (${RACE}) ${COLUMNS} from picks.ledger
  where ${RACE} = any(:raceIds) and ${said('isReplayed')} = :isReplayed and ${said('isAfterOff')} = 'false'
    and jsonb_typeof(cast(content as jsonb) -> 'line') = 'object'
    and cast(${said('racingAt')} as timestamptz) <= cast(:until as timestamptz)
  order by ${RACE}, seq desc`;

const BETS_OF = `
  select ${COLUMNS} from picks.ledger
  where ${RACE} = any(:raceIds) and ${said('isReplayed')} = 'false' and ${said('isAfterOff')} = 'false'
    and cast(content as jsonb) -> 'verdict' ->> 'kind' in ('BET', 'PLAY')
    and cast(${said('racingAt')} as timestamptz) <= cast(:until as timestamptz)
  order by seq`;

const PAGE = `
  select ${COLUMNS} from picks.ledger
  where (cast(:day as text) is null or ${DAY} = :day)
    and (cast(:trackSlug as text) is null or ${TRACK} = :trackSlug)
    and (cast(:raceId as text) is null or ${RACE} = :raceId)
    and (cast(:isReplayed as text) is null or ${said('isReplayed')} = :isReplayed)
    and (cast(:before as bigint) is null or seq < :before)
    and (cast(:until as timestamptz) is null or (
      cast(${said('racingAt')} as timestamptz) <= cast(:until as timestamptz)
      and (${said('isReplayed')} = 'false' or cast(${said('sealedAt')} as timestamptz) <= cast(:until as timestamptz))))
  order by seq desc limit :most`;

/** Whether the labels of an entry agree with its times is read from its text by who asks. */
const CURRENT = `
  select entries.* from (${LEDGER_DAYS}) as days cross join lateral (
    select ${COLUMNS} from picks.ledger
    where ${DAY} = days.day and (cast(:trackSlug as text) is null or ${TRACK} = :trackSlug)
    offset 0) as entries
  where cast(text as jsonb) ->> 'isDemo' = :isDemo and cast(text as jsonb) ->> 'isAfterOff' = 'false'
  order by seq`;

/** Rows checked before other requests get their turn. */
const AT_ONCE = 500;

async function scorableAmong(rows: readonly SealedRow[], isDemo: boolean): Promise<readonly SealedRow[]> {
  const scorable: SealedRow[] = [];
  for (const [place, row] of rows.entries()) {
    if (place > 0 && place % AT_ONCE === 0) await nextTurn();
    if (mayBeScored(entryIn(row), isDemo)) scorable.push(row);
  }
  return scorable;
}

/** The sealed ledger in PostgreSQL; the database itself refuses changes to it. */
export function makePostgresLedgerStore(db: Database): LedgerStore & LedgerPages {
  const rowsOf = async (statement: string, values: object): Promise<readonly SealedRow[]> =>
    (await db.sql().raw<{ rows: SealedRow[] }>(statement, { ...values })).rows;
  return {
    ...makePostgresChain(db, 'picks.ledger'),
    lastOf: async (raceIds, isReplayed) =>
      raceIds.length === 0 ? [] : rowsOf(LAST_OF, { raceIds: [...raceIds], isReplayed: String(isReplayed) }),
    lastLineOf: async (raceIds, isReplayed, until) =>
      raceIds.length === 0
        ? []
        : rowsOf(LAST_LINE_OF, {
            raceIds: [...raceIds],
            isReplayed: String(isReplayed),
            until: toIso(until),
          }),
    betsOf: async (raceIds, until) =>
      raceIds.length === 0 ? [] : rowsOf(BETS_OF, { raceIds: [...raceIds], until: toIso(until) }),
    page: ({ until, isReplayed, ...request }) =>
      rowsOf(PAGE, {
        raceId: null,
        ...request,
        isReplayed: isReplayed === undefined ? null : String(isReplayed),
        until: until === undefined ? null : toIso(until),
      }),
    scorable: async ({ span, isDemo, trackSlug }) =>
      scorableAmong(await rowsOf(CURRENT, { trackSlug, isDemo: String(isDemo), ...span }), isDemo),
  };
}
