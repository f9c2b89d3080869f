import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { EntrySource, LateSource } from '#core/card/ports.ts';
import { makeFetchCard } from '#core/card/use-cases/fetch-card.ts';
import { makeFetchChanges } from '#core/card/use-cases/fetch-changes.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { type BoardSource, makeFetchBoards } from '#core/odds/use-cases/fetch-boards.ts';
import { makeRecordBoards } from '#core/odds/use-cases/record-boards.ts';
import type { ResultSource } from '#core/results/ports.ts';
import { makeFetchResults } from '#core/results/use-cases/fetch-results.ts';
import { makeImportResults } from '#core/results/use-cases/import-results.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { makeWithLock } from './one-at-a-time.ts';

/** Stores in memory with what is fetched into them; `now` is the racing clock and may be moved. */
export function liveRoom(start: Instant) {
  const room = { now: start };
  const clock = (): Instant => room.now;
  const announced: Announcement[] = [];
  const printed = makeMemoryCardStore();
  const changes = makeMemoryChangeStore();
  const odds = makeMemoryOddsStore();
  const results = makeMemoryResultStore();
  const cards = makeChangedCards({ cards: printed, changes, clock });
  const announce = async (announcement: Announcement): Promise<void> => void announced.push(announcement);
  const allOrNothing = <T>(work: () => Promise<T>): Promise<T> => work();
  const withLock = makeWithLock();
  const keeping = { clock, digest, withLock, announce };
  const record = makeRecordBoards({ odds, cards, allOrNothing, announce, clock });
  const importSheet = makeImportResults({ results, allOrNothing, withLock });
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
    importSheet,
    fetchCard: (...sources: EntrySource[]) => makeFetchCard({ sources, cards: printed, changes, ...keeping }),
    fetchChanges: (...sources: LateSource[]) =>
      makeFetchChanges({
        sources,
        isDemo: false,
        cards: printed,
        changes,
        courses: async (_, lateChanges) => void courses.push(...lateChanges.courses),
        ...keeping,
      }),
    fetchBoards: (source: BoardSource) => makeFetchBoards({ source, record, cards, clock }),
    fetchResults: (...sources: ResultSource[]) =>
      makeFetchResults({ sources, cards, results, importSheet, ...keeping }),
  });
}

export const quiet = (): void => undefined;
