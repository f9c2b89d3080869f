import type { RaceDay } from '../kernel/race-day.ts';

/** Up to `upTo` dollars for a dollar, payoffs are cut down to a multiple of `step`. */
interface Tier {
  readonly upTo: number;
  readonly step: number;
}

interface Rule {
  readonly from: RaceDay;
  readonly tiers: readonly Tier[];
}

/** Newest first. New York cut by tiers from 1994 on and goes to the penny since 1 September 2025. */
const NEW_YORK_RULES: readonly Rule[] = [
  { from: '2025-09-01' as RaceDay, tiers: [{ upTo: Number.POSITIVE_INFINITY, step: 0.01 }] },
  {
    from: '1994-01-01' as RaceDay,
    tiers: [
      { upTo: 5, step: 0.05 },
      { upTo: 25, step: 0.1 },
      { upTo: 250, step: 0.25 },
      { upTo: Number.POSITIVE_INFINITY, step: 0.5 },
    ],
  },
];

/** A winning ticket never pays less than this for a dollar, whatever the pool holds. */
const LEAST_PAID = 1.05;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** What a payoff of that size is cut down to multiples of on that day, in dollars for a dollar. */
export function breakageStep(perDollar: number, day: RaceDay): number {
  const { tiers } = NEW_YORK_RULES.find(({ from }) => from <= day) ?? (NEW_YORK_RULES.at(-1) as Rule);
  return tiers.find(({ upTo }) => perDollar <= upTo)?.step ?? 0.01;
}

/**
 * What a winning dollar is paid, stake included, after breakage: 3.478 is 3.45 before 1 September 2025 and 3.47 since.
 * Not less than 1.05. New York's rule is used for every track.
 */
export function paidPerDollar(perDollar: number, day: RaceDay): number {
  const step = breakageStep(perDollar, day);
  return Math.max(LEAST_PAID, hundredths(Math.floor(perDollar / step + 1e-9) * step));
}
