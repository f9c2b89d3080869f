import { namesSaid } from '../../card/same-name.ts';
import type { CardInPlay } from '../race-view.ts';
import { horsesNamed } from '../tools/horses-named.ts';
import { peopleNamed } from '../tools/people-named.ts';
import { ASKS } from './question-in-talk.ts';
import { raceNamed } from './race-named.ts';
import { raceIn } from './read-question.ts';

/** One of several questions in a message. */
export interface QuestionPart {
  readonly text: string;
  /** An alternative to the part before: `or is somebody going to hook him`. */
  readonly isAlternative: boolean;
}

const JOINS = '(?:and|n|&|plus|also|but|y|e|tambi[eé]n)';
const ASKING_WORDS =
  "(?:who(?:m|se)?(?:['’]?(?:s|d|ll))?|w[au]ts?|what(?:['’]?s)?|which|when(?:['’]?s)?|where(?:['’]?s)?|why|how(?:['’]?s)?|any(?:body|one)?|give me|gimme|tell me|show me|a qui[eé]n|con qui[eé]n|qui[eé]n(?:es)?|a cu[aá]nto|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|c[oó]mo|(?:a|en|con) qu[eé]|qu[eé]|hay)";
/** With a subject after it: `and does he`, but not `which horse is fast and is likely to lead`. */
const HELPING = '(?:is|are|was|were|does|do|did|has|have|can|could|will|would|should)';
const SUBJECT =
  '(?:he|she|it|they|you|i|we|that|this|those|these|there|any\\w*|some\\w*|either|both|the|his|her|its|their|my|your|#\\d+)';
const STARTS = `(?:${ASKING_WORDS}(?!\\p{L})\\s+\\S+|${HELPING}\\s+${SUBJECT}(?!\\p{L}))`;

/** Where another question may begin: after a sentence, after a comma or a joining word. */
const SENTENCE = new RegExp(
  `(?<=[?!\\n])\\s*(?=[\\p{L}¿#])|(?<=[.;])\\s+(?=(?:${JOINS}[\\s,]+)?¿?${STARTS})`,
  'giu',
);
const JOINED = new RegExp(
  `,?\\s+(?=${JOINS}[\\s,]+(?:(?:also|then|so)\\s+)?${STARTS})|,\\s+(?=${ASKING_WORDS}(?!\\p{L})\\s+\\S+)`,
  'giu',
);
const OTHERWISE = new RegExp(`,?\\s+(?=or\\s+${HELPING}\\s+${SUBJECT}(?!\\p{L}))`, 'giu');

/** What joins a question to the one before. */
export const JOINING = new RegExp(
  `^\\W*(?:(?:${JOINS}|or)[\\s,]+(?:(?:also|then|so)\\s+)?)?(?:if (?:not|so)[\\s,]+)?`,
  'i',
);

const ASKS_IN_SPANISH = /^[^\p{L}]*¿|^\W*(?:y\s+)?(?:qui[eé]n|cu[aá]|qu[eé] |a qu[eé]|c[oó]mo|hay )/iu;
const IS_QUESTION = (text: string): boolean =>
  /\?\s*$/.test(text) || ASKS.test(text.trim().replace(JOINING, '')) || ASKS_IN_SPANISH.test(text);

