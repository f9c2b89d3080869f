import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { noonOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { evidenceOf } from '../evidence.ts';
import { type RunnerSpeed, runnerSpeeds } from '../figures/runner-figures.ts';

export interface RaceSpeeds {
  readonly race: Race;
  readonly card: Provenance;
  readonly upTo: Instant;
  /** The starters in the order of the card. */
  readonly speeds: readonly RunnerSpeed[];
}

/**
 * Speed figures of the starters of a race from the past performances on its card. Refuses an unregistered track
 * (`card.unknown-track`), an invalid day (`card.bad-day`), a day without a card (`card.no-card`) and a race it does
 * not have (`card.unknown-race`).
 */
export function makeShowFigures({ cards, clock }: { readonly cards: CardStore; readonly clock: Clock }) {
  return async function showFigures(request: {
    readonly track: string;
    readonly day: string;
    readonly raceNumber: number;
  }): Promise<RaceSpeeds> {
    const { track, day } = trackAndDay(request.track, request.day);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, request.raceNumber, day);
    const now = clock();
    const forms = await cards.formsOf(card.races, noonOf(card));
    const evidenceOn = (race: Race) => evidenceOf(race, formIn(forms, race), now);
    const evidence = evidenceOn(race);
    const speeds = runnerSpeeds(evidence, card.races.map(evidenceOn));
    return { race, card: card.provenance, upTo: evidence.upTo, speeds };
  };
}

export type ShowFigures = ReturnType<typeof makeShowFigures>;
