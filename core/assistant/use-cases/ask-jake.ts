import type { MemberId } from '../../accounts/member.ts';
import { MINUTE, shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Asker } from '../../kernel/share.ts';
import type { Providers } from '../../picks/ports.ts';
import type { Chat } from '../chat.ts';
import type { AnswerAtTrack, FindAnswer, FoundAnswer } from '../found-answer.ts';
import { type AnswerPiece, reworded } from '../jake/reworded.ts';
import type { Exchange } from '../jake/said.ts';
import type { TalkLimits } from '../jake/talk-with-tools.ts';
import type { Reader } from '../member-facts.ts';
import {
  type Answerer,
  analystFailed,
  answererText,
  builtIn,
  type OutsideModel,
  outsideAnswerer,
} from '../outside-model.ts';
import type { AnswerStore } from '../ports.ts';
import type { AnswerParts } from '../shown/answer-parts.ts';
import { wordedParts } from '../shown/worded-parts.ts';
import { TOOLS } from '../tools/index.ts';

export const LONGEST_QUESTION = 2_000;

/** So many questions back a conversation reaches, and so long. */
const EARLIER = 6;
const CONVERSATION = 30 * MINUTE;

export interface AskJakeDeps extends TalkLimits {
  /** Finds answers for a member, or a visitor; what a model outside may read has nothing of the member's book. */
  readonly findAnswerFor: (askedBy: MemberId | null, reader: Reader) => FindAnswer;
  readonly answers: AnswerStore;
  readonly providers: Providers;
  /** Name of the built-in analysts on screens. */
  readonly label: string;
}

export interface JakeRequest {
  /** Slug or number. */
  readonly track: string;
  readonly question: string;
  /** Name of the request field, for error messages. */
  readonly field: string;
  readonly feature: Chat['feature'];
  readonly askedBy: MemberId | null;
}

export interface JakeReply {
  readonly response: string;
  readonly analysedBy: string;
  readonly isBuiltIn: boolean;
  readonly tokens: number;
  /** The answer as a screen draws it; null where it is words alone. */
  readonly parts: AnswerParts | null;
}

/** An answer about to be given: streamed in pieces, whole in the end. */
export interface JakeSession {
  readonly answer: (receive: (piece: AnswerPiece) => void, asker?: Asker) => Promise<JakeReply>;
}

function refuseBadQuestion(question: string, field: string): void {
  if (question.trim() === '')
    throw new Refusal('invalid', 'assistant.blank-question', `${field}: ask a question.`);
  if (question.length <= LONGEST_QUESTION) return;
  throw new Refusal(
    'invalid',
    'assistant.long-question',
    `${field}: a question has at most ${LONGEST_QUESTION} characters.`,
  );
}

interface WordedAnswer {
  readonly text: string;
  readonly by: Answerer;
  readonly tokens: number;
  readonly parts: AnswerParts | null;
}

/** Tools about a member's words rather than about races: a model looks none of them up. */
const OF_WORDS: readonly string[] = [
  'Spanish',
  'glossary in Spanish',
  'about the chat',
  'what cannot be supposed',
  'my tickets',
  'which horse',
  'which person',
];

/** Names of the tools, which say what kind of question they answer. */
const KINDS = TOOLS.map(({ name }) => name).filter((name) => !OF_WORDS.includes(name));

/** What is said of an answer that lost sentences. */
const LOST_SENTENCES = 'Sentences that did not match the facts were removed.';

/** Failures of a model where our own answer is given instead; any other is refused. */
const STAND_IN_FOR: ReadonlySet<string> = new Set(['no-budget', 'refused', 'cut-off', 'no-sense']);

/**
 * Answers questions about bets and races of the card in play from our own chances, picks and tickets. Where a model is
 * set it words the answer, and may look up more with the same tools. Its wording is checked against the answer, what was
 * looked up and the card: a sentence with another figure, horse or fact is removed, and ours is used where nothing was
 * looked up or nothing is left; an answer to a person in trouble is never reworded. Refuses ('invalid') a blank (`assistant.blank-question`) and a long question
 * (`assistant.long-question`), and, while answering, ('unavailable') a model that gives no answer.
 */
