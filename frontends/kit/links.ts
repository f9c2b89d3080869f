/** A path with query values, so that race, tab and date live in the address; empty values are left out. */
export function withQuery(
  path: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Every address of the site, in one place: apps never import each other, they share these. */
export const links = {
  picks: '/',
  aiBetting: '/ai-betting',
  /** All races of the day for a wall. */
  board: '/board',
  dashboard: '/dashboard',
  analytics: '/analytics',
  analysis: '/analysis',
  features: '/features',
  mlPredictions: '/ml-predictions',
  saratogaMlPredictions: '/saratoga-ml-predictions',
  saratogaPicks: '/saratoga-picks',
  pace: '/pace-analysis',
  bias: '/track-bias-analysis',
  weather: '/weather-analysis',
  news: '/news-ai',
  newsPlain: '/news',
  aiQuery: '/ai-query',
  program: '/racing-program',
  races: '/race',
  /** A race, on the tab named; on its first tab without one. */
  race: (slug: string, day: string, raceNumber: number, tab?: string): string =>
    withQuery(`/race/${slug}/${day}/${raceNumber}`, { tab }),
  /** Horses of a race side by side, by program number; without any they are chosen there. */
  compare: (slug: string, day: string, raceNumber: number, numbers: readonly string[] = []): string =>
    `/race/${slug}/${day}/${raceNumber}/compare${numbers.length === 0 ? '' : `?horses=${numbers.map(encodeURIComponent).join(',')}`}`,
  /** The past performances of a day as pages to print; of one race with its number. */
  print: (slug: string, day: string, raceNumber?: number): string =>
    withQuery(`/print/${slug}/${day}`, { race: raceNumber }),
  /** A horse's own page, by its `horseId`; by a name, that of the latest horse called so. */
  horse: (idOrName: string): string => `/horse/${encodeURIComponent(idOrName)}`,
  angles: '/angles',
  /** A member's own tickets. */
  book: '/book',
  /** A jockey's or trainer's own page, by name. */
  jockey: (name: string): string => `/jockey/${encodeURIComponent(name)}`,
  trainer: (name: string): string => `/trainer/${encodeURIComponent(name)}`,
  longshots: '/longshot-alerts',
  aiMlExplanation: '/ai-ml-explanation',
  aiGuide: '/ai-system-guide',
  claude: '/claude-ai',
  results: '/race-results-ai',
  ledger: '/ledger',
  scoreboard: '/scoreboard',
  /** The public record, a page of the server: link to it with a plain `<a>`. */
  record: '/record',
  askJake: '/ask-jake',
  debate: '/ai-debate',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  handicappingTools: '/handicapping-tools',
  admin: '/admin',
  adminSpeedFigures: '/admin/speed-figures',
  adminManualSync: '/admin/manual-sync',
  adminScrapers: '/admin/scrapers',
  adminApiCosts: '/admin/api-costs',
  adminAudit: '/admin/audit',
  adminRuns: '/admin/runs',
  adminRaceDay: '/admin/race-day',
  adminStewards: '/admin/stewards',
  profile: '/profile',
  auth: '/auth',
  signIn: '/api/login',
  signOut: '/api/logout',
  licenses: '/third-party-licenses.txt',
} as const;
