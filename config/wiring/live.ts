import type { ChangeDeps } from '#adapters/http/routes/changes.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import type { LateChanges } from '#core/card/late-changes.ts';
import type { LateSource } from '#core/card/ports.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { makeFetchCard } from '#core/card/use-cases/fetch-card.ts';
import { makeFetchChanges } from '#core/card/use-cases/fetch-changes.ts';
import { makeShowChanges, type ShowChanges } from '#core/card/use-cases/show-changes.ts';
import type { FetchSource } from '#core/kernel/fetched.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeFetchBoards } from '#core/odds/use-cases/fetch-boards.ts';
import type { RecordBoards } from '#core/odds/use-cases/record-boards.ts';
import { makeFetchResults } from '#core/results/use-cases/fetch-results.ts';
import { makeFetchSimulatedResults } from '#core/results/use-cases/fetch-simulated-results.ts';
import { postedConditionsOf } from '#core/weather/surface-states.ts';
import { canShowDemo, demoSources } from './live-demo.ts';
import { type LiveSourcesOf, liveSources } from './live-sources.ts';
import { reportedBy } from './operations.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Each imports one kind of live facts of a day; null where no source of it is set up. */
    readonly fetchCard: FetchSource | null;
    readonly fetchChanges: FetchSource | null;
    readonly fetchBoards: FetchSource | null;
    readonly fetchResults: FetchSource | null;
    readonly showChanges: ShowChanges;
    /** Removes the stored facts of the demo day: its clock starts again. */
    readonly resetDemoDay: (day: RaceDay) => Promise<void>;
    readonly liveSources: LiveSourcesOf;
    readonly demoSources: ReturnType<typeof demoSources> | null;
  }
}

const keepingDeps = (get: Get) => ({
  clock: get('racingClock'),
  digest: get('digest'),
  withLock: get('withLock'),
  announce: get('announce'),
});

/** A fetch from the sources that cover the requested track; refuses ('not-found', `source.no-such-track`) when none does. */
const byTrack =
  <Source>(
    sourcesOf: (track: string) => readonly Source[],
    fetchFrom: (sources: readonly [Source, ...Source[]]) => FetchSource,
  ): FetchSource =>
  async (request, log) => {
    const { slug, displayName } = trackOrRefusal(request.track);
    const [first, ...others] = sourcesOf(slug);
    if (first !== undefined) return fetchFrom([first, ...others])(request, log);
    const sentence = `None of the sources set up covers ${displayName}.`;
    throw new Refusal('not-found', 'source.no-such-track', sentence);
  };

const isEmpty = (sources: readonly unknown[]): boolean => sources.length === 0;

function fetchCard(get: Get): FetchSource | null {
  const live = get('liveSources');
  if (isEmpty(live(null).entries)) return null;
  const deps = { cards: get('printedCards'), changes: get('changes'), ...keepingDeps(get) };
  return byTrack(
    (track) => live(track).entries,
    (sources) => async (request, report) => {
      const fetched = await makeFetchCard({ sources, ...deps })(request, report);
      await get('cardStored')(trackOrRefusal(request.track).slug, request.day);
      return fetched;
    },
  );
}

function fetchChanges(get: Get): FetchSource | null {
  const [demo, live] = [get('demoSources'), get('liveSources')];
  const sourcesOf = (track: string | null): readonly LateSource[] =>
    demo === null ? live(track).changes : [demo.changes];
  if (isEmpty(sourcesOf(null))) return null;
  const deps = {
    isDemo: demo !== null,
    cards: get('printedCards'),
    changes: get('changes'),
    courses: async (track: string, { courses, provenance }: LateChanges) => {
      const word = postedConditionsOf(courses, provenance);
      if (word !== null) await get('recordCourses')(track, word);
    },
    ...keepingDeps(get),
  };
  return byTrack(sourcesOf, (sources) => makeFetchChanges({ sources, ...deps }));
}

/** Verdicts that new boards turn are sealed with them; one that cannot be sealed holds up no board. */
const recordAndSeal =
  (get: Get): RecordBoards =>
  async (track, day, boards) => {
    const recorded = await get('recordBoards')(track, day, boards);
    if (recorded.kept > 0)
      await get('sealTurns')(track, day as RaceDay).catch((error: unknown) =>
        reportedBy(get)(error, 'seal of turned verdicts'),
      );
    return recorded;
  };

function fetchBoards(get: Get): FetchSource | null {
  const [demo, live] = [get('demoSources'), get('liveSources')];
  const sourceOf = (track: string | null) => demo?.boards ?? live(track).boards;
  if (sourceOf(null) === null) return null;
  const [record, cards, clock] = [recordAndSeal(get), get('cards'), get('racingClock')];
  return byTrack(
    (track) => [sourceOf(track)].filter((source) => source !== null),
    ([source]) => makeFetchBoards({ source, record, cards, clock }),
  );
}

function fetchResults(get: Get): FetchSource | null {
  const [demo, live] = [get('demoSources'), get('liveSources')];
  const deps = { cards: get('cards'), importSheet: get('importResults'), ...keepingDeps(get) };
  if (demo !== null) return makeFetchSimulatedResults({ buildResults: demo.buildResults, ...deps });
  if (isEmpty(live(null).results)) return null;
  return byTrack(
    (track) => live(track).results,
    (sources) => makeFetchResults({ sources, results: get('results'), ...deps }),
  );
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
