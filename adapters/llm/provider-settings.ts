import type { ShapeName } from '#core/picks/model-questions/model-question.ts';

/** How long and how often a provider is asked. */
export interface AskLimits {
  /** A single try, and the whole question with all its tries and waits. */
  readonly tryMs: number;
  readonly wholeMs: number;
  /** Tries after the first. */
  readonly retries: number;
  readonly mostOutputTokens: Readonly<Record<ShapeName, number>>;
}

export type Effort = 'low' | 'medium' | 'high';

export interface ProviderSettings {
  readonly name: string;
  readonly model: string;
  readonly apiKey: string;
  /** Null for the provider's own host. */
  readonly baseUrl: string | null;
  /** How hard a reasoning model thinks; null for one that does not, or by its own choice. */
  readonly effort: Effort | null;
  readonly limits: AskLimits;
}
