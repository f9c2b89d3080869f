import type { CodeEvidence, Comparison, StatusEvidence } from './evidence-kinds.ts';

/** Where a fact about a track comes from, and what is in doubt about it; `doubt` is null where nothing is. */
export interface FactSource {
  readonly source: string;
  readonly doubt: string | null;
}

/** How each fact in a track's profile is known; null where the fact itself is unknown. */
export interface TrackEvidence {
  readonly code: FactSource;
  readonly timeZone: FactSource;
  readonly place: FactSource;
  readonly coordinates: FactSource | null;
  readonly surfaces: FactSource | null;
  readonly circumference: FactSource | null;
  readonly status: FactSource;
  readonly usualMonths: FactSource | null;
}

const COMMON = 'common knowledge';
const CODE_TABLES: FactSource = { source: 'public code tables', doubt: 'seen on no card' };

const CODES: Readonly<Record<CodeEvidence, FactSource>> = {
  'card lines': { source: 'past lines of cards', doubt: null },
  workouts: { source: 'workouts on cards and a public code table', doubt: 'seen in no past line' },
  'code tables': CODE_TABLES,
};

const STATUSES: Readonly<Record<StatusEvidence, FactSource>> = {
  'raced in 2025': { source: 'past lines of 2025', doubt: 'not checked for 2026' },
  announced: { source: 'an announcement', doubt: 'what came of it was not checked' },
  'not checked': { source: COMMON, doubt: 'not checked for 2026' },
};

const compared = (comparison: Comparison): FactSource =>
  comparison === 'compared'
    ? { source: `${COMMON}, agrees with past lines`, doubt: null }
    : { source: COMMON, doubt: 'compared with no past line' };

/** What the evidence of a track depends on. */
export interface EvidenceKinds {
  readonly code: CodeEvidence;
  readonly status: StatusEvidence;
  readonly surfaces: Comparison;
  readonly usualMonths: Comparison | null;
  readonly accuracyKm: number;
  readonly isCircumferenceKnown: boolean;
}

/** The evidence of a well-documented track. */
export function evidenceOfKinds(kinds: EvidenceKinds): TrackEvidence {
  const { code, status, surfaces, usualMonths, accuracyKm, isCircumferenceKnown } = kinds;
  return {
    code: CODES[code],
    timeZone: { source: 'its place', doubt: null },
    place: { source: COMMON, doubt: 'not checked in print' },
    coordinates: { source: COMMON, doubt: `not checked on a map, up to ${accuracyKm} km off` },
    surfaces: compared(surfaces),
    circumference: isCircumferenceKnown ? { source: COMMON, doubt: 'not checked in print' } : null,
    status: STATUSES[status],
    usualMonths: usualMonths === null ? null : compared(usualMonths),
  };
}

/** The evidence of a fair, jump meet or former track that only code tables have. */
export const MINOR_EVIDENCE: TrackEvidence = {
  code: CODE_TABLES,
  timeZone: { source: 'the clock of most of its region', doubt: 'parts of a region can be on another clock' },
  place: { source: 'public code tables', doubt: 'only the region is known' },
  coordinates: null,
  surfaces: null,
  circumference: null,
  status: { source: 'public code tables', doubt: 'not checked' },
  usualMonths: null,
};
