import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';
import type { PlacedHorse } from '#kit/charts/charts.ts';
import { fixed, withPrintedNames as printedNames } from '#kit/kit.ts';

export type Pace = Reply<'GET /api/pace-analysis/saratoga/{raceNumber}'>;
export type SpeedFigure = Reply<'GET /api/speed-figures/saratoga/{raceNumber}'>[number];
export type PaceHorse = Pace['paceAnalysis']['unknown'][number];

const minutes = 60_000;
const fresh = { staleTime: 5 * minutes, gcTime: 10 * minutes } as const;

export const paceQuery = (slug: string, raceNumber: number) => ({
  ...ask('GET /api/pace-analysis/saratoga/{raceNumber}', { ...forTrack(slug), params: { raceNumber } }),
  ...fresh,
});

export const figuresQuery = (slug: string, raceNumber: number) => ({
  ...ask('GET /api/speed-figures/saratoga/{raceNumber}', { ...forTrack(slug), params: { raceNumber } }),
  ...fresh,
});

/** Figures of a column with as many digits each; a dash where there is none. */
export const figureText = (value: number | null, digits: 0 | 1): string =>
  value === null ? '–' : fixed(value, digits);

/** Points with their sign and one digit: `+1.2`, `−0.5`; nothing is `0.0`. */
export function signedPoints(value: number): string {
  const text = fixed(Math.abs(value), 1);
  if (!Number(text)) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** What early speed is measured by in a race, in words. */
export const earlySpeedMeasure = ({ scenarios }: Pick<Pace, 'scenarios'>): string =>
  scenarios === null
    ? 'early-speed points'
    : 'how often each horse was on or near the lead at the first call of its latest races';

/** The groups of a field with the name of their own rating. */
export function groupsOf({ paceAnalysis }: Pick<Pace, 'paceAnalysis'>) {
  const { speedHorses, stalkers, closers } = paceAnalysis;
  return [
    {
      title: 'Early speed horses',
      rating: 'early speed',
      horses: speedHorses.map((speedHorse) => ({ ...speedHorse, rating: speedHorse.earlySpeedRating })),
    },
    {
      title: 'Stalkers',
      rating: 'stalker',
      horses: stalkers.map((stalker) => ({ ...stalker, rating: stalker.stalkerRating })),
    },
    {
      title: 'Closers',
      rating: 'closing kick',
      horses: closers.map((closer) => ({ ...closer, rating: closer.closingKick })),
    },
  ] as const;
}

/** A sentence of the reply with horse names as a program prints them. */
export const withPrintedNames = ({ paceAnalysis }: Pick<Pace, 'paceAnalysis'>, text: string): string =>
  printedNames(
    Object.values(paceAnalysis).flatMap((group) => group.map(({ horseName }) => horseName)),
    text,
  );

/** Where to draw each horse: in the band of its group, within it by early speed; apart where that is unknown. */
export function placedHorses({ paceAnalysis }: Pick<Pace, 'paceAnalysis'>): readonly PlacedHorse[] {
  const { speedHorses, stalkers, closers, unknown } = paceAnalysis;
  const within = (least: number, most: number) => (horse: PaceHorse) => ({
    number: horse.programNumber,
    name: horse.horseName,
    post: horse.postPosition,
    forward: horse.earlySpeed === null ? null : least + (horse.earlySpeed / 100) * (most - least),
  });
  return [
    ...speedHorses.map(within(0.62, 1)),
    ...stalkers.map(within(0.3, 0.62)),
    ...closers.map(within(0, 0.3)),
    ...unknown.map((horse) => ({ ...within(0, 0)(horse), forward: null })),
  ];
}

const styleNames = {
  E: 'Early',
  'E/P': 'Early presser',
  P: 'Presser',
  S: 'Closer',
  unknown: 'Unknown',
} as const;

export type StyleRow = Pace['runningStyles'][number];

export const styleName = (style: StyleRow['style']): string => styleNames[style];

const styleCounts = {
  E: ['early', 'early'],
  'E/P': ['early presser', 'early pressers'],
  P: ['presser', 'pressers'],
  S: ['closer', 'closers'],
  unknown: ['unknown', 'unknown'],
} as const;

/** The counts of the styles in one line: `2 early, 1 presser, 1 unknown.` */
export function stylesSummary(rows: readonly StyleRow[]): string {
  const field = rows.reduce((sum, { count }) => sum + count, 0);
  const counted = rows.filter(({ count }) => count > 0);
  if (counted.every(({ style }) => style === 'unknown'))
    return `No running style is known for the ${field} starters yet.`;
  return `${counted.map(({ style, count }) => `${count} ${styleCounts[style][count === 1 ? 0 : 1]}`).join(', ')}.`;
}
