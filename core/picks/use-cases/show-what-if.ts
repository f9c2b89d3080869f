import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import type { Surface } from '../../card/surface.ts';
import { aroundRace, type Evidence, evidenceInstant, evidenceOf } from '../../handicapping/evidence.ts';
import { finishOrder } from '../../handicapping/finish-order.ts';
import { chancesOn, lineOnRace } from '../../handicapping/line-on-race.ts';
import type { PaceSettings } from '../../handicapping/pace/pace-chances.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import { evidenceInPace, weatherWith } from '../../handicapping/what-if/evidence-if.ts';
import {
  goingSwitched,
  mainTracksOn,
  type Switches,
  switchedRace,
} from '../../handicapping/what-if/switches.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { PicksStore } from '../ports.ts';
import type { ExoticPlay } from '../recommendations/exotics.ts';
import { answersIn, isCurrent } from '../recommendations/picks-set.ts';
import { recommend } from '../recommendations/recommend.ts';
import { type RaceView, raceView } from '../what-if/race-view.ts';
import { type TicketIf, type TicketRace, ticketIf } from '../what-if/ticket-if.ts';

export interface WhatIfRequest extends Switches {
  /** Slug or number of a registered track. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
}

/** A race as it is and as it would be. */
export interface WhatIf {
  readonly race: Race;
  readonly switched: Race;
  /** Where a turf race would be moved to, the likeliest first; empty for any other race. */
  readonly mainTracks: readonly Surface[];
  /** Track conditions as known, and as switched; null while unknown. */
  readonly going: { readonly before: string | null; readonly after: string | null };
  readonly before: RaceView;
  readonly after: RaceView;
  /** The tickets suggested on the race as it is. */
  readonly tickets: readonly TicketIf[];
  readonly card: Provenance;
}

export interface ShowWhatIfDeps {
  readonly cards: CardStore;
  readonly picks: Pick<PicksStore, 'picksFor'>;
  readonly knownAround: KnownAround;
  readonly clock: Clock;
  readonly analysis: Analysis;
  readonly pace: PaceSettings;
}

function refuseOver(race: Race, now: Instant): void {
  const refuse = (code: string, sentence: string): never => {
    throw new Refusal('conflict', `handicapping.${code}`, sentence);
  };
  if (isOff(race, now)) refuse('if-off', `Race ${race.number} is off: its chances are frozen.`);
  if (race.isCancelled === true) refuse('if-canceled', `Race ${race.number} is canceled.`);
}

/** A race as it is and as it would be, and what tickets on it are measured with. */
function makeSwitchRace({ cards, knownAround, clock, analysis, pace }: Omit<ShowWhatIfDeps, 'picks'>) {
  const { handicapper } = analysis;

  async function evidenceOn(race: Race, now: Instant): Promise<Evidence> {
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    return evidenceOf(
      race,
      formIn(forms, race),
      now,
      aroundRace(await knownAround([race], forms, now), race),
    );
  }

  return async function switchRace(request: WhatIfRequest) {
    const { track, day } = trackAndDay(request.track, request.day);
    const stored = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(stored.card.races, request.raceNumber, day);
    const now = clock();
    refuseOver(race, now);
    const switched = switchedRace(race, request, now);
    const going = goingSwitched(switched, request);
    const evidence = await evidenceOn(race, now);
    const known = switched === race ? evidence : await evidenceOn(switched, now);
    const weather = weatherWith(known.weather, going);
    const ifSo = evidenceInPace({ ...known, weather }, handicapper, pace, request.pace);
    const asIs = evidenceInPace(evidence, handicapper, pace, null);
    const { provenance } = stored.card;
    const shown: Omit<WhatIf, 'tickets'> = {
      race,
      switched,
      mainTracks: mainTracksOn(race, stored.card),
      going: {
        before: evidence.weather?.trackCondition ?? null,
        after: weather?.trackCondition ?? null,
      },
      before: raceView(asIs, handicapper, provenance),
      after: raceView(ifSo, handicapper, provenance),
      card: provenance,
    };
    return { shown, stored, now, real: asIs.fixed, other: ifSo.fixed };
  };
}

/** The same as `makeShowWhatIf` gives without the tickets, which take longer than all the rest. */
export function makeShowSwitchedRace(deps: Omit<ShowWhatIfDeps, 'picks'>) {
  const switchRace = makeSwitchRace(deps);
  return async (request: WhatIfRequest): Promise<Omit<WhatIf, 'tickets'>> =>
    (await switchRace(request)).shown;
}

export type ShowSwitchedRace = ReturnType<typeof makeShowSwitchedRace>;

/**
 * A race as it is and as it would be with some horses scratched, off the turf, on another track condition or with another
 * early pace: by the code and the facts that rate the race itself. Stores and seals nothing. Refuses an unregistered track
 * (`card.unknown-track`), an invalid day (`card.bad-day`), a missing card (`card.no-card`) or race (`card.unknown-race`), a
 * race that is off or canceled ('conflict', `handicapping.if-off`, `handicapping.if-canceled`), and impossible switches
 * ('invalid', see `switchedRace`, `goingSwitched`, `evidenceInPace`).
 */
export function makeShowWhatIf({ picks, ...deps }: ShowWhatIfDeps) {
  const { analysis } = deps;
  const { handicapper } = analysis;
  const switchRace = makeSwitchRace(deps);

  const ticketRace = (evidence: Evidence): TicketRace => ({
    evidence,
    order: finishOrder(chancesOn(lineOnRace(evidence, handicapper), evidence), handicapper.order.exponents),
  });

  /** The suggested tickets: of the saved picks while those are current, else of picks as they would be made now. */
  async function playsOn(evidence: Evidence, { card, contentHash }: StoredCard, now: Instant) {
    const { id, trackSlug, day } = evidence.race;
    const set = (await picks.picksFor(trackSlug, day))?.set ?? null;
    const measure = { cardHash: contentHash, madeWith: analysis.madeWith, now };
    const saved = set?.recommendations.find(({ raceId }) => raceId === id);
    if (saved !== undefined && set !== null && isCurrent(set, measure)) return saved.exoticPlays;
    const answers = answersIn(set).get(id);
    const opinions = answers === undefined ? {} : { answers };
    return recommend(evidence, analysis, card.provenance, opinions).exoticPlays;
  }

  return async function showWhatIf(request: WhatIfRequest): Promise<WhatIf> {
    const found = await switchRace(request);
    const plays: readonly ExoticPlay[] = await playsOn(found.real, found.stored, found.now);
    const [real, other] = [ticketRace(found.real), ticketRace(found.other)];
    return { ...found.shown, tickets: plays.flatMap((play) => ticketIf(play, real, other) ?? []) };
  };
}

export type ShowWhatIf = ReturnType<typeof makeShowWhatIf>;
