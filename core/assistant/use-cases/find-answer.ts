import { trackOrRefusal } from '../../card/days-card.ts';
import { withoutNames } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { makeAnswerInParts } from '../answer-in-parts.ts';
import { makeAnswerOnCard } from '../answer-on-card.ts';
import { careInConversation, showsTrouble } from '../care-in-conversation.ts';
import type { FindAnswer, FoundAnswer } from '../found-answer.ts';
import { between } from '../jake/answer.ts';
import {
  cannotAnswer,
  helpAnswer,
  noCardAnswer,
  noCardOfDayAnswer,
  noCardOfTrackAnswer,
  ofAnotherKindAnswer,
} from '../jake/card-answers.ts';
import { fullQuestion } from '../jake/follow-up.ts';
import { namesOnlyOn, trackBefore, withoutTrackNames } from '../jake/leaning-elsewhere.ts';
import type { JakeQuestion } from '../jake/question.ts';
import { questionAfterBoast } from '../jake/question-after-boast.ts';
import { questionsInTalk } from '../jake/question-in-talk.ts';
import { raceNamed } from '../jake/race-named.ts';
import { nextRaceSaid } from '../jake/races-said.ts';
import { readJakeQuestion } from '../jake/read-question.ts';
import type { Exchange } from '../jake/said.ts';
import { spelledRight } from '../jake/spelling.ts';
import { ticketInNumbers } from '../jake/ticket-in-numbers.ts';
import { atTrackBefore, namesATrack, trackNamed } from '../jake/track-named.ts';
import { inUsualWords } from '../jake/usual-words.ts';
import { wordsNotRead } from '../jake/words-not-read.ts';
import { pauseInConversation } from '../pause-in-conversation.ts';
import type { CardViews } from '../ports.ts';
import { type CardInPlay, horseNamesOn } from '../race-view.ts';
import { withoutLinks, withParts } from '../shown/with-parts.ts';
import { comingDayNamed } from '../tools/day-named.ts';
import { isInSpanish } from '../tools/in-spanish.ts';
import { pastDayUnread } from '../tools/past-day-unread.ts';
import { withoutRaceNames } from '../tools/place-and-season.ts';
import { readByTool } from '../tools/read-by-tool.ts';
import type { ToolSources } from '../tools/tool.ts';
import { trackWithoutCard } from '../tools/without-a-card.ts';
import { viewsOfATurn } from '../views-of-a-turn.ts';

/** Topics whose words occur in horses' names: Summer Wind, Wire to Wire. */
const IN_NAMES: ReadonlySet<JakeQuestion['topic']> = new Set(['weather', 'pace']);

/** A question without the names of horses of the card. */
const withoutHorses = (card: CardInPlay, text: string): string => withoutNames(text, horseNamesOn(card));

/** A question in usual words; slips are put right in English only, for a word in Spanish may look like one. */
function plainly(text: string, card: CardInPlay): string {
  const usual = inUsualWords(text, horseNamesOn(card));
  return isInSpanish(usual) ? usual : spelledRight(usual, card);
}

/** A question in full, at a track with its card in play. */
interface AtTrack {
  readonly text: string;
  readonly track: Track;
  readonly card: CardInPlay | null;
}

