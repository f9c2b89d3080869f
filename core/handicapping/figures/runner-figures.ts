import type { Runner } from '../../card/runner.ts';
import { isSameFooting } from '../../card/surface.ts';
import { trackBySlug } from '../../card/track.ts';
import type { Evidence } from '../evidence.ts';
import { type BaseSpeed, baseSpeed } from './base-speed.ts';
import { cardFigures, type PastFigure } from './card-history.ts';
import { type CourseLiking, courseLiking } from './surface-preference.ts';

/** A starter's figures: the producer's and ours. */
export interface RunnerSpeed {
  readonly runner: Runner;
  readonly base: BaseSpeed;
  readonly liking: CourseLiking;
  /** Base speed with the liking for today's track; null without a base. */
  readonly adjusted: number | null;
  /** Our own of its latest race with a clock (FIG); null where there is none. */
  readonly own: PastFigure | null;
}

const onTodaysFooting = ({ pastPerformances }: Runner, { race }: Evidence) =>
  (pastPerformances ?? []).filter(({ surface }) => isSameFooting(surface, race.surface));

/** Figures of the starters of a race; `day` is the evidence on every race of its card, as ours are made from all. */
export function runnerSpeeds(evidence: Evidence, day: readonly Evidence[]): readonly RunnerSpeed[] {
  const latestFigures = cardFigures(day.flatMap(({ runners }) => runners));
  const code = trackBySlug(evidence.race.trackSlug)?.code ?? '';
  return evidence.starters.map((runner) => {
    const base = baseSpeed(runner, evidence);
    const liking = courseLiking(onTodaysFooting(runner, evidence), code);
    return {
      runner,
      base,
      liking,
      adjusted: base.points === null ? null : base.points + liking.points,
      own: latestFigures.get(runner.horseKey)?.[0] ?? null,
    };
  });
}
