import { isStarter } from '../../card/runner.ts';
import { horseNamePattern } from '../../card/same-name.ts';
import { type HorseNamed, horsesNamed } from './horses-named.ts';
import { horsesByNumber, OF_A_TICKET, STAYS_IN } from './taken-out.ts';
import type { ChatQuestion } from './tool.ts';

/** Words that take a horse out of a race. */
export const OUT = new RegExp(
  String.raw`\bscratch\w*\b|\bwithout\b|\bminus\b|\bremov\w+|\b(?:tak(?:e|es|ing)|pull\w*)\b.{1,40}\bout\b${STAYS_IN}|\b(?:is|gets?|goes|are) (?:pulled|withdrawn)\b|^\W*(?:take out|no) |\b(?:is|are)(?: both| all)? out\b${STAYS_IN}|\bcomes? out\b${STAYS_IN}|\b(?:doesn'?t|does not|didn'?t|don'?t|do not|won'?t|can'?t|isn'?t|is not) (?:run|start|go|going|running|in|make it)\b|\bno[- ]shows?\b|\bwith(?: the)? [\w ']+ out\b${STAYS_IN}`,
  'i',
);
/** `The 3 and 5 scratch`, `1, 2 and 7 come out`. */
const SEVERAL =
  /(?<!\braces? )(?:\bthe |#)?\b\d{1,2}[a-z]?(?:(?:,? and |, ?| & )(?:the |#)?\d{1,2}[a-z]?)+\b/gi;
const FAVORITE = /\b(?:(?:morning[- ]line|heavy|big|odds-on) )?(?:favou?rite|chalk)\b/gi;
/** After a horse that is out. */
const GOES_OUT = new RegExp(
  String.raw`^(?: in race #?\d{1,2}\b| in the \w+)?(?:,? (?:both|all|each|is|are|was|were|has|have|been|get|gets|got|being|go|goes|to|will|would|should|ends? up))* (?:(?:late )?scratch\w*|(?:(?:(?:comes?|drops?) )?out|gone)\b${STAYS_IN}|pulled\b(?! (?:up|ahead|hard|away|clear|back|wide)\b)|withdrawn\b|(?:doesn'?t|does not|don'?t|do not|didn'?t|won'?t|can'?t|isn'?t|not) (?:run|start|go|going|running|in|make it)\b|(?:a |an )?no[- ]show\b)`,
  'i',
);
/** Before a horse that is out. */
const TAKEN_OUT =
  /(?:\b(?:scratch(?:es|ed|ing)?|without|minus|remov(?:e|es|ed|ing)|(?:take|takes|taking|took) out|pull(?:s|ed|ing)?|drop(?:s|ped|ping)?|(?:(?<=^\W*|\b(?:if|we|you|race(?: #?\d{1,2})?|field) )loses?|(?<=^\W*|\b(?:does|would|about|by|after|if) )losing)|ditch(?:es|ed)?|eliminat(?:e|es|ed)|exclud(?:e|es|ed|ing)|(?:kick|cross)(?:s|ed)? out|withdraw(?:s|n|ing)?|withdrew|yank(?:s|ed|ing)?)|^\W*no)(?: both)?(?: of)?(?: the| both)?(?: race #?\d{1,2})? ?$/i;
/** A horse that is out of the race itself, whatever the ticket. */
const OF_THE_RACE = new RegExp(
  String.raw`\bscratch\w*|\b(?:without|minus|withdr\w+)\b|\b(?:is|are|comes?)(?: both| all)? out\b${STAYS_IN}|\b(?:doesn'?t|does not|don'?t|won'?t|isn'?t) (?:run|start|go|in)\b`,
  'i',
);
const FROM_A_TICKET = /\b(?:from|off|out of)(?: of)? (?:my|our|your|the|this|that|an?) (.*)/i;

/** Whether horses are taken from a ticket, not out of a race. */
const isFromTicket = (text: string): boolean =>
  OF_A_TICKET.test(text) &&
  (!OF_THE_RACE.test(text) || OF_A_TICKET.test(FROM_A_TICKET.exec(text)?.[1] ?? ''));

const BY_NUMBER = /^(?:the |#|number |no\. |horse )*\d{1,2}[a-z]?(?: horse)?\b/i;
const BETWEEN = /^(?:,? and |,? or |, ?| & )(?:the )?$/i;

/** Horses said one right after the other, with where in the question. */
interface Group {
  readonly horses: readonly HorseNamed[];
  readonly start: number;
  readonly end: number;
}

/** Whether what stands there in a question is what goes out. */
const isOut = (text: string, { start, end }: Pick<Group, 'start' | 'end'>): boolean =>
  GOES_OUT.test(text.slice(end)) || TAKEN_OUT.test(text.slice(0, start));

/** The words a pattern finds, where they are what goes out; null otherwise. */
function outIn(text: string, pattern: RegExp): string | null {
  const found = [...text.matchAll(pattern)].find(({ index, 0: words }) =>
    isOut(text, { start: index, end: index + words.length }),
  );
  return found?.[0] ?? null;
}

function groupsOf(text: string, horses: readonly HorseNamed[]): readonly Group[] {
  const groups: Group[] = [];
  for (const horse of horses.toSorted((a, b) => a.position - b.position)) {
    const rest = text.slice(horse.position);
    const [name] = rest.matchAll(horseNamePattern(horse.runner.horseName));
    const words = name?.index === 0 ? name[0] : (BY_NUMBER.exec(rest)?.[0] ?? '');
    const last = groups.at(-1);
    const isJoined = last !== undefined && BETWEEN.test(text.slice(last.end, horse.position));
    if (isJoined) groups.pop();
    groups.push({
      horses: isJoined ? [...last.horses, horse] : [horse],
      start: isJoined ? last.start : horse.position,
      end: horse.position + words.length,
    });
  }
  return groups;
}

/** Horses of a race that a question has by name or by number. */
const horsesOf = (card: ChatQuestion['card'], text: string, number: number | null): readonly HorseNamed[] =>
  [...horsesNamed(card, text), ...horsesByNumber(card, text, number)].filter(
    (horse) => horse.raceNumber === number,
  );

/** The horses of a race that a question asks about beside those that it takes out, by program number. */
export const horsesStaying = (
  { text, card }: ChatQuestion,
  number: number | null,
  out: readonly string[],
): readonly string[] => [
  ...new Set(numbersOf(horsesOf(card, text, number)).filter((program) => !out.includes(program))),
];

/**
 * The horses of a race that a question takes out, by program number: by name, by number, several numbers in a row, or the
 * morning-line favorite. Where none of them stands beside the word that takes it out, every horse named does go out.
 */
export function horsesOut({ text, card }: ChatQuestion, number: number | null): readonly string[] {
  const race = card.races.find((row) => row.number === number);
  if (race === undefined || isFromTicket(text)) return [];
  const named = horsesOf(card, text, number);
  const [favorite] = race.runners
    .filter((runner) => isStarter(runner) && runner.morningLine !== null)
    .toSorted((a, b) => (a.morningLine?.toOne ?? 0) - (b.morningLine?.toOne ?? 0));
  const out = [
    ...groupsOf(text, named).flatMap((group) => (isOut(text, group) ? numbersOf(group.horses) : [])),
    ...(outIn(text, SEVERAL)
      ?.toUpperCase()
      .match(/\d{1,2}[A-Z]?/g) ?? []),
    ...(outIn(text, FAVORITE) !== null && favorite !== undefined ? [favorite.programNumber] : []),
  ];
  const inRace = new Set(race.runners.map(({ programNumber }) => programNumber));
  return [...new Set(out.length > 0 || !OUT.test(text) ? out : numbersOf(named))].filter((program) =>
    inRace.has(program),
  );
}

const numbersOf = (horses: readonly HorseNamed[]): readonly string[] =>
  horses.map(({ runner }) => runner.programNumber);
