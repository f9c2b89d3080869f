import { bettingInterests } from '../../card/betting-interest.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { trackBySlug } from '../../card/track.ts';
import type { LineOnRace } from '../../tickets/line-for-tickets.ts';
import { type MultiRaceBet, racesOf } from '../../tickets/multi-race-bet.ts';
import type { Bet } from '../../tickets/priced-bet.ts';
import type { LegReader } from '../../tickets/priced-leg.ts';
import type { RaceOutcome } from '../../tickets/settlement/race-outcome.ts';
import { returnsInLastLeg, type WillPays } from '../../tickets/settlement/will-pays.ts';
import { isMultiRace } from '../../tickets/wager.ts';
import type { FollowedTicket } from '../followed-ticket.ts';
import { valuedLastLeg } from '../last-leg.ts';
import type { ResultStore } from '../ports.ts';
import { resultsOfDay } from '../results-of-day.ts';
import { interestsOfRaces, ticketStanding } from '../ticket-standing.ts';

/** The betting interests of a race without a horse left. */
const scratchedIn = (race: Race | undefined): ReadonlySet<string> =>
  new Set(
    bettingInterests(race?.runners ?? [])
      .filter(({ runners }) => runners.every(({ isScratched }) => isScratched))
      .map(({ number }) => number),
  );

interface FollowTicketDeps {
  readonly cards: Pick<CardStore, 'raceWith' | 'cardFor'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly readLegs: LegReader;
}

/** What to work out of a last leg to come. */
export interface LastLegRequest {
  /** No source gives them: the player reads them at the track and types them in; null for none. */
  readonly willPays: WillPays | null;
  /** The member's own lines, which value the leg where there is one; null for our chances. */
  readonly lineOn: LineOnRace | null;
}

type LastLegFollowed = Pick<FollowedTicket, 'lastLeg' | 'lastLegValue' | 'lastLegReason'>;

const NO_LAST_LEG: LastLegFollowed = { lastLeg: null, lastLegValue: null, lastLegReason: null };

interface RacesOfBet {
  readonly races: readonly Race[];
  readonly day: readonly RaceOutcome[];
}

/** What a bet on races in a row returns with each horse of its last leg, and what that is worth. */
async function lastLegOf(
  bet: MultiRaceBet,
  { races, day }: RacesOfBet,
  { willPays, lineOn }: LastLegRequest,
  readLegs: LegReader,
): Promise<LastLegFollowed> {
  const last = races.find(({ number }) => number === racesOf(bet).at(-1));
  const before = { day, card: interestsOfRaces(races), scratched: scratchedIn(last) };
  const returns = returnsInLastLeg(bet, before, willPays);
  if (returns === null || last === undefined) return NO_LAST_LEG;
  const { rows, value, reason } = await valuedLastLeg(returns, last.id, readLegs, lineOn);
  return { lastLeg: rows, lastLegValue: value, lastLegReason: reason };
}

/**
 * A bet after the results so far, by the same rules that settle every bet. `raceId` is its race, or its first. Refuses
 * an unknown race and a bet that is none. With `lastLeg` null it says how the bet stands and nothing of what it may return.
 */
export function makeFollowTicket({ cards, results, readLegs }: FollowTicketDeps) {
  return async function followTicket(
    idText: string,
    bet: Bet,
    lastLeg: LastLegRequest | null,
  ): Promise<FollowedTicket> {
    const { race } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const code = trackBySlug(race.trackSlug)?.code ?? race.trackSlug;
    const sheets = await results.sheetsBetween(code, race.day, race.day);
    const card = (await cards.cardFor(race.trackSlug, race.day))?.card ?? null;
    const [day, races] = [resultsOfDay(sheets, card), card?.races ?? []];
    const { wager, base, sets } = bet;
    const soFar = ticketStanding(bet, race.number, interestsOfRaces(races), day);
    if (lastLeg === null || !isMultiRace(wager)) return { ...soFar, ...NO_LAST_LEG };
    const onRaces = { wager, base, firstRace: race.number, legs: sets };
    return { ...soFar, ...(await lastLegOf(onRaces, { races, day: day.outcomes }, lastLeg, readLegs)) };
  };
}

export type FollowTicket = ReturnType<typeof makeFollowTicket>;
