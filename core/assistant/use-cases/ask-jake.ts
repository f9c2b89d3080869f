import type { MemberId } from '../../accounts/member.ts';
import type { Clock } from '../../kernel/doors.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { safeText } from '../../kernel/safe-text.ts';
import { raceBrief } from '../../picks/brief/race-brief.ts';
import type { Providers } from '../../picks/ports.ts';
import type { AskExtras, Asker, ModelQuestion } from '../../picks/questions/model-question.ts';
import type { Chat } from '../chat.ts';
import type { JakeAnswer } from '../jake/answer.ts';
import { JAKE_RULES, jakeTask } from '../jake/prompts.ts';
import { sentenceGate } from '../jake/sentence-gate.ts';
import { leftOutFaults } from '../jake/verdict-faults.ts';
import { type Ground, wordingFaults } from '../jake/wording-faults.ts';
import {
  type Answerer,
  analystFailed,
  answererText,
  builtIn,
  type Outside,
  outsider,
  tokensOf,
} from '../outside.ts';
import type { AnswerShelf, FindAnswer, FoundAnswer } from '../ports.ts';

export const LONGEST_QUESTION = 2_000;

export interface AskJakeDoors {
  readonly findAnswer: FindAnswer;
  readonly answers: AnswerShelf;
  readonly providers: Providers;
  /** The machine's: chats are kept by it. */
  readonly clock: Clock;
  /** How the built-in analysts are called. */
  readonly label: string;
}

export interface JakeWanted {
  /** Slug or number. */
  readonly track: string;
  readonly question: string;
  /** Name of the field it came in, for faults. */
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

/** An answer about to be given: pieces are told as they come, the whole in the end. */
export interface Telling {
  readonly tell: (hear: (piece: string) => void, asker?: Asker) => Promise<JakeReply>;
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

interface Worded {
  readonly text: string;
  readonly by: Answerer;
  readonly tokens: number;
}

/** Silences that the house's own answer stands in for; any other is a failure. */
const TOLD: ReadonlySet<string> = new Set(['no-budget', 'refused', 'cut-off', 'no-sense']);

/**
 * Answers questions about bets and races of the card in play from the house's own chances, picks and tickets. Where a
 * model is set it words the answer; what it says is held against the answer and the card, and the house's own words
 * stand when it strays. Refuses ('invalid') a blank (`assistant.blank-question`) and a long question
 * (`assistant.long-question`), and, in the telling, ('unavailable') a model that gives no answer.
 */
export function makeAskJake({ findAnswer, answers, providers, clock, label }: AskJakeDoors) {
  const outside: Outside | null = providers.claude ?? providers.openai;

  const own = ({ text }: JakeAnswer, note: string | null, tokens: number): Worded => ({
    text: note === null ? text : `${text}\n\n${note} The built-in analyst answered.`,
    by: builtIn(label, note),
    tokens,
  });

  const withTickets = (text: string, { tickets }: JakeAnswer): string =>
    tickets.every((line) => text.includes(line)) ? text : `${text}\n\n${tickets.join('\n')}`;

  async function worded(
    model: Outside,
    { answer, views: seen }: FoundAnswer,
    wanted: JakeWanted,
    hear: (piece: string) => void,
    asker?: Asker,
  ): Promise<Worded> {
    const one = seen.length === 1 ? seen[0] : undefined;
    const facts = one === undefined ? '' : raceBrief(one.evidence, one.chances);
    const ground: Ground = {
      answer: answer.text,
      facts,
      races: seen.map(({ evidence }) => evidence),
      instructions: JAKE_RULES,
    };
    const question: ModelQuestion<'text'> = {
      shape: 'text',
      feature: wanted.feature,
      raceId: one?.evidence.race.id ?? null,
      askedBy: wanted.askedBy,
      instructions: JAKE_RULES,
      shared: facts,
      question: jakeTask(answer, wanted.question),
    };
    const gate = sentenceGate(
      (sentence) => wordingFaults(safeText(sentence), ground).length === 0,
      (sentence) => hear(`${safeText(sentence)}${sentence.endsWith('\n') ? '\n' : ' '}`),
    );
    const extras: AskExtras = { hear: gate.hear, ...(asker === undefined ? {} : { asker }) };
    const said = await model.ask(question, extras);
    const tokens = tokensOf(said.usage);
    if (said.is === 'answered') {
      const text = safeText(said.value.text);
      const faults = [...wordingFaults(text, ground), ...leftOutFaults(text, answer.text)];
      const isSound = text !== '' && faults.length === 0;
      if (!isSound) return own(answer, `The words of ${model.name} did not keep to the facts.`, tokens);
      gate.end();
      return { text: withTickets(text, answer), by: outsider(model), tokens };
    }
    if (TOLD.has(said.is)) return own(answer, said.why, tokens);
    throw analystFailed(model.name, said.why);
  }

  return async function askJake(wanted: JakeWanted): Promise<Telling> {
    refuseBadQuestion(wanted.question, wanted.field);
    const there = await findAnswer(wanted.track, wanted.question);
    return {
      async tell(hear, asker) {
        const { text, by, tokens } =
          outside === null ? own(there.answer, null, 0) : await worded(outside, there, wanted, hear, asker);
        if (by.isBuiltIn) hear(text);
        const answeredBy = answererText(by);
        if (wanted.askedBy !== null) {
          const { question, feature, askedBy: memberId } = wanted;
          await answers.keepChat({ memberId, feature, question, answer: text, answeredBy, at: clock() });
        }
        return { response: text, analysedBy: answeredBy, isBuiltIn: by.isBuiltIn, tokens };
      },
    };
  };
}

export type AskJake = ReturnType<typeof makeAskJake>;