/** What was asked, as it was. */
interface AnswerRequest {
  readonly text: string;
  readonly earlier: readonly Exchange[];
  readonly kind: string | null;
  readonly requested: Track;
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
export const makeFindAnswer =
  (deps: FindAnswerDeps): FindAnswer =>
  (...request) =>
    findInTurn({ ...deps, views: viewsOfATurn(deps.views) })(...request);

/** The same for one turn of a conversation: what its questions have in common is read once. */
function findInTurn({ views, tracksToday, clock, ...sources }: FindAnswerDeps): FindAnswer {
  const answerOn = makeAnswerOnCard({ viewOf: views.viewOf, clock, ...sources });

  const readOn = (card: CardInPlay, text: string): JakeQuestion => {
    const read = readJakeQuestion(ticketInNumbers(text, card));
    return {
      ...read,
      topic: IN_NAMES.has(read.topic) ? readJakeQuestion(withoutHorses(card, text)).topic : read.topic,
      raceNumber: read.raceNumber ?? raceNamed(card, text) ?? nextRaceSaid(card, text, clock()),
    };
  };

  /** The day to come that a question names where its card is not the one in play; the weather is asked of any day. */
  function dayToCome(card: CardInPlay, { text, topic }: JakeQuestion) {
    if (topic === 'weather') return null;
    const day = comingDayNamed(withoutHorses(card, text), raceDayAt(clock(), card.track.timeZone));
    return day === card.day ? null : day;
  }

  /** A question that leans on the one before, at the track which that one was about; null where it is about the screen's. */
  async function leaningElsewhere({ text, track, card: here }: AtTrack, earlier: readonly Exchange[]) {
    const before = trackBefore(earlier, track);
    const card = before === null ? null : await views.inPlay(before.slug);
    if (before === null || card === null || namesOnlyOn(here, card, text)) return null;
    if (namesATrack(withoutHorses(card, text), [track, ...(await tracksToday())])) return null;
    const plain = plainly(text, card);
    const full = fullQuestion(plain, withoutTrackNames(earlier), card);
    return full === plain ? null : { text: full, track: before, card };
  }

  /** A question with what it leans on of the conversation before, its track included. */
  async function inFull(onScreen: AtTrack, earlier: readonly Exchange[]): Promise<AtTrack> {
    const elsewhere = await leaningElsewhere(onScreen, earlier);
    if (elsewhere !== null || onScreen.card === null) return elsewhere ?? onScreen;
    const plain = plainly(onScreen.text, onScreen.card);
    const text = plainly(fullQuestion(plain, withoutTrackNames(earlier), onScreen.card), onScreen.card);
    const last = earlier.at(-1);
    if (text === plain || last?.track != null) return { ...onScreen, text };
    return { ...onScreen, text: atTrackBefore(text, last?.answer, onScreen.track, await tracksToday()) };
  }

  /** A question at the track that it names, else where it is. */
  async function whereNamed(full: AtTrack): Promise<AtTrack> {
    const horses = full.card === null ? [] : horseNamesOn(full.card);
    const text = full.card === null ? full.text : withoutRaceNames(full.text, full.card);
    const track = trackNamed(text, full.track, await tracksToday(), horses);
    return track.slug === full.track.slug ? full : { ...full, track, card: await views.inPlay(track.slug) };
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

  /** The answer at a track, under its name where another was requested. */
  async function answerAt(
    { text: full, track, card }: AtTrack,
    { text, earlier, kind, requested }: AnswerRequest,
  ): Promise<FoundAnswer> {
    const before = earlier.map(({ question }) => question);
    const posed = questionAfterBoast(full) ?? full;
    const read = card === null ? null : understood(card, posed, kind);
    const { question = null, byTool = null } = read ?? {};
    const care = careInConversation({ text, full }, before, card, byTool?.tool ?? null);
    if (care !== null) return care;
    const inPause = { full, tool: byTool?.tool ?? null, topic: question?.topic ?? null };
    const paused = pauseInConversation(inPause, await sources.memberFacts.pausedUntil());
    if (paused !== null) return paused;
    if (card === null || question === null) return { answer: noCardAnswer(track.displayName), views: [] };
    if (kind !== null && byTool === null)
      return { answer: ofAnotherKindAnswer(kind), views: [], isNoAnswer: true };
    const wanted = dayToCome(card, question);
    if (wanted !== null) return { answer: noCardOfDayAnswer(card, wanted), views: [] };
    const elsewhere = trackWithoutCard(
      { text: posed, card, raceNumber: question.raceNumber },
      byTool?.tool ?? null,
    );
    if (elsewhere !== null) return { answer: noCardOfTrackAnswer(card, elsewhere), views: [] };
    const past = pastDayUnread(posed, card, byTool?.tool ?? null);
    if (past !== null) return { answer: cannotAnswer(card, null, [past]), views: [], isNoAnswer: true };
    const answered = await answerOn(card, question, byTool);
    const hasAsked = /(?:^|\n)Which /.test(earlier.at(-1)?.answer ?? '');
    const found: FoundAnswer =
      answered.asksBack && hasAsked ? { answer: helpAnswer(card), views: [], isNoAnswer: true } : answered;
    const answer =
      track.slug === requested.slug ? found.answer : between([`${track.displayName}:`], found.answer);
    const said = withParts({ ...found, answer }, posed, card, clock());
    // No model may add to what is said after a sign of trouble, and it leads to no page of bets.
    return showsTrouble(before, card) ? { ...withoutLinks(said), isFixed: true } : said;
  }

  const answerOne: FindAnswer = async (trackKey, text, earlier = [], kind = null) => {
    const requested = trackOrRefusal(trackKey);
    const card = await views.inPlay(requested.slug);
    const full = await whereNamed(await inFull({ text, track: requested, card }, earlier));
    const found = await answerAt(full, { text, earlier, kind, requested });
    return { ...found, track: full.track.slug };
  };
  const inPlay = (trackKey: string) => views.inPlay(trackOrRefusal(trackKey).slug);
  return makeAnswerInParts({ answerOne, inPlay });
}
