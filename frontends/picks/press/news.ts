import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type NewsItem = Reply<'GET /api/news/saratoga'>[number];

const fiveMinutes = 5 * 60_000;
export const newsQuery = {
  ...ask('GET /api/news/saratoga'),
  staleTime: fiveMinutes,
  gcTime: fiveMinutes,
} as const;

const shownAtMost = 10;

/** The first ten, as the call orders them: newest first. */
export const firstTen = (items: readonly NewsItem[]): readonly NewsItem[] => items.slice(0, shownAtMost);

/** Where more is written. */
export const newsSites = [
  { name: 'NYRA Saratoga', href: 'https://www.nyra.com/saratoga/news' },
  { name: 'BloodHorse', href: 'https://www.bloodhorse.com/horse-racing' },
] as const;