export function makeAskJake({ findAnswerFor, answers, providers, label, ...limits }: AskJakeDeps) {
  const { clock } = limits;
  const outside: OutsideModel | null = providers.claude ?? providers.openai;

  function builtInReply(found: FoundAnswer, why: string | null, tokens: number): WordedAnswer {
    const { answer, parts = null } = found;
    const by = builtIn(label, why);
    if (why === null) return { text: answer.text, by, tokens, parts };
    const note = `\n\n${why} The built-in analyst answered.`;
    const noted = parts && { ...parts, note: `${parts.note}${note}`.trim() };
    return { text: `${answer.text}${note}`, by, tokens, parts: noted };
  }

  async function worded(
    model: OutsideModel,
    found: AnswerAtTrack,
    { question, feature, askedBy }: JakeRequest,
    receive: (piece: AnswerPiece) => void,
    asker?: Asker,
  ): Promise<WordedAnswer> {
    const wording = await reworded({
      ...limits,
      model,
      ours: found,
      question,
      feature,
      askedBy,
      kinds: KINDS,
      lookUp: (wanted) => findAnswerFor(askedBy, 'model')(found.track, wanted.question, [], wanted.kind),
      receive,
      ...(asker === undefined ? {} : { asker }),
    });
    const { tokens } = wording;
    if (wording.is === 'worded') {
      const by = outsideAnswerer(model, wording.lostSentences ? LOST_SENTENCES : null);
      return { text: wording.text, by, tokens, parts: wordedParts(wording.text, found, wording.found) };
    }
    if (wording.is === 'unsound')
      return builtInReply(found, `${model.name}'s wording did not match the facts.`, tokens);
    if (STAND_IN_FOR.has(wording.is)) return builtInReply(found, wording.why, tokens);
    throw analystFailed(model.name, wording.why);
  }

  /** The last questions of the same member and screen, oldest first, as long as they are recent. */
  async function conversationOf({ askedBy, feature }: JakeRequest): Promise<readonly Exchange[]> {
    if (askedBy === null) return [];
    const chats = await answers.chatsOf(askedBy, EARLIER);
    const since = shift(clock(), -CONVERSATION);
    return chats.filter((chat) => chat.feature === feature && chat.at >= since).toReversed();
  }

  return async function askJake(jakeRequest: JakeRequest): Promise<JakeSession> {
    refuseBadQuestion(jakeRequest.question, jakeRequest.field);
    const earlier = await conversationOf(jakeRequest);
    const findAnswer = findAnswerFor(jakeRequest.askedBy, 'member');
    const foundAnswer = await findAnswer(jakeRequest.track, jakeRequest.question, earlier);
    return {
      async answer(receive, asker) {
        let hasSpoken = false;
        const send = (piece: AnswerPiece): void => {
          hasSpoken = typeof piece === 'string';
          receive(piece);
        };
        const { text, by, tokens, parts } =
          outside === null || foundAnswer.isFixed === true
            ? builtInReply(foundAnswer, null, 0)
            : await worded(outside, foundAnswer, jakeRequest, send, asker);
        if (by.isBuiltIn && hasSpoken) send({ startsOver: true });
        if (by.isBuiltIn) receive(text);
        const answeredBy = answererText(by);
        if (jakeRequest.askedBy !== null) {
          const { question, feature, askedBy: memberId } = jakeRequest;
          const { track } = foundAnswer;
          const chat = { memberId, feature, question, answer: text, answeredBy, track, at: clock(), parts };
          await answers.keepChat(chat);
        }
        return { response: text, analysedBy: answeredBy, isBuiltIn: by.isBuiltIn, tokens, parts };
      },
    };
  };
}

export type AskJake = ReturnType<typeof makeAskJake>;
