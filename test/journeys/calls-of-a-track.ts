import { endpoints } from '#contract/contract.ts';

/** Calls that count all tracks together unless one is named: their screens say so. */
const ofAllTracks: ReadonlySet<string> = new Set([
  '/api/jockeys',
  '/api/trainers',
  '/api/handicappers',
  '/api/picks',
]);

const takesTrack = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  'shape' in query &&
  Object.hasOwn(query.shape as object, 'track');

/** The reads that answer for Saratoga unless a track is named. */
const reads = endpoints
  .filter(
    ({ row: { method, query, path } }) => method === 'GET' && takesTrack(query) && !ofAllTracks.has(path),
  )
  .map(({ row: { path } }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** The track that a part of a path names: `/tracks/aqueduct/…`, or a race by its id. */
const trackInPath = (path: string): string | undefined =>
  /\/tracks\/([a-z0-9-]+)\//.exec(path)?.[1] ??
  /\/(?:demo-)?([a-z][a-z0-9-]*?)-\d{4}-\d\d-\d\d-\d+(?:\/|$)/.exec(path)?.[1];

function isOfOtherTrack({ pathname, searchParams }: URL, slug: string): boolean {
  const track = searchParams.get('track') ?? trackInPath(pathname);
  if (track !== undefined) return track !== slug && track !== 'all';
  return reads.some((read) => read.test(pathname));
}

/** Of these requests, the calls that answer for another track than the chosen one, without their time stamps. */
export const callsOfOtherTracks = (requests: readonly string[], slug: string): readonly string[] =>
  requests
    .map((request) => new URL(request))
    .filter((url) => url.pathname.startsWith('/api/') && isOfOtherTrack(url, slug))
    .map(({ pathname, search }) => pathname + search.replace(/[?&]_t=\d+/, ''));
