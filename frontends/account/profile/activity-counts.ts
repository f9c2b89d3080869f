type Totals = { readonly totalSessions?: number | null; readonly totalQueries?: number | null };

/** A count as shown; `isStandIn` when the server gave none and a fixed figure replaces it. */
export type Count = { readonly value: number; readonly isStandIn: boolean };

export const fallbackSessions = 47;
export const fallbackQueries = 156;

function countOf(given: number | null | undefined, standIn: number): Count {
  const isStandIn = given === null || given === undefined || Number.isNaN(given);
  return { value: isStandIn ? standIn : given, isStandIn };
}

/** Sessions and questions of a member. Only an absent count has a stand-in: zero is zero. */
export function activityCounts(totals: Totals | null | undefined): {
  readonly sessions: Count;
  readonly queries: Count;
} {
  return {
    sessions: countOf(totals?.totalSessions, fallbackSessions),
    queries: countOf(totals?.totalQueries, fallbackQueries),
  };
}