/** What a message supposes or leaves out holds for all that it asks, except that a horse may run below its best. */
const SUPPOSES =
  /(?<!\b(?:know|see|wonder\w*|tell me) )\b(?:if|unless|assum\w+|suppos\w+|imagine|pretend|(?:let['’]?s )?say (?:the|that|it|he|she)|in case|except\w*|without|exclud\w+|minus)\b|(?:\bnot|n['’]?t) (?:count\w*|includ\w*|consider\w*|give me|gimme|want|use)\b|\b(?:other than|besides|apart from|aside from|leav\w+ out|throw\w* out|toss\w*|forget (?:about )?(?:the|him|her|#)|ignor\w+|disregard\w*|but not)\b|\b(?:with|when|once|after|now that|since|because) [^?.!]{1,40}\b(?:scratch\w*|out)\b|(?<!\p{L})(?:si (?:llueve|se|no|el|la|sacan|quitan)|sin (?:el|la|contar)|menos (?:el|la|al)|excepto|que no sea|suponiendo)(?!\p{L})/iu;
const ASKS_SOMEWHERE = new RegExp(`(?<!\\p{L})${ASKING_WORDS}(?!\\p{L})|\\?\\s*$|^\\W*${HELPING}\\b`, 'iu');
/** A horse told to be out: `Journalism scratched.` */
const IS_OUT = /\bscratch(?:es|ed)\b|\b(?:is|are|was|were|comes?|came|goes|got|['’]s) (?:now |taken )?out\b/i;
const DISAPPOINTS =
  /\bif (?:he|she|it|they|that one) (?:do(?:es)?(?:n['’]?t| not)|can['’]?t|isn['’]?t|fails to|misfires?|bounces?|tires?|stops?|quits?|stumbles?)\b[^,.?!]*/gi;

/** `And does` before a horse's name. */
const BEFORE_A_NAME = new RegExp(`,?\\s+(?=${JOINS}[\\s,]+${HELPING}\\s)`, 'giu');
const asksOf = (between: string): boolean =>
  new RegExp(`^${JOINS}[\\s,]+${HELPING}\\s+$`, 'iu').test(between);

/** `If not, who rides` begins one question, and supposes nothing else. */
const IF_NOT = /\bif (?:not|so)[,\s]*$/i;

interface Cut {
  readonly from: number;
  readonly is: 'sentence' | 'joined' | 'otherwise';
}

const cutsBy = (text: string, pattern: RegExp, is: Cut['is']): readonly Cut[] =>
  [...text.matchAll(pattern)].map(({ index, 0: gap }) => ({ from: index + gap.length, is }));

/** Where the questions of a message may begin, horses' names left whole. */
function cutsIn(text: string, { races }: Pick<CardInPlay, 'races'>): readonly Cut[] {
  const names = races
    .flatMap(({ runners }) => runners)
    .flatMap(({ horseName }) =>
      namesSaid(text, horseName).map(({ index, 0: words }) => [index, index + words.length] as const),
    );
  return [
    ...cutsBy(text, SENTENCE, 'sentence'),
    ...cutsBy(text, JOINED, 'joined'),
    ...cutsBy(text, OTHERWISE, 'otherwise'),
    ...cutsBy(text, BEFORE_A_NAME, 'joined').filter(({ from }) =>
      names.some(([start]) => asksOf(text.slice(from, start))),
    ),
  ]
    .filter(({ from, is }) => is === 'sentence' || !IF_NOT.test(text.slice(0, from)))
    .filter(({ from }) => !names.some(([start, end]) => start < from + 4 && from < end))
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, index, all) => all[index - 1]?.from !== from);
}

interface Piece {
  readonly text: string;
  readonly is: Cut['is'];
}

const ANSWERED_BEFORE = /\bif (?:not|so)\b/gi;
const supposes = (text: string): boolean =>
  SUPPOSES.test(text.replace(DISAPPOINTS, ' ').replace(ANSWERED_BEFORE, ' '));

/** Whether something supposed or left out in a message holds for all of it. */
const holdsForAll = (text: string, pieces: readonly Piece[]): boolean =>
  supposes(text) || pieces.some((piece) => !IS_QUESTION(piece.text) && IS_OUT.test(piece.text));

/** `What does it pay` after a ticket is asked of the ticket. */
const OF_THE_TICKET =
  /^\W*(?:and|n|&|plus|also)?\W*(?:what|how much) (?:does|would|will|could|might|do) (?:it|that|they|this) (?:pay|return|cost|come to|get me)\b/i;
const OF_SEVERAL_HORSES =
  /\b(?:box\w*|wheel\w*|key\w*|exactas?|trifectas?|superfectas?|quinellas?|doubles?|pick [3-6])\b/i;
const isOfTheTicket = (before: string, text: string): boolean =>
  OF_SEVERAL_HORSES.test(before) && OF_THE_TICKET.test(text);

/** Whether a piece is a question apart from the pieces before it. */
const isApart = (before: string, text: string): boolean =>
  IS_QUESTION(text) && IS_QUESTION(before) && !isOfTheTicket(before, text);

/** The pieces with what only tells something in one with the question that follows, else with the one before. */
function wholePieces(pieces: readonly Piece[]): readonly Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    if (before === undefined || isApart(before.text, piece.text)) whole.push(piece);
    else whole[whole.length - 1] = { ...before, text: `${before.text} ${piece.text}` };
  }
  return whole;
}

const OF_A_RACE = /^\W*(?:who|which|what)\b/i;
const OF_THE_DAY = /\b(?:today|the day|card|races|meet|season|year|track|yesterday|tomorrow|ever)\b/i;

/** `Who wins and who shows in race 3` asks both of race 3. */
function withRaceAfter(text: string, next: Piece | undefined, card: Pick<CardInPlay, 'races'>): string {
  if (next?.is !== 'joined' || !OF_A_RACE.test(text) || OF_THE_DAY.test(text)) return text;
  const isNamed =
    raceIn(text).number !== null ||
    raceNamed(card, text) !== null ||
    horsesNamed(card, text).length > 0 ||
    peopleNamed(card, text).length > 0;
  const race = raceIn(next.text).number ?? raceNamed(card, next.text);
  return isNamed || race === null ? text : `${text.replace(/[?.!,\s]+$/, '')} in race ${race}`;
}

/** The questions of a message by its sentences and what joins them, whatever it supposes. */
function questionsSaid(text: string, card: Pick<CardInPlay, 'races'>): readonly Piece[] {
  const cuts = cutsIn(text, card);
  const pieces = [{ from: 0, is: 'sentence' as const }, ...cuts].map(({ from, is }, index) => ({
    is,
    text: text.slice(from, cuts[index]?.from).trim(),
  }));
  return pieces.filter((piece) => /\p{L}/u.test(piece.text));
}

/** Whether a message asks several things that are one question, for what it supposes or leaves out holds for all. */
export function isHeldTogether(text: string, card: Pick<CardInPlay, 'races'>): boolean {
  const pieces = questionsSaid(text, card);
  return holdsForAll(text, pieces) && pieces.filter((piece) => ASKS_SOMEWHERE.test(piece.text)).length > 1;
}

/**
 * The questions of a message, in its order: its sentences, and what is joined to a question by `and` or `or` and asks
 * something of its own. What only tells something stays with the question after it. A single one for any other message,
 * and for one that supposes something or leaves something out.
 */
export function questionParts(text: string, card: Pick<CardInPlay, 'races'>): readonly QuestionPart[] {
  const pieces = questionsSaid(text, card);
  const whole: readonly Piece[] = holdsForAll(text, pieces)
    ? [{ is: 'sentence', text: text.trim() }]
    : wholePieces(pieces);
  const parts: QuestionPart[] = [];
  let next: Piece | undefined;
  for (const piece of whole.toReversed()) {
    next = { ...piece, text: withRaceAfter(piece.text.replace(/[,\s]+$/, ''), next, card) };
    parts.unshift({ text: next.text, isAlternative: piece.is === 'otherwise' });
  }
  return parts;
}
