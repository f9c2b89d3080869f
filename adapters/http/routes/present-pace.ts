import { raceTitle } from '#core/card/race-class.ts';
import type { Runner } from '#core/card/runner.ts';
import { callPositions } from '#core/handicapping/pace/call-positions.ts';
import { earlyIntent } from '#core/handicapping/pace/early-intent.ts';
import type { StyleCounts } from '#core/handicapping/pace/field-styles.ts';
import type { PaceHorse } from '#core/handicapping/pace/pace-groups.ts';
import type { PaceWord } from '#core/handicapping/pace.ts';
import type { RacePace } from '#core/handicapping/use-cases/project-pace.ts';
import { toIso } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import { oddsText, priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

const BASIS =
  'Pace: who was on or near the lead at the first call of the latest races; early-speed points (W. Quirin, 1979) where running lines are missing. How often a horse is up front in a field of this size was fitted on past races; what makes a pace slow or hot, pressure, group ratings and confidences are rules of thumb.';

/** One of the four documented words must be sent; with an open pace `isKnown` says that it is no finding. */
const DEFAULT_PACE: PaceWord = 'Slow Early';

const horseOf = ({ runner, style, points }: PaceHorse['horse']) => ({
  horseName: runner.horseName,
  programNumber: runner.programNumber,
  jockeyName: runner.jockey?.name ?? null,
  postPosition: runner.postPosition,
  morningLine: priceOrNull(runner.morningLine),
  morningLineOdds: oddsText(runner.morningLine),
  runningStyle: style,
  earlyPoints: points,
});

const placed = ({ horse, earlySpeed }: PaceHorse) => ({ ...horseOf(horse), earlySpeed });

function stylesOf({ early, earlyPresser, presser, sustained, unknown }: StyleCounts) {
  const rows = [
    { style: 'E' as const, count: early },
    { style: 'E/P' as const, count: earlyPresser },
    { style: 'P' as const, count: presser },
    { style: 'S' as const, count: sustained },
    { style: 'unknown' as const, count: unknown },
  ];
  const field = sumBy(rows, ({ count }) => count);
  return rows.map((row) => ({ ...row, percentOfField: field === 0 ? 0 : (100 * row.count) / field }));
}

/** The expected pace of a race as the calls return it. */
export const presentPace = ({
  race,
  card,
  upTo,
  pace,
  pressure,
  scenarios,
  chances,
  groups,
  styles,
  insights,
  bets,
}: RacePace) => ({
  raceName: raceTitle(race),
  raceId: race.id,
  raceNumber: race.number,
  expectedPace: pace.word ?? DEFAULT_PACE,
  pressureRating: pressure,
  paceShape: pace.shape,
  isKnown: pace.isKnown,
  scenarios,
  scenarioChances: chances.map(({ horses, ...row }) => ({ ...row, horses: [...horses] })),
  keyInsights: insights,
  bettingRecommendations: bets.map(({ programNumber: _, ...bet }) => bet),
  paceAnalysis: {
    speedHorses: groups.speedHorses.map((horse) => ({ ...placed(horse), earlySpeedRating: horse.rating })),
    stalkers: groups.stalkers.map((horse) => ({ ...placed(horse), stalkerRating: horse.rating })),
    closers: groups.closers.map((horse) => ({ ...placed(horse), closingKick: horse.rating })),
    unknown: groups.unknown.map((horse) => ({ ...horseOf(horse), earlySpeed: null })),
  },
  runningStyles: stylesOf(styles),
  basis: BASIS,
  provenance: presentProvenance(card),
  upTo: toIso(upTo),
});

function latelyOf(runner: Runner) {
  const intent = earlyIntent(runner);
  if (intent === null) return null;
  const { led, pressed, races } = intent;
  return { led, pressed, races };
}

/** The same with where each starter usually is at each call. */
export const presentRacePace = (shown: RacePace) => ({
  ...presentPace(shown),
  starters: shown.field.map(({ runner }) => ({
    horseName: runner.horseName,
    programNumber: runner.programNumber,
    postPosition: runner.postPosition,
    calls: callPositions(runner),
    lately: latelyOf(runner),
  })),
});
