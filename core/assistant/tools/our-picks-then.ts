import { horseNamePattern } from '../../card/same-name.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { saying } from '../jake/answer.ts';
import { cannotAnswer } from '../jake/card-answers.ts';
import { raceIn } from '../jake/read-question.ts';
import { isUsualWord } from '../jake/unread-words.ts';
import { named } from '../jake/wording.ts';
import { isRun } from '../race-view.ts';
import { pastDayNamed } from './day-named.ts';
import { type HorseNamed, horsesNamed } from './horses-named.ts';
import { type PickThen, ranText } from './how-a-pick-ran.ts';
import { ranToday } from './how-it-ran.ts';
import { peopleNamed } from './people-named.ts';
import { picksLines, picksOfDay, replayedNote } from './picks-of-a-day.ts';
import { otherTrackNamed } from './place-and-season.ts';
import { finishLines } from './result-words.ts';
import type { Answering, ChatQuestion, Tool, ToolFacts } from './tool.ts';

const START = String.raw`^\W*(?:(?:so|and|hey|ok) )?`;
const WAS_OURS = new RegExp(
  String.raw`${START}(?:was|were|is) (.+?) (?:also )?(?:one of )?(?:our|your|jake['’]?s) (?:top |main |first )?(?:picks?|selections?|choices?)\b(.*)$`,
  'i',
);
const DID_WE = new RegExp(
  String.raw`${START}did (?:you(?: guys)?|we|jake) (pick|have|like|select|choose|tout|give out|back|tab|recommend|go with|call) (.+?)\W*$`,
  'i',
);
/** How many of our picks won, or whether any did. */
const HOW_MANY =
  /\bhow many (?:of )?(?:your|our|the|jake['’]?s) (?:top |best )?(?:picks?|selections?|choices?)\b.*\b(?:won|win|hit|cash\w*)\b|\bdid (?:you(?: guys)?|we|jake) (?:have|get|pick|hit|give out) (?:any|a|many) winners?\b|\bhow many (?:winners|races) (?:did|have) (?:you(?: guys)?|jake) (?:pick|get|have|give|hit|call)\w*\b/i;
/** What is said around a horse's name. */
const AROUND =
  /\b(?:yesterday'?s?|the day before yesterday|last night|today|(?:on |last |this past )*(?:sun|mon|tues|wednes|thurs|fri|satur)day'?s?|\w+ (?:days?|weeks?) ago|(?:on )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|(?:on )?\d{4}-\d{2}-\d{2}|(?:in |of )?race #?\d{1,2}|to win|on top|there|as (?:a |your |the )?(?:top )?(?:pick|winner)|at \w+)\b/gi;
const WINNER = /^the winner\b/i;
/** Not the name of a horse. */
const NO_HORSE =
  /^(?:any\w*|an?|the|it|him|her|he|she|them|they|those|these|this|that|who|what|which|some\w*|many|much|all|every\w*|each|more|both|fun|luck|lunch|one|winners?|favou?rites?|longshots?|your|our|my|no|not|to)\b/i;

/** What may stand after `your pick` beside the race and the day; a place or a bet makes it another question. */
const AFTER =
  /\b(?:then|too|also|here|please|jake|or not|to win|(?:in |of |for )?(?:the|this|that) race)\b|\W/gi;
/** Verbs that only a pick has; of a horse nobody knows, the others say something else: `did you have rain`. */
const PICKING = /^(?:pick|like|tab|select|choose)$/i;
const AS_PICK = /\bas (?:your|our|the|a) (?:top )?(?:pick|selection|choice)\b/i;

/** A horse as a question says it. */
interface HorseSaid {
  readonly name: string;
  /** Nothing but a horse can be meant, known or not. */
  readonly isSurely: boolean;
}

/** Words without the race and the day they stand with. */
const withoutAround = (words: string): string =>
  words
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.?!]+$/, '')
    .trim();

/** The horse a question asks about; null where it names none, or asks of a place or another bet. */
function horseSaid(text: string): HorseSaid | null {
  const [, ours, after = ''] = WAS_OURS.exec(text) ?? [];
  if (withoutAround(after).replace(AFTER, '') !== '') return null;
  const [, verb = '', object = ''] = DID_WE.exec(text) ?? [];
  const name = withoutAround(ours ?? object);
  const isSurely = ours !== undefined || PICKING.test(verb) || AS_PICK.test(text);
  if (WINNER.test(name)) return { name: 'the winner', isSurely: true };
  return name.length < 3 || name.split(' ').length > 5 || NO_HORSE.test(name) ? null : { name, isSurely };
}

/** Whether words may be a horse that is not on the card. */
const canBeHorse = ({ name, isSurely }: HorseSaid): boolean =>
  isSurely ||
  /^(?:\p{Lu}\S* ?)+$/u.test(name) ||
  name.split(/[\s'’-]+/).some((word) => !isUsualWord(word.toLowerCase()));

/** Yes or no, our pick of the race, and how the horse ran. */
function verdictLines(then: PickThen, number: string, where: string): readonly (string | null)[] {
  const { race, pick } = then;
  const inRace = `in race ${race.raceNumber} at ${where}`;
  const ours = pick === null ? null : named({ programNumber: pick.programNumber, horse: pick.name });
  if (ours === null) return [`No: we made no pick ${inRace} before the off.`, ...finishLines(race, number)];
  const mate = race.starters.find(({ programNumber }) => programNumber === number);
  const first =
    pick?.programNumber === number
      ? `Yes: ${ours} was our pick ${inRace}.`
      : mate?.bettingInterest === then.interest
        ? `Yes: ${ours}, the same betting interest, was our pick ${inRace}.`
        : `No: our pick ${inRace} was ${ours}, which ${ranText(then)}.`;
  return [first, ...finishLines(race, number), replayedNote([then])];
}

/** The race and number of a horse among those that ran; for `the winner` of a race by its number. */
function foundAmong(picks: readonly PickThen[], name: string, raceNumber: number | null) {
  for (const then of picks) {
    if (raceNumber !== null && then.race.raceNumber !== raceNumber) continue;
    const starter = then.race.starters.find(({ official, horseName }) =>
      name === 'the winner' ? official === 1 && raceNumber !== null : horseNamePattern(horseName).test(name),
    );
    if (starter !== undefined) return { then, number: starter.programNumber };
  }
  return null;
}

const onDay =
  (day: RaceDay, horse: HorseSaid | null, { card, text }: ChatQuestion): Answering =>
  async (facts) => {
    const name = horse?.name ?? null;
    const picks = await picksOfDay(card.track, day, facts);
    const where = `${card.track.displayName}, ${dateText(day)}`;
    const found = name === null ? null : foundAmong(picks, name, raceIn(text).number);
    if (horse?.isSurely === false && found === null)
      return { answer: cannotAnswer(card, null, [horse.name]), views: [], isNoAnswer: true };
    const lines =
      name === null || picks.length === 0
        ? picksLines(picks, card.track, day)
        : found === null
          ? [`No horse called ${name} ran at ${where}, by the stored results.`]
          : verdictLines(found.then, found.number, where);
    return { answer: saying(lines), views: [], isFixed: true };
  };

/** Whether a horse of the card is our pick of its race, and how it ran where the race is over. */
async function onTheCard(horse: HorseNamed, question: ChatQuestion, facts: ToolFacts): Promise<FoundAnswer> {
  const { raceNumber, runner } = horse;
  const [view] = await facts.viewsOf([raceNumber]);
  const pick = view?.picks.primaryPick ?? null;
  const isOver = view !== undefined && isRun(view);
  const is = isOver ? 'was' : 'is';
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  const first =
    pick === null
      ? `No: no pick was made in race ${raceNumber}${isOver ? ' before the off' : ''}.`
      : pick.programNumber === runner.programNumber
        ? `Yes: ${name} ${is} our pick in race ${raceNumber}.`
        : `No: our pick in race ${raceNumber} ${is} ${named(pick)}.`;
  const ran = isOver ? (await ranToday(horse, question, facts)).answer.text : null;
  return { answer: saying([first, ran], [raceNumber]), views: view === undefined ? [] : [view] };
}

/** Whether a horse was our pick, on the card or on an earlier day; how many of our picks of that day won. */
export const ourPicksThen: Tool = {
  name: 'our picks of a day',
  reads(question) {
    const { text, card } = question;
    if (otherTrackNamed(question) !== null || peopleNamed(card, text).length > 0) return null;
    const day = pastDayNamed(text, card.day);
    const said = horseSaid(text);
    const isEarlier = day !== null && day !== card.day;
    if (isEarlier && said === null) return HOW_MANY.test(text) ? onDay(day, null, question) : null;
    const [horse, other] = horsesNamed(card, text);
    if (said === null || (horse === undefined && !canBeHorse(said))) return null;
    if (isEarlier)
      return said.name === 'the winner' && raceIn(text).number === null ? null : onDay(day, said, question);
    return horse === undefined || other !== undefined ? null : (facts) => onTheCard(horse, question, facts);
  },
};
