import { z } from 'zod';
import type { ModelUsage } from '#core/picks/questions/model-question.ts';

const count = z.number().int().nonnegative();

const usage = z.object({
  input_tokens: count,
  cache_creation_input_tokens: count.nullish(),
  cache_read_input_tokens: count.nullish(),
  output_tokens: count,
});

/** Here the input excludes what was kept and what was reused. Null where the server does not tell. */
export function readUsage(told: unknown): ModelUsage | null {
  const found = usage.safeParse(told).data;
  if (found === undefined) return null;
  const [written, cached] = [found.cache_creation_input_tokens ?? 0, found.cache_read_input_tokens ?? 0];
  return {
    inputTokens: found.input_tokens + written + cached,
    cachedTokens: cached,
    cacheWriteTokens: written,
    outputTokens: found.output_tokens,
  };
}
