import type { Doubt } from './doubt.ts';
import type { Disqualification } from './official-order.ts';
import { payoffDoubts } from './payoff-doubts.ts';
import type { Finisher, RaceResult } from './race-result.ts';

const twice = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Places as they must be: each is one more than the horses before it. */
function gapIn(places: readonly number[]): number | null {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.find((place) => place !== 1 + sorted.filter((other) => other < place).length) ?? null;
}

function gapFaults(places: readonly (number | null)[], what: string): readonly string[] {
  const known = places.filter((place) => place !== null);
  const gap = gapIn(known);
  return gap === null ? [] : [`${what} place ${gap} does not follow: there are ${known.length} in all.`];
}

/** A place that was not read leaves a gap at its call. */
function callFaults(starters: readonly Finisher[]): readonly string[] {
  const labels = starters[0]?.calls.map(({ label }) => label) ?? [];
  return labels.flatMap((label) => {
    const resultCalls = starters.flatMap(({ calls }) => calls.filter((call) => call.label === label));
    return gapFaults(
      resultCalls.map(({ position }) => position),
      `At the ${label} call`,
    );
  });
}

/** Signs of a misread race table: a number or post listed twice, a gap in an order. */
export function tableFaults({ starters }: RaceResult): readonly string[] {
  const numbers = twice(starters.map(({ programNumber }) => programNumber));
  const posts = twice(starters.flatMap(({ postPosition }) => postPosition ?? []));
  return [
    ...numbers.map((number) => `#${number} is in the table twice.`),
    ...posts.map((post) => `Post ${post} is given twice.`),
    ...callFaults(starters),
    ...gapFaults(
      starters.map(({ crossed }) => crossed),
      'Crossing',
    ),
  ];
}

/** A gap in the official order. */
export const officialFaults = ({ starters }: RaceResult): readonly string[] =>
  gapFaults(
    starters.map(({ official }) => official),
    'Official',
  );

/** A favorite without the lowest odds. */
export function favoriteDoubts({ starters }: RaceResult): readonly Doubt[] {
  const lowest = Math.min(...starters.flatMap(({ odds }) => odds ?? []));
  const favorite = starters.find((starter) => starter.isFavorite && starter.odds !== lowest);
  if (favorite === undefined) return [];
  const sentence = `#${favorite.programNumber} is marked as the favorite without the lowest odds.`;
  const key = ['favorite', favorite.programNumber];
  return [{ about: 'prices', sentence, fromPlace: null, wagers: [], key }];
}

/** What a result lists besides the order. */
export interface ListedPlacings {
  readonly disqualifications: readonly Disqualification[];
  /** Program numbers. */
  readonly deadHeats: readonly string[];
}

const orderDoubt = (fromPlace: number, sentence: string, key: readonly string[]): Doubt => ({
  about: 'order',
  sentence,
  fromPlace,
  wagers: [],
  key,
});

function disqualificationDoubts(
  starters: readonly Finisher[],
  moved: readonly Disqualification[],
): readonly Doubt[] {
  const byNumber = new Map(starters.map((starter) => [starter.programNumber, starter]));
  return moved.flatMap(({ programNumber, from, to }) => {
    const horse = byNumber.get(programNumber);
    if (horse?.crossed === from && horse.official === to) return [];
    const [crossed, official] = [horse?.crossed ?? 'nowhere', horse?.official ?? 'unplaced'];
    const places = [from, to, horse?.crossed, horse?.official].filter((place) => typeof place === 'number');
    const sentence = `#${programNumber} is listed as moved from ${from} to ${to ?? 'nowhere'}; the table makes it ${crossed} and ${official}.`;
    const key = ['disqualification', programNumber, ...[from, to, crossed, official].map(String)];
    return [orderDoubt(Math.min(...places), sentence, key)];
  });
}

function winnerDoubts({ starters, winner }: RaceResult): readonly Doubt[] {
  const first = starters.filter(({ official }) => official === 1);
  if (winner === null || first.some(({ horseName }) => horseName === winner.horseName)) return [];
  const names = first.map(({ horseName }) => horseName).join(', ');
  const sentence = `The winner is named as ${winner.horseName}; first in the order of finish is ${names}.`;
  return [orderDoubt(1, sentence, ['winner', winner.horseName, names])];
}

/** Listed disqualifications, dead heats or a winner's name that disagree with the placings. */
export function placingDoubts(race: RaceResult, listed: ListedPlacings): readonly Doubt[] {
  const shared = race.starters.filter(({ deadHeat }) => deadHeat).map(({ programNumber }) => programNumber);
  const unlisted = listed.deadHeats.filter((number) => !shared.includes(number));
  const placeOfNumber = (number: string): number =>
    race.starters.find(({ programNumber }) => programNumber === number)?.official ?? 1;
  return [
    ...disqualificationDoubts(race.starters, listed.disqualifications),
    ...unlisted.map((number) =>
      orderDoubt(placeOfNumber(number), `#${number} is listed in a dead heat and shares no place.`, [
        'dead heat',
        number,
      ]),
    ),
    ...winnerDoubts(race),
  ];
}

/** What was paid agrees with order and odds. */
export const payoutFaults = (race: RaceResult): readonly string[] =>
  payoffDoubts(race).map(({ sentence }) => sentence);
