import type { Disqualification } from './official-order.ts';
import type { Finisher, RaceResult } from './race-result.ts';

/** Odds are cut to five cents, payoffs to ten. */
const BREAKAGE = 0.21;

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

/** Each horse, post and place once, the favorite at the lowest odds. */
export function orderFaults({ starters }: RaceResult): readonly string[] {
  const numbers = twice(starters.map(({ programNumber }) => programNumber));
  const posts = twice(starters.flatMap(({ postPosition }) => postPosition ?? []));
  const lowest = Math.min(...starters.flatMap(({ odds }) => odds ?? []));
  const favorite = starters.find((starter) => starter.isFavorite && starter.odds !== lowest);
  return [
    ...numbers.map((number) => `#${number} is in the table twice.`),
    ...posts.map((post) => `Post ${post} is given twice.`),
    ...callFaults(starters),
    ...gapFaults(
      starters.map(({ crossed }) => crossed),
      'Crossing',
    ),
    ...(favorite === undefined
      ? []
      : [`#${favorite.programNumber} is marked as the favorite without the lowest odds.`]),
  ];
}

/** Disqualifications and dead heats as listed, and the winner's name, agree with the placings. */
export function placingFaults(
  { starters, winner }: RaceResult,
  {
    disqualifications,
    deadHeats,
  }: { readonly disqualifications: readonly Disqualification[]; readonly deadHeats: readonly string[] },
): readonly string[] {
  const byNumber = new Map(starters.map((starter) => [starter.programNumber, starter]));
  const faults = disqualifications.flatMap(({ programNumber, from, to }) => {
    const horse = byNumber.get(programNumber);
    if (horse?.crossed === from && horse.official === to) return [];
    const [crossed, official] = [horse?.crossed ?? 'nowhere', horse?.official ?? 'unplaced'];
    return [
      `#${programNumber} is listed as moved from ${from} to ${to ?? 'nowhere'}; the table makes it ${crossed} and ${official}.`,
    ];
  });
  const shared = starters.filter(({ deadHeat }) => deadHeat).map(({ programNumber }) => programNumber);
  const unlisted = deadHeats.length === 0 ? [] : deadHeats.filter((number) => !shared.includes(number));
  const first = starters.filter(({ official }) => official === 1);
  const isNamed = winner === null || first.some(({ horseName }) => horseName === winner.horseName);
  return [
    ...faults,
    ...gapFaults(
      starters.map(({ official }) => official),
      'Official',
    ),
    ...unlisted.map((number) => `#${number} is listed in a dead heat and shares no place.`),
    ...(isNamed
      ? []
      : [
          `The winner is ${winner.horseName}, placed first is ${first.map(({ horseName }) => horseName).join(', ')}.`,
        ]),
  ];
}

function winPayFaults({ starters, payouts }: RaceResult): readonly string[] {
  const first = starters.filter(({ official }) => official === 1);
  const paid = payouts.filter(({ wager }) => wager === 'Win');
  if (new Set(first.map(({ bettingInterest }) => bettingInterest)).size !== 1 || paid.length !== 1) return [];
  const [{ odds = null } = {}, { payoff = null, base = 2 } = {}] = [first[0], paid[0]];
  if (odds === null || payoff === null || Math.abs(payoff - base * (odds + 1)) <= BREAKAGE) return [];
  return [`Win pays ${payoff.toFixed(2)}, odds of ${odds} to 1 make ${(base * (odds + 1)).toFixed(2)}.`];
}

const DEPTH: ReadonlyMap<string, number> = new Map([
  ['Exacta', 2],
  ['Trifecta', 3],
  ['Superfecta', 4],
]);

/** The first betting interests in official order; null when horses share one of the places. */
function frontOf(starters: readonly Finisher[], depth: number): string | null {
  const placed = starters
    .filter(({ official }) => official !== null && official <= depth)
    .toSorted((a, b) => Number(a.official) - Number(b.official));
  if (placed.length !== depth || placed.some(({ deadHeat }) => deadHeat)) return null;
  return placed.map(({ bettingInterest }) => bettingInterest).join('-');
}

/**
 * A win at its odds, and exotics on the horses placed first. Coupled horses that both placed leave room for
 * another.
 */
export function payoutFaults(race: RaceResult): readonly string[] {
  const exotics = race.payouts.flatMap(({ wager, winningNumbers, payoff }) => {
    const front = frontOf(race.starters, DEPTH.get(wager) ?? 0);
    const isPlain = /^\d+(-\d+)+$/.test(winningNumbers) && payoff !== null;
    if (front === null || front === '' || !isPlain || twice(front.split('-')).length > 0) return [];
    return winningNumbers === front
      ? []
      : [`The ${wager} was paid on ${winningNumbers}, placed first are ${front}.`];
  });
  return [...winPayFaults(race), ...exotics];
}
