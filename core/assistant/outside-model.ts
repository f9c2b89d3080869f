import { Refusal } from '../kernel/refusal.ts';
import { askChecked } from '../picks/model-questions/checked-ask.ts';
import type {
  AnswerShapes,
  AskExtras,
  ModelAnswer,
  ModelQuestion,
  ModelUsage,
  ShapeName,
} from '../picks/model-questions/model-question.ts';

/** An AI model that can be asked. */
export interface OutsideModel {
  readonly name: string;
  readonly model: string;
  ask<Shape extends ShapeName>(
    question: ModelQuestion<Shape>,
    extras?: AskExtras,
  ): Promise<ModelAnswer<Shape>>;
}

/** Who answered. `model` is null for a built-in analyst. */
export interface Answerer {
  readonly name: string;
  readonly model: string | null;
  readonly isBuiltIn: boolean;
  /** Why the configured model did not answer, or what its answer lost, in a sentence; null otherwise. */
  readonly note: string | null;
}

export interface AttributedAnswer<Value> {
  readonly value: Value;
  readonly by: Answerer;
  readonly tokens: number;
}

/** Code of the refusal when a model gave no answer. */
export const ANALYST_FAILED = 'assistant.analyst-failed';

export const builtIn = (name: string, note: string | null = null): Answerer => ({
  name,
  model: null,
  isBuiltIn: true,
  note,
});

/** `note`: what the reader should know of the answer. */
export const outsideAnswerer = (
  { name, model }: Pick<OutsideModel, 'name' | 'model'>,
  note: string | null = null,
): Answerer => ({
  name,
  model,
  isBuiltIn: false,
  note,
});

/** `Claude (claude-…)`, `Built-in analyst`, with the reason where another was set. */
export const answererText = ({ name, model, note }: Answerer): string =>
  `${name}${model === null ? '' : ` (${model})`}${note === null ? '' : `. ${note}`}`;

export const tokensOf = (usage: ModelUsage | null): number =>
  usage === null ? 0 : usage.inputTokens + usage.outputTokens;

export const analystFailed = (name: string, why: string): Refusal =>
  new Refusal('unavailable', ANALYST_FAILED, `${name} gave no answer: ${why}`);

export interface OutsideRequest<Shape extends ShapeName> {
  /** Null where none is set: the built-in answer is given. */
  readonly outside: OutsideModel | null;
  readonly question: ModelQuestion<Shape>;
  readonly problemsOf: (value: AnswerShapes[Shape]) => readonly string[];
  readonly extras?: AskExtras;
  /** The built-in answer, and under which name. */
  readonly standIn: { readonly name: string; readonly value: () => AnswerShapes[Shape] };
}

/**
 * The answer of the configured model, else the built-in one. The built-in one is given too, with a note, when the budget
 * is spent; any other failure is refused ('unavailable', `assistant.analyst-failed`).
 */
export async function answerOrStandIn<Shape extends ShapeName>(
  request: OutsideRequest<Shape>,
): Promise<AttributedAnswer<AnswerShapes[Shape]>> {
  const { outside, question, problemsOf, extras, standIn } = request;
  if (outside === null) return { value: standIn.value(), by: builtIn(standIn.name), tokens: 0 };
  const answer = await askChecked(
    (modelQuestion) => outside.ask(modelQuestion, extras),
    question,
    problemsOf,
  );
  const tokens = tokensOf(answer.usage);
  if (answer.is === 'answered') return { value: answer.value, by: outsideAnswerer(outside), tokens };
  if (answer.is === 'no-budget')
    return { value: standIn.value(), by: builtIn(standIn.name, answer.why), tokens };
  throw analystFailed(outside.name, answer.why);
}
