import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type RankedPerson = Reply<'GET /api/jockeys'>[number];

const timeframes = ['7days', '30days', '90days', '1year'] as const;
export type Timeframe = (typeof timeframes)[number];
export const usualTimeframe: Timeframe = '30days';

const labels: Readonly<Record<Timeframe, string>> = {
  '7days': 'Last 7 Days',
  '30days': '30 Days',
  '90days': '90 Days',
  '1year': 'Last Year',
};

export const timeframeChoices = timeframes.map((value) => ({ value, label: labels[value] }));

/** The timeframe an address asks for, else the usual one. */
export const timeframeOf = (requested: string | null): Timeframe =>
  timeframes.find((timeframe) => timeframe === requested) ?? usualTimeframe;

const shownAtMost = 20;

/** The first twenty, as the call orders them: by wins. */
export const topTwenty = (people: readonly RankedPerson[]): readonly RankedPerson[] =>
  people.slice(0, shownAtMost);

const fresh = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 } as const;

/** Over which days: a timeframe up to today, unless a span takes its place. */
export interface RankedOver {
  readonly timeframe: Timeframe;
  readonly span: string | null;
}

/** For all tracks together, the call's default, or for one. */
const rankingOf = ({ timeframe, span }: RankedOver, track: string) => ({
  ...(span === null ? { timeframe } : { span }),
  ...(track !== 'all' && { track }),
});

export const jockeysQuery = (over: RankedOver, track: string) => ({
  ...ask('GET /api/jockeys', { query: rankingOf(over, track) }),
  ...fresh,
});
export const trainersQuery = (over: RankedOver, track: string) => ({
  ...ask('GET /api/trainers', { query: rankingOf(over, track) }),
  ...fresh,
});
