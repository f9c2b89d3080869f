import { amountsIn, wagerIn } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { LONGSHOT_CRITERIA, longshotsIn, longshotText } from '../jake/longshots.ts';
import { headOf, named, namedIn, percent, priceOf, verdictText } from '../jake/wording.ts';
import { isToCome, type RaceView, racesAsked } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horsesNamed } from './horses-named.ts';
import { isNegated } from './negation.ts';
import type { Tool } from './tool.ts';

const PICK =
  '(?:top |best |solid |main |straight |win )*(?:picks?|winners?|best bets?|selections?|plays?|top choices?|favou?rites?|chalk)';
const LONGSHOT =
  '(?:live |good |nice |decent |best )*(?:long[- ]?shots?|bombs?|bombers?|sleepers?|price horses?|price plays?|upset(?: picks?| horses?)?)';
const AND =
  '(?: (?:in|for|of) (?:race \\d+|the \\w+(?: race)?))?(?:,| ?[&+]|,? (?:and|n|plus|with|also)) (?:an? |one |your |the |some |maybe (?:an? )?)*';
const ASKED = new RegExp(`\\b(?:${PICK}${AND}${LONGSHOT}|${LONGSHOT}${AND}${PICK})\\b`, 'i');
/** Of what was, of a person, or of how they do. */
const OTHER =
  /\b(?:yesterday|last|did|won|records?|how (?:did|do|are|often|many)|jockeys?|trainers?|mean|difference|between|or)\b/i;

/** From these odds on a horse is a longshot. */
const LONG = 6;

interface LongChance {
  readonly view: RaceView;
  readonly number: string;
  readonly chance: number;
  readonly toTake: string | null;
}

/** The starters at long odds, the likeliest first. */
const longChances = (views: readonly RaceView[]): readonly LongChance[] =>
  views
    .flatMap((view) =>
      view.evidence.interests.flatMap(({ number, runners, price }, index) => {
        if (price === null || price.toOne < LONG) return [];
        const row = view.builtIn.line.rows.find(({ interest }) => interest === number);
        return [
          {
            view,
            number: runners[0]?.programNumber ?? number,
            chance: view.chances[index] ?? 0,
            toTake: row?.priceToTake?.text ?? null,
          },
        ];
      }),
    )
    .toSorted((a, b) => b.chance - a.chance);

function pickLine(view: RaceView): string {
  const { primaryPick: pick, mlPredictions } = view.picks;
  if (pick === null) return `${headOf(view)}: no pick yet.`;
  const chance = mlPredictions.find(({ programNumber }) => programNumber === pick.programNumber);
  const wins = chance === undefined ? '' : `, ${percent(chance.winProbability)} to win`;
  return `Pick, ${headOf(view)}: ${named(pick)} (${priceOf(view, pick.programNumber)})${wins}. ${verdictText(view)}`;
}

/** The longshot that meets the criteria with the largest edge, else the likeliest horse at long odds. */
function longshotLines(views: readonly RaceView[]): readonly string[] {
  const [best] = longshotsIn(views);
  if (best !== undefined) return [`Longshot, race ${best.race}: ${longshotText(best.row)}.`];
  const none = `Longshot: none meets the criteria (${LONGSHOT_CRITERIA}).`;
  const [likeliest] = longChances(views);
  if (likeliest === undefined) return [none, 'No starter is at 6-1 or more.'];
  const { view, number, chance, toTake } = likeliest;
  const ask = toTake === null ? '' : `; a bet only at ${toTake} or more`;
  return [
    none,
    `Likeliest of those at 6-1 or more, race ${view.picks.raceNumber}: ${namedIn(view, number)} (${priceOf(view, number)}), ${percent(chance)} to win${ask}.`,
  ];
}

const RANK = ['BET', 'WATCH'];

/** The race of the day to pick in: by its verdict, then by how likely its likeliest winner is. */
function raceOfTheDay(views: readonly RaceView[]): RaceView | undefined {
  const rankOf = ({ picks }: RaceView): number => {
    const rank = RANK.indexOf(picks.verdict.kind ?? '');
    return rank < 0 ? RANK.length : rank;
  };
  return views
    .filter(({ picks }) => picks.primaryPick !== null)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || Math.max(...b.chances) - Math.max(...a.chances))[0];
}

/** A pick and a longshot of a race, or of the races to come. */
export const pickAndLongshot: Tool = {
  name: 'pick and longshot',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text) || OTHER.test(text) || isNegated(text)) return null;
    if (amountsIn(text).length > 0 || wagerIn(text) !== null || horsesNamed(card, text).length > 0)
      return null;
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (numbers.length === 0) return null;
    return async (facts) => {
      const views = await facts.viewsOf(numbers);
      const open = views.filter(isToCome);
      const [only] = views;
      if (open.length === 0 && raceNumber !== null && only !== undefined)
        return closedRace(only, card, facts);
      const best = raceNumber === null ? raceOfTheDay(open) : open[0];
      if (best === undefined) return { answer: saying(['No race is left to pick in today.']), views: [] };
      const races = raceNumber === null ? [] : [raceNumber];
      return {
        answer: saying([pickLine(best), ...longshotLines(open), ENTERTAINMENT], races),
        views: raceNumber === null ? [] : open,
      };
    };
  },
};
