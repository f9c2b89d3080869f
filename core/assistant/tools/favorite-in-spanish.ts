import { namedIn, percent } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';

/** `Sin el favorito`, `que no sea el favorito`. */
export const BUT_THE_FAVORITE =
  /(?:sin(?: contar)?(?: al?| el| la)?|menos (?:el|la|al)|excepto (?:el|la|al)|aparte del?|adem[aá]s del?|que no (?:sea|es)(?: el| la)?|no (?:me des|quiero)(?: el| la| al)?) favorit/iu;
const RANKED = 3;

/** Numbers of the favorite by the prices, of a coupled entry all of them; null without a price. */
function favoriteNumbers({ evidence }: RaceView): readonly string[] | null {
  const priced = evidence.interests.flatMap(({ price, runners }) =>
    price === null ? [] : [{ toOne: price.toOne, runners }],
  );
  const [first] = priced.toSorted((a, b) => a.toOne - b.toOne);
  return first?.runners.map(({ programNumber }) => programNumber) ?? null;
}

/** The likeliest winners of a race but its favorite; null without a price. */
export function butTheFavorite(view: RaceView): readonly string[] | null {
  const numbers = favoriteNumbers(view);
  if (numbers === null) return null;
  const likely = view.picks.mlPredictions
    .filter(({ programNumber }) => !numbers.includes(programNumber))
    .toSorted((a, b) => b.winProbability - a.winProbability)
    .slice(0, RANKED)
    .map(({ programNumber, winProbability }) => `${namedIn(view, programNumber)} ${percent(winProbability)}`);
  return [
    `Carrera ${view.picks.raceNumber} sin contar al favorito, los más probables: ${likely.join(', ')}.`,
  ];
}
