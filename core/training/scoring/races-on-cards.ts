import type { Card, Race } from '../../card/race.ts';
import { horseNameKey } from '../../card/same-name.ts';
import { noonOf } from '../../card/track.ts';
import { type Evidence, evidenceOf } from '../../handicapping/evidence.ts';
import { placeOf, startersForMoney } from '../../results/ran-for-money.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';
import { codeOfTrack, raceKeyOf, winnersOnCards } from './winners-on-cards.ts';

/** A race as its card had it in the morning, without scratched horses, and who won it. */
export interface RaceOnCard {
  readonly track: string;
  readonly day: string;
  readonly raceNumber: number;
  readonly evidence: Evidence;
  /** 1 for the winner, equal shares in a dead heat, else 0; by interest. */
  readonly won: readonly number[];
}

/** Results, from charts and from cards of later days. */
export interface Outcomes {
  readonly races: readonly JoinedRace[];
  readonly laterCards: readonly Card[];
}

/** A race that cannot be scored, in a sentence. */
export interface LeftOut {
  readonly race: string;
  readonly reason: string;
}

/** Who won and, when a chart reports it, who started. */
interface Outcome {
  readonly winners: ReadonlySet<string>;
  readonly starters: ReadonlySet<string> | null;
}

function outcomesOf({ races, laterCards }: Outcomes): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const [key, winners] of winnersOnCards(laterCards)) outcomes.set(key, { winners, starters: null });
  for (const { track, day, race } of races) {
    const starters = startersForMoney(race);
    const winners = starters.filter((horse) => placeOf(horse, race) === 1);
    outcomes.set(raceKeyOf(track, day, race.raceNumber), {
      winners: new Set(winners.map(({ horseName }) => horseNameKey(horseName))),
      starters: new Set(starters.map(({ horseName }) => horseNameKey(horseName))),
    });
  }
  return outcomes;
}

/** The race with non-starters scratched, and also-eligibles that drew in moved into the body of the race. */
function asRun(race: Race, starters: Outcome['starters']): Race {
  if (starters === null) return race;
  return {
    ...race,
    runners: race.runners.map((runner) => {
      const isIn = starters.has(horseNameKey(runner.horseName));
      return { ...runner, isScratched: !isIn, listStatus: isIn ? null : runner.listStatus };
    }),
  };
}

function reasonAgainst(evidence: Evidence, { starters }: Outcome, winners: number): string | null {
  if (starters !== null && evidence.starters.length !== starters.size)
    return `the result has ${starters.size} starters, the card ${evidence.starters.length} of them`;
  if (winners === 0) return 'no winner is known among the horses of the card';
  if (evidence.interests.length < 2) return 'fewer than two betting interests started';
  return evidence.interests.every(({ price }) => price === null) ? 'the card has no morning line' : null;
}

/**
 * The races of cards whose winner is known. Each card is read as of its morning: a later card only tells who won and never
 * reaches the evidence.
 */
export function racesOnCards(
  cards: readonly Card[],
  outcomes: Outcomes,
): { readonly races: readonly RaceOnCard[]; readonly leftOut: readonly LeftOut[] } {
  const known = outcomesOf(outcomes);
  const races: RaceOnCard[] = [];
  const leftOut: LeftOut[] = [];
  for (const card of cards)
    for (const race of card.races) {
      const track = codeOfTrack(card.trackSlug);
      const key = raceKeyOf(track, card.day, race.number);
      const outcome = known.get(key);
      if (outcome === undefined) {
        leftOut.push({ race: key, reason: 'no result' });
        continue;
      }
      const evidence = evidenceOf(asRun(race, outcome.starters), new Map(), race.postTime ?? noonOf(race));
      const isWinner = evidence.interests.map(({ runners }) =>
        runners.some(({ horseName }) => outcome.winners.has(horseNameKey(horseName))),
      );
      const winners = isWinner.filter(Boolean).length;
      const reason = reasonAgainst(evidence, outcome, winners);
      if (reason !== null) leftOut.push({ race: key, reason });
      else
        races.push({
          track,
          day: card.day,
          raceNumber: race.number,
          evidence,
          won: isWinner.map((won) => (won ? 1 / winners : 0)),
        });
    }
  return { races, leftOut };
}
