import { trackOrRefusal } from '../../card/days-card.ts';
import { horseName } from '../../card/horse-name.ts';
import type { Runner } from '../../card/runner.ts';
import { horseNamePattern } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import { mentionsIn } from '../../fact-check/mentions.ts';
import type { Clock } from '../../kernel/functions.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { careInConversation, showsTrouble } from '../care-in-conversation.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { between, type JakeAnswer } from '../jake/answer.ts';
import {
  cannotAnswer,
  cardAnswer,
  dayLongshotsAnswer,
  dayPaceAnswer,
  dayPicksAnswer,
  helpAnswer,
  noCardAnswer,
  noCardOfDayAnswer,
  noCardOfTrackAnswer,
  noSuchRaceAnswer,
  ofAnotherKindAnswer,
  valueAnswer,
  weatherAnswer,
  whichRaceAnswer,
} from '../jake/card-answers.ts';
import { type Exchange, fullQuestion } from '../jake/follow-up.ts';
import type { JakeQuestion } from '../jake/question.ts';
import { questionsInTalk } from '../jake/question-in-talk.ts';
import {
  bankrollAnswer,
  exoticsAnswer,
  horseAnswer,
  longshotAnswer,
  paceAnswer,
  winnerAnswer,
  wpsAnswer,
} from '../jake/race-answers.ts';
import { raceNamed } from '../jake/race-named.ts';
import { nextOnEachFooting, nextRaceSaid, racesOnFooting } from '../jake/races-said.ts';
import { readJakeQuestion } from '../jake/read-question.ts';
import { spelledRight } from '../jake/spelling.ts';
import { ticketAnswer } from '../jake/ticket-answer.ts';
import { betOnAnotherRace, ticketInNumbers } from '../jake/ticket-in-numbers.ts';
import { atTrackBefore, trackNamed } from '../jake/track-named.ts';
import { inUsualWords } from '../jake/usual-words.ts';
import { wordsNotRead } from '../jake/words-not-read.ts';
import type { PayoffOf } from '../payoff-of.ts';
import type { CardViews, FindAnswer } from '../ports.ts';
import { type CardInPlay, isRun, type RaceView } from '../race-view.ts';
import { withoutLinks, withParts } from '../shown/with-parts.ts';
import { closedRace } from '../tools/closed-race.ts';
import { comingDayNamed } from '../tools/day-named.ts';
import { isInSpanish } from '../tools/in-spanish.ts';
import { pastDayUnread } from '../tools/past-day-unread.ts';
import { type ReadByTool, readByTool } from '../tools/read-by-tool.ts';
import type { ToolFacts, ToolSources } from '../tools/tool.ts';
import { trackWithoutCard } from '../tools/without-a-card.ts';

