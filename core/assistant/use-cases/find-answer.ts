import { trackOrRefusal } from '../../card/days-card.ts';
import { horseName } from '../../card/horse-name.ts';
import { isOff } from '../../card/race-status.ts';
import type { Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import type { Track } from '../../card/track.ts';
import { signOfTrouble } from '../../compliance/play-safely/signs-of-trouble.ts';
import { wordsOfCare } from '../../compliance/play-safely/words-of-care.ts';
import { mentionsIn } from '../../fact-check/mentions.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { amountsIn, wagerIn } from '../jake/amounts.ts';
import { type JakeAnswer, saying } from '../jake/answer.ts';
import {
  cannotAnswer,
  cardAnswer,
  dayLongshotsAnswer,
  dayPaceAnswer,
  dayPicksAnswer,
  helpAnswer,
  noCardAnswer,
  noSuchRaceAnswer,
  valueAnswer,
  weatherAnswer,
  whichRaceAnswer,
} from '../jake/card-answers.ts';
import { fullQuestion } from '../jake/follow-up.ts';
import type { JakeQuestion } from '../jake/question.ts';
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
import { readJakeQuestion } from '../jake/read-question.ts';
import { ticketAnswer } from '../jake/ticket-answer.ts';
import { trackNamed } from '../jake/track-named.ts';
import { unreadWords } from '../jake/unread-words.ts';
import type { PayoffOf } from '../payoff-of.ts';
import type { CardViews, FindAnswer } from '../ports.ts';
import { type CardInPlay, isRun, type RaceView } from '../race-view.ts';
import { closedRace } from '../tools/closed-race.ts';
import { TOOLS } from '../tools/index.ts';
import type { ChatQuestion, ToolFacts, ToolSources } from '../tools/tool.ts';

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

const LATER = /\bwill\b|\bgoing to\b|\bgonna\b|\bforecast\b|\blater\b|\bchances? of\b|\btomorrow\b/i;

/** Topics that so few words choose that any other word makes it another question. */
const LOOSE: ReadonlySet<JakeQuestion['topic']> = new Set(['winner', 'card', 'help']);

/** The races on the footing a question names, else all. */
function racesOnFooting({ races }: CardInPlay, text: string): CardInPlay['races'] {
  const wanted = /\b(?:turf|grass)\b/i.test(text) ? 'turf' : /\bdirt\b/i.test(text) ? 'dirt' : null;
  const found = races.filter(({ surface }) => surface !== null && courseOf(surface).footing === wanted);
  return found.length === 0 ? races : found;
}

/** The number of the next race where a question says `the next race`; not where it asks when that is. */
function nextRaceSaid({ races }: CardInPlay, text: string, now: Instant): number | null {
  if (!/\b(?:the|this) next (?:race|one)\b|^\W*next race\W*$|\b(?:bet|play|like) next\b/i.test(text))
    return null;
  if (/\bwhen\b|\bwhat time\b|\bpost ?time\b|\bhow (?:long|soon)\b/i.test(text)) return null;
  return races.find((race) => !isOff(race, now))?.number ?? null;
}

/** On each footing the first race that is not off; of a day that is over the last race. */
function nextOnEachFooting(races: CardInPlay['races'], now: Instant): CardInPlay['races'] {
  const open = races.filter((race) => !isOff(race, now));
  const footingOf = ({ surface }: CardInPlay['races'][number]) =>
    surface === null ? null : courseOf(surface).footing;
  const first = open.filter(
    (race, index) => open.findIndex((other) => footingOf(other) === footingOf(race)) === index,
  );
  return first.length > 0 ? first : races.slice(-1);
}

/** What is said instead of anything about a bet when the question shows a person in trouble; else null. */
function careFor(text: string, card: CardInPlay | null): FoundAnswer | null {
  const races = card?.races ?? [];
  const names = races.flatMap(({ name, runners }) => [
    ...(name === null ? [] : [name]),
    ...runners.map((runner) => runner.horseName),
  ]);
  const sign = signOfTrouble(text, names);
  return sign === null ? null : { answer: saying([wordsOfCare(sign)]), views: [], isFixed: true };
}

/** Whether an answer would come near a bet: money, a wager, a winner, value. */
const isNearABet = (text: string): boolean =>
  amountsIn(text).length > 0 || wagerIn(text) !== null || !PLAIN.has(readJakeQuestion(text).topic);

const PLAIN: ReadonlySet<JakeQuestion['topic']> = new Set(['weather', 'card', 'pace', 'help']);

/** The same for what is said in the conversation before: a lost stake is not forgotten by the next question about a bet. */
function careInConversation(
  { text, full }: { readonly text: string; readonly full: string },
  earlier: readonly string[],
  card: CardInPlay | null,
): FoundAnswer | null {
  const said = isNearABet(full) ? [text, full, ...earlier] : [text, full];
  return said.map((words) => careFor(words, card)).find((care) => care !== null) ?? null;
}

/** The answer with lines after it. */
const withLines = (found: FoundAnswer, lines: readonly string[]): FoundAnswer => ({
  ...found,
  answer: { ...found.answer, text: [found.answer.text, ...lines].join('\n') },
});

/** The answer, headed by the name of the other track it is about. */
const saidOf = ({ displayName }: Track, found: FoundAnswer): FoundAnswer => ({
  ...found,
  answer: { ...found.answer, text: `${displayName}:\n${found.answer.text}` },
});

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
            LATER.test(question.text),
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
    if (question.topic === 'weather') return { answer: weatherAnswer([view], card), views: [view] };
    const named = question.topic === 'winner' ? horseNamed(card, question) : null;
    if (isRun(view)) {
      const closed = await closedRace(view, card, factsOn(card), named?.runner.programNumber);
      return question.topic === 'pace'
        ? withLines(closed, ['Before the off:', paceAnswer(view).text])
        : closed;
    }
    const answer =
      named === null
        ? (RACE_ANSWERS[question.topic] ?? winnerAnswer)(view, question, sources.payoffOf)
        : horseAnswer(view, named.runner);
    return { answer, views: [view] };
  }

  /** The answer of the first tool that reads the question as its own; null without one. */
  async function byTool(question: ChatQuestion): Promise<FoundAnswer | null> {
    for (const tool of TOOLS) {
      const answering = tool.reads(question);
      if (answering !== null) return answering(factsOn(question.card));
    }
    return null;
  }

  async function answerOn(card: CardInPlay, text: string): Promise<FoundAnswer> {
    const read = readJakeQuestion(text);
    const question = {
      ...read,
      raceNumber: read.raceNumber ?? raceNamed(card, text) ?? nextRaceSaid(card, text, clock()),
    };
    const found = await byTool({ text, card, raceNumber: question.raceNumber });
    if (found !== null) return found;
    const unread = LOOSE.has(question.topic) ? unreadWords(text, card) : [];
    if (unread.length > 0) return { answer: cannotAnswer(card, question.raceNumber, unread), views: [] };
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

  /** The track that a question names, else the requested one, with its card; `here` is the card of the requested one. */
  async function cardAskedAbout(requested: Track, here: CardInPlay | null, text: string) {
    const horses = here?.races.flatMap(({ runners }) => runners.map((runner) => runner.horseName)) ?? [];
    const track = trackNamed(text, requested, await tracksToday(), horses);
    return { track, card: track.slug === requested.slug ? here : await views.inPlay(track.slug) };
  }

  return async function findAnswer(trackKey, text, earlier = []) {
    const requested = trackOrRefusal(trackKey);
    const here = await views.inPlay(requested.slug);
    const full = here === null ? text : fullQuestion(text, earlier, here);
    const { track, card } = await cardAskedAbout(requested, here, full);
    const before = earlier.map(({ question }) => question);
    const care = careInConversation({ text, full }, before, card);
    if (care !== null) return care;
    if (card === null) return { answer: noCardAnswer(track.displayName), views: [] };
    const answered = await answerOn(card, full);
    const hasAsked = /(?:^|\n)Which /.test(earlier.at(-1)?.answer ?? '');
    const found = answered.asksBack && hasAsked ? { answer: helpAnswer(card), views: [] } : answered;
    return track.slug === requested.slug ? found : saidOf(track, found);
  };
}
