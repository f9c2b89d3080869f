import type { MemberId } from '../../accounts/member.ts';
import type { Clock } from '../../kernel/functions.ts';
import { MINUTE, shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { safeText } from '../../kernel/safe-text.ts';
import type { Asker } from '../../kernel/share.ts';
import type { AskExtras, ModelQuestion } from '../../picks/model-questions/model-question.ts';
import type { Providers } from '../../picks/ports.ts';
import { raceBrief } from '../../picks/prompts/race-brief.ts';
import type { Chat } from '../chat.ts';
import type { FoundAnswer } from '../found-answer.ts';
import type { JakeAnswer } from '../jake/answer.ts';
import type { Exchange } from '../jake/follow-up.ts';
import { JAKE_RULES, jakeTask } from '../jake/prompts.ts';
import { sentenceGate } from '../jake/sentence-gate.ts';
import { omissionProblems } from '../jake/verdict-problems.ts';
import { type WordingSource, wordingProblems } from '../jake/wording-problems.ts';
import {
  type Answerer,
  analystFailed,
  answererText,
  builtIn,
  type OutsideModel,
  outsideAnswerer,
  tokensOf,
} from '../outside-model.ts';
import type { AnswerStore, FindAnswer } from '../ports.ts';

export const LONGEST_QUESTION = 2_000;

/** So many questions back a conversation reaches, and so long. */
const EARLIER = 6;
const CONVERSATION = 30 * MINUTE;

export interface AskJakeDeps {
  readonly findAnswer: FindAnswer;
  readonly answers: AnswerStore;
  readonly providers: Providers;
  /** The machine's clock, for the time of chats. */
  readonly clock: Clock;
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
}

/** An answer about to be given: streamed in pieces, whole in the end. */
export interface JakeSession {
  readonly answer: (receive: (piece: string) => void, asker?: Asker) => Promise<JakeReply>;
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
}

/** Failures of a model where our own answer is given instead; any other is refused. */
const STAND_IN_FOR: ReadonlySet<string> = new Set(['no-budget', 'refused', 'cut-off', 'no-sense']);

/**
 * Answers questions about bets and races of the card in play from our own chances, picks and tickets. Where a model is
 * set it words the answer; its wording is checked against the answer and the card, and ours is used when it gets a fact
 * wrong; an answer to a person in trouble is never reworded. Refuses ('invalid') a blank (`assistant.blank-question`) and a long question
 * (`assistant.long-question`), and, while answering, ('unavailable') a model that gives no answer.
 */
export function makeAskJake({ findAnswer, answers, providers, clock, label }: AskJakeDeps) {
  const outside: OutsideModel | null = providers.claude ?? providers.openai;

  const builtInReply = ({ text }: JakeAnswer, note: string | null, tokens: number): WordedAnswer => ({
    text: note === null ? text : `${text}\n\n${note} The built-in analyst answered.`,
    by: builtIn(label, note),
    tokens,
  });

  const withTickets = (text: string, { tickets }: JakeAnswer): string =>
    tickets.every((line) => text.includes(line)) ? text : `${text}\n\n${tickets.join('\n')}`;

  async function worded(
    model: OutsideModel,
    { answer, views: raceViews }: FoundAnswer,
    jakeRequest: JakeRequest,
    receive: (piece: string) => void,
    asker?: Asker,
  ): Promise<WordedAnswer> {
    const raceView = raceViews.length === 1 ? raceViews[0] : undefined;
    const facts = raceView === undefined ? '' : raceBrief(raceView.evidence, raceView.chances);
    const source: WordingSource = {
      answer: answer.text,
      facts,
      races: raceViews.map(({ evidence }) => evidence),
      instructions: JAKE_RULES,
    };
    const question: ModelQuestion<'text'> = {
      shape: 'text',
      feature: jakeRequest.feature,
      raceId: raceView?.evidence.race.id ?? null,
      askedBy: jakeRequest.askedBy,
      instructions: JAKE_RULES,
      shared: facts,
      question: jakeTask(answer, jakeRequest.question),
    };
    const gate = sentenceGate(
      (sentence) => wordingProblems(safeText(sentence), source).length === 0,
      (sentence) => receive(`${safeText(sentence)}${sentence.endsWith('\n') ? '\n' : ' '}`),
    );
    const extras: AskExtras = { onPiece: gate.receive, ...(asker === undefined ? {} : { asker }) };
    const modelAnswer = await model.ask(question, extras);
    const tokens = tokensOf(modelAnswer.usage);
    if (modelAnswer.is === 'answered') {
      const text = safeText(modelAnswer.value.text);
      const faults = [...wordingProblems(text, source), ...omissionProblems(text, answer.text)];
      const isSound = text !== '' && faults.length === 0;
      if (!isSound) return builtInReply(answer, `${model.name}'s wording did not match the facts.`, tokens);
      gate.end();
      return { text: withTickets(text, answer), by: outsideAnswerer(model), tokens };
    }
    if (STAND_IN_FOR.has(modelAnswer.is)) return builtInReply(answer, modelAnswer.why, tokens);
    throw analystFailed(model.name, modelAnswer.why);
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
    const foundAnswer = await findAnswer(jakeRequest.track, jakeRequest.question, earlier);
    return {
      async answer(receive, asker) {
        const { text, by, tokens } =
          outside === null || foundAnswer.isFixed === true
            ? builtInReply(foundAnswer.answer, null, 0)
            : await worded(outside, foundAnswer, jakeRequest, receive, asker);
        if (by.isBuiltIn) receive(text);
        const answeredBy = answererText(by);
        if (jakeRequest.askedBy !== null) {
          const { question, feature, askedBy: memberId } = jakeRequest;
          await answers.keepChat({ memberId, feature, question, answer: text, answeredBy, at: clock() });
        }
        return { response: text, analysedBy: answeredBy, isBuiltIn: by.isBuiltIn, tokens };
      },
    };
  };
}

export type AskJake = ReturnType<typeof makeAskJake>;
