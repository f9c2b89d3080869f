import type { Runner } from '../../card/runner.ts';
import type { EvidenceInterest } from '../../handicapping/evidence.ts';
import { TOLERANCE } from '../../odds/value.ts';
import type { Stance } from './consensus.ts';

/** What one angle finds on a horse, with its weight in the analyst's opinion. */
export interface Reason {
  readonly angle: string;
  /** Weight x value: how far it moved the score, for (positive) or against. */
  readonly moved: number;
  readonly value: number;
  readonly says: string;
}

/** An analyst's opinion of a betting interest; `runner` is the one it means of a coupled group. */
export interface HorseOpinion {
  readonly interest: EvidenceInterest;
  /** Index of the interest in the evidence. */
  readonly index: number;
  readonly runner: Runner;
  /** Sum of what the angles moved; zero is an average horse of this field. */
  readonly score: number;
  /**
   * 0-100: the weighted share of rivals it is ahead of, angle by angle, or the confidence of an outside analyst. Not a
   * chance. Null where nothing was found on the field, or none was given.
   */
  readonly agreement: number | null;
  /** The analyst's own rating of it, 0-1: our chance moved by its angles. Not our chance. */
  readonly chance: number;
  /** Strongest for it first. */
  readonly reasons: readonly Reason[];
  /** For a pick that the analyst does not rate highest: the reason, as a clause. */
  readonly whyNotTheLikeliest?: string | null;
  /** The analyst did not name it: ranked by the model's chances. */
  readonly isUnnamed?: true;
}

/** An analyst's opinion of a race. */
export interface Opinion {
  readonly analyst: string;
  /** Every betting interest once: the pick, then the others likeliest first. */
  readonly ranking: readonly HorseOpinion[];
  /** In the order of the evidence; they sum to one. */
  readonly chances: readonly number[];
  /** Index of the interest an outside analyst calls its longshot; null for none. */
  readonly longshotAt?: number | null;
}

/** The horse an analyst picks; null in a race without starters, or without an answer. */
export const primaryOf = (opinion: Opinion | null): HorseOpinion | null => opinion?.ranking[0] ?? null;

export const opinionOn = (opinion: Opinion | null, index: number): HorseOpinion | null =>
  opinion?.ranking.find((row) => row.index === index) ?? null;

/** Least odds to one of a longshot, and the scores from which an analyst is for or against it. */
const LONGSHOT_ODDS = 6;
const SPEAKS_FOR = 0.1;
const SPEAKS_AGAINST = -0.1;

/** The long-priced horse the analyst likes best, other than its pick; null when it likes none. */
export function longshotOf(opinion: Opinion): HorseOpinion | null {
  if (opinion.longshotAt !== undefined) {
    return opinion.longshotAt === null ? null : opinionOn(opinion, opinion.longshotAt);
  }
  const [, ...others] = opinion.ranking;
  return (
    others.find(
      ({ interest, score }) =>
        (interest.price?.toOne ?? 0) >= LONGSHOT_ODDS - TOLERANCE && score >= SPEAKS_FOR,
    ) ?? null
  );
}

/** Whether an opinion is for or against a horse. */
export function stanceOf(opinion: Pick<HorseOpinion, 'score'> | null): Stance {
  if (opinion === null) return 'neutral';
  const { score } = opinion;
  if (score >= SPEAKS_FOR) return 'for';
  return score <= SPEAKS_AGAINST ? 'against' : 'neutral';
}
