import { showsTrouble } from './care-in-conversation.ts';
import type { AnswerAtTrack } from './found-answer.ts';
import type { Exchange } from './jake/follow-up.ts';
import { askedOfEach } from './jake/leaning-on-several.ts';
import { JOINING, type QuestionPart, questionParts } from './jake/question-parts.ts';
import { raceNamed } from './jake/race-named.ts';
import { raceIn } from './jake/read-question.ts';
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

const quoted = (part: string): string => `"${part.replace(JOINING, '').replace(/[?.!\s]+$/, '')}"`;
const notAnswered = (parts: readonly string[]): readonly string[] =>
  parts.map((part) => `I cannot answer ${quoted(part)}.`);

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

/** A later part in Spanish about the horse or race of the part before where it names none. */
function leanedInSpanish(text: string, { question, answer }: Exchange, card: CardInPlay): string {
  const last = card.races.at(-1)?.number ?? 0;
  if (horsesNamed(card, text).length > 0 || raceInSpanish(text, last) !== null) return text;
  const unended = text.replace(/[?.!\s]+$/, '');
  const [horse] = horsesNamed(card, question);
  const [chosen] = OF_A_HORSE.test(text) ? horsesNamed(card, answer) : [];
  const name = (horse ?? chosen)?.runner.horseName;
  if (name !== undefined) return `${unended} ${name}`;
  const race = raceInSpanish(question, last) ?? raceNamed(card, question);
  return race === null ? text : `${unended} en la carrera ${race}`;
}

/** A later part as it leans on the one before: by `and`, which takes the race along. */
function leaned(text: string, before: Exchange, card: CardInPlay): string {
  if (isInSpanish(text)) return leanedInSpanish(text, before, card);
  return `and ${text.replace(JOINING, '')}`;
}

const isAnswered = ({ isNoAnswer, asksBack }: AnswerAtTrack): boolean =>
  isNoAnswer !== true && asksBack !== true;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether an answer has every word and figure of several others. */
function saysAll({ answer }: AnswerAtTrack, texts: readonly string[]): boolean {
  const said = new Set(wordsOf(answer.text));
  return texts.every((text) => wordsOf(text).every((word) => said.has(word)));
}

interface AnsweredPart {
  readonly part: QuestionPart;
  readonly found: AnswerAtTrack;
}

/** Answers a question put at a track, by slug, after a conversation; `kind` names the only tool that may answer. */
type AnswerQuestion = (
  track: string,
  question: string,
  earlier?: readonly Exchange[],
  kind?: string | null,
) => Promise<AnswerAtTrack>;

export interface AnswerInPartsDeps {
  /** Answers a single question. */
  readonly answerOne: AnswerQuestion;
  readonly inPlay: (track: string) => Promise<CardInPlay | null>;
}

/**
 * Answers a message question by question, each with what the ones before named, and joins the answers; a question that
 * cannot be answered is said to be so after the others. What shows trouble or asks to take a bet is answered as a whole.
 */
export function makeAnswerInParts({ answerOne, inPlay }: AnswerInPartsDeps): AnswerQuestion {
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
    const byHorse = askedOfEach(part.text, before, card);
    const ofAll = byHorse === null ? null : await ofEach(trackKey, byHorse);
    if (ofAll !== null) return ofAll;
    const found = await answerOne(trackKey, leaned(part.text, before, card), earlier);
    if (isAnswered(found)) return found;
    const alone = await answerOne(trackKey, part.text.replace(JOINING, ''), earlier);
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
    for (const part of parts.slice(0, MOST)) {
      const isFirst = all.length === 0;
      const found = isFirst
        ? await answerOne(trackKey, part.text, earlier)
        : await answerPart(trackKey, part, card, said);
      all.push({ part, found });
      if (isAnswered(found))
        said.push({ question: part.text, answer: found.answer.text, track: found.track });
    }
    return all;
  }

  /** The answers joined; null where the message is better answered as a whole. */
  async function joined(
    all: readonly AnsweredPart[],
    whole: () => Promise<AnswerAtTrack>,
    after: readonly string[],
  ): Promise<AnswerAtTrack | null> {
    const answered = all.filter(({ found }) => isAnswered(found));
    const [first, ...others] = answered.map(({ found }) => found);
    if (first === undefined) return null;
    const missed = all.filter(({ found }) => !isAnswered(found));
    const texts = answered.map(({ found }) => found.answer.text);
    const asWhole = await whole();
    const isSame = texts.length === 1 && texts[0] === asWhole.answer.text;
    if (isAnswered(asWhole) && !isSame && saysAll(asWhole, texts)) return null;
    return joinedAnswers([first, ...others], [...notAnswered(missed.map(({ part }) => part.text)), ...after]);
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
    const byHorse = askedOfEach(text, turns.at(-1), card);
    if (byHorse !== null) return (await ofEach(trackKey, byHorse)) ?? whole();
    const parts = questionParts(text, card);
    const isOfBets = betsNotTaken.reads({ text, card, raceNumber: raceIn(text).number }) !== null;
    if (parts.length < 2 || isOfBets) return whole();
    if (parts.some(({ isAlternative }) => isAlternative) && isAnswered(await whole())) return whole();
    const all = await answerEach(trackKey, parts, card, turns);
    const after = parts.length > MOST ? [TOO_MANY] : [];
    return (await joined(all, whole, after)) ?? whole();
  };
}
