/** How far a member has accepted the current disclaimer. */
export interface AcceptanceStatus {
  readonly memberId: string;
  readonly email: string;
  /** There is an acceptance of this type and version, by whatever way it was recorded. */
  readonly hasCurrentVersion: boolean;
  /** One of those holds the whole text. */
  readonly hasFullText: boolean;
}

/** In order: the current version is there, and its text with it. */
export const isCompliant = (acceptanceStatus: AcceptanceStatus): boolean =>
  acceptanceStatus.hasCurrentVersion && acceptanceStatus.hasFullText;

export interface AcceptanceAudit {
  readonly totalUsers: number;
  readonly compliant: number;
  readonly needingUpdate: number;
  readonly currentVersion: string;
  readonly users: readonly (Pick<AcceptanceStatus, 'memberId' | 'email' | 'hasCurrentVersion'> & {
    readonly needsUpdate: boolean;
  })[];
}

/** The audit of every member's status. */
export function acceptanceAudit(
  acceptanceStatuses: readonly AcceptanceStatus[],
  currentVersion: string,
): AcceptanceAudit {
  const compliant = acceptanceStatuses.filter(isCompliant).length;
  return {
    totalUsers: acceptanceStatuses.length,
    compliant,
    needingUpdate: acceptanceStatuses.length - compliant,
    currentVersion,
    users: acceptanceStatuses.map((acceptanceStatus) => ({
      memberId: acceptanceStatus.memberId,
      email: acceptanceStatus.email,
      hasCurrentVersion: acceptanceStatus.hasCurrentVersion,
      needsUpdate: !isCompliant(acceptanceStatus),
    })),
  };
}
