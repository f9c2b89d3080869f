import type { Slot } from '#core/picks/analysis/slot.ts';
import type { Provider } from '#core/picks/ports.ts';
import type {
  AskExtras,
  ModelAnswer,
  ModelQuestion,
  ShapeName,
} from '#core/picks/questions/model-question.ts';
import { answerIn, type Written } from './answer.ts';
import { brokeOff, failureOf, type Trouble } from './errors.ts';
import { openPatience } from './patience.ts';
import { persistent } from './persistence.ts';
import type { Effort, ProviderSettings } from './provider-settings.ts';

/** A question on its way through a library. */
export interface Asked {
  readonly question: ModelQuestion;
  readonly model: string;
  readonly effort: Effort | null;
  readonly mostTokens: number;
  readonly signal: AbortSignal;
  /** Milliseconds of a single try. */
  readonly tryMs: number;
  readonly hear: ((piece: string) => void) | null;
}

/** A provider's library: puts a question, and says its errors in our words. */
export interface Library {
  write(asked: Asked): Promise<Written>;
  /** Null for an error that is none of the library's. */
  trouble(error: unknown): Omit<Trouble, 'brokenOff'> | null;
}

const NOTHING = {
  status: null,
  isTimeout: false,
  isConnection: false,
  hadBegun: false,
  headers: null,
  neverSent: false,
};

/** A provider on its library: one question, one try, one answer, within the limits. */
export function providerOn(slot: Slot, load: () => Promise<Library>, settings: ProviderSettings): Provider {
  const { name, model, effort, limits } = settings;
  let loading: Promise<Library> | null = null;

  async function ask<Shape extends ShapeName>(
    question: ModelQuestion<Shape>,
    { asker, hear, withinMs = limits.wholeMs }: AskExtras = {},
  ): Promise<ModelAnswer<Shape>> {
    loading ??= load();
    const library = await loading;
    const patience = openPatience(Math.min(limits.wholeMs, withinMs), asker);
    const asked: Asked = {
      question,
      model,
      effort,
      mostTokens: limits.mostOutputTokens[question.shape],
      signal: patience.signal,
      tryMs: limits.tryMs,
      hear: question.shape === 'text' ? (hear ?? null) : null,
    };
    try {
      return answerIn(question.shape, await patience.during(library.write(asked)), name);
    } catch (error) {
      const told = brokeOff(error) ? { ...NOTHING, hadBegun: true } : library.trouble(error);
      const tryEnd = failureOf({ ...(told ?? NOTHING), brokenOff: patience.brokenOff() }, name);
      if (tryEnd === null) throw error;
      return tryEnd;
    } finally {
      patience.end();
    }
  }

  return { slot, name, model, ask, persist: persistent(limits) };
}
