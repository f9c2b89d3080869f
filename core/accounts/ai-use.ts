import type { Instant } from '../kernel/instant.ts';
import { sumBy } from '../kernel/numbers.ts';

/** The name under which questions to Ask Jake are noted. */
export const ASK_JAKE = 'ask jake';

/** Questions of one member under one name. */
export interface NotedQueries {
  /** As it was noted: `picks`, `ask jake`. */
  readonly what: string;
  readonly count: number;
  /** Tokens reported; the built-in analyst uses none. */
  readonly tokens: number;
  readonly lastAt: Instant;
}

export const AI_FEATURES = ['ML Predictions', 'AI Betting Tips', 'Race Analysis'] as const;

export type AiFeature = (typeof AI_FEATURES)[number];

const DEFAULT_FEATURE: AiFeature = 'Race Analysis';

/** Whatever is neither a prediction nor a tip is an analysis. */
export function featureOf(what: string): AiFeature {
  if (/\bml\b|predict/i.test(what)) return 'ML Predictions';
  return /pick|tip|bet|longshot|race refresh/i.test(what) ? 'AI Betting Tips' : DEFAULT_FEATURE;
}

/** Whether it was put to Ask Jake. */
export const isAskJake = (what: string): boolean => /^ask.*jake/i.test(what);

export interface FeatureShare {
  readonly feature: AiFeature;
  /** Of all questions, whole percent. */
  readonly percent: number;
}

export interface AiUse {
  readonly totalQueries: number;
  readonly totalTokens: number;
  readonly favoriteFeature: AiFeature;
  readonly lastQuery: Instant | null;
  readonly features: readonly FeatureShare[];
  /** Nothing is noted: favorite and shares are examples. */
  readonly isIllustrative: boolean;
}

const EXAMPLES: readonly FeatureShare[] = [
  { feature: 'ML Predictions', percent: 45 },
  { feature: 'AI Betting Tips', percent: 32 },
  { feature: 'Race Analysis', percent: 23 },
];

const countOf = (queries: readonly NotedQueries[], feature: AiFeature): number =>
  sumBy(
    queries.filter(({ what }) => featureOf(what) === feature),
    ({ count }) => count,
  );

const favoriteIn = (queries: readonly NotedQueries[]): AiFeature =>
  AI_FEATURES.reduce((best, feature) =>
    countOf(queries, feature) > countOf(queries, best) ? feature : best,
  );

/** What a member asked of analysts, from what was noted. Without anything noted the shares are the examples. */
export function aiUse(queries: readonly NotedQueries[]): AiUse {
  const total = sumBy(queries, ({ count }) => count);
  const last = queries.reduce<Instant | null>(
    (latest, { lastAt }) => (latest === null || lastAt > latest ? lastAt : latest),
    null,
  );
  const shares = AI_FEATURES.map((feature) => ({
    feature,
    percent: Math.round((100 * countOf(queries, feature)) / total),
  }));
  return {
    totalQueries: total,
    totalTokens: sumBy(queries, ({ tokens }) => tokens),
    favoriteFeature: total === 0 ? DEFAULT_FEATURE : favoriteIn(queries),
    lastQuery: last,
    features: total === 0 ? EXAMPLES : shares,
    isIllustrative: total === 0,
  };
}
