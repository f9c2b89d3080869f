import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { zoneOf } from '#core/card/track.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { addDays, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { refuseUnkept, refuseWrite } from './read-only.ts';

/** Whether a card was stored by the moment; refuses one of a day that had come by then and was stored later. */
function isKnown(
  { at: storedAt }: Provenance,
  { day, trackSlug, moment }: { readonly day: RaceDay; readonly trackSlug: string; readonly moment: Instant },
): boolean {
  if (storedAt <= moment) return true;
  if (day > raceDayAt(moment, zoneOf(trackSlug))) return false;
  throw new Refusal(
    'not-found',
    'card.not-kept-then',
    'The stored card is later than that moment, and an earlier one was not kept at that time.',
  );
}

/** A real card stored by the moment is looked for on so many days. */
const LOOK_BACK_DAYS = 60;

/**
 * Cards as stored at a moment. One stored later replaced what was there before, so it is refused
 * (`card.not-kept-then`); lists, and a day still to come, are without it. Which tracks had cards is not kept
 * (`moment.not-kept`).
 */
export function cardsAsOf(cards: CardStore & CardCalendar, moment: Instant): CardStore & CardCalendar {
  const outlinesBetween: CardCalendar['outlinesBetween'] = async (span) =>
    (await cards.outlinesBetween(span)).filter(({ provenance }) => provenance.at <= moment);
  return {
    keep: refuseWrite,
    dropDemo: refuseWrite,
    async cardFor(trackSlug, day) {
      const found = await cards.cardFor(trackSlug, day);
      return found !== null && isKnown(found.card.provenance, { day, trackSlug, moment }) ? found : null;
    },
    async headFor(trackSlug, day) {
      const found = await cards.headFor(trackSlug, day);
      return found !== null && isKnown(found.provenance, { day, trackSlug, moment }) ? found : null;
    },
    async raceWith(id) {
      const found = await cards.raceWith(id);
      return found !== null && isKnown(found.provenance, { ...found.race, moment }) ? found : null;
    },
    formsOf: (races, before) => cards.formsOf(races, instant(Math.min(before, moment))),
    outlinesBetween,
    tracksRacing: async (span) =>
      [...new Set((await outlinesBetween(span)).map(({ trackSlug }) => trackSlug))].sort(),
    async latestRealDay(trackSlug) {
      const latest = await cards.latestRealDay(trackSlug);
      if (latest === null) return null;
      const span = { from: addDays(latest, -LOOK_BACK_DAYS), to: latest };
      const known = (await outlinesBetween(span)).filter(
        (outline) => outline.trackSlug === trackSlug && outline.provenance.tier !== 'demo',
      );
      return known.at(-1)?.day ?? null;
    },
    tracksWithRealCards: refuseUnkept,
  };
}
