import { leadingNumber } from '#core/card/betting-interest.ts';
import { sharedPlaces } from '#core/results/dead-heat.ts';
import type { Finisher } from '#core/results/race-result.ts';
import type { JoinedStart } from './joined-races.ts';

const crossedOf = ({ start }: JoinedStart): number => start.facts.crossed;

/**
 * Official places. `finishing_place` counts on through a dead heat, so horses that crossed together and have
 * consecutive numbers in it share the better place; one of them that was disqualified keeps its own.
 */
function officialPlaces(starts: readonly JoinedStart[]): ReadonlyMap<JoinedStart, number> {
  const official = new Map<JoinedStart, number>();
  const byPlace = [...starts].sort((a, b) => a.place - b.place);
  byPlace.forEach((start, index) => {
    const ahead = byPlace[index - 1];
    const together = ahead !== undefined && crossedOf(ahead) === crossedOf(start);
    official.set(start, together ? (official.get(ahead) ?? start.place) : start.place);
  });
  return official;
}

/** The tables do not say who was disqualified: it is any horse placed below one that crossed after it. */
const wasPutBack = (start: JoinedStart, all: readonly JoinedStart[]): boolean =>
  all.some((other) => crossedOf(other) > crossedOf(start) && other.place < start.place);

function favorites(starts: readonly JoinedStart[]): ReadonlySet<JoinedStart> {
  const prices = starts.flatMap(({ start }) => start.facts.odds ?? []);
  const shortest = Math.min(...prices);
  return new Set(starts.filter(({ start }) => start.facts.odds === shortest));
}

/** The starters of a race in the order they crossed the line. The favorite is the one with the shortest odds. */
export function finishersOf(starts: readonly JoinedStart[]): readonly Finisher[] {
  const official = officialPlaces(starts);
  const together = sharedPlaces(starts.map(crossedOf));
  const favorite = favorites(starts);
  const inOrder = [...starts].sort((a, b) => crossedOf(a) - crossedOf(b) || a.place - b.place);
  return inOrder.map((joinedStart) => {
    const { programNumber, jockeyName, weightLb, odds, crossed } = joinedStart.start.facts;
    return {
      programNumber,
      bettingInterest: leadingNumber(programNumber),
      horseName: joinedStart.horseName,
      jockeyName,
      trainerName: null,
      ownerName: null,
      weightLb,
      equipment: null,
      postPosition: null,
      calls: [],
      crossed,
      finished: true,
      margin: null,
      behind: null,
      official: official.get(joinedStart) ?? joinedStart.place,
      disqualified: wasPutBack(joinedStart, starts),
      deadHeat: together.has(crossed),
      odds,
      isFavorite: favorite.has(joinedStart),
      comment: '',
      lastStart: null,
      lastStartReported: false,
    };
  });
}
