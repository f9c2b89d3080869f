import { z } from 'zod';
import type { ModelUsage } from '#core/picks/model-questions/model-question.ts';

const count = z.number().int().nonnegative();

const usage = z.object({
  input_tokens: count,
  cache_creation_input_tokens: count.nullish(),
  cache_read_input_tokens: count.nullish(),
  output_tokens: count,
});

/** Here the input excludes cache writes and reads. Null where the server does not report it. */
export function readUsage(reported: unknown): ModelUsage | null {
  const found = usage.safeParse(reported).data;
  if (found === undefined) return null;
  const [written, cached] = [found.cache_creation_input_tokens ?? 0, found.cache_read_input_tokens ?? 0];
  return {
    inputTokens: found.input_tokens + written + cached,
    cachedTokens: cached,
    cacheWriteTokens: written,
    outputTokens: found.output_tokens,
  };
}
