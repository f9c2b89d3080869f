const whole = new Intl.NumberFormat('en-US');

/** `4,565`. */
export const count = (value: number): string => whole.format(value);

/** With its sign, `+0.0020` or `−0.0020`; what rounds to nothing has none. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** A share with its sign, as a percentage: `−13.0%`. */
export const signedPercent = (share: number, digits = 1): string => `${signed(share * 100, digits)}%`;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two ends of an interval as `say` says each. */
export const between = ({ low, high }: Interval, say: (end: number) => string): string =>
  `${say(low)} to ${say(high)}`;

/** Standard errors of a normal distribution that 95 % lie within. */
const WIDE = 1.96;

/** The 95 % interval of a fitted number from its standard error. */
export const around = (value: number, error: number): Interval => ({
  low: value - WIDE * error,
  high: value + WIDE * error,
});

/** Wilson's 95 % interval of a share seen in `count` tries: 2 of 10 won is .057 to .510. Source: Wilson 1927. */
export function shareInterval(share: number, tries: number): Interval {
  if (tries <= 0) return { low: 0, high: 1 };
  const square = WIDE ** 2 / tries;
  const middle = (share + square / 2) / (1 + square);
  const reach = (WIDE * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries))) / (1 + square);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** True when zero lies in the interval: the races do not tell which side it is on. */
export const holdsZero = ({ low, high }: Interval): boolean => low <= 0 && high >= 0;

/** A sentence of the server as this page sets its figures: `−13.0%` for `-13.0 %`; days keep their hyphens. */
export const typeset = (sentence: string): string =>
  sentence.replaceAll(' %', '%').replace(/(^|[^\d-])-(?=\d)/g, '$1−');
