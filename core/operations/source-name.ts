/** The sources, by their names in `racing-cli sync`. `live` is changes and odds in one. */
export const SOURCE_NAMES = [
  'races',
  'racing-api',
  'live',
  'changes',
  'odds',
  'weather',
  'expert-picks',
  'pedicapper',
  'news',
  'results',
  'jockeys-trainers',
  'ai-analysis',
] as const;

export type SourceName = (typeof SOURCE_NAMES)[number];

export const isSourceName = (text: string): text is SourceName =>
  (SOURCE_NAMES as readonly string[]).includes(text);

/** As people read it: `Expert picks`. */
export const SOURCE_LABELS: Readonly<Record<SourceName, string>> = {
  races: 'Races',
  'racing-api': 'Racing API',
  live: 'Live data',
  changes: 'Late changes',
  odds: 'Live odds',
  weather: 'Weather',
  'expert-picks': 'Expert picks',
  pedicapper: 'Dose/Odds',
  news: 'News',
  results: 'Results',
  'jockeys-trainers': 'Jockeys and trainers',
  'ai-analysis': 'AI analysis',
};

/** The name the scraper monitor knows a source by: `otb`, `expert_picks`. */
export const scraperName = (source: SourceName): string =>
  source === 'results' ? 'otb' : source.replaceAll('-', '_');
