import { Refusal } from '../../kernel/refusal.ts';
import type {
  AskExtras,
  ModelAnswer,
  ModelQuestion,
  ToolCall,
  ToolRound,
} from '../../picks/model-questions/model-question.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { type OutsideModel, tokensOf } from '../outside-model.ts';
import { bringsFigures, type LookUp, MOST_LOOK_UPS, MOST_ROUNDS, readLookUp, replyOf } from './look-ups.ts';

interface Talk {
  readonly model: OutsideModel;
  /** What is asked, without its conversation. */
  readonly question: Omit<ModelQuestion<'with-tools'>, 'conversation'>;
  readonly tools: NonNullable<ModelQuestion['conversation']>['tools'];
  readonly lookUp: (wanted: LookUp) => Promise<FoundAnswer>;
  /** Our answer and the member's question: figures of these may be looked up. */
  readonly given: string;
  /** What to send along in each round; it gets everything looked up so far. */
  readonly extrasOf: (found: readonly FoundAnswer[]) => AskExtras;
}

/** How a talk ended. */
export interface TalkEnd {
  /** The last round: an answer, or why there is none. */
  readonly last: ModelAnswer<'with-tools'>;
  /** What was looked up, in order. */
  readonly found: readonly FoundAnswer[];
  /** Of all rounds. */
  readonly tokens: number;
}

const ENOUGH = `No more can be looked up: ${MOST_LOOK_UPS} questions were. Answer with what you have.`;

const STRANGE_FIGURES =
  'Ask with the figures of the member, of the answer or of a reply; this question brings in others.';

/** Answers a call, and adds the answer to what was found: words that answer nothing are none. */
async function replyTo(call: ToolCall, { lookUp, given }: Talk, found: FoundAnswer[]): Promise<string> {
  const wanted = readLookUp(call);
  if (typeof wanted === 'string') return wanted;
  if (found.length >= MOST_LOOK_UPS) return ENOUGH;
  if (bringsFigures(wanted.question, [given, ...found.map(({ answer }) => answer.text)].join('\n')))
    return STRANGE_FIGURES;
  try {
    const answer = await lookUp(wanted);
    const isAnswer = answer.isNoAnswer !== true && answer.asksBack !== true && answer.isFixed !== true;
    if (isAnswer) found.push(answer);
    return replyOf(answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `That cannot be answered: ${error.message}`;
  }
}

/**
 * Asks a model that may look things up: at most `MOST_ROUNDS` times and `MOST_LOOK_UPS` questions, then it must answer. A
 * model that still calls instead has given no answer ('no-sense').
 */
export async function talkWithTools(talk: Talk): Promise<TalkEnd> {
  const { model, question, tools, extrasOf } = talk;
  const rounds: ToolRound[] = [];
  const found: FoundAnswer[] = [];
  let tokens = 0;

  for (;;) {
    const mayCall = rounds.length < MOST_ROUNDS && found.length < MOST_LOOK_UPS;
    const request = { ...question, conversation: { tools, rounds: [...rounds], mayCall } };
    const last = await model.ask(request, extrasOf(found));
    tokens += tokensOf(last.usage);
    if (last.is !== 'answered' || last.value.calls.length === 0) return { last, found, tokens };
    if (!mayCall) {
      const why = `${model.name} went on asking instead of answering.`;
      return { last: { is: 'no-sense', why, usage: last.usage }, found, tokens };
    }
    const { calls } = last.value;
    const replies: string[] = [];
    for (const call of calls) replies.push(await replyTo(call, talk, found));
    rounds.push({ calls, replies });
  }
}
