import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { Card, Race } from '#core/card/race.ts';
import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import { historyOf } from '#core/results/racing-now.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { Job } from '#core/schedule/job.ts';
import type { EventKind } from '#core/timeline/event.ts';
import {
  makeBuildRaceTimeline,
  type RaceTimelineRequest,
} from '#core/timeline/use-cases/build-race-timeline.ts';
import type { PostedConditions } from '#core/weather/posted-conditions.ts';
import { UNKNOWN_WEATHER, type WeatherAtPost } from '#core/weather/race-weather.ts';
import { NOTHING_KNOWN } from '#core/weather/weather-report.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryFinishJournal } from '#test/doubles/finish-journal.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';

export const RACE = aRace();
export const POST = present(RACE.postTime);
/** An hour after the off. */
export const EVENING = shift(POST, HOUR);

/** What of the race is stored, and when it is. */
export interface Stored {
  readonly card?: Card | null;
  /** The race as its card was printed; null when it was not kept. */
  readonly printed?: Race | null;
  readonly changes?: readonly CardChange[];
  readonly boards?: readonly Board[];
  readonly posted?: readonly PostedConditions[];
  readonly weather?: WeatherAtPost;
  readonly rows?: readonly SealedRow[];
  readonly jobs?: readonly Job[];
  /** As they came; a later one of a kind replaces the one before. */
  readonly sheets?: readonly ResultSheet[];
  readonly now?: Instant;
  /** The clock the jobs of a day that is over went by. */
  readonly lastClock?: number | null;
}

/** The timeline on stores in memory. */
export async function room(stored: Stored = {}) {
  const { card = aCard(), printed = RACE, now = EVENING, lastClock = null } = stored;
  const [changes, odds] = [makeMemoryChangeStore(), makeMemoryOddsStore()];
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  await changes.keep(stored.changes ?? []);
  await odds.keep(stored.boards ?? []);
  await ledger.append(stored.rows ?? []);
  for (const [nth, sheet] of (stored.sheets ?? []).entries()) await results.keep(sheet, `hash ${nth}`);
  const scopes: number[] = [];
  const provenance = { tier: 'imported', source: 'A card', at: shift(POST, -24 * HOUR) } as const;
  const build = makeBuildRaceTimeline({
    printed: {
      raceWith: async (id) =>
        printed?.id === id ? { race: printed, provenance, contentHash: 'hash' } : null,
    },
    cards: {
      cardFor: async (track, day) =>
        card !== null && card.trackSlug === track && card.day === day ? { card, contentHash: 'hash' } : null,
    },
    ...{ changes, odds, ledger, results, finishes: makeMemoryFinishJournal() },
    weatherBefore: async (_, before) => ({
      ...NOTHING_KNOWN,
      courses: (stored.posted ?? []).filter(({ provenance: { at } }) => at <= before).at(-1) ?? null,
    }),
    raceWeatherOf: async (races) => new Map(races.map(({ id }) => [id, stored.weather ?? UNKNOWN_WEATHER])),
    jobs: {
      ofDay: async ({ clock }) => {
        scopes.push(clock);
        return stored.jobs ?? [];
      },
      lastClockOf: async () => lastClock,
    },
    schedule: SCHEDULE,
    racingNow: async () => {
      const cards = card === null ? [] : [card];
      return { now, today: RACE.day, cards, history: historyOf(cards) };
    },
    clock: () => now,
    racingClock: () => now,
  });
  const timeline = (request: Partial<RaceTimelineRequest> = {}) =>
    build({ track: 'saratoga', day: RACE.day, raceNumber: 1, ...request });
  return { timeline, scopes };
}

/** Its events of one kind. */
export const eventsOf = async (stored: Stored, kind: EventKind) =>
  (await (await room(stored)).timeline()).events.filter((event) => event.kind === kind);
