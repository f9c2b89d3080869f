import type { Member, MemberId } from '../../accounts/member.ts';
import type { MemberShelf } from '../../accounts/ports.ts';
import { DEFAULT_TRACK_SLUG } from '../../card/track.ts';
import type { Digest } from '../../kernel/doors.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import { takeoutOn } from '../../odds/takeout.ts';
import type { MemberPick } from '../../picks/recommendations/member-pick.ts';
import type { ScoredPick, ScoredPicks } from '../members/member-picks.ts';
import { type PickRecord, pickRecord } from '../members/member-picks-record.ts';

export interface RankHandicappersDoors {
  readonly scoredPicks: () => Promise<ScoredPicks>;
  readonly members: Pick<MemberShelf, 'find'>;
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
  const shown = [first, initial].filter((part) => part !== '').join(' ');
  return first === '' ? `Handicapper ${id.slice(0, SHORT_ID)}` : shown;
}

interface Standing {
  readonly memberId: MemberId;
  readonly record: PickRecord;
  readonly latest: readonly LatestPick[];
}

const inOrder = (one: Standing, other: Standing): number =>
  (other.record.rating ?? -1) - (one.record.rating ?? -1) ||
  other.record.scored - one.record.scored ||
  other.record.picks - one.record.picks ||
  (one.memberId < other.memberId ? -1 : 1);

function standingsIn({ picks, scored, span }: ScoredPicks): readonly Standing[] {
  const publicReturn = 1 - takeoutOn(DEFAULT_TRACK_SLUG, span.to, 'win').share;
  const byId = new Map(scored.map((one) => [one.pick.id, one]));
  const members = new Map<MemberId, MemberPick[]>();
  for (const pick of picks) members.set(pick.memberId, [...(members.get(pick.memberId) ?? []), pick]);
  return [...members].map(([memberId, own]) => ({
    memberId,
    record: pickRecord(
      own.map(({ betType }) => betType),
      own.flatMap(({ id }) => byId.get(id) ?? []),
      publicReturn,
    ),
    latest: own
      .slice(-LATEST)
      .reverse()
      .map((pick) => ({ pick, scored: byId.get(pick.id) ?? null })),
  }));
}

/**
 * Members by the rating of their scored picks, those with too few of them behind, at most `top`. What others see of a
 * member is a first name and an initial, never an address.
 */
export function makeRankHandicappers({ scoredPicks, members, digest }: RankHandicappersDoors) {
  async function seen({ memberId, ...standing }: Standing): Promise<RankedHandicapper> {
    const id = digest(`handicapper ${memberId}`).slice(0, ID_LENGTH);
    return { id, displayName: displayName(await members.find({ id: memberId }), id), ...standing };
  }

  return async function rankHandicappers(top: number): Promise<RankedHandicappers> {
    const all = await scoredPicks();
    const ranked = standingsIn(all).toSorted(inOrder).slice(0, top);
    return { handicappers: await Promise.all(ranked.map(seen)), span: all.span };
  };
}

export type RankHandicappers = ReturnType<typeof makeRankHandicappers>;
