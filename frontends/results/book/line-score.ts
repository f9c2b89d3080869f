import type { Reply } from '#api/api.ts';
import { between, count, fixed, holdsZero, numbered, signed, unknownFigure } from '#kit/kit.ts';

export type LineRecord = Reply<'GET /api/lines'>;
export type Comparison = LineRecord['comparisons'][number];

/** Races below which a figure says more of luck than of anybody, and is shown small. */
const leastRaces = 30;

export const isFew = ({ races }: Pick<Comparison, 'races'>): boolean => !(races >= leastRaces);

const rivalNames: Readonly<Record<string, string>> = {
  public: 'The market (final odds)',
  model: 'Our sealed chances',
  claude: 'Form analyst',
  openai: 'Pace analyst',
};

/** With whom a line is compared; a dash for one nobody knows. */
export const rivalName = ({ rival }: Pick<Comparison, 'rival'>): string => rivalNames[rival] ?? unknownFigure;

/** `1.6512`; a dash without a race. */
export const lossText = (loss: number | null): string => (loss === null ? unknownFigure : fixed(loss, 4));

/** Mine less theirs with its interval and what that decides: `−0.0123 (−0.0200 to −0.0040), better`. */
export function comparisonText({ races, difference, interval }: Comparison): string {
  if (difference === null) return 'no race yet';
  const figure = signed(difference, 4);
  if (interval === null) return `${figure}, needs two race days`;
  const range = `${figure} (${between(interval, (end) => signed(end, 4))})`;
  if (isFew({ races })) return `${range}, only ${numbered(races, 'race')}`;
  if (holdsZero(interval)) return `${range}, too close to call`;
  return `${range}, ${difference < 0 ? 'better' : 'worse'}`;
}

/** What was counted, and what was not: `12 lines: 9 scored, 2 pending, 1 left out.` */
export const leftText = ({ lines, scored, pending, leftOut }: LineRecord): string =>
  `${numbered(lines, 'line')}: ${count(scored)} scored, ${count(pending)} pending, ${count(leftOut)} left out.`;
