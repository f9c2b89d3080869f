/** Where a code was seen: in past lines of real cards, in workouts, or only in public code tables. */
export type CodeEvidence = 'card lines' | 'workouts' | 'code tables';

/** How the status is known: races of 2025 were seen, it was announced in print, or it was not checked for 2026. */
export type StatusEvidence = 'raced in 2025' | 'announced' | 'not checked';

/** Whether a fact that is common knowledge was compared with past lines, and agreed. */
export type Comparison = 'compared' | 'not compared';
