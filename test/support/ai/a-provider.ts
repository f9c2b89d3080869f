import type { Slot } from '#core/picks/analysis/slot.ts';
import type {
  AnswerShapes,
  AskExtras,
  ModelAnswer,
  ModelQuestion,
  ModelUsage,
  ShapeName,
} from '#core/picks/model-questions/model-question.ts';
import type { Provider } from '#core/picks/ports.ts';

export const A_USAGE: ModelUsage = {
  inputTokens: 2_000,
  cachedTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 300,
};

type ScriptedAnswer = AnswerShapes[ShapeName] | Exclude<ModelAnswer, { is: 'answered' }>;

export type Answering = (
  question: ModelQuestion,
  nth: number,
  extras?: AskExtras,
) => ScriptedAnswer | Promise<ScriptedAnswer>;

const isUnanswered = (answer: object): answer is Exclude<ModelAnswer, { is: 'answered' }> => 'is' in answer;

const MODELS: Readonly<Record<Slot, string>> = { claude: 'claude-sonnet-5-5', openai: 'gpt-6.1-terra' };

/** A provider that answers as scripted, and records the questions. */
export function aProvider(slot: Slot, answering: Answering) {
  const modelQuestions: ModelQuestion[] = [];
  const provider: Provider = {
    slot,
    name: slot === 'claude' ? 'Claude' : 'GPT',
    model: MODELS[slot],
    ask: async <Shape extends ShapeName>(question: ModelQuestion<Shape>, extras?: AskExtras) => {
      modelQuestions.push(question);
      const answer = await answering(question, modelQuestions.length - 1, extras);
      if (isUnanswered(answer)) return answer;
      const value = question.shape === 'with-tools' ? { calls: [], ...answer } : answer;
      return { is: 'answered' as const, value: value as AnswerShapes[Shape], usage: A_USAGE };
    },
  };
  return { provider, heard: modelQuestions };
}

/** How a provider fails. */
export const fails = (is: Exclude<ModelAnswer['is'], 'answered'>, why = `It is ${is}.`) => ({
  is,
  why,
  usage: null,
});
