import { isStarter, type Runner } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { atThisTrack, conditionsIn, type RecordCondition, together } from './record-conditions.ts';
import { atOnce, type Tool } from './tool.ts';

/** What a record has to be. */
interface RecordAsked {
  /** `is undefeated`. */
  readonly words: string;
  readonly holds: (wins: number, starts: number) => boolean;
}

const WON =
  /\b(?:won|win|wins|winners?) (?:(?:a race|races|before|ever) )?(?:here|(?:at|over|going) (?:this|the|today'?s) (?:track|distance))\b|\bwins? here\b|\b(?:course|distance) winners?\b/i;
const COUNTS = /\b(\d{1,2})[- ]for[- ](\d{1,2})\b/i;
const PERFECT = /\b(one|two|three|four|five)[- ]for[- ]\1\b/i;
const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five'];
const UNDEFEATED =
  /\bundefeated\b|\bunbeaten\b|\bnever (?:been )?(?:lost|beaten)\b|\bperfect (?:record|in|on|at|over)\b|\bhas(?:n['’]?t| not) (?:lost|been beaten)\b/i;
const WINLESS = /\byet to (?:\w+ )?win\b|\bnever won\b|\bwinless\b|\bhas(?:n['’]?t| not) won\b/i;

function askedIn(text: string): RecordAsked | null {
  if (UNDEFEATED.test(text))
    return { words: 'is undefeated', holds: (wins, starts) => starts > 0 && wins === starts };
  const [, said = '', outOf = ''] = COUNTS.exec(text) ?? [];
  const word = SMALL.indexOf(PERFECT.exec(text)?.[1]?.toLowerCase() ?? '');
  const [won, ran] = said === '' ? [word, word] : [Number(said), Number(outOf)];
  if (won >= 0 && won <= ran)
    return { words: `is ${won} for ${ran}`, holds: (wins, starts) => wins === won && starts === ran };
  if (WINLESS.test(text))
    return { words: 'has raced and not won', holds: (wins, starts) => starts > 0 && wins === 0 };
  return WON.test(text) ? { words: 'has won', holds: (wins) => wins > 0 } : null;
}

const OF_MANY =
  /\b(?:who|which|what|any|anyone|anybody|anything|all|list|show|are there|horses?|starters?|runners?)\b/i;
/** Which horse has most of something is a ranking; a person or a stake is no horse. */
const OTHER =
  /\b(?:most|best|highest|jockeys?|riders?|trainers?|barns?|what odds|yesterday|last (?:year|week))\b|\$/i;
/** A win to come or of today: `who will win at this track`, `who wins here`, `did anyone win here today`. */
const TO_COME =
  /\b(?:will|can|could|should|might|would|gonna|going to|(?<!\byet )to|does|do) (?:\w+ )?win\b|\b(?:who|which(?: \w+)?|what(?: \w+)?) wins? (?:here|at|over)\b|\bdid\b.*\b(?:today|so far|yet)\b/i;
const SHORT = 7;
const LISTED = 40;

interface Starter {
  readonly number: number;
  readonly runner: Runner;
}

const inNumber = (words: string, count: number): string =>
  count === 1 ? words : words.replace(/^is/, 'are').replace(/^has/, 'have');

/** What is said of the starters whose record is as asked, and of how many it is not known. */
function linesOf(
  starters: readonly Starter[],
  { words, holds }: RecordAsked,
  { words: under, recordOf }: RecordCondition,
  where: string,
): readonly (string | null)[] {
  const none = `The card gives no record${under} of any starter${where === 'on the card' ? '' : ` ${where}`}: who ${words}${under} is not known.`;
  if (recordOf === undefined) return [none];
  const all = starters.map((starter) => ({ ...starter, record: recordOf(starter.runner) }));
  const unknown = all.filter(({ record }) => record === null).length;
  if (unknown === all.length) return [none];
  const found = all.flatMap(({ number, runner: { programNumber, horseName: horse }, record }) =>
    record !== null && holds(record.wins, record.starts)
      ? [`- Race ${number}, ${named({ programNumber, horse })}: ${record.wins} for ${record.starts}`]
      : [],
  );
  return [
    found.length === 0
      ? `No starter ${where} ${words}${under}.`
      : `${counted(found.length, 'starter')} ${where} ${inNumber(words, found.length)}${under}:`,
    ...found.slice(0, LISTED),
    found.length > LISTED ? `And ${found.length - LISTED} more.` : null,
    unknown === 0 ? null : `Record${under} not on the card for ${counted(unknown, 'starter')}.`,
  ];
}

const startersOf = (card: CardInPlay, raceNumber: number | null): readonly Starter[] =>
  racesAsked(card, raceNumber).flatMap(({ number, runners }) =>
    runners.filter(isStarter).map((runner) => ({ number, runner })),
  );

/** Starters with a record that a question names, under its condition: undefeated on turf, `4 for 4`, winners at the track. */
export const recordsOnTheCard: Tool = {
  name: 'records on the card',
  reads({ text: said, card, raceNumber }) {
    const text = atThisTrack(said, card);
    const record = askedIn(text);
    if (record === null || OTHER.test(text) || TO_COME.test(text)) return null;
    if (!OF_MANY.test(text) && text.trim().split(/\s+/).length > SHORT) return null;
    if (horsesNamed(card, text).length > 0 || horsesNumbered(card, text, raceNumber).length > 0) return null;
    const conditions = conditionsIn(text, card);
    const starters = startersOf(card, raceNumber);
    if (conditions === null || starters.length === 0) return null;
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    const lines = linesOf(starters, record, together(conditions), where);
    return atOnce({
      answer: saying([...lines, `Card: ${card.card.source}.`], raceNumber === null ? [] : [raceNumber]),
      views: [],
    });
  },
};
