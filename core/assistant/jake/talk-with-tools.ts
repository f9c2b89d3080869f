import type { Clock, LogError } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
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

/** What every talk needs. */
export interface TalkLimits {
  /** Milliseconds for all rounds together. */
  readonly wholeMs: number;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly logError: LogError;
}

interface Talk extends TalkLimits {
  readonly model: OutsideModel;
  /** What is asked, without its conversation. */
  readonly question: Omit<ModelQuestion<'with-tools'>, 'conversation'>;
  readonly tools: NonNullable<ModelQuestion['conversation']>['tools'];
  readonly lookUp: (wanted: LookUp) => Promise<FoundAnswer>;
  /** Our answer and the member's question: figures of these may be looked up. */
  readonly given: string;
  /** What to send along in each round; it gets everything looked up so far. */
  readonly extrasOf: (found: readonly FoundAnswer[]) => AskExtras;
  /** Called when a round ended with calls: the words beside them are no answer. */
  readonly onCalls: () => void;
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

const NOT_AVAILABLE = 'That is not available now.';

/** A failed look-up as a reply: the answer goes on without it. */
function failureReply(error: unknown, { logError }: Talk): string {
  if (error instanceof Refusal) return `That cannot be answered: ${error.message}`;
  logError(error, 'a look-up for a model');
  return NOT_AVAILABLE;
}

/** Answers a call, and adds the answer to what was found: words that answer nothing are none. */
async function replyTo(call: ToolCall, talk: Talk, found: FoundAnswer[]): Promise<string> {
  const { lookUp, given } = talk;
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
    return failureReply(error, talk);
  }
}

const wentOn = ({ name }: OutsideModel, { usage }: ModelAnswer): ModelAnswer<'with-tools'> => ({
  is: 'no-sense',
  why: `${name} went on asking instead of answering.`,
  usage,
});

const tookTooLong = ({ name }: OutsideModel): ModelAnswer<'with-tools'> => ({
  is: 'too-slow',
  why: `${name} took too long.`,
  usage: null,
});

/**
 * Asks a model that may look things up: at most `MOST_ROUNDS` times and `MOST_LOOK_UPS` questions, then it must answer. A
 * model that still calls instead has given no answer ('no-sense'); all rounds together have `wholeMs` ('too-slow').
 */
export async function talkWithTools(talk: Talk): Promise<TalkEnd> {
  const { model, question, tools, extrasOf, clock, wholeMs, onCalls } = talk;
  const until = shift(clock(), wholeMs);
  const rounds: ToolRound[] = [];
  const found: FoundAnswer[] = [];
  let tokens = 0;

  for (;;) {
    const withinMs = until - clock();
    if (withinMs <= 0) return { last: tookTooLong(model), found, tokens };
    const mayCall = rounds.length < MOST_ROUNDS && found.length < MOST_LOOK_UPS;
    const request = { ...question, conversation: { tools, rounds: [...rounds], mayCall } };
    const last = await model.ask(request, { ...extrasOf(found), withinMs });
    tokens += tokensOf(last.usage);
    if (last.is !== 'answered' || last.value.calls.length === 0) return { last, found, tokens };
    onCalls();
    if (!mayCall) return { last: wentOn(model, last), found, tokens };
    const { calls, thoughts = [] } = last.value;
    const replies: string[] = [];
    for (const call of calls) replies.push(await replyTo(call, talk, found));
    rounds.push({ calls, replies, thoughts });
  }
}
