import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { defaultTrackSlug } from '#frame/frame.ts';
import type { CountedGroup } from '#kit/charts/charts.ts';
import type { BadgeTone, Choice } from '#kit/kit.ts';
import { spanOf } from '../spans/spans.ts';

export type TrackBias = Reply<'GET /api/track-bias/saratoga'>;
type Division = TrackBias['biasMetrics']['divisions'][number];

const periods = ['7', '14', '30', '60', '90'] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = '30';
export const periodChoices: readonly Choice[] = periods.map((days) => ({
  value: days,
  label: `${days} days`,
}));

/** The period an address asks for; the usual one when it asks for none there is. */
export const periodOf = (requested: string | null): Period =>
  periods.find((days) => days === requested) ?? usualPeriod;

/** Spans that need no list of meets, by their word in the address. */
export const wordChoices: readonly Choice[] = [
  { value: 'today', label: 'Today so far' },
  { value: 'weeks', label: 'Same weeks of past years' },
];

/** The span an address asks for instead of a period; null for none. */
export const biasSpanOf = (requested: string | null): string | null =>
  wordChoices.some(({ value }) => value === requested) ? requested : spanOf(requested);

type Surface = 'dirt' | 'turf' | 'synthetic';
type Distance = 'sprint' | 'route';
type Rail = 'hedge' | 'near' | 'far';

const surfaces: readonly (readonly [Surface, string])[] = [
  ['dirt', 'Dirt'],
  ['turf', 'Turf'],
  ['synthetic', 'Synthetic'],
];

/** Surface by distance, `dirt-sprint`; the empty word is all races. */
export const kindChoices: readonly Choice[] = [
  { value: '', label: 'All races' },
  ...surfaces.flatMap(([word, name]) => [
    { value: `${word}-sprint`, label: `${name} sprints` },
    { value: `${word}-route`, label: `${name} routes` },
  ]),
];

/** Where the temporary rail was; the empty word is anywhere, also where it is not reported. */
export const railChoices: readonly Choice[] = [
  { value: '', label: 'Any rail' },
  { value: 'hedge', label: 'On the hedge' },
  { value: 'near', label: 'Up to 10 feet out' },
  { value: 'far', label: 'More than 10 feet out' },
];

/** A word of the address if it is one of the choices, else the empty one. */
export const wordOf = (choices: readonly Choice[], requested: string | null): string =>
  choices.find(({ value }) => value === requested)?.value ?? '';

/** What of the races is looked at. */
export interface BiasChoice {
  readonly period: Period;
  /** Takes the place of the period. */
  readonly span: string | null;
  readonly kind: string;
  readonly rail: string;
}

/** Whether only some races are looked at. */
export const isNarrowed = ({ kind, rail }: BiasChoice): boolean => kind !== '' || rail !== '';

function queryOf({ period, span, kind, rail }: BiasChoice) {
  const [surface, distance] = kind.split('-');
  return {
    ...(span === null ? { days: period } : { span }),
    ...(kind !== '' && { surface: surface as Surface, distance: distance as Distance }),
    ...(rail !== '' && { rail: rail as Rail }),
  };
}

/** Saratoga's bias by its own call, another track's by its path. */
function biasCall(track: string, choice: BiasChoice) {
  const query = queryOf(choice);
  if (track === 'all') return ask('GET /api/track-bias/saratoga', { query: { ...query, track } });
  return track === defaultTrackSlug
    ? ask('GET /api/track-bias/saratoga', { query })
    : ask('GET /api/tracks/{slug}/bias', { params: { slug: track }, query });
}

/** The bias at one track, by its slug, or at `all` of them. */
export const biasQuery = (track: string, choice: BiasChoice) => ({
  ...biasCall(track, choice),
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
});

export const biasFailure = 'Failed to fetch track bias data';

/** The more confident, the stronger the bias: 80 and more is red, 60 and more yellow, less is green. */
export function biasTone(confidence: number): BadgeTone {
  if (confidence >= 80) return 'red';
  return confidence >= 60 ? 'yellow' : 'green';
}

export type PostGroup = { readonly label: string; readonly wins: number; readonly starts: number };

/** Posts in groups: inside 1 to 3, middle 4 to 6, outside 7 and up. */
export function postGroups(posts: TrackBias['biasMetrics']['postPositionBias']): readonly PostGroup[] {
  const within = (label: string, least: number, most: number): PostGroup => {
    const found = Object.entries(posts).filter(([post]) => Number(post) >= least && Number(post) <= most);
    return {
      label,
      wins: found.reduce((sum, [, { wins }]) => sum + wins, 0),
      starts: found.reduce((sum, [, { starts }]) => sum + starts, 0),
    };
  };
  return [
    within('Inside (posts 1-3)', 1, 3),
    within('Middle (posts 4-6)', 4, 6),
    within('Outside (posts 7 and up)', 7, Number.POSITIVE_INFINITY),
  ];
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The groups of a division that had starts, as a picture of them needs them. */
export const countedGroups = ({ groups }: Pick<Division, 'groups'>): readonly CountedGroup[] =>
  groups
    .filter(({ starts, group }) => starts > 0 && group !== 'unknown')
    .map(({ group, winners, expected, fairLeast, fairMost, isBiased }) => ({
      label: upper(group),
      count: winners,
      expected,
      least: fairLeast,
      most: fairMost,
      standsOut: isBiased,
    }));
