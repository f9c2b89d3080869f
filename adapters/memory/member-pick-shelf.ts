import type { MemberPickShelf, PickPlace } from '#core/picks/ports.ts';
import type { MemberPick } from '#core/picks/recommendations/member-pick.ts';

const placeOf = ({ memberId, raceId, betType }: PickPlace): string => `${memberId} ${raceId} ${betType}`;

/** Members' picks in memory. */
export function makeMemoryMemberPickShelf(): MemberPickShelf {
  let kept: readonly MemberPick[] = [];
  const standing = (): readonly MemberPick[] => [
    ...new Map(kept.map((pick) => [placeOf(pick), pick] as const)).values(),
  ];
  const isOlder = (one: MemberPick, other: MemberPick): number =>
    one.madeAt - other.madeAt || kept.indexOf(one) - kept.indexOf(other);
  return {
    keep: async (pick) => {
      kept = [...kept, pick];
    },
    standing: async (place) => kept.findLast((pick) => placeOf(pick) === placeOf(place)) ?? null,
    standingBetween: async ({ from, to }) =>
      standing()
        .filter(({ day }) => day >= from && day <= to)
        .toSorted(isOlder),
    everythingOf: async (memberId) =>
      kept.filter((pick) => pick.memberId === memberId).toSorted((one, other) => isOlder(other, one)),
    forget: async (memberId) => {
      kept = kept.filter((pick) => pick.memberId !== memberId);
    },
  };
}
