import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { evidenceInstant, evidenceOf } from '../evidence.ts';
import { analysePace, type PaceAnalysis } from '../shape/pace-analysis.ts';

/** A race of a card as somebody asks for it. */
export interface RaceAsked {
  /** Slug or number of a registered track. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
}

export interface RacePace extends PaceAnalysis {
  readonly race: Race;
  readonly card: Provenance;
  /** Facts up to this instant were used; never after the off. */
  readonly upTo: Instant;
}

/**
 * The expected pace of a race from the past performances on its card. Refuses an unregistered track
 * (`card.unknown-track`), a day that is none (`card.bad-day`), a day without a card (`card.no-card`) and a race it does
 * not have (`card.unknown-race`).
 */
export function makeProjectPace({ cards, clock }: { readonly cards: CardStore; readonly clock: Clock }) {
  return async function projectPace(raceAsked: RaceAsked): Promise<RacePace> {
    const { track, day } = trackAndDay(raceAsked.track, raceAsked.day);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, raceAsked.raceNumber, day);
    const now = clock();
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const evidence = evidenceOf(race, formIn(forms, race), now);
    return { race, card: card.provenance, upTo: evidence.upTo, ...analysePace(evidence) };
  };
}

export type ProjectPace = ReturnType<typeof makeProjectPace>;
