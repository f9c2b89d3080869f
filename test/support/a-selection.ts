import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { DaySelection } from '#core/press/day-selection.ts';
import type { ExpertSelection } from '#core/press/expert-selection.ts';
import { type NewsItem, newsItem } from '#core/press/news-item.ts';
import type { PedigreeFigures, RunnerPedigree } from '#core/press/pedigree-figures.ts';
import type { StoredNews } from '#core/press/stored-news.ts';

/** The day of `aCard`. */
export const PRESS_DAY = '2025-08-02' as RaceDay;
/** Eight in the morning of it at the track. */
export const MORNING = instant(Date.parse('2025-08-02T12:00:00Z'));

/** What an invented expert says of race 1, by numbers alone. */
export const aSelection = (change: Partial<ExpertSelection> = {}): ExpertSelection => ({
  expert: 'Ada Vale',
  day: PRESS_DAY,
  raceNumber: 1,
  ranked: ['3', '1', '5'].map((programNumber) => ({ programNumber, horseName: null })),
  isBestBet: false,
  onlyIf: null,
  url: 'https://picks.example/today',
  provenance: { tier: 'live', source: 'Rail Picks', at: MORNING },
  ...change,
});

/** The same held against a card. */
export const aDaySelection = (change: Partial<DaySelection> = {}): DaySelection => ({
  ...aSelection(),
  track: 'saratoga',
  day: PRESS_DAY,
  ranked: ['3', '1', '5'].map((programNumber) => ({ programNumber, horseName: `Horse ${programNumber}` })),
  left: [],
  ...change,
});

/** An invented item under an address of its own; the store keeps pages once. */
export function aStoredItem(path: string, change: Partial<StoredNews> = {}): StoredNews {
  const fields = { title: `Item ${path}`, summary: '', publishedAt: MORNING, source: 'The Paper' };
  const item = newsItem({ ...fields, url: `https://news.example/${path}` }) as NewsItem;
  return { ...item, provenance: { tier: 'live', source: item.source, at: MORNING }, ...change };
}

export const somePedigreeFigures = (change: Partial<PedigreeFigures> = {}): PedigreeFigures => ({
  sire: 'Tall Fence',
  dam: 'Low Gate',
  damSire: null,
  surfaceScore: 72,
  distanceScore: 64.5,
  classScore: null,
  debutScore: null,
  dosageProfile: '6-8-14-2-0',
  dosageIndex: 2.33,
  centerOfDistribution: 0.6,
  oddsToOne: 3.5,
  comment: '',
  ...change,
});

export const aRunnerPedigree = (change: Partial<RunnerPedigree> = {}): RunnerPedigree => ({
  track: 'saratoga',
  day: PRESS_DAY,
  raceNumber: 1,
  programNumber: '1',
  horseName: 'Horse 1',
  figures: somePedigreeFigures(),
  provenance: { tier: 'imported', source: 'PediCapper', at: MORNING },
  ...change,
});
