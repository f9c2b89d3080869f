import { showsTrouble } from './care-in-conversation.ts';
import type { AnswerAtTrack, FindAnswer } from './found-answer.ts';
import { askedOfEachWager, withDayBefore } from './jake/in-one-message.ts';
import { askedOfEach } from './jake/leaning-on-several.ts';
import { raceOfExchange } from './jake/other-horse.ts';
import { isHeldTogether, JOINING, type QuestionPart, questionParts } from './jake/question-parts.ts';
import { raceNamed } from './jake/race-named.ts';
import { raceIn } from './jake/read-question.ts';
import type { Exchange } from './jake/said.ts';
import { joinedAnswers } from './joined-answers.ts';
import type { CardInPlay } from './race-view.ts';
import { betsNotTaken } from './tools/bets-not-taken.ts';
import { horsesNamed } from './tools/horses-named.ts';
import { isInSpanish, raceInSpanish } from './tools/in-spanish.ts';

/** So many questions of one message are answered. */
const MOST = 3;
const TOO_MANY = `I answer ${MOST} questions at a time: ask the rest again.`;

/** `Lo monta`: the horse just named. */
const OF_A_HORSE = /(?<!\p{L})(?:l[oae] (?:monta|entrena)|(?:es )?su (?:jinete|entrenador))/iu;

const TOO_MANY_IN_SPANISH = `Respondo ${MOST} preguntas a la vez: vuelva a hacer las demás.`;
const HELD_TOGETHER =
  'I take a message with an "if" or an exception as one question. If I left something out, ask it by itself.';
const HELD_TOGETHER_IN_SPANISH =
  'Un mensaje con un "si" o una excepción lo tomo como una sola pregunta. Si falta algo, pregúntelo por separado.';

const quoted = (part: string): string =>
  `"${part
    .replace(JOINING, '')
    .replace(/^[¿¡\s]+/, '')
    .replace(/[?.!\s]+$/, '')}"`;
/** Says, in the language of a message, which of its questions cannot be answered. */
const notAnswered = (parts: readonly string[], isSpanish: boolean): readonly string[] =>
  parts.map((part) => `${isSpanish ? 'No puedo responder' : 'I cannot answer'} ${quoted(part)}.`);

/** Earlier messages of several questions as one of each that was answered, oldest first. */
const inTheirParts = (earlier: readonly Exchange[], card: CardInPlay): readonly Exchange[] =>
  earlier.flatMap((exchange) => {
    const said = exchange.answer.split('\n\n');
    const parts = questionParts(exchange.question, card).slice(0, MOST);
    const answered = parts.filter(({ text }) => !exchange.answer.includes(quoted(text)));
    const notes = answered.length < parts.length ? 1 : 0;
    if (parts.length < 2 || answered.length === 0 || said.length < answered.length + notes) return [exchange];
    return answered.map(({ text }, index) => ({ ...exchange, question: text, answer: said[index] ?? '' }));
  });

/** The horse that a part in Spanish is about: the one asked about last, else the one of the last answer with any. */
function horseOfSpanish(text: string, earlier: readonly Exchange[], card: CardInPlay): string | null {
  const [named] = horsesNamed(card, earlier.at(-1)?.question ?? '');
  if (named !== undefined || !OF_A_HORSE.test(text)) return named?.runner.horseName ?? null;
  const [latest] = earlier
    .toReversed()
    .flatMap(({ question, answer }) => [...horsesNamed(card, question), ...horsesNamed(card, answer)]);
  return latest?.runner.horseName ?? null;
}

/** A later part in Spanish about the horse or race of the parts before where it names none. */
function leanedInSpanish(text: string, earlier: readonly Exchange[], card: CardInPlay): string {
  const last = card.races.at(-1)?.number ?? 0;
  if (horsesNamed(card, text).length > 0 || raceInSpanish(text, last) !== null) return text;
  const unended = text.replace(/[?.!\s]+$/, '');
  const name = horseOfSpanish(text, earlier, card);
  if (name !== null) return `${unended} ${name}`;
  const before = earlier.at(-1)?.question ?? '';
  const race = raceInSpanish(before, last) ?? raceNamed(card, before);
  return race === null ? text : `${unended} en la carrera ${race}`;
}

/** A later part as it leans on the ones before: by `and`, which takes the race along. */
function leaned(text: string, earlier: readonly Exchange[], card: CardInPlay): string {
  if (isInSpanish(text)) return leanedInSpanish(text, earlier, card);
  return `and ${text.replace(JOINING, '')}`;
}

/** `Is it on turf` after a question about a race and no horse, by the number of the race; else as it is. */
function withRaceForIt(text: string, before: Exchange, card: CardInPlay): string {
  const race = horsesNamed(card, before.question).length > 0 ? null : raceOfExchange(before, card);
  return race === null ? text : text.replace(/^(is|was|will|does) it\b/i, `$1 race ${race}`);
}

