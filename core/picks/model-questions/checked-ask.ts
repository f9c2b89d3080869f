import { dataBlock, dataLine } from '../prompts/data-block.ts';
import type { AnswerShapes, ModelAnswer, ModelQuestion, ModelUsage, ShapeName } from './model-question.ts';

/** Puts one question to one analyst. */
export type Ask<Shape extends ShapeName> = (question: ModelQuestion<Shape>) => Promise<ModelAnswer<Shape>>;

const MOST_NAMED = 5;
const LONGEST_FAULT = 200;

function withProblems<Shape extends ShapeName>(
  question: ModelQuestion<Shape>,
  faults: readonly string[],
): ModelQuestion<Shape> {
  const named = dataBlock(
    'faults',
    faults.slice(0, MOST_NAMED).map((fault) => dataLine(fault, LONGEST_FAULT)),
  );
  return {
    ...question,
    question: `${question.question}\n\nYour last answer could not be used because of these faults:\n${named}\nAnswer again, whole.`,
  };
}

function together(a: ModelUsage | null, b: ModelUsage | null): ModelUsage | null {
  if (a === null || b === null) return a ?? b;
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

/**
 * Asks, and once more with the faults named when the answer makes no sense or `problemsOf` finds some; an answer that is
 * faulty again counts as none (`no-sense`, with the faults). The usage is of both.
 */
export async function askChecked<Shape extends ShapeName>(
  ask: Ask<Shape>,
  question: ModelQuestion<Shape>,
  problemsOf: (value: AnswerShapes[Shape]) => readonly string[],
): Promise<ModelAnswer<Shape>> {
  const problemsIn = (answer: ModelAnswer<Shape>): readonly string[] => {
    if (answer.is === 'answered') return problemsOf(answer.value);
    return answer.is === 'no-sense' ? [answer.why.replace(/\.$/, '')] : [];
  };
  const first = await ask(question);
  const faults = problemsIn(first);
  if (faults.length === 0) return first;
  const second = await ask(withProblems(question, faults));
  const usage = together(first.usage, second.usage);
  const left = problemsIn(second);
  if (left.length === 0) return { ...second, usage };
  const why = `Two unusable answers in a row: ${left.slice(0, MOST_NAMED).join('; ')}.`;
  return { is: 'no-sense', why, usage };
}
