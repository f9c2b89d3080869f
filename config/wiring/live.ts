import type { ChangeDeps } from '#adapters/http/routes/changes.ts';
import type { LateSource } from '#core/card/ports.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { makeFetchCard } from '#core/card/use-cases/fetch-card.ts';
import { makeFetchChanges } from '#core/card/use-cases/fetch-changes.ts';
import { makeShowChanges, type ShowChanges } from '#core/card/use-cases/show-changes.ts';
import type { FetchSource } from '#core/kernel/fetched.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { makeFetchBoards } from '#core/odds/use-cases/fetch-boards.ts';
import { makeFetchResults } from '#core/results/use-cases/fetch-results.ts';
import { makeFetchSimulatedResults } from '#core/results/use-cases/fetch-simulated-results.ts';
import { postedConditionsOf } from '#core/weather/surface-states.ts';
import { canShowDemo, demoSources } from './live-demo.ts';
import { type LiveSources, liveSources } from './live-sources.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Each imports one kind of live facts of a day; null where no source of it is set up. */
    readonly fetchCard: FetchSource | null;
    readonly fetchChanges: FetchSource | null;
    readonly fetchBoards: FetchSource | null;
    readonly fetchResults: FetchSource | null;
    readonly showChanges: ShowChanges;
    /** Each fetches one kind of live facts of a day; null where no source of it is set up. */
    readonly resetDemoDay: (day: RaceDay) => Promise<void>;
    readonly liveSources: LiveSources;
    /** Removes the stored facts of the demo day: its clock starts again. */
    readonly demoSources: ReturnType<typeof demoSources> | null;
  }
}

const keepingDeps = (get: Get) => ({
  clock: get('racingClock'),
  digest: get('digest'),
  withLock: get('withLock'),
  announce: get('announce'),
});

const fetchCard = (get: Get): FetchSource | null => {
  const { entries } = get('liveSources');
  if (entries.length === 0) return null;
  const [cards, changes] = [get('printedCards'), get('changes')];
  return makeFetchCard({ sources: entries, cards, changes, ...keepingDeps(get) });
};

function fetchChanges(get: Get): FetchSource | null {
  const demo = get('demoSources');
  const sources: readonly LateSource[] = demo === null ? get('liveSources').changes : [demo.changes];
  if (sources.length === 0) return null;
  return makeFetchChanges({
    sources,
    isDemo: demo !== null,
    cards: get('printedCards'),
    changes: get('changes'),
    courses: async (track, { courses, provenance }) => {
      const word = postedConditionsOf(courses, provenance);
      if (word !== null) await get('recordCourses')(track, word);
    },
    ...keepingDeps(get),
  });
}

function fetchBoards(get: Get): FetchSource | null {
  const source = get('demoSources')?.boards ?? get('liveSources').boards;
  if (source === null) return null;
  const [record, cards, clock] = [get('recordBoards'), get('cards'), get('racingClock')];
  return makeFetchBoards({ source, record, cards, clock });
}

function fetchResults(get: Get): FetchSource | null {
  const [demo, { results: sources }] = [get('demoSources'), get('liveSources')];
  const deps = { cards: get('cards'), importSheet: get('importResults'), ...keepingDeps(get) };
  if (demo !== null) return makeFetchSimulatedResults({ buildResults: demo.buildResults, ...deps });
  if (sources.length === 0) return null;
  return makeFetchResults({ sources, results: get('results'), ...deps });
}

const FIRST_DAY = '1900-01-01' as RaceDay;

const resetDemoDay = (get: Get) => async (day: RaceDay) => {
  const before = { from: FIRST_DAY, to: addDays(day, -1) };
  await get('changes').dropDemo();
  await get('weather').dropDemo();
  await get('odds').dropDemo(before);
  await get('results').dropSimulated(before);
  await get('runs').dropDay(DEFAULT_TRACK_SLUG, day);
};

/** What live sources report of a race day; without any, the demo day. */
export const liveWiring = () =>
  wiring({
    liveSources: liveSources,
    demoSources: (get) => {
      if (!canShowDemo(get('settings'))) return null;
      return demoSources({ cards: get('printedCards'), clock: get('racingClock') });
    },
    fetchCard: fetchCard,
    fetchChanges: fetchChanges,
    fetchBoards: fetchBoards,
    fetchResults: fetchResults,
    showChanges: (get) =>
      makeShowChanges({
        cards: get('printedCards'),
        changes: get('changes'),
        clock: get('racingClock'),
      }),
    resetDemoDay: resetDemoDay,
  });

/** What the call about late changes needs. */
export const changesDeps = (get: Get): ChangeDeps => ({ showChanges: get('showChanges') });