const isAnswered = ({ isNoAnswer, asksBack }: AnswerAtTrack): boolean =>
  isNoAnswer !== true && asksBack !== true;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether for every line of several others an answer has one with all its words and figures. */
function saysAll({ answer }: AnswerAtTrack, texts: readonly string[]): boolean {
  const lines = answer.text.split('\n').map((line) => new Set(wordsOf(line)));
  return texts
    .flatMap((text) => text.split('\n'))
    .every((line) => lines.some((said) => wordsOf(line).every((word) => said.has(word))));
}

const NUMBERS = /(?:\bthe |#)(\d{1,2})\b(?!\s*(?:st|nd|rd|th)\b)/gi;
const OF_A_TICKET = /\b(?:box|wheel|key|exacta|trifecta|superfecta|quinella|double|win|place|show)\b/gi;

/** Whether an alternative brings a horse that the answer does not name, or a bet that the question before does not. */
function bringsOther(text: string, before: string, answer: string, card: CardInPlay): boolean {
  const lower = before.toLowerCase();
  return (
    horsesNamed(card, text).some(({ runner }) => !answer.includes(`#${runner.programNumber} `)) ||
    [...text.matchAll(NUMBERS)].some(([, number]) => !answer.includes(`#${number} `)) ||
    (text.toLowerCase().match(OF_A_TICKET) ?? []).some((bet) => !lower.includes(bet))
  );
}

/** Questions with their alternatives in one. */
function withAlternatives(parts: readonly QuestionPart[]): readonly QuestionPart[] {
  const merged: QuestionPart[] = [];
  for (const part of parts) {
    const before = part.isAlternative ? merged.pop() : undefined;
    merged.push(before === undefined ? part : { ...before, text: `${before.text} ${part.text}` });
  }
  return merged;
}

/** The answer to a message of several questions that were taken as one, which is said. */
const heldTogether = (found: AnswerAtTrack, text: string): AnswerAtTrack =>
  isAnswered(found)
    ? joinedAnswers([found], [isInSpanish(text) ? HELD_TOGETHER_IN_SPANISH : HELD_TOGETHER])
    : found;

interface AnsweredPart {
  readonly part: QuestionPart;
  readonly found: AnswerAtTrack;
}

/** Whether the answers are of several races: no answer to the whole is shorter then. */
const isOfSeveralRaces = (all: readonly AnsweredPart[]): boolean =>
  new Set(all.flatMap(({ found }) => found.answer.races)).size > 1;

export interface AnswerInPartsDeps {
  /** Answers a single question. */
  readonly answerOne: FindAnswer;
  readonly inPlay: (track: string) => Promise<CardInPlay | null>;
}

/**
 * Answers a message question by question, each with what the ones before named, and joins the answers; a question that
 * cannot be answered is said to be so after the others. What shows trouble or asks to take a bet is answered as a whole.
 */
export function makeAnswerInParts({ answerOne, inPlay }: AnswerInPartsDeps): FindAnswer {
  /** The same question of several horses; null where it is not answered of all of them. */
  async function ofEach(trackKey: string, questions: readonly string[]): Promise<AnswerAtTrack | null> {
    const all: AnswerAtTrack[] = [];
    for (const text of questions) all.push(await answerOne(trackKey, text));
    const [first, ...others] = all;
    return first === undefined || !all.every(isAnswered) ? null : joinedAnswers([first, ...others], []);
  }

  /** A part with what it leans on, else by itself. */
  async function answerPart(
    trackKey: string,
    part: QuestionPart,
    card: CardInPlay,
    earlier: readonly Exchange[],
  ): Promise<AnswerAtTrack> {
    const before = earlier.at(-1);
    if (before === undefined) return answerOne(trackKey, part.text, earlier);
    const ofSeveral = askedOfEach(part.text, before, card);
    const ofAll = ofSeveral === null ? null : await ofEach(trackKey, ofSeveral);
    if (ofAll !== null) return ofAll;
    const found = await answerOne(trackKey, leaned(part.text, earlier, card), earlier);
    if (isAnswered(found)) return found;
    const alone = await answerOne(
      trackKey,
      withRaceForIt(part.text.replace(JOINING, ''), before, card),
      earlier,
    );
    return isAnswered(alone) ? alone : found;
  }

  async function answerEach(
    trackKey: string,
    parts: readonly QuestionPart[],
    card: CardInPlay,
    earlier: readonly Exchange[],
  ): Promise<readonly AnsweredPart[]> {
    const said = [...earlier];
    const all: AnsweredPart[] = [];
    for (const [index, asIs] of parts.slice(0, MOST).entries()) {
      const before = parts.slice(0, index).map(({ text }) => text);
      const part = { ...asIs, text: withDayBefore(asIs.text, before, card) };
      const isFirst = all.length === 0;
      const found = isFirst
        ? await answerOne(trackKey, part.text, earlier)
        : await answerPart(trackKey, part, card, said);
      all.push({ part: asIs, found });
      if (isAnswered(found))
        said.push({ question: part.text, answer: found.answer.text, track: found.track });
    }
    return all;
  }

  /** The answers joined; null where the message is better answered as a whole. */
  async function joined(
    all: readonly AnsweredPart[],
    whole: () => Promise<AnswerAtTrack>,
    { isSpanish, after }: { readonly isSpanish: boolean; readonly after: readonly string[] },
  ): Promise<AnswerAtTrack | null> {
    const answered = all.filter(({ found }) => isAnswered(found));
    const [first, ...others] = answered.map(({ found }) => found);
    if (first === undefined) return null;
    const missed = all.filter(({ found }) => !isAnswered(found)).map(({ part }) => part.text);
    const texts = answered.map(({ found }) => found.answer.text);
    if (missed.length > 0 || !isOfSeveralRaces(answered)) {
      const asWhole = await whole();
      const isSame = texts.length === 1 && texts[0] === asWhole.answer.text;
      if (isAnswered(asWhole) && !isSame && saysAll(asWhole, texts)) return null;
    }
    return joinedAnswers([first, ...others], [...notAnswered(missed, isSpanish), ...after]);
  }

  /** An answer to a whole question with its alternatives, each of which is answered or said not to be. */
  async function ofAlternatives(
    trackKey: string,
    found: AnswerAtTrack,
    [first, ...others]: readonly QuestionPart[],
    card: CardInPlay,
    earlier: readonly Exchange[],
  ): Promise<AnswerAtTrack> {
    const before = { question: first?.text ?? '', answer: found.answer.text, track: found.track };
    const left = others
      .slice(0, MOST - 1)
      .filter(({ text }) => bringsOther(text, before.question, before.answer, card));
    if (left.length === 0) return found;
    const all: AnsweredPart[] = [];
    for (const part of left)
      all.push({ part, found: await answerPart(trackKey, part, card, [...earlier, before]) });
    const isNew = (row: AnsweredPart): boolean =>
      isAnswered(row.found) && row.found.answer.text !== before.answer;
    const missed = all.filter((row) => !isNew(row));
    const answered = all.filter(isNew).map((row) => row.found);
    return joinedAnswers(
      [found, ...answered],
      notAnswered(
        missed.map(({ part }) => part.text),
        isInSpanish(before.question),
      ),
    );
  }

  /** A message by its questions; null where none is answered by itself. */
  async function byQuestions(
    trackKey: string,
    text: string,
    parts: readonly QuestionPart[],
    card: CardInPlay,
    turns: readonly Exchange[],
    whole: () => Promise<AnswerAtTrack>,
  ): Promise<AnswerAtTrack | null> {
    const merged = withAlternatives(parts);
    const isOne = merged.length === 1;
    if (isOne) {
      const found = await whole();
      if (isAnswered(found)) return ofAlternatives(trackKey, found, parts, card, turns);
    }
    const toAnswer = isOne ? parts : merged;
    const isSpanish = isInSpanish(text);
    const tooMany = isSpanish ? TOO_MANY_IN_SPANISH : TOO_MANY;
    const all = await answerEach(trackKey, toAnswer, card, turns);
    return joined(all, whole, { isSpanish, after: toAnswer.length > MOST ? [tooMany] : [] });
  }

  return async function answerInParts(trackKey, text, earlier = [], kind = null) {
    const card = kind === null ? await inPlay(trackKey) : null;
    if (card === null) return answerOne(trackKey, text, earlier, kind);
    const turns = inTheirParts(earlier, card);
    let wholeFound: Promise<AnswerAtTrack> | null = null;
    const whole = (): Promise<AnswerAtTrack> => {
      wholeFound ??= answerOne(trackKey, text, turns);
      return wholeFound;
    };
    if (showsTrouble([...earlier.map(({ question }) => question), text], card)) return whole();
    const ofSeveral = askedOfEach(text, turns.at(-1), card) ?? askedOfEachWager(text);
    if (ofSeveral !== null) return (await ofEach(trackKey, ofSeveral)) ?? whole();
    if (betsNotTaken.reads({ text, card, raceNumber: raceIn(text).number }) !== null) return whole();
    if (isHeldTogether(text, card)) return heldTogether(await whole(), text);
    const parts = questionParts(text, card);
    if (parts.length < 2) return whole();
    return (await byQuestions(trackKey, text, parts, card, turns, whole)) ?? whole();
  };
}
