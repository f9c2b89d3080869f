import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeMemoryChangeShelf } from '#adapters/memory/change-shelf.ts';
import { makeMemoryOddsShelf } from '#adapters/memory/odds-shelf.ts';
import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { EntrySource, LateSource } from '#core/card/ports.ts';
import { makeGatherCard } from '#core/card/use-cases/gather-card.ts';
import { makeGatherChanges } from '#core/card/use-cases/gather-changes.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { type BoardSource, makeGatherBoards } from '#core/odds/use-cases/gather-boards.ts';
import { makeRecordBoards } from '#core/odds/use-cases/record-boards.ts';
import type { ResultSource } from '#core/results/ports.ts';
import { makeBringResults } from '#core/results/use-cases/bring-results.ts';
import { makeGatherResults } from '#core/results/use-cases/gather-results.ts';
import { makeOneAtATime } from './one-at-a-time.ts';

/** Shelves in memory with what gathers onto them; `now` is the racing clock and may be moved. */
export function liveRoom(start: Instant) {
  const room = { now: start };
  const clock = (): Instant => room.now;
  const announced: Announcement[] = [];
  const printed = makeMemoryCardShelf();
  const changes = makeMemoryChangeShelf();
  const odds = makeMemoryOddsShelf();
  const results = makeMemoryResultShelf();
  const cards = makeChangedCards({ cards: printed, changes, clock });
  const announce = async (one: Announcement): Promise<void> => void announced.push(one);
  const allOrNothing = <T>(work: () => Promise<T>): Promise<T> => work();
  const oneAtATime = makeOneAtATime();
  const keeping = { clock, digest, oneAtATime, announce };
  const record = makeRecordBoards({ odds, cards, allOrNothing, announce, clock });
  const bring = makeBringResults({ results, allOrNothing, oneAtATime });
  const courses: unknown[] = [];
  return Object.assign(room, {
    printed,
    changes,
    cards,
    odds,
    results,
    announced,
    courses,
    clock,
    keeping,
    bring,
    gatherCard: (...sources: EntrySource[]) =>
      makeGatherCard({ sources, cards: printed, changes, ...keeping }),
    gatherChanges: (...sources: LateSource[]) =>
      makeGatherChanges({
        sources,
        isDemo: false,
        cards: printed,
        changes,
        courses: async (_, told) => void courses.push(...told.courses),
        ...keeping,
      }),
    gatherBoards: (source: BoardSource) => makeGatherBoards({ source, record, cards, clock }),
    gatherResults: (...sources: ResultSource[]) =>
      makeGatherResults({ sources, cards, results, bring, ...keeping }),
  });
}

export const unheard = (): void => undefined;
