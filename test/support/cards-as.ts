import type { CardStore } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

/** Cards that may change between reads: a card's hash is that of its races. */
export function cardsAs(
  cardOn: (track: string, day: RaceDay) => Card | null,
): Pick<CardStore, 'cardFor' | 'headFor'> {
  const contentHash = (card: Card): string => JSON.stringify(card.races);
  return {
    cardFor: async (track, day) => {
      const card = cardOn(track, day);
      return card === null ? null : { card, contentHash: contentHash(card) };
    },
    headFor: async (track, day) => {
      const card = cardOn(track, day);
      if (card === null) return null;
      const { provenance, races } = card;
      return {
        provenance,
        contentHash: contentHash(card),
        raceIds: races.map(({ id }) => id),
        storedPostTimes: races.map(({ postTime }) => postTime),
      };
    },
  };
}
