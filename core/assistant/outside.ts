import { Refusal } from '../kernel/refusal.ts';
import { askChecked } from '../picks/questions/checked-ask.ts';
import type {
  AnswerShapes,
  AskExtras,
  ModelAnswer,
  ModelQuestion,
  ModelUsage,
  ShapeName,
} from '../picks/questions/model-question.ts';

/** A model outside the house that can be asked. */
export interface Outside {
  readonly name: string;
  readonly model: string;
  ask<Shape extends ShapeName>(
    question: ModelQuestion<Shape>,
    extras?: AskExtras,
  ): Promise<ModelAnswer<Shape>>;
}

/** Who answered. `model` is null for the house's own analyst. */
export interface Answerer {
  readonly name: string;
  readonly model: string | null;
  readonly isBuiltIn: boolean;
  /** Why it was not who was set, in a sentence; null otherwise. */
  readonly note: string | null;
}

export interface Heard<Value> {
  readonly value: Value;
  readonly by: Answerer;
  readonly tokens: number;
}

/** Code of the refusal when a model that was asked gave no answer. */
export const ANALYST_FAILED = 'assistant.analyst-failed';

export const builtIn = (name: string, note: string | null = null): Answerer => ({
  name,
  model: null,
  isBuiltIn: true,
  note,
});

export const outsider = ({ name, model }: Pick<Outside, 'name' | 'model'>): Answerer => ({
  name,
  model,
  isBuiltIn: false,
  note: null,
});

/** `Claude (claude-…)`, `Built-in analyst`, with the reason where another was set. */
export const answererText = ({ name, model, note }: Answerer): string =>
  `${name}${model === null ? '' : ` (${model})`}${note === null ? '' : `. ${note}`}`;

export const tokensOf = (usage: ModelUsage | null): number =>
  usage === null ? 0 : usage.inputTokens + usage.outputTokens;

export const analystFailed = (name: string, why: string): Refusal =>
  new Refusal('unavailable', ANALYST_FAILED, `${name} gave no answer: ${why}`);

export interface Asking<Shape extends ShapeName> {
  /** Null where none is set: the house answers. */
  readonly outside: Outside | null;
  readonly question: ModelQuestion<Shape>;
  readonly problemsOf: (value: AnswerShapes[Shape]) => readonly string[];
  readonly extras?: AskExtras;
  /** What the house itself says, and under which name. */
  readonly own: { readonly name: string; readonly value: () => AnswerShapes[Shape] };
}

/**
 * The answer of the model that is set, else of the house. The house answers, and says so, when the budget is spent;
 * any other silence is refused ('unavailable', `assistant.analyst-failed`).
 */
export async function hear<Shape extends ShapeName>(
  asking: Asking<Shape>,
): Promise<Heard<AnswerShapes[Shape]>> {
  const { outside, question, problemsOf, extras, own } = asking;
  if (outside === null) return { value: own.value(), by: builtIn(own.name), tokens: 0 };
  const answer = await askChecked(
    (modelQuestion) => outside.ask(modelQuestion, extras),
    question,
    problemsOf,
  );
  const tokens = tokensOf(answer.usage);
  if (answer.is === 'answered') return { value: answer.value, by: outsider(outside), tokens };
  if (answer.is === 'no-budget') return { value: own.value(), by: builtIn(own.name, answer.why), tokens };
  throw analystFailed(outside.name, answer.why);
}
