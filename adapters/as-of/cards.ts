import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { refuseUnkept, refuseWrite } from './read-only.ts';

function refuseLater({ at: storedAt }: Provenance, moment: Instant): void {
  if (storedAt <= moment) return;
  throw new Refusal(
    'not-found',
    'card.not-kept-then',
    'The stored card is later than that moment, and an earlier one was not kept at that time.',
  );
}

/**
 * Cards as stored at a moment. One stored later replaced what was there before, so it is refused
 * (`card.not-kept-then`); lists leave it out. Which day has the latest card is not kept (`moment.not-kept`).
 */
export function cardsAsOf(cards: CardStore & CardCalendar, moment: Instant): CardStore & CardCalendar {
  const outlinesBetween: CardCalendar['outlinesBetween'] = async (span) =>
    (await cards.outlinesBetween(span)).filter(({ provenance }) => provenance.at <= moment);
  return {
    keep: refuseWrite,
    dropDemo: refuseWrite,
    async cardFor(trackSlug, day) {
      const found = await cards.cardFor(trackSlug, day);
      if (found !== null) refuseLater(found.card.provenance, moment);
      return found;
    },
    async headFor(trackSlug, day) {
      const found = await cards.headFor(trackSlug, day);
      if (found !== null) refuseLater(found.provenance, moment);
      return found;
    },
    async raceWith(id) {
      const found = await cards.raceWith(id);
      if (found !== null) refuseLater(found.provenance, moment);
      return found;
    },
    formsOf: (races, before) => cards.formsOf(races, instant(Math.min(before, moment))),
    outlinesBetween,
    tracksRacing: async (span) =>
      [...new Set((await outlinesBetween(span)).map(({ trackSlug }) => trackSlug))].sort(),
    latestRealDay: refuseUnkept,
    tracksWithRealCards: refuseUnkept,
  };
}
