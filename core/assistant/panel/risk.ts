import type { RaceView } from '../race-view.ts';

export type RiskLevel = 'low' | 'medium' | 'high';

/** The likeliest winner's chance against what a field of this size has on average. */
const CLEAR = 2.5;
const SOME = 1.7;
/** Beyond this share of the field without form, any race is hard to call. */
const UNKNOWN = 0.4;

/** How open a race is: how far the likeliest winner leads, and how much is known of the field. */
export function riskOf({ chances, evidence }: Pick<RaceView, 'chances' | 'evidence'>): RiskLevel {
  const top = Math.max(0, ...chances) * chances.length;
  const unknown = evidence.starters.filter(
    ({ pastPerformances: races }) => (races ?? []).length === 0,
  ).length;
  if (unknown > UNKNOWN * evidence.starters.length) return 'high';
  if (top >= CLEAR) return 'low';
  return top >= SOME ? 'medium' : 'high';
}

const TEXT: Readonly<Record<RiskLevel, string>> = {
  low: 'Low: the likeliest winner stands out from the field.',
  medium: 'Medium: the likeliest winner is ahead, but not by much.',
  high: 'High: the race is open, or too little is known of the field.',
};

export const riskText = (level: RiskLevel): string => TEXT[level];
