import type { ChangeDoors } from '#adapters/http/routes/changes.ts';
import type { LateSource } from '#core/card/ports.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { makeGatherCard } from '#core/card/use-cases/gather-card.ts';
import { makeGatherChanges } from '#core/card/use-cases/gather-changes.ts';
import { makeShowChanges, type ShowChanges } from '#core/card/use-cases/show-changes.ts';
import type { Gather } from '#core/kernel/gathered.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { makeGatherBoards } from '#core/odds/use-cases/gather-boards.ts';
import { makeGatherResults } from '#core/results/use-cases/gather-results.ts';
import { makeGatherSimulatedResults } from '#core/results/use-cases/gather-simulated-results.ts';
import { courseWordOf } from '#core/weather/course-states.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { canShowDemo, demoSources } from './live-demo.ts';
import { type LiveSources, liveSources } from './live-sources.ts';
import { digestId, settingsId } from './machine.ts';
import { recordBoardsId } from './odds.ts';
import { type Get, id, wiring } from './provide.ts';
import { bringResultsId } from './results.ts';
import { cardsId, changesId, oddsId, oneAtATimeId, printedCardsId, resultsId, runsId } from './shelves.ts';
import { recordCoursesId } from './weather.ts';

/** Each brings one kind of live facts of a day; null where no source of it is set up. */
export const gatherCardId = id<Gather | null>('gather card');
export const gatherChangesId = id<Gather | null>('gather changes');
export const gatherBoardsId = id<Gather | null>('gather boards');
export const gatherResultsId = id<Gather | null>('gather results');
export const showChangesId = id<ShowChanges>('show changes');
/** Takes what was told of the demo day off the shelves again: its clock starts anew. */
export const resetDemoDayId = id<(day: RaceDay) => Promise<void>>('reset demo day');

export const liveSourcesId = id<LiveSources>('live sources');
/** The demo day as a source; null where racing is live, or nobody asked for a demo. */
export const demoSourcesId = id<ReturnType<typeof demoSources> | null>('demo sources');

const keepingDoors = (get: Get) => ({
  clock: get(racingClockId),
  digest: get(digestId),
  oneAtATime: get(oneAtATimeId),
  announce: get(announceId),
});

const gatherCard = (get: Get): Gather | null => {
  const { entries } = get(liveSourcesId);
  if (entries.length === 0) return null;
  const [cards, changes] = [get(printedCardsId), get(changesId)];
  return makeGatherCard({ sources: entries, cards, changes, ...keepingDoors(get) });
};

function gatherChanges(get: Get): Gather | null {
  const demo = get(demoSourcesId);
  const sources: readonly LateSource[] = demo === null ? get(liveSourcesId).changes : [demo.changes];
  if (sources.length === 0) return null;
  return makeGatherChanges({
    sources,
    isDemo: demo !== null,
    cards: get(printedCardsId),
    changes: get(changesId),
    courses: async (track, { courses, provenance }) => {
      const word = courseWordOf(courses, provenance);
      if (word !== null) await get(recordCoursesId)(track, word);
    },
    ...keepingDoors(get),
  });
}

function gatherBoards(get: Get): Gather | null {
  const source = get(demoSourcesId)?.boards ?? get(liveSourcesId).boards;
  if (source === null) return null;
  const [record, cards, clock] = [get(recordBoardsId), get(cardsId), get(racingClockId)];
  return makeGatherBoards({ source, record, cards, clock });
}

function gatherResults(get: Get): Gather | null {
  const [demo, { results: sources }] = [get(demoSourcesId), get(liveSourcesId)];
  const doors = { cards: get(cardsId), bring: get(bringResultsId), ...keepingDoors(get) };
  if (demo !== null) return makeGatherSimulatedResults({ tellResults: demo.tellResults, ...doors });
  if (sources.length === 0) return null;
  return makeGatherResults({ sources, results: get(resultsId), ...doors });
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
    provide(gatherCardId, gatherCard);
    provide(gatherChangesId, gatherChanges);
    provide(gatherBoardsId, gatherBoards);
    provide(gatherResultsId, gatherResults);
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
export const changesDoors = (get: Get): ChangeDoors => ({ showChanges: get(showChangesId) });
