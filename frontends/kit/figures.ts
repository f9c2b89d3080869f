import { fixed, money, rounded } from './format.ts';
import { unknownFigure } from './unknown-figure.ts';

const whole = new Intl.NumberFormat('en-US');

/** `4,565`; a dash if it is unknown. */
export const count = (value: number): string => (Number.isNaN(value) ? unknownFigure : whole.format(value));

/** `1 race`, `1,200 races`. */
export const numbered = (value: number, singular: string, many = `${singular}s`): string =>
  `${count(value)} ${value === 1 ? singular : many}`;

/** With its sign, `+0.0020` or `−0.0020`; what rounds to nothing has none. */
export function signed(value: number, digits: number): string {
  const text = fixed(Math.abs(value), digits);
  if (!Number(text)) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** A share with its sign, as a percentage: `−13.0%`. */
export const signedPercent = (share: number, digits = 1): string =>
  Number.isNaN(share) ? unknownFigure : `${signed(share * 100, digits)}%`;

/** Dollars with their sign: `+$0.12`, `−$3.00`; what rounds to nothing has none. */
export function signedMoney(amount: number): string {
  const text = money(Math.abs(amount));
  if (text === money(0) || text === unknownFigure) return text;
  return `${amount > 0 ? '+' : '−'}${text}`;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two ends of an interval as `say` says each. */
export const between = ({ low, high }: Interval, say: (end: number) => string): string =>
  `${say(low)} to ${say(high)}`;

/** True when zero lies in the interval: the races do not decide which side it is on. */
export const holdsZero = ({ low, high }: Interval): boolean => low <= 0 && high >= 0;

/** A whole number with its unit, `72°F`; null where nothing is reported. */
export const figureOf = (value: number | null, unit: string): string | null =>
  value === null ? null : rounded(value, unit);

/** One decimal where there is one: `12.5`, `12`. */
export const oneDecimal = (value: number): string => fixed(value, 1).replace('.0', '');
