import { z } from 'zod';
import type { ModelUsage } from '#core/picks/questions/model-question.ts';

const count = z.number().int().nonnegative();
const details = z
  .object({ cached_tokens: count.nullish(), cache_write_tokens: count.nullish() })
  .partial()
  .nullish();

/** Both interfaces count what was cached as part of the input. Older servers leave details out. */
const responsesUsage = z.object({ input_tokens: count, input_tokens_details: details, output_tokens: count });
const chatUsage = z.object({
  prompt_tokens: count,
  prompt_tokens_details: details,
  completion_tokens: count,
});

function usageOf(input: number, output: number, told: z.output<typeof details>): ModelUsage {
  return {
    inputTokens: input,
    cachedTokens: Math.min(input, told?.cached_tokens ?? 0),
    cacheWriteTokens: told?.cache_write_tokens ?? 0,
    outputTokens: output,
  };
}

/** Null where the server does not tell. */
export function readUsage(told: unknown): ModelUsage | null {
  const responses = responsesUsage.safeParse(told).data;
  if (responses !== undefined) {
    return usageOf(responses.input_tokens, responses.output_tokens, responses.input_tokens_details);
  }
  const chat = chatUsage.safeParse(told).data;
  if (chat === undefined) return null;
  return usageOf(chat.prompt_tokens, chat.completion_tokens, chat.prompt_tokens_details);
}
