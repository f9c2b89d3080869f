import type { MemberId } from '#core/accounts/member.ts';
import { originOf, type Price, priceOf, type QuotedPrice } from '#core/card/price.ts';
import type { RaceId } from '#core/card/race.ts';
import type { HorseKey } from '#core/card/runner.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { MemberPick, MemberPickId } from '#core/picks/member-picks/member-pick.ts';
import type { MemberPickStore } from '#core/picks/ports.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

/** A price as stored by versions before the `Price` type. */
interface OlderPrice extends QuotedPrice {
  readonly kind: 'live' | 'morning-line';
  readonly provenance: Provenance;
}

interface PickRow {
  readonly id: MemberPickId;
  readonly member_id: MemberId;
  readonly race_id: RaceId;
  readonly track_slug: string;
  readonly race_day: RaceDay;
  readonly race_number: number;
  readonly horse_key: HorseKey;
  readonly horse_name: string;
  readonly program_number: string;
  readonly second: MemberPick['second'];
  readonly bet_type: MemberPick['betType'];
  readonly confidence: number;
  readonly reasoning: string;
  readonly weather_factor: MemberPick['weatherFactor'];
  readonly track_bias: MemberPick['trackBias'];
  readonly pace_scenario: MemberPick['paceScenario'];
  readonly made_at_ms: Instant;
  readonly price: Price | OlderPrice | null;
  readonly card: MemberPick['card'];
}

const rowOf = (pick: MemberPick) => ({
  id: pick.id,
  member_id: pick.memberId,
  race_id: pick.raceId,
  track_slug: pick.trackSlug,
  race_day: pick.day,
  race_number: pick.raceNumber,
  horse_key: pick.horseKey,
  horse_name: pick.horseName,
  program_number: pick.programNumber,
  second: pick.second === null ? null : JSON.stringify(pick.second),
  bet_type: pick.betType,
  confidence: pick.confidence,
  reasoning: pick.reasoning,
  weather_factor: pick.weatherFactor,
  track_bias: pick.trackBias,
  pace_scenario: pick.paceScenario,
  made_at_ms: pick.madeAt,
  price: pick.price === null ? null : JSON.stringify(pick.price),
  card: JSON.stringify(pick.card),
});

function priceIn(stored: PickRow['price']): Price | null {
  if (stored === null || !('provenance' in stored)) return stored;
  const { kind, provenance } = stored;
  return priceOf(stored, originOf(kind === 'morning-line' ? 'morning line' : kind, provenance));
}

const pickOf = (row: PickRow): MemberPick => ({
  id: row.id,
  memberId: row.member_id,
  raceId: row.race_id,
  trackSlug: row.track_slug,
  day: row.race_day,
  raceNumber: row.race_number,
  horseKey: row.horse_key,
  horseName: row.horse_name,
  programNumber: row.program_number,
  second: row.second,
  betType: row.bet_type,
  confidence: row.confidence,
  reasoning: row.reasoning,
  weatherFactor: row.weather_factor,
  trackBias: row.track_bias,
  paceScenario: row.pace_scenario,
  madeAt: row.made_at_ms,
  price: priceIn(row.price),
  card: row.card,
});

const CURRENT_BETWEEN = `
  select * from (
    select distinct on (member_id, race_id, bet_type) * from picks.member_picks
    where race_day between :from and :to order by member_id, race_id, bet_type, nth desc
  ) standing
  order by made_at_ms, nth`;

/** Members' picks in PostgreSQL, schema `picks`. */
export function makePostgresMemberPickStore(db: Database): MemberPickStore {
  const picks = () => db.sql()<PickRow>('picks.member_picks');
  return {
    keep: async (pick) => {
      await db.sql()('picks.member_picks').insert(rowOf(pick)).catch(refuseGone('member_picks_member'));
    },
    current: async ({ memberId, raceId, betType }) => {
      const place = { member_id: memberId, race_id: raceId, bet_type: betType };
      const row = (await picks().where(place).orderBy('nth', 'desc').first()) as PickRow | undefined;
      return row === undefined ? null : pickOf(row);
    },
    currentBetween: async ({ from, to }) =>
      (await db.sql().raw<{ rows: PickRow[] }>(CURRENT_BETWEEN, { from, to })).rows.map(pickOf),
    everythingOf: async (memberId) => {
      const rows = await picks()
        .where({ member_id: memberId })
        .orderBy([
          { column: 'made_at_ms', order: 'desc' },
          { column: 'nth', order: 'desc' },
        ]);
      return (rows as readonly PickRow[]).map(pickOf);
    },
    forget: async (memberId) => {
      await db.sql()('picks.member_picks').where({ member_id: memberId }).delete();
    },
  };
}
