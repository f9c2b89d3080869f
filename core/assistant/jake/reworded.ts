import { safeText } from '../../kernel/safe-text.ts';
import type { Asker } from '../../kernel/share.ts';
import type { ModelQuestion, Unanswered } from '../../picks/model-questions/model-question.ts';
import type { FoundAnswer } from '../found-answer.ts';
import type { OutsideModel } from '../outside-model.ts';
import type { JakeAnswer } from './answer.ts';
import { type LookUp, lookUpTool } from './look-ups.ts';
import { JAKE_RULES, jakeTask } from './prompts.ts';
import { sentenceGate, sentencesOf } from './sentence-gate.ts';
import { talkWithTools } from './talk-with-tools.ts';
import { omissionProblems } from './verdict-problems.ts';
import { type WordingSource, wordingProblems } from './wording-problems.ts';

export interface RewordRequest extends Pick<ModelQuestion, 'feature' | 'askedBy'> {
  readonly model: OutsideModel;
  /** Our answer. */
  readonly ours: FoundAnswer;
  /** Of the member. */
  readonly question: string;
  /** Kinds of questions that can be looked up, by the names of the tools. */
  readonly kinds: readonly string[];
  readonly lookUp: (wanted: LookUp) => Promise<FoundAnswer>;
  /** Gets the answer as it streams in, as far as it is sound. */
  readonly receive: (piece: string) => void;
  readonly asker?: Asker;
}

/** What a model made of our answer. */
export type Reworded = { readonly tokens: number } & (
  | { readonly is: 'worded'; readonly text: string; readonly lostSentences: boolean }
  | { readonly is: 'unsound' }
  | { readonly is: Unanswered; readonly why: string }
);

/** What a wording may say: our answer and all that was looked up. */
function sourceOf(all: readonly FoundAnswer[]): WordingSource {
  const evidence = all.flatMap(({ views }) => views.map((view) => view.evidence));
  return {
    answer: all.map(({ answer }) => answer.text).join('\n'),
    facts: '',
    races: [...new Map(evidence.map((race) => [race.race.id, race])).values()],
    instructions: JAKE_RULES,
  };
}

function withTickets(text: string, answers: readonly JakeAnswer[]): string {
  const missing = answers.flatMap(({ tickets }) => tickets).filter((line) => !text.includes(line));
  return missing.length === 0 ? text : `${text}\n\n${missing.join('\n')}`;
}

const isSound = (sentence: string, source: WordingSource): boolean =>
  wordingProblems(safeText(sentence), source).length === 0;

/** A text without the sentences that fail, with all tickets; null where nothing sound is left, or it leaves out a PASS. */
function checkedText(written: string, all: readonly FoundAnswer[]) {
  const source = sourceOf(all);
  const sentences = sentencesOf(safeText(written));
  const sound = sentences.filter((sentence) => isSound(sentence, source));
  const text = sound.join('').trim();
  if (text === '' || !isSound(text, source) || omissionProblems(text, source.answer).length > 0) return null;
  const answers = all.map(({ answer }) => answer);
  return { text: withTickets(text, answers), lostSentences: sound.length < sentences.length };
}

/**
 * Our answer in the words of a model, which may look up more with the tools of the chat. Every sentence is checked against
 * our answer, what was looked up and the card. One that fails is removed where something was looked up; where nothing was,
 * or nothing is left, the wording is unsound. Tickets stay ours.
 */
export async function reworded(request: RewordRequest): Promise<Reworded> {
  const { model, ours, feature, askedBy, receive, asker } = request;
  const raceView = ours.views.length === 1 ? ours.views[0] : undefined;
  let endStream = (): void => undefined;
  const { last, found, tokens } = await talkWithTools({
    model,
    question: {
      shape: 'with-tools',
      feature,
      raceId: raceView?.evidence.race.id ?? null,
      askedBy,
      instructions: JAKE_RULES,
      shared: '',
      question: jakeTask(ours.answer, request.question),
    },
    tools: [lookUpTool(request.kinds)],
    lookUp: request.lookUp,
    extrasOf: (soFar) => {
      const gate = sentenceGate(
        (sentence) => isSound(sentence, sourceOf([ours, ...soFar])),
        (sentence) => receive(`${safeText(sentence)}${sentence.endsWith('\n') ? '\n' : ' '}`),
      );
      endStream = gate.end;
      return { onPiece: gate.receive, ...(asker === undefined ? {} : { asker }) };
    },
  });
  if (last.is !== 'answered') return { is: last.is, why: last.why, tokens };
  const checked = checkedText(last.value.text, [ours, ...found]);
  if (checked === null || (checked.lostSentences && found.length === 0)) return { is: 'unsound', tokens };
  if (!checked.lostSentences) endStream();
  return { is: 'worded', ...checked, tokens };
}
