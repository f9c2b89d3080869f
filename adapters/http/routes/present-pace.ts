import type { StyleCounts } from '#core/handicapping/shape/field-shape.ts';
import type { PaceHorse } from '#core/handicapping/shape/pace-groups.ts';
import type { RacePace } from '#core/handicapping/use-cases/project-pace.ts';
import { toIso } from '#core/kernel/instant.ts';
import { presentProvenance } from './present-provenance.ts';

const BASIS =
  'Early-speed points after W. Quirin (1979) and their published limits; pressure, group ratings and confidences are rules of thumb, not fitted on results.';

const horseOf = ({ runner, style, points }: PaceHorse['horse']) => ({
  horseName: runner.horseName,
  programNumber: runner.programNumber,
  jockeyName: runner.jockey?.name ?? null,
  postPosition: runner.postPosition,
  morningLineOdds: runner.morningLine?.text ?? null,
  runningStyle: style,
  earlyPoints: points,
});

function stylesOf({ early, earlyPresser, presser, sustained, unknown }: StyleCounts) {
  const rows = [
    { style: 'E' as const, count: early },
    { style: 'E/P' as const, count: earlyPresser },
    { style: 'P' as const, count: presser },
    { style: 'S' as const, count: sustained },
    { style: 'unknown' as const, count: unknown },
  ];
  const field = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map((row) => ({ ...row, percentOfField: field === 0 ? 0 : (100 * row.count) / field }));
}

/** The expected pace of a race as the calls tell it. */
export const presentPace = ({
  race,
  card,
  upTo,
  pace,
  pressure,
  groups,
  styles,
  insights,
  bets,
}: RacePace) => ({
  raceName: race.name ?? race.classification,
  raceId: race.id,
  raceNumber: race.number,
  expectedPace: pace.word,
  pressureRating: pressure,
  paceShape: pace.shape,
  isKnown: pace.isKnown,
  keyInsights: insights,
  bettingRecommendations: bets,
  paceAnalysis: {
    speedHorses: groups.speedHorses.map(({ horse, rating }) => ({
      ...horseOf(horse),
      earlySpeedRating: rating,
    })),
    stalkers: groups.stalkers.map(({ horse, rating }) => ({ ...horseOf(horse), stalkerRating: rating })),
    closers: groups.closers.map(({ horse, rating }) => ({ ...horseOf(horse), closingKick: rating })),
    unknown: groups.unknown.map(horseOf),
  },
  runningStyles: stylesOf(styles),
  basis: BASIS,
  provenance: presentProvenance(card),
  upTo: toIso(upTo),
});
