import type { Answer } from '#api/api.ts';
import { call } from '#api/api.ts';
import { defaultTrackSlug, forTrack } from '#frame/frame.ts';

/** The sources a member may ask, in the order of the panel. */
export const sourceNames = ['races', 'live', 'weather', 'jockeys-trainers'] as const;
export type SourceName = (typeof sourceNames)[number];
export type Synced = Answer<'POST /api/sync/races'>;

type Words = { readonly label: string; readonly done: string; readonly failed: string; readonly why: string };

/** What each sync is called and what its toasts say. */
export const wordsOf: Readonly<Record<SourceName, Words>> = {
  races: { label: 'Races', done: 'Races Synced', failed: 'Sync Failed', why: 'Failed to sync race data' },
  live: {
    label: 'Live data',
    done: 'Live Data Synced',
    failed: 'Live Sync Failed',
    why: 'Failed to sync live data',
  },
  weather: {
    label: 'Weather',
    done: 'Weather Synced',
    failed: 'Weather Sync Failed',
    why: 'Failed to sync weather data',
  },
  'jockeys-trainers': {
    label: 'Jockeys and trainers',
    done: 'Personnel Synced',
    failed: 'Personnel Sync Failed',
    why: 'Failed to sync jockey and trainer data',
  },
};

/** What Sync All asks and when, in milliseconds from the click, whether or not earlier ones have answered. */
export const allSyncs: readonly { readonly source: SourceName; readonly afterMs: number }[] = [
  { source: 'races', afterMs: 0 },
  { source: 'live', afterMs: 1000 },
  { source: 'weather', afterMs: 2000 },
];

const calls = {
  races: 'POST /api/sync/races',
  live: 'POST /api/sync/live',
  weather: 'POST /api/sync/weather',
  'jockeys-trainers': 'POST /api/sync/jockeys-trainers',
} as const;

/** The track that is synced, as people call it. */
export type SyncedTrack = { readonly slug: string; readonly name: string };

export const askFor = ({ slug }: SyncedTrack, source: SourceName): Promise<Synced> =>
  call(calls[source], { ...forTrack(slug), body: {} });

export const testFailure = {
  title: 'API Connection Failed',
  description: 'Unable to connect to Racing API',
  tone: 'error',
} as const;

/** What the test of the racing API found. */
export const testSuccess = (racesCount: number) =>
  ({
    title: 'API Connection Successful',
    description: `Found ${racesCount} races available`,
    tone: 'good',
  }) as const;

/** What a sync says of itself when it is over. */
export const doneToast = (source: SourceName, { message }: Pick<Synced, 'message'>) =>
  ({ title: wordsOf[source].done, description: message, tone: 'good' }) as const;

/** The documented sentence for Saratoga; any other track is named. */
export const failedToast = (source: SourceName, { slug, name }: SyncedTrack) => {
  const { failed, why } = wordsOf[source];
  const description = slug === defaultTrackSlug ? why : `${why} for ${name}`;
  return { title: failed, description, tone: 'error' } as const;
};
