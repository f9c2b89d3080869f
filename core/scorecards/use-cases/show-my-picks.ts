import type { MemberId } from '../../accounts/member.ts';
import type { Track } from '../../card/track.ts';
import type { MemberPick } from '../../picks/member-picks/member-pick.ts';
import type { MemberPickStore } from '../../picks/ports.ts';
import type { ScoredPick, ScoredPicks } from '../members/member-picks.ts';

/** A pick of one's own. */
export interface MyPick {
  readonly pick: MemberPick;
  /** No later one took its place. */
  readonly isCurrent: boolean;
  /** Null while its race has no result, and of picks older than a year. */
  readonly scored: ScoredPick | null;
}

export interface ShowMyPicksDeps {
  readonly memberPicks: Pick<MemberPickStore, 'everythingOf'>;
  readonly scoredPicks: () => Promise<ScoredPicks>;
}

const placeOf = ({ raceId, betType }: MemberPick): string => `${raceId} ${betType}`;

/** Every pick of a member, superseded ones included, newest first; with a track, those of its races. */
export function makeShowMyPicks({ memberPicks, scoredPicks }: ShowMyPicksDeps) {
  return async function showMyPicks(
    memberId: MemberId,
    track: Track | null = null,
  ): Promise<readonly MyPick[]> {
    const [ownMemberPicks, { scored }] = await Promise.all([
      memberPicks.everythingOf(memberId),
      scoredPicks(),
    ]);
    const byId = new Map(scored.map((scoredPick) => [scoredPick.pick.id, scoredPick]));
    const currentPicks = new Map<string, string>();
    for (const pick of ownMemberPicks)
      if (!currentPicks.has(placeOf(pick))) currentPicks.set(placeOf(pick), pick.id);
    const shown = ownMemberPicks.filter(({ trackSlug }) => track === null || trackSlug === track.slug);
    return shown.map((pick) => ({
      pick,
      isCurrent: currentPicks.get(placeOf(pick)) === pick.id,
      scored: byId.get(pick.id) ?? null,
    }));
  };
}

export type ShowMyPicks = ReturnType<typeof makeShowMyPicks>;
