import { LEGS, type MultiRaceWager } from '../../tickets/wager.ts';
import { amountsIn, severalIn } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { namedIn, percent, priceOf } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { asksToLeaveOut, isNegated } from './negation.ts';
import { firstRace, startNotPrinted } from './sequence.ts';
import { atOnce, type Tool } from './tool.ts';

const LIKED =
  /\bwho\b.*\b(?:like|got|love|want|use|playing|picks?)\b|\bpicks? (?:for|in)\b|\byou like\b|\bany(?:one|body|thing) in\b/i;
const SINGLE = /\bsingles?\b|\bsingling\b/i;
const SPREAD = /\bspread\b|\b(?:toughest|hardest|weakest|most open) (?:leg|race)\b/i;
const OTHER = /\bmean(?:s|ing)?\b|\bpa(?:y|ys|id|yoff)\b|\bcosts?\b|\d\s?\/\s?\d/i;

/** `What is each leg worth`, `leg by leg`. */
const EACH_LEG =
  /\b(?:each|every|all (?:the |of the )?|per|the) legs?\b|\bleg by leg\b|\blegs? (?:worth|chances?|odds)\b/i;
const OF_WORTH = /\b(?:worth|pa(?:y|ys|ying|id)|chances?|odds|prices?|will[- ]?pays?|likely|value)\b/i;

const FAVORITE = /\b(?:favou?rites?|chalk)\b/i;

/** The likeliest winner of a race with its chance. */
function likeliest(view: RaceView) {
  const best = view.chances.indexOf(Math.max(...view.chances));
  const interest = view.evidence.interests[best];
  return {
    view,
    number: interest?.runners[0]?.programNumber ?? interest?.number ?? '',
    chance: view.chances[best] ?? 0,
  };
}

const lineOf = ({ view, number, chance }: ReturnType<typeof likeliest>): string =>
  number === ''
    ? `- Race ${view.picks.raceNumber}: no starters`
    : `- Race ${view.picks.raceNumber}: ${namedIn(view, number)} ${percent(chance)} (${priceOf(view, number)}); verdict ${view.picks.verdict.kind ?? 'not made yet'}`;

/** What the legs are worth together, and what is not known of it. */
const worthLines = (
  rows: readonly ReturnType<typeof likeliest>[],
  wager: MultiRaceWager,
): readonly string[] => [
  `All ${rows.length} together: ${percent(rows.reduce((product, { chance }) => product * chance, 1))} of the time.`,
  `What each leg of the ${wager} pays, its will-pays and pool, is not stored: I do not know it.`,
];

const LEAST_LISTED = 3;

/** The horses of a race that are least likely to win. */
function leastLine({ evidence, chances, picks }: RaceView): string {
  const least = evidence.interests
    .map(({ runners, number }, index) => ({
      number: runners[0]?.programNumber ?? number,
      chance: chances[index] ?? 0,
    }))
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, LEAST_LISTED)
    .map((row) => `${namedIn({ evidence }, row.number)} ${percent(row.chance)}`);
  return `- Race ${picks.raceNumber}: ${least.length === 0 ? 'no starters' : least.join(', ')}`;
}

const headOf = (wager: MultiRaceWager, numbers: readonly number[]): string =>
  `${wager[0]?.toUpperCase()}${wager.slice(1)}, races ${numbers[0]} to ${numbers.at(-1)}`;

const noFavorites = (wager: MultiRaceWager): string =>
  `I do not work out a ${wager} without its favorites. Name one of its races: I rank it without its favorite.`;

const wagerOf = (text: string): MultiRaceWager | null =>
  severalIn(text) ?? (/\bthe doubles?\b/i.test(text) ? 'daily double' : null);

/** Whom we like in each race of a bet over several races, or the race with the likeliest single. */
export const legsOfABet: Tool = {
  name: 'legs of a bet',
  reads(question) {
    const { text, card } = question;
    const wager = wagerOf(text);
    const wantsSingle = SINGLE.test(text);
    const isToLeaveOut = !wantsSingle && asksToLeaveOut(text) && /\b(?:who|which|what)\b/i.test(text);
    const isOfWorth = EACH_LEG.test(text) && OF_WORTH.test(text);
    if (wager === null || (!isOfWorth && OTHER.test(text))) return null;
    if (!isOfWorth && !wantsSingle && !isToLeaveOut && !SPREAD.test(text) && !LIKED.test(text)) return null;
    if (amountsIn(text).length > 0) return null;
    if (FAVORITE.test(text) && isNegated(text))
      return atOnce({ answer: saying([noFavorites(wager)]), views: [] });
    const first = firstRace(question, wager);
    const numbers = Array.from({ length: LEGS[wager] }, (_, index) => first + index);
    if (!numbers.every((wanted) => card.races.some(({ number }) => number === wanted))) return null;
    return async ({ viewsOf }) => {
      const views = await viewsOf(numbers);
      const run = views.filter(isRun).map(({ picks }) => picks.raceNumber);
      if (run.length > 0)
        return {
          answer: saying([`Race ${run[0]} is off: betting on that ${wager} is closed.`], numbers),
          views,
        };
      if (isToLeaveOut)
        return {
          answer: saying(
            [
              `${headOf(wager, numbers)}, least likely to win:`,
              ...views.map(leastLine),
              startNotPrinted(question, wager),
            ],
            numbers,
          ),
          views,
        };
      const rows = views.map(likeliest);
      const ranked = rows.toSorted((a, b) => b.chance - a.chance);
      const best = SPREAD.test(text) ? ranked.at(-1) : ranked[0];
      const head = headOf(wager, numbers);
      return {
        answer: saying(
          [
            SPREAD.test(text) && best !== undefined && best.number !== ''
              ? `${head}: the race to spread in is race ${best.view.picks.raceNumber}, where the likeliest winner has only ${percent(best.chance)}.`
              : wantsSingle && best !== undefined && best.number !== ''
                ? `${head}: the likeliest single is ${namedIn(best.view, best.number)} in race ${best.view.picks.raceNumber}, ${percent(best.chance)} to win.`
                : `${head}, our likeliest winner of each race:`,
            ...rows.map(lineOf),
            ...(isOfWorth ? worthLines(rows, wager) : []),
            startNotPrinted(question, wager),
            ENTERTAINMENT,
          ],
          numbers,
        ),
        views,
      };
    };
  },
};
