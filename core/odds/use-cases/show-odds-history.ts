import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import type { CardStore, ChangeStore } from '../../card/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import { type OddsMark, oddsMarks } from '../odds-marks.ts';
import { oddsSheet } from '../odds-sheet.ts';
import type { OddsStore } from '../ports.ts';
import type { RaceOdds } from '../race-odds.ts';

interface RaceRequest {
  /** Slug or number of a registered track. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
}

/** The odds of a race with every board kept of it, and what happened meanwhile. */
export interface OddsHistory extends RaceOdds {
  /** Oldest first. */
  readonly marks: readonly OddsMark[];
}

/**
 * How the odds of a race came about, from the boards kept at each refresh before now. Refuses an unregistered track
 * (`card.unknown-track`), an invalid day (`card.bad-day`), a day without a card (`card.no-card`) and a race it does not
 * have (`card.unknown-race`).
 */
export function makeShowOddsHistory({
  cards,
  changes,
  odds,
  clock,
}: {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly odds: Pick<OddsStore, 'boardsOf'>;
  readonly clock: Clock;
}) {
  return async function showOddsHistory(request: RaceRequest): Promise<OddsHistory> {
    const { track, day } = trackAndDay(request.track, request.day);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, request.raceNumber, day);
    const now = clock();
    const [boards, known] = await Promise.all([
      odds.boardsOf(race.id, now),
      changes.changesOn(track.slug, day, shift(now, 1)),
    ]);
    const sheet = oddsSheet(race, boards, now);
    return { race, card: card.provenance, now, ...sheet, marks: oddsMarks(race, known) };
  };
}

export type ShowOddsHistory = ReturnType<typeof makeShowOddsHistory>;
