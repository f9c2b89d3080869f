import { leadingNumber } from '#core/card/betting-interest.ts';
import { sumOf } from '#core/kernel/numbers.ts';
import { sharedPlaces } from '#core/results/dead-heat.ts';
import type { Finisher, LastStart } from '#core/results/race-result.ts';
import type { StarterRow } from './layout.ts';
import { certainPlaces } from './official-places.ts';

/** Far behind every place of a race: those that did not finish are last. */
const NOWHERE = 1000;

const marginOf = ({ facts }: StarterRow): number | null =>
  typeof facts.margin === 'number' ? facts.margin : null;

/** Lengths behind the first: the margins of all places ahead, once where horses share a place. */
function lengthsBack(rows: readonly StarterRow[], place: number): number {
  const margins = new Map<number, number>();
  for (const row of rows) {
    const { crossed } = row.facts;
    if (crossed !== null && crossed < place) margins.set(crossed, marginOf(row) ?? 0);
  }
  const sum = sumOf([...margins.values()]);
  return Math.round(sum * 100) / 100;
}

function lastStartOf({ facts }: StarterRow): LastStart | null {
  const { lastDay, lastTrack, lastRaceNumber, lastFinish } = facts;
  if (lastDay === null) return null;
  return { day: lastDay, track: lastTrack, raceNumber: lastRaceNumber, finish: lastFinish };
}

/** The starters of a race in the order they crossed the line. */
export function finishersOf(rows: readonly StarterRow[]): readonly Finisher[] {
  const inOrder = [...rows].sort((a, b) => (a.facts.crossed ?? NOWHERE) - (b.facts.crossed ?? NOWHERE));
  const together = sharedPlaces(inOrder.map(({ facts }) => facts.crossed));
  const official = certainPlaces(
    inOrder.map(({ facts }) => ({ crossed: facts.crossed, disqualified: facts.horse.disqualified })),
  );
  return inOrder.map((row, index) => {
    const { programNumber, horse, crossed, isFavourite: isFavorite, ...facts } = row.facts;
    return {
      programNumber,
      bettingInterest: leadingNumber(programNumber),
      horseName: horse.name,
      jockeyName: facts.jockeyName,
      trainerName: null,
      ownerName: null,
      weightLb: facts.weightLb,
      equipment: facts.equipment,
      postPosition: facts.postPosition,
      calls: [],
      crossed,
      finished: crossed !== null,
      margin: marginOf(row),
      behind: crossed === null ? null : lengthsBack(inOrder, crossed),
      official: official[index] ?? null,
      disqualified: horse.disqualified,
      deadHeat: crossed !== null && together.has(crossed),
      odds: facts.odds,
      isFavorite: isFavorite,
      comment: facts.comment,
      lastStart: lastStartOf(row),
      lastStartReported: true,
    };
  });
}
