import type { MemberPick } from '#core/picks/member-picks/member-pick.ts';
import type { MemberPickStore, PickPlace } from '#core/picks/ports.ts';

const placeOf = ({ memberId, raceId, betType }: PickPlace): string => `${memberId} ${raceId} ${betType}`;

/** Members' picks in memory. */
export function makeMemoryMemberPickStore(): MemberPickStore {
  let memberPicks: readonly MemberPick[] = [];
  const currentPicks = (): readonly MemberPick[] => [
    ...new Map(memberPicks.map((pick) => [placeOf(pick), pick] as const)).values(),
  ];
  const isOlder = (a: MemberPick, b: MemberPick): number =>
    a.madeAt - b.madeAt || memberPicks.indexOf(a) - memberPicks.indexOf(b);
  return {
    keep: async (pick) => {
      memberPicks = [...memberPicks, pick];
    },
    current: async (place) => memberPicks.findLast((pick) => placeOf(pick) === placeOf(place)) ?? null,
    currentBetween: async ({ from, to }) =>
      currentPicks()
        .filter(({ day }) => day >= from && day <= to)
        .toSorted(isOlder),
    everythingOf: async (memberId) =>
      memberPicks.filter((pick) => pick.memberId === memberId).toSorted((a, b) => isOlder(b, a)),
    forget: async (memberId) => {
      memberPicks = memberPicks.filter((pick) => pick.memberId !== memberId);
    },
  };
}
