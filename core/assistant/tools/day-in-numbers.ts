import { horseName } from '../../card/horse-name.ts';
import { racesText } from '../../card/races-text.ts';
import { dateText } from '../../kernel/day-text.ts';
import { addDays } from '../../kernel/race-day.ts';
import { counted, dollarsText } from '../../kernel/text.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { saying } from '../jake/answer.ts';
import { pastDayNamed } from './day-named.ts';
import { otherTrackNamed } from './place-and-season.ts';
import { winPayoff } from './result-words.ts';
import type { ChatQuestion, Tool, ToolFacts } from './tool.ts';

const FAVORITES =
  /\bfavou?rites?\b(?=.*\b(?:won|win|did|do|doing|record|score|today|yesterday|last)\b)|\bhow many\b.*\b(?:favou?rites?|chalk)\b|\bhow(?:'d| did| has| have)? (?:the )?chalk\b|\b(?:is|was) (?:the )?chalk\b|\b(?:any|did|the) chalk\b(?=.*\b(?:w[io]n|hit|hold|held|did)\b)/i;
/** `The bomb of the day`: about winners only where the words say that it has won. */
const OF_THE_DAY = /\b(?:bomb|longshot|long shot|upset|price|shocker) of the (?:day|card|meet)\b/i;
const TOLD = /\b(?:was|were|did|paid|won)\b|\bwhat['’]?d\b/i;
/** Of our picks, not of what won. */
const OF_OURS =
  /\byour\b|\b(?:you|do you|would you) (?:\w+ )?(?:like|pick|have|got|give|make|love|want|see)\b/i;
const LARGEST =
  /\bpaid (?:the )?(?:best|most)\b|\blongest shot\b|\b(?:biggest|largest|highest|best|top) (?:win |winning )?(?:payoffs?|payouts?|prices?|mutuels?)\b|\b(?:longest|biggest|highest) (?:odds|price)\b|\b(?:longest|biggest)[- ](?:priced? )?(?:winners?|upset|longshot)\b/i;
const LONGSHOTS =
  /\b(?:long ?shots?|bombs?|bombers?|big prices?|prices|upsets?|outsiders?|double[- ]digit)\b.*\b(?:w[io]n|winners?|hit|came in|come in|get there|got there|home|cash\w*|yesterday|last)\b|\b(?:w[io]n|winners?|hit)\b.*\b(?:long ?shots?|bombs?|upsets?)\b/i;
/** Odds from which a winner is a longshot here. */
const LONG = 10;
const PAST = /\b(?:was|were|won|win|yesterday|so far|last|did|paid|on (?:\w+day))\b/i;

/** Whether a question asks what paid the most, and not for a pick of ours. */
const isOfLargestPayoff = (text: string): boolean =>
  !OF_OURS.test(text) && (LARGEST.test(text) || (OF_THE_DAY.test(text) && TOLD.test(text)));

/** The favorites of a day that won, of all whose race names its favorite. */
function favoriteLines(races: readonly ShownRace[], where: string): readonly string[] {
  const named = races.flatMap(({ raceNumber, starters, cancelled }) => {
    const favorites = cancelled ? [] : starters.filter(({ isFavorite }) => isFavorite === true);
    return favorites.length === 0
      ? []
      : [{ raceNumber, isWon: favorites.some(({ official }) => official === 1) }];
  });
  if (named.length === 0) return [`Which horses were the favorites is not stored for ${where}.`];
  const won = named.filter(({ isWon }) => isWon).map(({ raceNumber }) => raceNumber);
  return [
    `${won.length} of ${counted(named.length, 'favorite')} won at ${where}${won.length === 0 ? '' : `: ${racesText(won)}`}.`,
  ];
}

function largestLines(races: readonly ShownRace[], where: string): readonly string[] {
  const paid = races.flatMap((race) =>
    race.cancelled
      ? []
      : race.starters.flatMap((starter) => {
          const payoff = starter.official === 1 ? winPayoff(race, starter.bettingInterest) : null;
          return payoff === null ? [] : [{ race, starter, payoff }];
        }),
  );
  const [most] = paid.toSorted((a, b) => b.payoff - a.payoff);
  if (most === undefined) return [`No win payoff is stored for ${where}.`];
  const { programNumber, horseName: name } = most.starter;
  return [
    `The largest win payoff at ${where}: ${dollarsText(most.payoff)}, #${programNumber} ${horseName(name)} in race ${most.race.raceNumber}.`,
  ];
}

const WEEK = 7;
const OF_A_WEEK = /\b(?:this|the|last|past) week\b|\b(?:last|past) (?:7|seven) days\b/i;

/** The winner at the longest odds of the last seven days. */
async function longestOfWeek({ card }: ChatQuestion, { resultsOn }: ToolFacts) {
  const days = Array.from({ length: WEEK }, (_, back) => addDays(card.day, -back));
  const ofDays = await Promise.all(
    days.map(async (day) => ({ day, results: await resultsOn(card.track, day) })),
  );
  const winners = ofDays.flatMap(({ day, results }) =>
    results.races
      .filter(({ cancelled }) => !cancelled)
      .flatMap(({ raceNumber, starters }) =>
        starters.flatMap(({ official, odds, programNumber, horseName: name }) =>
          official === 1 && odds !== null ? [{ day, raceNumber, odds, programNumber, name }] : [],
        ),
      ),
  );
  const [longest] = winners.toSorted((a, b) => b.odds - a.odds);
  const span = `${card.track.displayName}, ${dateText(days.at(-1) ?? card.day)} to ${dateText(card.day)}`;
  return longest === undefined
    ? saying([`No winner's odds are stored for ${span}.`])
    : saying([
        `The longest shot that won at ${span}: #${longest.programNumber} ${horseName(longest.name)} at ${longest.odds.toFixed(2)} to 1, race ${longest.raceNumber} on ${dateText(longest.day)}.`,
        `Of ${counted(winners.length, 'winner')} with stored odds.`,
      ]);
}

/** The winners of a day at long odds. */
function longshotLines(races: readonly ShownRace[], where: string): readonly string[] {
  const won = races.flatMap((race) =>
    race.cancelled
      ? []
      : race.starters
          .filter(({ official, odds }) => official === 1 && odds !== null && odds >= LONG)
          .map(
            ({ programNumber, horseName: name, odds }) =>
              `- Race ${race.raceNumber}: #${programNumber} ${horseName(name)} at ${odds?.toFixed(2)} to 1`,
          ),
  );
  return won.length === 0
    ? [`No winner at ${where} was ${LONG}-1 or longer.`, ...largestLines(races, where)]
    : [`${counted(won.length, 'winner')} at ${where} at ${LONG}-1 or longer:`, ...won];
}

/** How many favorites won on a day, or its largest win payoff, by the stored results. */
export const dayInNumbers: Tool = {
  name: 'a day in numbers',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (raceNumber !== null || /\b(?:will|can|should|beat\w*|vulnerable|jockeys?|trainers?)\b/i.test(text))
      return null;
    if (
      isOfLargestPayoff(text) &&
      /shot|price|upset|odds/i.test(text) &&
      OF_A_WEEK.test(text) &&
      PAST.test(text)
    )
      return async (facts) => ({ answer: await longestOfWeek(question, facts), views: [] });
    const day = pastDayNamed(text, card.day) ?? card.day;
    const isOfFavorites =
      FAVORITES.test(text) && (day !== card.day || /\b(?:won|did|how many|doing|record)\b/i.test(text));
    const isOfLargest = isOfLargestPayoff(text) && PAST.test(text);
    const isOfLongshots =
      LONGSHOTS.test(text) &&
      (day !== card.day || /\b(?:won|did|has|have|so far|any)\b.*\b(?:today|so far|yet)\b/i.test(text));
    if (!isOfFavorites && !isOfLargest && !isOfLongshots) return null;
    const track = otherTrackNamed(question) ?? card.track;
    return async ({ resultsOn }) => {
      const { races, sources } = await resultsOn(track, day);
      const where = `${track.displayName}, ${dateText(day)}`;
      const source = sources[0] === undefined ? null : `Source: ${sources[0].source}.`;
      if (races.length === 0)
        return {
          answer: saying([
            day === card.day && track === card.track
              ? 'No race is official yet today.'
              : `No results of ${where} are stored.`,
          ]),
          views: [],
        };
      const linesOf = isOfFavorites ? favoriteLines : isOfLongshots ? longshotLines : largestLines;
      const lines = linesOf(races, where);
      return { answer: saying([...lines, source]), views: [], resultsOf: { track, day } };
    };
  },
};
