import type { Evidence } from '../evidence.ts';
import { type PaceProjection, projectPace } from '../pace.ts';
import { fieldShape, type ShapedRunner, type StyleCounts, styleCounts, withShape } from './field-styles.ts';
import { type PaceBet, paceBets } from './pace-bets.ts';
import { type PaceGroups, paceGroups } from './pace-groups.ts';
import { paceInsights } from './pace-insights.ts';
import { pacePressure } from './pace-pressure.ts';
import { type PaceScenarios, paceScenarios } from './pace-scenarios.ts';

/** How a race is expected to be run, by the early speed of its starters. */
export interface PaceAnalysis {
  readonly pace: PaceProjection;
  /** How likely each pace scenario is; null while the running lines of most starters are unknown. */
  readonly scenarios: PaceScenarios | null;
  /** 0-100; null while too little is known of the field. */
  readonly pressure: number | null;
  readonly field: readonly ShapedRunner[];
  readonly groups: PaceGroups;
  readonly styles: StyleCounts;
  readonly insights: readonly string[];
  readonly bets: readonly PaceBet[];
}

/** The pace of a race from its evidence. What a horse did today has no place in it. */
export function analyzePace(evidence: Pick<Evidence, 'race' | 'starters'>): PaceAnalysis {
  const field = fieldShape(evidence);
  const pace = projectPace({ starters: withShape(field) });
  const groups = paceGroups(field);
  const scenarios = paceScenarios(evidence.starters);
  const pressure = pace.isKnown ? pacePressure(pace, field, scenarios) : null;
  const knownShare = field.length === 0 ? 0 : 1 - groups.unknown.length / field.length;
  return {
    pace,
    scenarios,
    pressure,
    field,
    groups,
    styles: styleCounts(field),
    insights: paceInsights(pace, field, groups, scenarios),
    bets: paceBets(pace, groups, { pressure, knownShare }),
  };
}
