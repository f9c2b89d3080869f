import { createHash } from 'node:crypto';
import { parseRaceId, type RaceId } from '#core/card/race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { Board } from '#core/odds/board.ts';
import { boardContent } from '#core/odds/board-content.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import type { Database } from './database.ts';

interface BoardRow {
  readonly race_id: RaceId;
  readonly tier: Tier;
  readonly source: string;
  readonly at_ms: Instant;
  readonly interests: Board['interests'];
  readonly pools: Board['pools'];
}

/** The columns of the unique constraint `boards_once`. */
interface Identity {
  readonly race_id: RaceId;
  readonly tier: Tier;
  readonly source: string;
  readonly at_ms: Instant;
  readonly content_hash: string;
}

/** Boards sent to the server in one statement. */
const AT_ONCE = 2_000;

const KEEP = `
  insert into odds.boards
    (race_id, track_slug, race_day, is_demo, tier, source, at_ms, content_hash, interests, pools, known_at_ms)
  select r.*, cast(:knownAt as bigint) from jsonb_to_recordset(cast(:rows as jsonb)) as r("raceId" text, slug text, day date, "isDemo" boolean,
    tier text, source text, at bigint, "contentHash" text, interests jsonb, pools jsonb)
  on conflict on constraint boards_once do nothing
  returning race_id, tier, source, at_ms, content_hash`;

const SHOWN = 'race_id, tier, source, at_ms, interests, pools';

/** Shown before a moment and received by it, and by `:until` where one is given. */
const isFrom = (moment: string, until: Instant | undefined): string => {
  const receivedBy = (last: string): string => `coalesce(known_at_ms, at_ms) <= ${last}`;
  const before = `at_ms < ${moment} and ${receivedBy(moment)}`;
  return until === undefined ? before : `${before} and ${receivedBy(':until')}`;
};

const latest = (until: Instant | undefined): string => `
  select b.* from unnest(cast(:ids as text[]), cast(:moments as bigint[])) with ordinality as w(id, moment, nth)
  cross join lateral (
    select distinct on (source) ${SHOWN} from odds.boards
    where race_id = w.id and ${isFrom('w.moment', until)} order by source, at_ms desc, id desc) b
  order by w.nth, b.source`;

const ofRace = (until: Instant | undefined): string => `
  select ${SHOWN} from odds.boards where race_id = :raceId and ${isFrom(':before', until)}
  order by at_ms, id`;

const onDay = (until: Instant | undefined): string => `
  select ${SHOWN} from odds.boards where track_slug = :slug and race_day = :day
    and ${isFrom(':before', until)}
  order by at_ms, id`;

const hashOf = (board: Board): string => createHash('sha256').update(boardContent(board)).digest('hex');

function rowOf(board: Board) {
  const { raceId, provenance, interests, pools } = board;
  const parts = parseRaceId(raceId);
  if (parts === null) throw new Error(`${raceId} is not a race id`);
  const { trackSlug: slug, day, isDemo } = parts;
  return { raceId, slug, day, isDemo, ...provenance, contentHash: hashOf(board), interests, pools };
}

const boardOf = ({ race_id, tier, source, at_ms, interests, pools }: BoardRow): Board => ({
  raceId: race_id,
  provenance: { tier, source, at: at_ms },
  interests,
  pools,
});

const keyOf = ({ race_id, tier, source, at_ms, content_hash }: Identity): string =>
  JSON.stringify([race_id, tier, source, at_ms, content_hash]);

/** The boards whose row is new, each once. */
function freshOnes(
  boards: readonly Board[],
  rows: readonly ReturnType<typeof rowOf>[],
  identities: readonly Identity[],
) {
  const fresh = new Set(identities.map(keyOf));
  return boards.filter((_, nth) => {
    const row = rows[nth];
    if (row === undefined) return false;
    const { raceId: race_id, tier, source, at: at_ms, contentHash: content_hash } = row;
    return fresh.delete(keyOf({ race_id, tier, source, at_ms, content_hash }));
  });
}

/** Boards in PostgreSQL, schema `odds`. */
export function makePostgresOddsStore(db: Database): OddsStore {
  const ask = async <Row>(statement: string, values: Readonly<Record<string, unknown>>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values as Record<string, never>)).rows;
  const boards = async (statement: string, values: Readonly<Record<string, unknown>>) =>
    (await ask<BoardRow>(statement, values)).map(boardOf);

  async function keepSome(some: readonly Board[], knownAt: Instant | null): Promise<readonly Board[]> {
    const rows = some.map(rowOf);
    return freshOnes(some, rows, await ask<Identity>(KEEP, { rows: JSON.stringify(rows), knownAt }));
  }

  return {
    keep: (all, knownAt) =>
      db.allOrNothing(async () => {
        const fresh: Board[] = [];
        for (let from = 0; from < all.length; from += AT_ONCE)
          fresh.push(...(await keepSome(all.slice(from, from + AT_ONCE), knownAt ?? null)));
        return fresh;
      }),
    latest: (options, until) =>
      boards(latest(until), {
        ...(until && { until }),
        ids: options.map(({ raceId }) => raceId),
        moments: options.map(({ before }) => before),
      }),
    boardsOf: (raceId, before, until) => boards(ofRace(until), { raceId, before, ...(until && { until }) }),
    boardsOn: (slug, day, before, until) =>
      boards(onDay(until), { slug, day, before, ...(until && { until }) }),
    async dropDemo(keep) {
      const demo = db.sql()('odds.boards').where('is_demo', true);
      await (keep === null ? demo : demo.whereNotBetween('race_day', [keep.from, keep.to])).delete();
    },
  };
}
