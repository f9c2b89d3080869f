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
import { courseWordOf } from '#core/weather/surface-states.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { canShowDemo, demoSources } from './live-demo.ts';
import { type LiveSources, liveSources } from './live-sources.ts';
import { digestId, settingsId } from './machine.ts';
import { recordBoardsId } from './odds.ts';
import { type Get, id, wiring } from './provide.ts';
import { importResultsId } from './results.ts';
import { cardsId, changesId, oddsId, printedCardsId, resultsId, runsId, withLockId } from './stores.ts';
import { recordCoursesId } from './weather.ts';

/** Each brings one kind of live facts of a day; null where no source of it is set up. */
export const fetchCardId = id<FetchSource | null>('gather card');
export const fetchChangesId = id<FetchSource | null>('gather changes');
export const fetchBoardsId = id<FetchSource | null>('gather boards');
export const fetchResultsId = id<FetchSource | null>('gather results');
export const showChangesId = id<ShowChanges>('show changes');
/** Takes what was told of the demo day off the shelves again: its clock starts anew. */
export const resetDemoDayId = id<(day: RaceDay) => Promise<void>>('reset demo day');

export const liveSourcesId = id<LiveSources>('live sources');
/** The demo day as a source; null where racing is live, or nobody asked for a demo. */
export const demoSourcesId = id<ReturnType<typeof demoSources> | null>('demo sources');

const keepingDeps = (get: Get) => ({
  clock: get(racingClockId),
  digest: get(digestId),
  withLock: get(withLockId),
  announce: get(announceId),
});

const fetchCard = (get: Get): FetchSource | null => {
  const { entries } = get(liveSourcesId);
  if (entries.length === 0) return null;
  const [cards, changes] = [get(printedCardsId), get(changesId)];
  return makeFetchCard({ sources: entries, cards, changes, ...keepingDeps(get) });
};

function fetchChanges(get: Get): FetchSource | null {
  const demo = get(demoSourcesId);
  const sources: readonly LateSource[] = demo === null ? get(liveSourcesId).changes : [demo.changes];
  if (sources.length === 0) return null;
  return makeFetchChanges({
    sources,
    isDemo: demo !== null,
    cards: get(printedCardsId),
    changes: get(changesId),
    courses: async (track, { courses, provenance }) => {
      const word = courseWordOf(courses, provenance);
      if (word !== null) await get(recordCoursesId)(track, word);
    },
    ...keepingDeps(get),
  });
}

function fetchBoards(get: Get): FetchSource | null {
  const source = get(demoSourcesId)?.boards ?? get(liveSourcesId).boards;
  if (source === null) return null;
  const [record, cards, clock] = [get(recordBoardsId), get(cardsId), get(racingClockId)];
  return makeFetchBoards({ source, record, cards, clock });
}

function fetchResults(get: Get): FetchSource | null {
  const [demo, { results: sources }] = [get(demoSourcesId), get(liveSourcesId)];
  const deps = { cards: get(cardsId), importFacts: get(importResultsId), ...keepingDeps(get) };
  if (demo !== null) return makeFetchSimulatedResults({ buildResults: demo.buildResults, ...deps });
  if (sources.length === 0) return null;
  return makeFetchResults({ sources, results: get(resultsId), ...deps });
}

const FIRST_DAY = '1900-01-01' as RaceDay;

const resetDemoDay = (get: Get) => async (day: RaceDay) => {
  const before = { from: FIRST_DAY, to: addDays(day, -1) };
  await get(changesId).dropDemo();
  await get(oddsId).dropDemo(before);
  await get(resultsId).dropSimulated(before);
  await get(runsId).dropDay(DEFAULT_TRACK_SLUG, day);
};

/** What live sources tell of a race day; without any, what the demo day tells. */
export const liveWiring = () =>
  wiring((provide) => {
    provide(liveSourcesId, liveSources);
    provide(demoSourcesId, (get) => {
      if (!canShowDemo(get(settingsId))) return null;
      return demoSources({ cards: get(printedCardsId), clock: get(racingClockId) });
    });
    provide(fetchCardId, fetchCard);
    provide(fetchChangesId, fetchChanges);
    provide(fetchBoardsId, fetchBoards);
    provide(fetchResultsId, fetchResults);
    provide(showChangesId, (get) =>
      makeShowChanges({
        cards: get(printedCardsId),
        changes: get(changesId),
        clock: get(racingClockId),
      }),
    );
    provide(resetDemoDayId, resetDemoDay);
  });

/** What the call about late changes needs. */
export const changesDeps = (get: Get): ChangeDeps => ({ showChanges: get(showChangesId) });
