import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { defaultTrackSlug } from '#frame/frame.ts';
import type { CountedGroup } from '#kit/charts/charts.ts';
import type { BadgeTone, Choice } from '#kit/kit.ts';

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

/** Saratoga's bias by its own call, another track's by its path. */
function biasCall(track: string, days: Period) {
  if (track === 'all') return ask('GET /api/track-bias/saratoga', { query: { days, track } });
  return track === defaultTrackSlug
    ? ask('GET /api/track-bias/saratoga', { query: { days } })
    : ask('GET /api/tracks/{slug}/bias', { params: { slug: track }, query: { days } });
}

/** The bias at one track, by its slug, or at `all` of them. */
export const biasQuery = (track: string, days: Period) => ({
  ...biasCall(track, days),
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
