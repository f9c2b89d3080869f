import { horseName } from '../../card/horse-name.ts';
import { horseNamePattern } from '../../card/same-name.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { ShownRace } from '../../results/day-results.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { type JakeAnswer, saying } from '../jake/answer.ts';
import { spokenRaceName } from '../jake/race-named.ts';
import { raceIn } from '../jake/read-question.ts';
import { headOf, named, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { pastDayNamed } from './day-named.ts';
import { horsesNamed, numberSaid } from './horses-named.ts';
import { asksHowItRan } from './how-it-ran.ts';
import { namesASeason, otherTrackNamed } from './place-and-season.ts';
import { raceResultAnswer, winnersTable } from './result-tables.ts';
import { finishLines, payoffAsked, payoffsAsked, placeAsked } from './result-words.ts';
import { atOnce, type ChatQuestion, type Tool, type ToolFacts } from './tool.ts';

const PAST =
  /\b(?:winning|final) time\b|\bhow fast\b.*\b(?:run|win|won)\b|\bwho (?:trained|rode|owned)\b.*\bwinn(?:er|ing)\b|\b(?:jockey|trainer|rider) of the winner\b|\bwh(?:o|at|ich (?:horse|one)) (?:won|took|was (?:first|second|third))\b|\bresults?\b|\blast race'?s? winner\b|\bpayoffs?\b|\bpayouts?\b|\b(?:what|how much) (?:did|was)\b.*\bpa(?:y|id)\b|\bhow did\b.*\b(?:do|run|finish|go)\b|\bwhat (?:was|were) the (?:winning )?(?:exactas?|trifectas?|tris?|superfectas?|supers?|quinellas?|daily doubles?|doubles?|pick [3-6])\b|\bwinning (?:exacta|trifecta|superfecta|quinella|double)\b|\b(?:who|which (?:horses?|ones?))\b.*\b(?:ran|finished|came) (?:in )?(?:first|second|third|fourth|last|2nd|3rd|1st)\b|\bfinish(?:ing)? order\b|\border of finish\b|\bwhat happened in (?:race|the)\b|\b(?:is|are) (?:race \d+|the \w+(?: race)?|it|they|results?)\b.*\bofficial\b/i;
/** `What does the exacta need to pay`, `results with favorites`: not about one race that was run. */
const OTHER =
  /\bwon (?:a race )?(?:here|(?:at|over|on|around) (?:the |this )?\w+(?: \w+)?) (?:before|previously|in the past|already)\b(?! race| the)|\bneeds? to pay\b|\bmust pay\b|\bshould pay\b|\busually\b|\bpast results\b|\blast (?:year|time|start|out|season|meet)\b|\b(?:its|his|her|their) last (?:race|start|time|out)\b|\bin (?:19|20)\d\d\b|\bpay(?:out|off)s? (?:on|for) (?:an? )?\d{1,3}\s?(?:-|\/| to )\s?\d{1,2}\b|\b(?:trainers?|jockeys?|favou?rites?|chalk|post positions?)\b/i;

/** What of an earlier day is in its results. */
const OF_A_DAY =
  /\bwinn(?:er|ing)s?\b|\bwon\b|\btook\b|\bpaid\b|\bpa(?:y|id) (?:the )?best\b|\b(?:exactas?|trifectas?|superfectas?|quinellas?|doubles?|pick[- ]?[3-6])\b|\b(?:was|were|ran|finished|came|came in) (?:first|second|third|fourth|last|1st|2nd|3rd|4th)\b|\bfinish\w*\b|\brace \d+\b/i;

/** Of a race or a day: who won it. Not of people, and of no horse. */
const WHO_WON =
  /\bwho (?:won|took|was (?:first|second|third))\b(?!.*\b(?:most|title|jockeys?|trainers?|riders?)\b)|\bwinners? of (?:race|the)\b|\bresults?\b(?!.*\byour\b)/i;

const LAST_RACE =
  /\bthe (?:last|finale?)(?= (?:yesterday|on|race)|\W*$)|\bthe (?:last|final) race\b|\bnightcap\b|\bfinale\b/i;

/** The result of a race on the card in play, with what we had said of it. */
function ofTheCard(
  view: RaceView,
  race: ShownRace | null,
  { card, text }: Pick<ChatQuestion, 'card' | 'text'>,
): FoundAnswer {
  const { primaryPick, raceNumber } = view.picks;
  const ours =
    primaryPick === null
      ? ['We made no pick before the off.']
      : [`Our pick was ${named(primaryPick)}. Verdict before the off: ${verdictText(view)}`];
  if (race === null) {
    const said = [`${headOf(view)} is off; there is no official result yet.`, ...ours];
    return { answer: saying(said, [raceNumber]), views: [view] };
  }
  const before = [`${headOf(view)}, official:`, ...payoffAsked(race, text), ...placeAsked(race, text)];
  const resultsOf = { track: card.track, day: card.day };
  return { answer: raceResultAnswer(race, before, ours, [raceNumber]), views: [view], resultsOf };
}

/** The result of a race of the card in play, or that there is none yet. */
export async function resultOfToday(
  number: number,
  { card, text }: ChatQuestion,
  facts: ToolFacts,
): Promise<FoundAnswer> {
  const [view] = await facts.viewsOf([number]);
  const { races } = await facts.resultsOn(card.track, card.day);
  const race = races.find(({ raceNumber }) => raceNumber === number);
  if (view === undefined) return { answer: saying([`There is no race ${number} on this card.`]), views: [] };
  if (race !== undefined || isRun(view)) return ofTheCard(view, race ?? null, { card, text });
  const { postTime, trackSlug } = view.evidence.race;
  const when = postTime === null ? '' : `: post time ${trackTimeText(postTime, trackSlug)}`;
  return { answer: saying([`Race ${number} has not been run yet${when}.`], [number]), views: [view] };
}

/** A horse that a question names, by its name or its number in the race, among those that ran. */
function horsesOfResults(races: readonly ShownRace[], text: string, raceNumber: number | null) {
  const number = numberSaid(text);
  return races.flatMap((race) =>
    race.starters
      .filter(
        (starter) =>
          horseNamePattern(starter.horseName).test(text) ||
          (race.raceNumber === raceNumber && starter.programNumber === number),
      )
      .map((starter) => ({ race, number: starter.programNumber })),
  );
}

/** Races that a question names by their place on the card. */
const OPENER = /\b(?:the opener|(?:the )?first race)\b/i;

const FEATURE = /\bthe (?:feature|featured race|main event)\b/i;

/** The race with the largest purse; null where none is known. */
const richestOf = (races: readonly ShownRace[]): number | null =>
  races.filter(({ purse }) => purse !== null).toSorted((a, b) => (b.purse ?? 0) - (a.purse ?? 0))[0]
    ?.raceNumber ?? null;

/** The only race of a day that a text calls by its name; null for none or several. */
function namedAmong(races: readonly ShownRace[], text: string): number | null {
  const found = races.filter(({ name }) => {
    const words = name === null ? null : spokenRaceName(name);
    return words !== null && horseNamePattern(words).test(text);
  });
  return found.length === 1 ? (found[0]?.raceNumber ?? null) : null;
}

/**
 * The race of a day that a question is about: by number or its place on the card; `unknown` for a race by name or a horse
 * by number alone, for the names of this card's races are no races of another day; null for all races.
 */
function raceOfDay(
  text: string,
  raceNumber: number | null,
  races: readonly ShownRace[],
  isThisCard: boolean,
): number | 'unknown' | null {
  if (isThisCard && raceNumber !== null) return raceNumber;
  const byNumber = raceIn(text).number;
  if (byNumber !== null) return byNumber;
  if (LAST_RACE.test(text)) return races.at(-1)?.raceNumber ?? null;
  if (OPENER.test(text)) return races[0]?.raceNumber ?? null;
  const known = FEATURE.test(text) ? richestOf(races) : namedAmong(races, text);
  if (known !== null) return known;
  return raceNumber !== null || numberSaid(text) !== null ? 'unknown' : null;
}

async function onDay(
  day: ChatQuestion['card']['day'],
  { card, raceNumber, text }: ChatQuestion,
  facts: ToolFacts,
  track = card.track,
): Promise<FoundAnswer> {
  const { races, sources } = await facts.resultsOn(track, day);
  const where = `${track.displayName}, ${dateText(day)}`;
  const source = sources[0] === undefined ? [] : [`Source: ${sources[0].source}.`];
  const resultsOf = races.length === 0 ? {} : { resultsOf: { track, day } };
  const found = (answer: JakeAnswer): FoundAnswer => ({ answer, views: [], ...resultsOf });
  const say = (...lines: readonly string[]) => found(saying(lines));
  if (races.length === 0)
    return say(
      day === card.day && track === card.track
        ? 'No race is official yet today.'
        : `No results of ${where} are stored.`,
    );
  const isThisCard = day === card.day && track === card.track;
  const horses = horsesOfResults(races, text, isThisCard ? raceNumber : raceIn(text).number);
  const [horse] = horses;
  if (horse !== undefined)
    return say(
      `Race ${horse.race.raceNumber} at ${where}:`,
      ...finishLines(horse.race, horse.number),
      ...source,
    );
  const [onCard] = horsesNamed(card, text);
  if (onCard !== undefined)
    return say(`${horseName(onCard.runner.horseName)} is not in the stored results of ${where}.`);
  const wanted = raceOfDay(text, raceNumber, races, isThisCard);
  if (wanted === 'unknown')
    return say(`Which race of ${where}? Name it by its number, 1 to ${races.length}.`);
  if (wanted !== null) {
    const race = races.find((row) => row.raceNumber === wanted);
    return race === undefined
      ? say(`${where}: no result of race ${wanted} is stored; there are ${races.length} races.`)
      : found(
          raceResultAnswer(
            race,
            [`Race ${wanted} at ${where}:`, ...payoffAsked(race, text), ...placeAsked(race, text)],
            source,
          ),
        );
  }
  const payoffs = payoffsAsked(races, text, where);
  if (payoffs.length > 0) return say(...payoffs, ...source);
  return found(winnersTable(races, `Winners at ${where}`, isThisCard, source));
}

const NAME_A_DAY: FoundAnswer = {
  answer: saying(['Results are stored by day: name the day, for instance "yesterday" or "May 3".']),
  views: [],
};

/** Who won, and what it paid: of the card in play or of any day whose results are stored. */
export const resultsOfADay: Tool = {
  name: 'results',
  reads(question) {
    const { text, card, raceNumber } = question;
    const day = pastDayNamed(text, card.day);
    const isEarlier = day !== null && day !== card.day;
    const isPast = PAST.test(text) || asksHowItRan(text) || (isEarlier && OF_A_DAY.test(text));
    const isOfYears = day === null && namesASeason(text) && WHO_WON.test(text);
    if (isOfYears && horsesNamed(card, text).length === 0) return atOnce(NAME_A_DAY);
    if (!isPast || (OTHER.test(text) && !/\bwinn(?:er|ing)\b/i.test(text))) return null;
    const track = otherTrackNamed(question) ?? card.track;
    if (isEarlier) return (facts) => onDay(day, question, facts, track);
    const isOfAHorse = horsesNamed(card, text).length > 0;
    if (!PAST.test(text) || (raceNumber === null && isOfAHorse)) return null;
    if (namesASeason(text)) return isOfAHorse ? null : atOnce(NAME_A_DAY);
    if (track !== card.track) return isOfAHorse ? null : (facts) => onDay(card.day, question, facts, track);
    if (raceNumber === null) return (facts) => onDay(card.day, question, facts);
    return card.races.some(({ number }) => number === raceNumber)
      ? (facts) => resultOfToday(raceNumber, question, facts)
      : null;
  },
};
