import type { z } from 'zod';
import type {
  AnswerShapes,
  ModelAnswer,
  ModelUsage,
  ShapeName,
  ToolCall,
  Unanswered,
} from '#core/picks/model-questions/model-question.ts';
import { schemaOf } from './shapes/index.ts';

/** What a provider wrote, before it is parsed. */
export interface Written {
  readonly text: string;
  /** How it ended. */
  readonly end: 'whole' | 'cut-off' | 'refused';
  /** Tools that it wants called. */
  readonly calls?: readonly ToolCall[];
  /** What it wants back with the calls. */
  readonly thoughts?: readonly unknown[];
  readonly usage: ModelUsage | null;
}

export const unanswered = (
  is: Unanswered,
  why: string,
  usage: ModelUsage | null = null,
): Exclude<ModelAnswer, { is: 'answered' }> => ({ is, why, usage });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_ISSUES = 3;

/** `primary.confidence: Too big`: what a person or the model itself can fix. */
function problemsOf(error: z.ZodError): string {
  const issues = error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  return issues.slice(0, MOST_ISSUES).join('; ');
}

/** Reads what was written in the shape that was asked for; `name` is who wrote it. */
export function answerIn<Shape extends ShapeName>(
  shape: Shape,
  { text, end, usage, calls = [], thoughts = [] }: Written,
  name: string,
): ModelAnswer<Shape> {
  if (end === 'refused') return unanswered('refused', `${name} declined to answer.`, usage);
  if (end === 'cut-off') return unanswered('cut-off', `${name}'s answer was cut off.`, usage);
  const schema = schemaOf(shape);
  if (schema === null) {
    const isBlank = text.trim() === '' && calls.length === 0;
    if (isBlank) return unanswered('no-sense', `${name} gave an empty answer.`, usage);
    const value = shape === 'with-tools' ? { text: text.trim(), calls, thoughts } : { text: text.trim() };
    return { is: 'answered', value: value as AnswerShapes[Shape], usage };
  }
  const found = parsed(text);
  if (found === undefined) return unanswered('no-sense', `${name}'s answer is not valid JSON.`, usage);
  const read = schema.safeParse(found);
  if (read.success) return { is: 'answered', value: read.data, usage };
  return unanswered('no-sense', `${name}'s answer has the wrong shape: ${problemsOf(read.error)}.`, usage);
}
