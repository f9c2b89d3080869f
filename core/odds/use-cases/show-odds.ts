import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { oddsSheet } from '../odds-sheet.ts';
import type { OddsStore } from '../ports.ts';
import type { RaceOdds } from '../race-odds.ts';

/** The odds of a race as they are known now. Refuses an id that names no race ('not-found', `card.unknown-race`). */
export function makeShowOdds({
  cards,
  odds,
  clock,
}: {
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly odds: Pick<OddsStore, 'boardsOf'>;
  readonly clock: Clock;
}) {
  return async function showOdds(idText: string): Promise<RaceOdds> {
    const { race, provenance: card } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const now = clock();
    return { race, card, now, ...oddsSheet(race, await odds.boardsOf(race.id, now), now) };
  };
}

export type ShowOdds = ReturnType<typeof makeShowOdds>;
