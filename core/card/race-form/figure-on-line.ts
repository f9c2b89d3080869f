import type { StartFact } from '../history/start-facts.ts';
import type { PastPerformance } from '../past-performance.ts';
import type { ScaledFigure } from '../scaled-figure.ts';

/** Points from par at which a figure is one, two or three steps off it. */
const STEPS = [3, 6, 11] as const;

/** How far a figure is from par: 0 on it (within 2 points), 1 to 3 above, -1 to -3 below. */
export type ParStep = -3 | -2 | -1 | 0 | 1 | 2 | 3;

export const parStep = (points: number, par: number): ParStep => {
  const off = Math.abs(points - par);
  const step = STEPS.filter((from) => off >= from).length;
  return (points < par && step > 0 ? -step : step) as ParStep;
};

/** A figure of a past race, with how far it is from today's par and why it may be off. */
export interface FigureOnLine extends ScaledFigure {
  /** Null without a par on the figure's scale. */
  readonly step: ParStep | null;
  /** Why it is doubtful, in a sentence; null for one that is not. */
  readonly doubt: string | null;
}

/** The facts that a figure is made from. */
const MADE_FROM: Readonly<Partial<Record<StartFact['name'], string>>> = {
  finalSeconds: 'the final time',
  distanceYards: 'the distance',
  surface: 'the surface',
  condition: 'the track condition',
};

/** Why a figure is doubtful: a distance that was not measured, or sources that disagree on what it is made from. */
export function figureDoubt(
  { isAbout, nonFinish }: Pick<PastPerformance, 'isAbout' | 'nonFinish'>,
  facts: readonly StartFact[],
): string | null {
  const disputed = facts.flatMap(({ name, state }) =>
    state === 'contradicted' ? (MADE_FROM[name] ?? []) : [],
  );
  if (disputed.length > 0) return `Sources disagree on ${disputed.join(' and ')}.`;
  if (nonFinish !== null) return `It did not finish (${nonFinish}).`;
  return isAbout ? 'The distance was not measured exactly ("about").' : null;
}
