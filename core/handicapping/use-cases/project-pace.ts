import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { evidenceInstant, evidenceOf } from '../evidence.ts';
import { analyzePace, type PaceAnalysis } from '../pace/pace-analysis.ts';

/** Which race of which card. */
interface RaceRequest {
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
 * (`card.unknown-track`), an invalid day (`card.bad-day`), a day without a card (`card.no-card`) and a race it does
 * not have (`card.unknown-race`).
 */
export function makeProjectPace({ cards, clock }: { readonly cards: CardStore; readonly clock: Clock }) {
  return async function projectPace(request: RaceRequest): Promise<RacePace> {
    const { track, day } = trackAndDay(request.track, request.day);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, request.raceNumber, day);
    const now = clock();
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const evidence = evidenceOf(race, formIn(forms, race), now);
    return { race, card: card.provenance, upTo: evidence.upTo, ...analyzePace(evidence) };
  };
}

export type ProjectPace = ReturnType<typeof makeProjectPace>;
