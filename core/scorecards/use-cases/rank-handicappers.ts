import type { Member, MemberId } from '../../accounts/member.ts';
import type { MemberStore } from '../../accounts/ports.ts';
import type { Track } from '../../card/track.ts';
import type { Digest } from '../../kernel/functions.ts';
import { meanOf } from '../../kernel/numbers.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import { takeoutOn } from '../../odds/takeout.ts';
import type { MemberPick } from '../../picks/member-picks/member-pick.ts';
import { isScored, picksAt, type ScoredPick, type ScoredPicks } from '../members/member-picks.ts';
import { type PickRecord, pickRecord } from '../members/member-picks-record.ts';

export interface RankHandicappersDeps {
  readonly scoredPicks: () => Promise<ScoredPicks>;
  readonly members: Pick<MemberStore, 'find'>;
  readonly digest: Digest;
}

/** A pick of a member as others see it. */
export interface LatestPick {
  readonly pick: MemberPick;
  /** Null while its race has no result. */
  readonly scored: ScoredPick | null;
}

/** A member as others see them: nothing of their account. */
export interface RankedHandicapper {
  /** Opaque and stable. */
  readonly id: string;
  readonly displayName: string;
  readonly record: PickRecord;
  /** Newest first. */
  readonly latest: readonly LatestPick[];
}

export interface RankedHandicappers {
  readonly handicappers: readonly RankedHandicapper[];
  readonly span: DaySpan;
}

const LATEST = 3;
const ID_LENGTH = 12;
const SHORT_ID = 6;

/** First name and the initial of the last; a name that could be an address is not shown. */
export function displayName(member: Pick<Member, 'firstName' | 'lastName'> | null, id: string): string {
  const names = [member?.firstName ?? '', member?.lastName ?? ''].map((name) => name.trim());
  const [first = '', last = ''] = names.some((name) => name.includes('@')) ? [] : names;
  const initial = last === '' ? '' : `${[...last][0]}.`;
  const initials = [first, initial].filter((part) => part !== '').join(' ');
  return first === '' ? `Handicapper ${id.slice(0, SHORT_ID)}` : initials;
}

interface Ranking {
  readonly memberId: MemberId;
  readonly record: PickRecord;
  readonly latest: readonly LatestPick[];
}

const inOrder = (a: Ranking, b: Ranking): number =>
  (b.record.rating ?? -1) - (a.record.rating ?? -1) ||
  b.record.scored - a.record.scored ||
  b.record.picks - a.record.picks ||
  (a.memberId < b.memberId ? -1 : 1);

/** What the public got back for a dollar to win at the tracks of the scored picks, on average; NaN of none. */
const publicReturnOf = (settled: readonly ScoredPick[]): number =>
  1 - meanOf(settled.filter(isScored).map(({ pick }) => takeoutOn(pick.trackSlug, pick.day, 'win').share));

function rankingsIn({ picks, scored }: ScoredPicks): readonly Ranking[] {
  const byId = new Map(scored.map((scoredPick) => [scoredPick.pick.id, scoredPick]));
  const members = new Map<MemberId, MemberPick[]>();
  for (const pick of picks) members.set(pick.memberId, [...(members.get(pick.memberId) ?? []), pick]);
  return [...members].map(([memberId, memberPicks]) => {
    const settled = memberPicks.flatMap(({ id }) => byId.get(id) ?? []);
    const types = memberPicks.map(({ betType }) => betType);
    const latest = memberPicks.slice(-LATEST).reverse();
    return {
      memberId,
      record: pickRecord(types, settled, publicReturnOf(settled)),
      latest: latest.map((pick) => ({ pick, scored: byId.get(pick.id) ?? null })),
    };
  });
}

/**
 * Members by the rating of their scored picks, those with too few of them behind, at most `top`. What others see of a
 * member is a first name and an initial, never an address. With a track, by their picks there alone.
 */
export function makeRankHandicappers({ scoredPicks, members, digest }: RankHandicappersDeps) {
  async function withName({ memberId, ...ranking }: Ranking): Promise<RankedHandicapper> {
    const id = digest(`handicapper ${memberId}`).slice(0, ID_LENGTH);
    return { id, displayName: displayName(await members.find({ id: memberId }), id), ...ranking };
  }

  return async function rankHandicappers(
    top: number,
    track: Track | null = null,
  ): Promise<RankedHandicappers> {
    const all = picksAt(await scoredPicks(), track);
    const ranked = rankingsIn(all).toSorted(inOrder).slice(0, top);
    return { handicappers: await Promise.all(ranked.map(withName)), span: all.span };
  };
}

export type RankHandicappers = ReturnType<typeof makeRankHandicappers>;
