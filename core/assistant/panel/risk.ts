import type { RaceView } from '../race-view.ts';

export type RiskLevel = 'low' | 'medium' | 'high';

/** The likeliest winner's chance against what a field of this size has on average. */
const CLEAR = 2.5;
const SOME = 1.7;
/** Beyond this share of the field without form, any race is hard to call. */
const UNKNOWN = 0.4;

type Field = Pick<RaceView, 'chances' | 'evidence'>;

/** Why the risk of a race is unknown; null when enough of its field has form. */
export function riskUnknown({ evidence: { starters } }: Pick<Field, 'evidence'>): string | null {
  if (starters.length === 0) return 'Risk unknown: no starters.';
  const unknown = starters.filter(({ pastPerformances: races }) => (races ?? []).length === 0).length;
  if (unknown <= UNKNOWN * starters.length) return null;
  return `Risk unknown: ${unknown} of ${starters.length} ${unknown === 1 ? 'has' : 'have'} no known past races.`;
}

/** How far the likeliest winner leads. High too where the risk is unknown: then `riskUnknown` says why. */
export function riskOf({ chances, evidence }: Field): RiskLevel {
  const top = Math.max(0, ...chances) * chances.length;
  if (riskUnknown({ evidence }) !== null) return 'high';
  if (top >= CLEAR) return 'low';
  return top >= SOME ? 'medium' : 'high';
}

const TEXT: Readonly<Record<RiskLevel, string>> = {
  low: 'Low: the likeliest winner stands out from the field.',
  medium: 'Medium: the likeliest winner is ahead, but not by much.',
  high: 'High: the race is open.',
};

/** The risk of a race in a sentence. */
export const riskText = (field: Field): string => riskUnknown(field) ?? TEXT[riskOf(field)];
