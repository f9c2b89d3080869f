import type { AskLimits } from '#adapters/llm/provider-settings.ts';
import type { ModelQuestion, ParsedPick, ShapeName } from '#core/picks/model-questions/model-question.ts';

/** A pick in the shape of an answer. */
export const aParsedPick = (changes: Partial<ParsedPick> = {}): ParsedPick => ({
  primary: { programNumber: '1', confidence: 72, reasons: ['ran the best figure of the field'] },
  longshot: null,
  value: [],
  exotics: [],
  ...changes,
});

/** A question in a shape, a pick unless another is named. */
export const aQuestion = <Shape extends ShapeName = 'pick'>(
  changes: Partial<ModelQuestion<Shape>> = {},
): ModelQuestion<Shape> => ({
  shape: 'pick' as Shape,
  feature: 'picks',
  raceId: null,
  askedBy: null,
  instructions: 'You analyze horse races.',
  shared: 'The day: seven races.',
  question: 'Race 1: who wins?',
  ...changes,
});

/** Short ones: tests do not wait. */
export const limits = (changes: Partial<AskLimits> = {}): AskLimits => ({
  tryMs: 2_000,
  wholeMs: 5_000,
  retries: 2,
  mostOutputTokens: {
    pick: 2_000,
    'debate-opening': 1_000,
    'debate-critique': 1_000,
    'debate-final': 1_000,
    'race-analysis': 2_000,
    'betting-strategy': 2_000,
    'race-summary': 500,
    text: 1_500,
    'with-tools': 1_500,
  },
  ...changes,
});
