/** How a member stands to the disclaimer as it is. */
export interface MemberStanding {
  readonly memberId: string;
  readonly email: string;
  /** There is an acceptance of this type and version, whoever made it. */
  readonly hasCurrentVersion: boolean;
  /** One of those holds the whole text. */
  readonly hasFullText: boolean;
}

/** In order: the current version is there, and its text with it. */
export const isCompliant = (standing: MemberStanding): boolean =>
  standing.hasCurrentVersion && standing.hasFullText;

export interface AcceptanceAudit {
  readonly totalUsers: number;
  readonly compliant: number;
  readonly needingUpdate: number;
  readonly currentVersion: string;
  readonly users: readonly (Pick<MemberStanding, 'memberId' | 'email' | 'hasCurrentVersion'> & {
    readonly needsUpdate: boolean;
  })[];
}

/** The audit of everybody's standing. */
export function acceptanceAudit(
  standings: readonly MemberStanding[],
  currentVersion: string,
): AcceptanceAudit {
  const compliant = standings.filter(isCompliant).length;
  return {
    totalUsers: standings.length,
    compliant,
    needingUpdate: standings.length - compliant,
    currentVersion,
    users: standings.map((standing) => ({
      memberId: standing.memberId,
      email: standing.email,
      hasCurrentVersion: standing.hasCurrentVersion,
      needsUpdate: !isCompliant(standing),
    })),
  };
}
