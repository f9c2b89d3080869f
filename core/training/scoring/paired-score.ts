import { sumBy } from '../../kernel/numbers.ts';
import { type DaySum, dayError, dayInterval, type Interval } from './bootstrap.ts';
import { calibrationError, calibrationOf } from './calibration.ts';
import { lossOf, topPickShare } from './loss.ts';

/** Chances given to a race, and those they are measured against; by interest. */
export interface RatedRace {
  /** Track and day: races on one card are not independent. */
  readonly card: string;
  readonly won: readonly number[];
  readonly chances: readonly number[];
  readonly against: readonly number[];
}

export interface PairedScore {
  readonly name: string;
  readonly races: number;
  readonly logLoss: number;
  /** Log loss per race minus that of the other chances: below 0 is better. */
  readonly difference: number;
  readonly standardError: number | null;
  /** 95%, by whole cards; null with fewer than two. */
  readonly interval: Interval | null;
  readonly calibrationError: number;
  /** How often the top choice won. */
  readonly topPickRate: number;
}

/** Sums by card. */
function byCard(rows: readonly { readonly card: string; readonly value: number }[]): readonly DaySum[] {
  const cards = new Map<string, DaySum>();
  for (const { card, value } of rows) {
    const { sum, count } = cards.get(card) ?? { sum: 0, count: 0 };
    cards.set(card, { sum: sum + value, count: count + 1 });
  }
  return [...cards.values()];
}

/** Scores chances race by race against others on the same races; there must be at least one race. */
export function pairedScore(name: string, races: readonly RatedRace[]): PairedScore {
  const losses = races.map(({ card, won, chances, against }) => ({
    card,
    loss: lossOf(chances, won),
    value: lossOf(chances, won) - lossOf(against, won),
  }));
  const cards = byCard(losses);
  const error = dayError(cards);
  const forecasts = races.flatMap(({ chances, won }) =>
    chances.map((chance, index) => ({ chance, won: won[index] ?? 0 })),
  );
  return {
    name,
    races: races.length,
    logLoss: sumBy(losses, ({ loss }) => loss) / races.length,
    difference: sumBy(losses, ({ value }) => value) / races.length,
    standardError: Number.isNaN(error) ? null : error,
    interval: dayInterval(cards),
    calibrationError: calibrationError(calibrationOf(forecasts)),
    topPickRate: sumBy(races, ({ chances, won }) => topPickShare(chances, won)) / races.length,
  };
}
