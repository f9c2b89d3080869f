import type { MemberId } from '../../accounts/member.ts';
import type { MemberPickShelf } from '../../picks/ports.ts';
import type { MemberPick } from '../../picks/recommendations/member-pick.ts';
import type { ScoredPick, ScoredPicks } from '../members/member-picks.ts';

/** A pick of one's own. */
export interface MyPick {
  readonly pick: MemberPick;
  /** No later one took its place. */
  readonly isStanding: boolean;
  /** Null while its race has no result, and of picks older than a year. */
  readonly scored: ScoredPick | null;
}

export interface ShowMyPicksDoors {
  readonly memberPicks: Pick<MemberPickShelf, 'everythingOf'>;
  readonly scoredPicks: () => Promise<ScoredPicks>;
}

const placeOf = ({ raceId, betType }: MemberPick): string => `${raceId} ${betType}`;

/** Every pick of a member, superseded ones included, newest first. */
export function makeShowMyPicks({ memberPicks, scoredPicks }: ShowMyPicksDoors) {
  return async function showMyPicks(memberId: MemberId): Promise<readonly MyPick[]> {
    const [own, { scored }] = await Promise.all([memberPicks.everythingOf(memberId), scoredPicks()]);
    const byId = new Map(scored.map((one) => [one.pick.id, one]));
    const standing = new Map<string, string>();
    for (const pick of own) if (!standing.has(placeOf(pick))) standing.set(placeOf(pick), pick.id);
    return own.map((pick) => ({
      pick,
      isStanding: standing.get(placeOf(pick)) === pick.id,
      scored: byId.get(pick.id) ?? null,
    }));
  };
}

export type ShowMyPicks = ReturnType<typeof makeShowMyPicks>;