/** A horse of the card that a question names; the first one. */
function horseNamed(
  { races }: CardInPlay,
  { text, raceNumber, topic }: JakeQuestion,
): { readonly raceNumber: number; readonly runner: Runner } | null {
  for (const race of races) {
    if (raceNumber !== null && race.number !== raceNumber) continue;
    const byName = mentionsIn(horseName(text), race.runners).filter(({ words }) =>
      /\p{L}{3}/u.test(words.replace(/\b(?:number|no|the|program)\b/gi, '')),
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
  pace: (view) => paceAnswer(view),
  value: (view) => winnerAnswer(view),
  winner: (view) => winnerAnswer(view),
  card: (view) => winnerAnswer(view),
  help: (view) => winnerAnswer(view),
};

/** Topics whose words occur in horses' names: Summer Wind, Wire to Wire. */
const IN_NAMES: ReadonlySet<JakeQuestion['topic']> = new Set(['weather', 'pace']);

const horsesOn = ({ races }: CardInPlay): readonly string[] =>
  races.flatMap(({ runners }) => runners.map(({ horseName }) => horseName));

/** A question without the names of horses of the card. */
const withoutHorses = (card: CardInPlay, text: string): string =>
  horsesOn(card).reduce((rest, name) => rest.replace(horseNamePattern(name), ' '), text);

/** A question in usual words; slips are put right in English only, for a word in Spanish may look like one. */
function plainly(text: string, card: CardInPlay): string {
  const usual = inUsualWords(text, horsesOn(card));
  return isInSpanish(usual) ? usual : spelledRight(usual, card);
}

export interface FindAnswerDeps extends ToolSources {
  readonly views: CardViews;
  /** Tracks racing today. */
  readonly tracksToday: () => Promise<readonly Track[]>;
  /** The racing clock. */
  readonly clock: Clock;
}

/**
 * Finds our answer to a question about bets and races of the card in play: at the track it was asked at, or at
 * another one racing today that the question names. A person in trouble gets words of care and no bet.
 */
export function makeFindAnswer({ views, tracksToday, clock, ...sources }: FindAnswerDeps): FindAnswer {
  const viewNumbered = async (card: CardInPlay, number: number): Promise<RaceView> =>
    (
      await views.viewOf({ ...card, races: card.races.filter((race) => race.number === number) })
    )[0] as RaceView;

  const factsOn = (card: CardInPlay): ToolFacts => ({
    ...sources,
    now: clock,
    viewsOf: (numbers) =>
      views.viewOf({ ...card, races: card.races.filter(({ number }) => numbers.includes(number)) }),
    resultsOn: (track, day) => sources.showResults(track.slug, day),
  });

  async function onCard(card: CardInPlay, question: JakeQuestion): Promise<FoundAnswer> {
    const all = () => views.viewOf(card);
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
            await views.viewOf({
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
        return { answer: helpAnswer(card), views: [] };
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

  const readOn = (card: CardInPlay, text: string): JakeQuestion => {
    const read = readJakeQuestion(ticketInNumbers(text, card));
    return {
      ...read,
      topic: IN_NAMES.has(read.topic) ? readJakeQuestion(withoutHorses(card, text)).topic : read.topic,
      raceNumber: read.raceNumber ?? raceNamed(card, text) ?? nextRaceSaid(card, text, clock()),
    };
  };

  async function answerOn(
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
    if (question.raceNumber !== null) return onRace(card, question.raceNumber, question);
    const named = ['winner', 'help', 'card', 'bankroll', 'value'].includes(question.topic)
      ? horseNamed(card, question)
      : null;
    if (named === null) return onCard(card, question);
    const view = await viewNumbered(card, named.raceNumber);
    if (isRun(view)) return closedRace(view, card, factsOn(card), named.runner.programNumber);
    const answer =
      question.bankroll === null
        ? horseAnswer(view, named.runner)
        : bankrollAnswer(view, question.bankroll, question.mood);
    return { answer, views: [view] };
  }

  /** The day to come that a question names where its card is not the one in play; the weather is asked of any day. */
  function dayToCome(card: CardInPlay, { text, topic }: JakeQuestion) {
    if (topic === 'weather') return null;
    const day = comingDayNamed(withoutHorses(card, text), raceDayAt(clock(), card.track.timeZone));
    return day === card.day ? null : day;
  }

  /** A question with what it leans on of the conversation before, its track included. */
  async function inFull(
    requested: Track,
    here: CardInPlay | null,
    text: string,
    earlier: readonly Exchange[],
  ) {
    if (here === null) return text;
    const plain = plainly(text, here);
    const full = fullQuestion(plain, earlier, here);
    if (full === plain) return full;
    return atTrackBefore(full, earlier.at(-1)?.answer, requested, await tracksToday());
  }

  /** The track that a question names, else the requested one, with its card; `here` is the card of the requested one. */
  async function cardAskedAbout(requested: Track, here: CardInPlay | null, text: string) {
    const horses = here === null ? [] : horsesOn(here);
    const track = trackNamed(text, requested, await tracksToday(), horses);
    return { track, card: track.slug === requested.slug ? here : await views.inPlay(track.slug) };
  }

  /** A question with what reads it; the question alone of a text that tells something beside it. */
  function understood(card: CardInPlay, text: string, kind: string | null) {
    const read = (words: string) => {
      const question = readOn(card, words);
      const byTool = readByTool({ text: words, card, raceNumber: question.raceNumber }, kind);
      return { question, byTool, isRead: byTool !== null || wordsNotRead(question, card).length === 0 };
    };
    const whole = read(text);
    if (whole.isRead) return whole;
    return (
      questionsInTalk(text, whole.question.raceNumber)
        .map(read)
        .find(({ isRead }) => isRead) ?? whole
    );
  }

  return async function findAnswer(trackKey, text, earlier = [], kind = null) {
    const requested = trackOrRefusal(trackKey);
    const here = await views.inPlay(requested.slug);
    const full = await inFull(requested, here, text, earlier);
    const { track, card } = await cardAskedAbout(requested, here, full);
    const before = earlier.map(({ question }) => question);
    const read = card === null ? null : understood(card, full, kind);
    const { question = null, byTool = null } = read ?? {};
    const care = careInConversation({ text, full }, before, card, byTool?.tool ?? null);
    if (care !== null) return care;
    if (card === null || question === null) return { answer: noCardAnswer(track.displayName), views: [] };
    if (kind !== null && byTool === null)
      return { answer: ofAnotherKindAnswer(kind), views: [], isNoAnswer: true };
    const wanted = dayToCome(card, question);
    if (wanted !== null) return { answer: noCardOfDayAnswer(card, wanted), views: [] };
    const elsewhere = trackWithoutCard(
      { text: full, card, raceNumber: question.raceNumber },
      byTool?.tool ?? null,
    );
    if (elsewhere !== null) return { answer: noCardOfTrackAnswer(card, elsewhere), views: [] };
    const past = pastDayUnread(full, card, byTool?.tool ?? null);
    if (past !== null) return { answer: cannotAnswer(card, null, [past]), views: [], isNoAnswer: true };
    const answered = await answerOn(card, question, byTool);
    const hasAsked = /(?:^|\n)Which /.test(earlier.at(-1)?.answer ?? '');
    const found = answered.asksBack && hasAsked ? { answer: helpAnswer(card), views: [] } : answered;
    const answer =
      track.slug === requested.slug ? found.answer : between([`${track.displayName}:`], found.answer);
    const said = withParts({ ...found, answer }, full, card, clock());
    // No model may add to what is said after a sign of trouble, and it leads to no page of bets.
    return showsTrouble(before, card) ? { ...withoutLinks(said), isFixed: true } : said;
  };
}
