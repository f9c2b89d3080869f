import type { Rng } from '../rng.ts';

/** Luck of a race: points of figure, one standard deviation. */
const RACE_LUCK = 3.6;
/** How sharply the public's chances follow the points between horses. */
const PUBLIC_SCALE = 4.2;
const TAKEOUT = 0.17;

/** How a past race came out for our horse against made-up rivals. */
export interface PastField {
  readonly size: number;
  readonly figure: number;
  readonly winningFigure: number;
  /** Order across the wire. */
  readonly finish: number;
  /** Figures of everybody, best first. */
  readonly ranked: readonly number[];
  /** Null for a declared non-starter: the public had no price for it. */
  readonly oddsToOne: number | null;
  readonly wasFavorite: boolean;
}

function bentTo(
  outcome: 'won' | 'not won' | 'open',
  ownFigure: number,
  rivals: readonly number[],
  rng: Rng,
): readonly number[] {
  const best = Math.max(...rivals);
  if (outcome === 'won' && best >= ownFigure)
    return rivals.map((rival) => (rival >= ownFigure ? ownFigure - rng.between(0.2, 4) : rival));
  if (outcome === 'not won' && best <= ownFigure)
    return rivals.map((rival, index) => (index === 0 ? ownFigure + rng.between(0.2, 5) : rival));
  return rivals;
}

function market(expected: number, classes: readonly number[], rng: Rng): { odds: number; isBest: boolean } {
  const expectedFigure = rng.normal(expected, 1.5);
  const strength = (points: number): number => Math.exp((points - expectedFigure) / PUBLIC_SCALE);
  const chance = 1 / classes.reduce((sum, points) => sum + strength(points), 1);
  const odds = Math.min(99, Math.max(0.1, (1 - TAKEOUT) / chance - 1));
  return { odds: Math.round(odds * 20) / 20, isBest: classes.every((points) => points <= expectedFigure) };
}

/** Runs one past race: rivals of the race's class, luck for all, and the outcome the career asks for. */
export function runPastField(
  race: { readonly par: number; readonly expected: number; readonly outcome: 'won' | 'not won' | 'open' },
  rng: Rng,
): PastField {
  const size = rng.whole(6, 12);
  const classes = Array.from({ length: size - 1 }, () => rng.normal(race.par - 6.5, 4));
  const figure = rng.normal(race.expected, RACE_LUCK);
  const rivals = bentTo(
    race.outcome,
    figure,
    classes.map((points) => rng.normal(points, RACE_LUCK)),
    rng,
  );
  const ranked = [...rivals, figure].sort((a, b) => b - a);
  const { odds, isBest } = market(race.expected, classes, rng);
  return {
    size,
    figure,
    winningFigure: ranked[0] ?? figure,
    finish: ranked.indexOf(figure) + 1,
    ranked,
    oddsToOne: odds,
    wasFavorite: isBest,
  };
}
