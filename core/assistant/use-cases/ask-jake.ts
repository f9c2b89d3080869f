import type { MemberId } from '../../accounts/member.ts';
import type { Clock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { safeText } from '../../kernel/safe-text.ts';
import { raceBrief } from '../../picks/brief/race-brief.ts';
import type { Providers } from '../../picks/ports.ts';
import type { AskExtras, Asker, ModelQuestion } from '../../picks/questions/model-question.ts';
import type { Chat } from '../chat.ts';
import type { JakeAnswer } from '../jake/answer.ts';
import { JAKE_RULES, jakeTask } from '../jake/prompts.ts';
import { sentenceGate } from '../jake/sentence-gate.ts';
import { omissionProblems } from '../jake/verdict-problems.ts';
import { type AppDatabase, wordingProblems } from '../jake/wording-problems.ts';
import {
  type Answerer,
  analystFailed,
  answererText,
  builtIn,
  type Outside,
  outsider,
  tokensOf,
} from '../outside.ts';
import type { AnswerStore, FindAnswer, FoundAnswer } from '../ports.ts';

export const LONGEST_QUESTION = 2_000;

export interface AskJakeDeps {
  readonly findAnswer: FindAnswer;
  readonly answers: AnswerStore;
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
export function makeAskJake({ findAnswer, answers, providers, clock, label }: AskJakeDeps) {
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
    { answer, views: raceInViews }: FoundAnswer,
    jakeWanted: JakeWanted,
    hear: (piece: string) => void,
    asker?: Asker,
  ): Promise<Worded> {
    const raceInView = raceInViews.length === 1 ? raceInViews[0] : undefined;
    const facts = raceInView === undefined ? '' : raceBrief(raceInView.evidence, raceInView.chances);
    const appDatabase: AppDatabase = {
      answer: answer.text,
      facts,
      races: raceInViews.map(({ evidence }) => evidence),
      instructions: JAKE_RULES,
    };
    const question: ModelQuestion<'text'> = {
      shape: 'text',
      feature: jakeWanted.feature,
      raceId: raceInView?.evidence.race.id ?? null,
      askedBy: jakeWanted.askedBy,
      instructions: JAKE_RULES,
      shared: facts,
      question: jakeTask(answer, jakeWanted.question),
    };
    const gate = sentenceGate(
      (sentence) => wordingProblems(safeText(sentence), appDatabase).length === 0,
      (sentence) => hear(`${safeText(sentence)}${sentence.endsWith('\n') ? '\n' : ' '}`),
    );
    const extras: AskExtras = { hear: gate.hear, ...(asker === undefined ? {} : { asker }) };
    const modelAnswer = await model.ask(question, extras);
    const tokens = tokensOf(modelAnswer.usage);
    if (modelAnswer.is === 'answered') {
      const text = safeText(modelAnswer.value.text);
      const faults = [...wordingProblems(text, appDatabase), ...omissionProblems(text, answer.text)];
      const isSound = text !== '' && faults.length === 0;
      if (!isSound) return own(answer, `The words of ${model.name} did not keep to the facts.`, tokens);
      gate.end();
      return { text: withTickets(text, answer), by: outsider(model), tokens };
    }
    if (TOLD.has(modelAnswer.is)) return own(answer, modelAnswer.why, tokens);
    throw analystFailed(model.name, modelAnswer.why);
  }

  return async function askJake(jakeWanted: JakeWanted): Promise<Telling> {
    refuseBadQuestion(jakeWanted.question, jakeWanted.field);
    const foundAnswer = await findAnswer(jakeWanted.track, jakeWanted.question);
    return {
      async tell(hear, asker) {
        const { text, by, tokens } =
          outside === null
            ? own(foundAnswer.answer, null, 0)
            : await worded(outside, foundAnswer, jakeWanted, hear, asker);
        if (by.isBuiltIn) hear(text);
        const answeredBy = answererText(by);
        if (jakeWanted.askedBy !== null) {
          const { question, feature, askedBy: memberId } = jakeWanted;
          await answers.keepChat({ memberId, feature, question, answer: text, answeredBy, at: clock() });
        }
        return { response: text, analysedBy: answeredBy, isBuiltIn: by.isBuiltIn, tokens };
      },
    };
  };
}

export type AskJake = ReturnType<typeof makeAskJake>;
