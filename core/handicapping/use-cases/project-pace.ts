import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { aroundRace, evidenceInstant, evidenceOf } from '../evidence.ts';
import type { Handicapper } from '../handicapper.ts';
import { betsUnderVerdict } from '../pace/bets-under-verdict.ts';
import { analyzePace, type PaceAnalysis } from '../pace/pace-analysis.ts';
import { type PaceChance, type PaceSettings, paceChances } from '../pace/pace-chances.ts';
import type { KnownAround } from '../ports.ts';

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
  /** Win chances by pace scenario; empty while the pace is open. */
  readonly chances: readonly PaceChance[];
  /** Facts up to this instant were used; never after the off. */
  readonly upTo: Instant;
}

export interface ProjectPaceDeps {
  readonly cards: CardStore;
  readonly clock: Clock;
  readonly knownAround: KnownAround;
  readonly handicapper: Handicapper;
  readonly settings: PaceSettings;
}

/**
 * The expected pace of a race from the past performances on its card, with only those of its bets that are a BET by the
 * verdict. Refuses an unregistered track
 * (`card.unknown-track`), an invalid day (`card.bad-day`), a day without a card (`card.no-card`) and a race it does
 * not have (`card.unknown-race`).
 */
export function makeProjectPace({ cards, clock, knownAround, handicapper, settings }: ProjectPaceDeps) {
  return async function projectPace(request: RaceRequest): Promise<RacePace> {
    const { track, day } = trackAndDay(request.track, request.day);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, request.raceNumber, day);
    const now = clock();
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const around = aroundRace(await knownAround([race], forms, now), race);
    const evidence = evidenceOf(race, formIn(forms, race), now, around);
    const analysis = betsUnderVerdict(analyzePace(evidence), evidence, handicapper);
    const chances = paceChances(evidence, handicapper, settings);
    return { race, card: card.provenance, upTo: evidence.upTo, chances, ...analysis };
  };
}

export type ProjectPace = ReturnType<typeof makeProjectPace>;
