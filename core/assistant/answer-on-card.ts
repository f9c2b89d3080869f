import { horseName } from '../card/horse-name.ts';
import type { Runner } from '../card/runner.ts';
import { namesSaid } from '../card/same-name.ts';
import { mentionsIn } from '../fact-check/mentions.ts';
import type { Clock } from '../kernel/functions.ts';
import type { FoundAnswer } from './found-answer.ts';
import { between, type JakeAnswer, saying } from './jake/answer.ts';
import {
  cannotAnswer,
  cardAnswer,
  dayLongshotsAnswer,
  dayPaceAnswer,
  dayPicksAnswer,
  helpAnswer,
  noSuchRaceAnswer,
  valueAnswer,
  weatherAnswer,
  whichRaceAnswer,
} from './jake/card-answers.ts';
import type { JakeQuestion } from './jake/question.ts';
import {
  bankrollAnswer,
  exoticsAnswer,
  horseAnswer,
  longshotAnswer,
  paceAnswer,
  winnerAnswer,
  wpsAnswer,
} from './jake/race-answers.ts';
import { nextOnEachFooting, racesOnFooting } from './jake/races-said.ts';
import { ticketAnswer } from './jake/ticket-answer.ts';
import { betOnAnotherRace } from './jake/ticket-in-numbers.ts';
import { wordsNotRead } from './jake/words-not-read.ts';
import type { PayoffOf } from './payoff-of.ts';
import { type CardInPlay, isRun, type RaceView } from './race-view.ts';
import { closedRace } from './tools/closed-race.ts';
import type { ReadByTool } from './tools/read-by-tool.ts';
import type { ToolFacts, ToolSources } from './tools/tool.ts';

/** `Is he worth a bet`, `who should I bet with her`. */
const OF_A_HORSE =
  /\b(?:is|was|does|can|will|would|should i \w+|do you \w+|bet|use|take|on|with) (?:he|she|him|her)\b/i;
