import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type CardAngle = Reply<'GET /api/angles'>[number];
export type AngleSearch = Reply<'GET /api/angles/search'>;
export type FoundRace = AngleSearch['races'][number];
export type FoundHorse = FoundRace['horses'][number];
export type SavedSearch = Reply<'GET /api/my/angles'>[number];

export const anglesQuery = { ...ask('GET /api/angles'), staleTime: Number.POSITIVE_INFINITY };
export const savedQuery = ask('GET /api/my/angles');

export const whenChoices = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'past', label: 'Past days' },
] as const;

export type When = (typeof whenChoices)[number]['value'];

export const whenOf = (requested: string | null): When =>
  whenChoices.find(({ value }) => value === requested)?.value ?? 'today';

export const usualDays = 60;

export const daysChoices = [30, usualDays, 90, 180, 365].map((days) => ({
  value: String(days),
  label: `Last ${days} days`,
}));

export const daysOf = (requested: string | null): number =>
  Number(daysChoices.find(({ value }) => value === requested)?.value ?? usualDays);

type SearchRequest = {
  readonly find: string;
  readonly when: When;
  readonly days: number;
  readonly track: string;
};

export const searchQuery = ({ track, ...query }: SearchRequest) => ({
  ...ask('GET /api/angles/search', { query: { ...query, ...(track !== 'all' && { track }) } }),
  enabled: query.find !== '',
});

/** Searches to begin with. */
export const examples = [
  {
    label: 'Drops in price for a trainer who wins with the move',
    find: 'drops-in-claiming-price(10) and trainer-situation(20,30)',
  },
  { label: 'Second off a layoff, figure going up', find: 'second-off-layoff(60) and figure-up(5)' },
  {
    label: 'Lone early speed that can handle the distance',
    find: 'lone-early-speed and won-at-distance-and-surface',
  },
  {
    label: 'First Lasix or blinkers on, with a bullet work',
    find: '(first-lasix or blinkers-on) and bullet-work(30)',
  },
] as const;
