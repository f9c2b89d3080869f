import type { CardDraft } from '#core/card/card-draft.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import { reportedBoard } from '#core/odds/reported-board.ts';
import type { ReportedResults } from '#core/results/reconcile/index.ts';
import { cardDraft } from './entries.ts';
import { reportedRace } from './race.ts';
import type { OtbCard, OtbEvent } from './schema.ts';

export const SOURCE = 'OffTrackBetting';

/** Entries, results and boards of one card. */
export interface OffTrackDay {
  readonly entries: CardDraft;
  readonly results: ReportedResults;
  /** Races without a price in the file have none. */
  readonly boards: readonly Board[];
}

const isGallop = ({ breed }: OtbEvent): boolean => breed === null || /thoroughbred/i.test(breed);

/** The day a file is for: its business date, else the day of its first post time in the track's zone; null without either. */
export function dayOf({ businessDate, events }: OtbCard, zone: string): RaceDay | null {
  const first = events.find(({ postTime }) => postTime !== null)?.postTime ?? null;
  return businessDate ?? (first === null ? null : raceDayAt(first, zone));
}

/** `at` is used where the file does not date its odds. */
function boardOf(event: OtbEvent, track: string, day: RaceDay, instant: Instant): Board | null {
  const head = { track, day, raceNumber: event.eventNo, source: SOURCE, at: event.oddsUpdated ?? instant };
  return reportedBoard(
    head,
    event.runners.map((runner) => ({
      programNumber: runner.number,
      isScratched: runner.scratched === true,
      toOne: runner.currentOdds?.toOne ?? null,
      money: { win: runner.winPool, place: runner.placePool, show: runner.showPool },
    })),
  );
}

/** The content of a card; races of trotters and dogs are left out. `track` is used where the file has no letters. */
export function offTrackDay(card: OtbCard, day: RaceDay, track: string, instant: Instant): OffTrackDay {
  const events = card.events.filter(isGallop).toSorted((a, b) => a.eventNo - b.eventNo);
  const provenance = { tier: 'live', source: SOURCE, at: instant } as const;
  const head = { track: card.eventCode ?? track, day, provenance };
  return {
    entries: cardDraft(events, head),
    results: { ...head, races: events.map(reportedRace) },
    boards: events.flatMap((event) => boardOf(event, card.eventCode ?? track, day, instant) ?? []),
  };
}