/** `Who do you like and is he worth it`: the horse is the one that the question itself asks for. */
const OF_THE_HORSE_SOUGHT =
  /\b(?:who|which|what horse|any(?:one|body)?)\b(?:.*(?:[,;.?!]|\b(?:and|but|so|if|then)\b).*|(?:['’]?s)? (?:\w+ )?(?:has|have|had|got|gets|draws) .*)\b(?:he|she|him|her)\b/i;
const isOfNobody = (text: string): boolean => OF_A_HORSE.test(text) && !OF_THE_HORSE_SOUGHT.test(text);
const WHICH_HORSE = 'Which horse do you mean? Give its name, or its number and race.';

/** A horse of the card that a question names; the first one. */
function horseNamed(
  { races }: CardInPlay,
  { text, raceNumber, topic }: JakeQuestion,
): { readonly raceNumber: number; readonly runner: Runner } | null {
  for (const race of races) {
    if (raceNumber !== null && race.number !== raceNumber) continue;
    const byName = mentionsIn(horseName(text), race.runners).filter(
      ({ words, runner }) =>
        /\p{L}{3}/u.test(words.replace(/\b(?:number|no|the|program)\b/gi, '')) ||
        (runner !== null &&
          !/\p{L}{3}/u.test(runner.horseName) &&
          namesSaid(words, runner.horseName).length > 0),
    );
    const byNumber = raceNumber === null || topic !== 'winner' ? [] : mentionsIn(text, race.runners);
    const runner = [...byName, ...byNumber].find((mention) => mention.runner !== null)?.runner;
    if (runner != null) return { raceNumber: race.number, runner };
  }
  return null;
}

const RACE_ANSWERS: Readonly<
  Partial<
    Record<JakeQuestion['topic'], (view: RaceView, question: JakeQuestion, payoffOf: PayoffOf) => JakeAnswer>
  >
> = {
  bankroll: (view, { bankroll, mood }) => bankrollAnswer(view, bankroll ?? 0, mood),
  ticket: (view, { ticket }, payoffOf) =>
    ticket === null ? winnerAnswer(view) : ticketAnswer(view, ticket, payoffOf),
  longshot: (view) => longshotAnswer(view),
  wps: (view) => wpsAnswer(view),
  exotics: (view, { wager }) => exoticsAnswer(view, wager),
  pace: (view, { text }) => paceAnswer(view, text),
  value: (view) => winnerAnswer(view),
  winner: (view) => winnerAnswer(view),
  card: (view) => winnerAnswer(view),
  help: (view) => winnerAnswer(view),
};

export interface AnswerOnCardDeps extends ToolSources {
  /** The races of a card as they are answered about. */
  readonly viewOf: (card: CardInPlay) => Promise<readonly RaceView[]>;
  /** The racing clock. */
  readonly clock: Clock;
}

/** Answers a question as it was read on a card: by a tool, about one of its races, or about the whole card. */
export function makeAnswerOnCard({ viewOf, clock, ...sources }: AnswerOnCardDeps) {
  const viewNumbered = async (card: CardInPlay, number: number): Promise<RaceView> =>
    (await viewOf({ ...card, races: card.races.filter((race) => race.number === number) }))[0] as RaceView;

  const factsOn = (card: CardInPlay): ToolFacts => ({
    ...sources,
    now: clock,
    viewsOf: (numbers) =>
      viewOf({ ...card, races: card.races.filter(({ number }) => numbers.includes(number)) }),
    resultsOn: (track, day) => sources.showResults(track.slug, day),
  });

  async function onCard(card: CardInPlay, question: JakeQuestion): Promise<FoundAnswer> {
    const all = () => viewOf(card);
    switch (question.topic) {
      case 'bankroll':
      case 'value': {
        const raceViews = (await all()).filter((view) => !isRun(view));
        return { answer: valueAnswer(raceViews, question.bankroll), views: raceViews };
      }
      case 'longshot':
        return { answer: dayLongshotsAnswer((await all()).filter((view) => !isRun(view))), views: [] };
      case 'winner':
        return { answer: dayPicksAnswer(await all(), card), views: [] };
      case 'pace':
        return { answer: dayPaceAnswer(await all()), views: [] };
      case 'weather':
        return {
          answer: weatherAnswer(
            await viewOf({
              ...card,
              races: nextOnEachFooting(racesOnFooting(card, question.text), clock()),
            }),
            card,
            question.text,
          ),
          views: [],
        };
      case 'card':
        return { answer: cardAnswer(card), views: [] };
      case 'help':
        return { answer: helpAnswer(card), views: [], isNoAnswer: true };
      default:
        return { answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true };
    }
  }

  async function onRace(card: CardInPlay, number: number, question: JakeQuestion): Promise<FoundAnswer> {
    if (!card.races.some((race) => race.number === number))
      return { answer: noSuchRaceAnswer(card, number), views: [] };
    const view = await viewNumbered(card, number);
    if (question.topic === 'weather')
      return { answer: weatherAnswer([view], card, question.text), views: [view] };
    const named = question.topic === 'winner' ? horseNamed(card, question) : null;
    if (isRun(view)) {
      const closed = await closedRace(view, card, factsOn(card), named?.runner.programNumber);
      return question.topic === 'pace'
        ? { ...closed, answer: between([], closed.answer, ['Before the off:', paceAnswer(view).text]) }
        : closed;
    }
    const answer =
      named === null
        ? (RACE_ANSWERS[question.topic] ?? winnerAnswer)(view, question, sources.payoffOf)
        : horseAnswer(view, named.runner);
    return { answer, views: [view] };
  }

  return async function answerOnCard(
    card: CardInPlay,
    question: JakeQuestion,
    found: ReadByTool | null,
  ): Promise<FoundAnswer> {
    const { text } = question;
    if (found !== null) return found.answering(factsOn(card));
    const unread = wordsNotRead(question, card);
    if (unread.length > 0)
      return { answer: cannotAnswer(card, question.raceNumber, unread), views: [], isNoAnswer: true };
    const elsewhere = betOnAnotherRace(text, card);
    if (elsewhere !== null) return { answer: elsewhere, views: [] };
    if (question.raceNumber === null && isOfNobody(text) && horseNamed(card, question) === null)
      return { answer: saying([WHICH_HORSE]), views: [], isFixed: true, asksBack: true };
    if (question.raceNumber !== null) return onRace(card, question.raceNumber, question);
    const named = ['winner', 'help', 'card', 'bankroll', 'value'].includes(question.topic)
      ? horseNamed(card, question)
      : null;
    const paced = question.topic === 'pace' ? horseNamed(card, question) : null;
    if (paced !== null) return onRace(card, paced.raceNumber, question);
    if (named === null) return onCard(card, question);
    const view = await viewNumbered(card, named.raceNumber);
    if (isRun(view)) return closedRace(view, card, factsOn(card), named.runner.programNumber);
    const answer =
      question.bankroll === null
        ? horseAnswer(view, named.runner)
        : bankrollAnswer(view, question.bankroll, question.mood);
    return { answer, views: [view] };
  };
}
