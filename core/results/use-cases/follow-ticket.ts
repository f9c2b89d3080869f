import { bettingInterests, interestOfNumbers } from '../../card/betting-interest.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { trackBySlug } from '../../card/track.ts';
import type { LineOnRace } from '../../tickets/line-for-tickets.ts';
import { type MultiRaceBet, racesOf } from '../../tickets/multi-race-bet.ts';
import type { Bet } from '../../tickets/priced-bet.ts';
import type { LegReader } from '../../tickets/priced-leg.ts';
import type { RaceOutcome } from '../../tickets/settlement/race-outcome.ts';
import { settleMultiRace } from '../../tickets/settlement/settle-multi-race.ts';
import { settleRaceTicket } from '../../tickets/settlement/settle-race-ticket.ts';
import { standingOf } from '../../tickets/settlement/standing.ts';
import { returnsInLastLeg, type WillPays } from '../../tickets/settlement/will-pays.ts';
import { isMultiRace } from '../../tickets/wager.ts';
import type { FollowedTicket } from '../followed-ticket.ts';
import { valuedLastLeg } from '../last-leg.ts';
import type { ResultStore } from '../ports.ts';
import { joinedRaces, sheetsThatCount } from '../reconcile/index.ts';
import { raceOutcome } from '../settlement.ts';

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

interface RacesOfBet {
  readonly races: readonly Race[];
  readonly day: readonly RaceOutcome[];
  readonly willPays: WillPays | null;
  readonly lineOn: LineOnRace | null;
}

/** A bet on races in a row after the results so far. */
async function followed(
  bet: MultiRaceBet,
  { races, day, willPays, lineOn }: RacesOfBet,
  readLegs: LegReader,
): Promise<FollowedTicket> {
  const card = new Map(races.map(({ number, runners }) => [number, interestOfNumbers(runners)]));
  const last = races.find(({ number }) => number === racesOf(bet).at(-1));
  const returns = returnsInLastLeg(bet, { day, card, scratched: scratchedIn(last) }, willPays);
  const lastLeg =
    returns === null || last === undefined ? null : await valuedLastLeg(returns, last.id, readLegs, lineOn);
  return {
    standing: standingOf(bet, day, card),
    settlement: settleMultiRace(bet, day),
    lastLeg: lastLeg?.rows ?? null,
    lastLegValue: lastLeg?.value ?? null,
  };
}

/**
 * A bet after the results so far, by the same rules that settle every bet. `raceId` is its race, or its first. Refuses
 * an unknown race and a bet that is none. No source gives will-pays: the player reads them at the track and types them
 * in; null for none. A last leg to come is valued by our chances, with `lineOn` by the member's line where there is one.
 */
export function makeFollowTicket({ cards, results, readLegs }: FollowTicketDeps) {
  return async function followTicket(
    idText: string,
    { wager, base, sets }: Bet,
    willPays: WillPays | null,
    lineOn: LineOnRace | null = null,
  ): Promise<FollowedTicket> {
    const { race } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const code = trackBySlug(race.trackSlug)?.code ?? race.trackSlug;
    const sheets = await results.sheetsBetween(code, race.day, race.day);
    const day = joinedRaces(sheetsThatCount(sheets)).map((joined) => raceOutcome(joined.race));
    if (isMultiRace(wager)) {
      const bet = { wager, base, firstRace: race.number, legs: sets };
      const races = (await cards.cardFor(race.trackSlug, race.day))?.card.races ?? [];
      return followed(bet, { races, day, willPays, lineOn }, readLegs);
    }
    const outcome = day.find(({ raceNumber }) => raceNumber === race.number);
    return {
      standing: null,
      settlement: outcome === undefined ? null : settleRaceTicket({ wager, base, sets }, outcome),
      lastLeg: null,
      lastLegValue: null,
    };
  };
}

export type FollowTicket = ReturnType<typeof makeFollowTicket>;
