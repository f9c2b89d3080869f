import type { Interval } from '#kit/kit.ts';

/** Standard errors of a normal distribution that 95% lie within. */
const WIDE = 1.96;

/** The 95% interval of a fitted number from its standard error. */
export const around = (value: number, error: number): Interval => ({
  low: value - WIDE * error,
  high: value + WIDE * error,
});

/** Wilson's 95% interval of a share seen in `count` tries: 2 of 10 won is .057 to .510. Source: Wilson 1927. */
export function shareInterval(share: number, tries: number): Interval {
  if (tries <= 0) return { low: 0, high: 1 };
  const square = WIDE ** 2 / tries;
  const middle = (share + square / 2) / (1 + square);
  const reach = (WIDE * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries))) / (1 + square);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
