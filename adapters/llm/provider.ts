import type { Slot } from '#core/picks/analysis/slot.ts';
import type {
  AskExtras,
  ModelAnswer,
  ModelQuestion,
  ShapeName,
} from '#core/picks/model-questions/model-question.ts';
import type { Provider } from '#core/picks/ports.ts';
import { answerIn, type Written } from './answer.ts';
import { startDeadline } from './deadline.ts';
import { brokeOff, failureOf, type RequestError } from './errors.ts';
import type { Effort, ProviderSettings } from './provider-settings.ts';
import { persistent } from './retries.ts';
import { isText } from './shapes/index.ts';

/** A question to be sent through a library. */
export interface ProviderRequest {
  readonly question: ModelQuestion;
  readonly model: string;
  readonly effort: Effort | null;
  readonly mostTokens: number;
  readonly signal: AbortSignal;
  /** Milliseconds of a single try. */
  readonly tryMs: number;
  readonly receive: ((piece: string) => void) | null;
}

/** A provider's library: sends a request, and describes its errors. */
export interface Library {
  write(request: ProviderRequest): Promise<Written>;
  /** Null for an error that is not the library's. */
  errorOf(error: unknown): Omit<RequestError, 'brokenOff'> | null;
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
    { asker, onPiece: receive, withinMs = limits.wholeMs }: AskExtras = {},
  ): Promise<ModelAnswer<Shape>> {
    loading ??= load();
    const library = await loading;
    const deadline = startDeadline(Math.min(limits.wholeMs, withinMs), asker);
    const request: ProviderRequest = {
      question,
      model,
      effort,
      mostTokens: limits.mostOutputTokens[question.shape],
      signal: deadline.signal,
      tryMs: limits.tryMs,
      receive: isText(question.shape) ? (receive ?? null) : null,
    };
    try {
      return answerIn(question.shape, await deadline.during(library.write(request)), name);
    } catch (error) {
      const failure = brokeOff(error) ? { ...NOTHING, hadBegun: true } : library.errorOf(error);
      const tryEnd = failureOf({ ...(failure ?? NOTHING), brokenOff: deadline.brokenOff() }, name);
      if (tryEnd === null) throw error;
      return tryEnd;
    } finally {
      deadline.end();
    }
  }

  return { slot, name, model, ask, persist: persistent(limits) };
}
