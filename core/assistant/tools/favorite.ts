import { horseName } from '../../card/horse-name.ts';
import { ordinal } from '../../handicapping/angles/wording.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import type { ShownRace } from '../../results/day-results.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { saying } from '../jake/answer.ts';
import { headOf, namedIn, percent, personText, priceOf, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { pastDayNamed } from './day-named.ts';
import { type HorseNamed, horsesNamed } from './horses-named.ts';
import { RIDES, TRAINS } from './people-compared.ts';
import type { ChatQuestion, Tool, ToolFacts } from './tool.ts';

const ASKED = /\bfavou?rites?\b|\bfavou?red\b|\bchalk\b/i;
/** `Is Journalism the favorite`. */
const IS_IT =
  /\b(?:is|isn['’]?t|will)\b(?![^.?!]*\b(?:better|beat\w*|than|over|like|against|bet|good|vulnerable|false|upset\w*|trainer|jockey|rider|owner|your|my)\b)[^.?!]*\b(?:favou?rite|chalk)\b(?= (?:in|of|here|today)\b|\W*$)/i;
/** Our chance this far from the prices' is a difference worth a word. */
const APART = 0.03;

function opinionOf(ours: number, theirs: number): string {
  if (ours <= theirs - APART) return 'We like it less than the prices do: beatable';
  if (ours >= theirs + APART) return 'We like it more than the prices do';
  return 'We see it about as the prices do';
}

/** Who rides or trains it, where a question asks that; null where it does not. */
function personOf(view: RaceView, number: string, text: string): string | null {
  const who = RIDES.test(text) ? 'jockey' : TRAINS.test(text) ? 'trainer' : null;
  const runner = view.evidence.runners.find(({ programNumber }) => programNumber === number);
  if (who === null || runner === undefined) return null;
  const head = `${namedIn(view, number)}, race ${view.picks.raceNumber}`;
  const person = runner[who];
  return person === null
    ? `${head}: no ${who} is named.`
    : `${personText(person.name)} ${who === 'jockey' ? 'rides' : 'trains'} ${head}.`;
}

/** Whether a horse has the lowest price, in a word; null where a question asks it of none. */
function isItText(view: RaceView, horse: HorseNamed | null, shortest: number): string | null {
  if (horse === null) return null;
  const { programNumber, horseName: name } = horse.runner;
  const interest = view.evidence.interests.find(({ runners }) =>
    runners.some((runner) => runner.programNumber === programNumber),
  );
  if (interest?.price == null) return `#${programNumber} ${horseName(name)} has no price.`;
  const isIt = interest.price.toOne === shortest;
  return `${isIt ? 'Yes' : 'No'}: ${namedIn(view, programNumber)} is ${isIt ? '' : 'not '}the favorite, at ${priceOf(view, programNumber)}.`;
}

function answerOn(view: RaceView, text: string, horse: HorseNamed | null) {
  const { interests } = view.evidence;
  const prices = interests.map(({ price }) => price?.toOne ?? null);
  const shortest = Math.min(...prices.flatMap((price) => price ?? []));
  const favorite = prices.indexOf(shortest);
  const races = [view.picks.raceNumber];
  const number = interests[favorite]?.runners[0]?.programNumber;
  if (number === undefined) return saying([`${headOf(view)}: no prices are known, so no favorite.`], races);
  const theirs = fairChances(prices).chances[favorite] ?? 0;
  const ours = view.chances[favorite] ?? 0;
  const rivals = view.chances
    .map((chance, index) => ({ chance, number: interests[index]?.runners[0]?.programNumber ?? '' }))
    .filter((_, index) => index !== favorite)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 2);
  return saying(
    [
      personOf(view, number, text),
      isItText(view, horse, shortest),
      horse?.runner.programNumber === number
        ? null
        : `The favorite of race ${view.picks.raceNumber} is ${namedIn(view, number)} at ${priceOf(view, number)}.`,
      `We make it ${percent(ours)} to win; the prices, takeout removed, say ${percent(theirs)}. ${opinionOf(ours, theirs)}; it loses ${percent(1 - ours)} of the time.`,
      `Next by our chances: ${rivals.map((rival) => `${namedIn(view, rival.number)} ${percent(rival.chance)}`).join(', ')}.`,
      verdictText(view),
    ],
    races,
  );
}

/** How the favorite of a race that was run did; null where it is not reported. */
function favoriteText(run: ShownRace | undefined): string | null {
  const chosen = run?.starters.find(({ isFavorite }) => isFavorite === true);
  if (chosen === undefined) return null;
  const { programNumber, horseName: name, official, odds } = chosen;
  const placed = official === null ? 'was not placed' : official === 1 ? 'won' : `was ${ordinal(official)}`;
  return `Its favorite, #${programNumber} ${horseName(name)}${odds === null ? '' : ` at ${odds.toFixed(2)} to 1`}, ${placed}.`;
}

async function onPastDay(
  { track }: ChatQuestion['card'],
  day: RaceDay,
  raceNumber: number,
  { resultsOn }: ToolFacts,
): Promise<FoundAnswer> {
  const { races } = await resultsOn(track, day);
  const said = favoriteText(races.find((race) => race.raceNumber === raceNumber));
  const where = `race ${raceNumber} at ${track.displayName}, ${dateText(day)}`;
  return {
    answer: saying([said === null ? `The favorite of ${where} is not stored.` : `In ${where}: ${said}`]),
    views: [],
  };
}

/** The favorite of a race, and whether we find it as likely as its price says. */
export const favorite: Tool = {
  name: 'favorite',
  reads({ text, raceNumber: said, card }) {
    const [horse = null, another] = IS_IT.test(text) ? horsesNamed(card, text) : [];
    const raceNumber = said ?? (another === undefined ? (horse?.raceNumber ?? null) : null);
    if (!ASKED.test(text) || raceNumber === null || !card.races.some(({ number }) => number === raceNumber))
      return null;
    const day = pastDayNamed(text, card.day);
    if (day !== null && day !== card.day) return (facts) => onPastDay(card, day, raceNumber, facts);
    return async ({ viewsOf, resultsOn }) => {
      const views = await viewsOf([raceNumber]);
      const [view] = views;
      if (view !== undefined && !isRun(view))
        return { answer: answerOn(view, text, horse?.raceNumber === raceNumber ? horse : null), views };
      const { races } = await resultsOn(card.track, card.day);
      const run = races.find((race) => race.raceNumber === raceNumber);
      const said = favoriteText(run);
      return {
        answer: saying(
          [
            said === null
              ? `Race ${raceNumber} is off; its final favorite is not reported yet.`
              : `Race ${raceNumber} has been run. ${said}`,
          ],
          [raceNumber],
        ),
        views,
      };
    };
  },
};
