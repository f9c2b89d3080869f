import { safeText } from '../../kernel/safe-text.ts';
import type { Asker } from '../../kernel/share.ts';
import type { AskExtras, ModelQuestion, Unanswered } from '../../picks/model-questions/model-question.ts';
import type { FoundAnswer } from '../found-answer.ts';
import type { OutsideModel } from '../outside-model.ts';
import type { JakeAnswer } from './answer.ts';
import { type LookUp, lookUpTool, replyLines } from './look-ups.ts';
import { JAKE_RULES, jakeTask } from './prompts.ts';
import { sentenceGate, sentencesOf } from './sentence-gate.ts';
import { type TalkLimits, talkWithTools } from './talk-with-tools.ts';
import { omissionProblems } from './verdict-problems.ts';
import { type WordingSource, wordingProblems } from './wording-problems.ts';

export interface RewordRequest extends TalkLimits, Pick<ModelQuestion, 'feature' | 'askedBy'> {
  readonly model: OutsideModel;
  /** Our answer. */
  readonly ours: FoundAnswer;
  /** Of the member. */
  readonly question: string;
  /** Kinds of questions that can be looked up, by the names of the tools. */
  readonly kinds: readonly string[];
  readonly lookUp: (wanted: LookUp) => Promise<FoundAnswer>;
  /** Gets the answer as it streams in, as far as it is sound. */
  readonly receive: (piece: AnswerPiece) => void;
  readonly asker?: Asker;
}

/** A piece of an answer that streams in; or that it starts over, as what was sent is none. */
export type AnswerPiece = string | { readonly startsOver: true };

/** What a model made of our answer. */
export type Reworded = { readonly tokens: number } & (
  | {
      readonly is: 'worded';
      readonly text: string;
      readonly lostSentences: boolean;
      /** What was looked up for it. */
      readonly found: readonly FoundAnswer[];
    }
  | { readonly is: 'unsound' }
  | { readonly is: Unanswered; readonly why: string }
);

const hasVerdict = (text: string): boolean => /\b(?:PASS|WATCH|BET|PLAY)\b/.test(text);

/** What a wording may say: our answer and all that was looked up. Its verdict is that of ours, where ours has one. */
function sourceOf(ours: FoundAnswer, found: readonly FoundAnswer[]): WordingSource {
  const evidence = [ours, ...found].flatMap(({ views }) => views.map((view) => view.evidence));
  const replies = found.flatMap(replyLines).join('\n');
  return {
    answer: `${ours.answer.text}\n${replies}`,
    verdict: hasVerdict(ours.answer.text) ? ours.answer.text : replies,
    facts: '',
    races: [...new Map(evidence.map((race) => [race.race.id, race])).values()],
    instructions: JAKE_RULES,
  };
}

const withTickets = (text: string, { tickets }: JakeAnswer): string =>
  tickets.every((line) => text.includes(line)) ? text : `${text}\n\n${tickets.join('\n')}`;

const isSound = (sentence: string, source: WordingSource): boolean =>
  wordingProblems(safeText(sentence), source).length === 0;

/** A text without the sentences that fail, with our tickets; null where nothing sound is left, or it leaves out a PASS. */
function checkedText(written: string, ours: FoundAnswer, found: readonly FoundAnswer[]) {
  const source = sourceOf(ours, found);
  const sentences = sentencesOf(safeText(written));
  const sound = sentences.filter((sentence) => isSound(sentence, source));
  const text = sound.join('').trim();
  if (text === '' || !isSound(text, source) || omissionProblems(text, ours.answer.text).length > 0)
    return null;
  return { text: withTickets(text, ours.answer), lostSentences: sound.length < sentences.length };
}

function modelQuestionOf({ ours, feature, askedBy, question }: RewordRequest): ModelQuestion<'with-tools'> {
  const raceView = ours.views.length === 1 ? ours.views[0] : undefined;
  return {
    shape: 'with-tools',
    feature,
    raceId: raceView?.evidence.race.id ?? null,
    askedBy,
    instructions: JAKE_RULES,
    shared: '',
    question: jakeTask(ours.answer, question),
  };
}

/** Lets sound sentences out as they stream in; what streamed beside calls is taken back. */
function streamOf({ ours, receive, asker }: RewordRequest) {
  let end = (): void => undefined;
  let hasSpoken = false;
  const letOut = (sentence: string): void => {
    hasSpoken = true;
    receive(`${safeText(sentence)}${sentence.endsWith('\n') ? '\n' : ' '}`);
  };
  return {
    end: () => end(),
    onCalls: () => {
      if (hasSpoken) receive({ startsOver: true });
      hasSpoken = false;
    },
    extrasOf: (soFar: readonly FoundAnswer[]): AskExtras => {
      const gate = sentenceGate((sentence) => isSound(sentence, sourceOf(ours, soFar)), letOut);
      end = gate.end;
      return { onPiece: gate.receive, ...(asker === undefined ? {} : { asker }) };
    },
  };
}

/**
 * Our answer in the words of a model, which may look up more with the tools of the chat. Every sentence is checked against
 * our answer, what was looked up and the card. One that fails is removed where something was looked up; where nothing was,
 * or nothing is left, the wording is unsound. Tickets stay ours.
 */
export async function reworded(request: RewordRequest): Promise<Reworded> {
  const { ours } = request;
  const stream = streamOf(request);
  const { last, found, tokens } = await talkWithTools({
    ...request,
    ...stream,
    question: modelQuestionOf(request),
    tools: [lookUpTool(request.kinds)],
    given: `${request.question}\n${ours.answer.text}`,
  });
  if (last.is !== 'answered') return { is: last.is, why: last.why, tokens };
  const checked = checkedText(last.value.text, ours, found);
  if (checked === null || (checked.lostSentences && found.length === 0)) return { is: 'unsound', tokens };
  if (!checked.lostSentences) stream.end();
  return { is: 'worded', ...checked, found, tokens };
}
