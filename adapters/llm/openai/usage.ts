import { z } from 'zod';
import type { ModelUsage } from '#core/picks/model-questions/model-question.ts';

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

function usageOf(input: number, output: number, reported: z.output<typeof details>): ModelUsage {
  return {
    inputTokens: input,
    cachedTokens: Math.min(input, reported?.cached_tokens ?? 0),
    cacheWriteTokens: reported?.cache_write_tokens ?? 0,
    outputTokens: output,
  };
}

/** Null where the server does not report it. */
export function readUsage(reported: unknown): ModelUsage | null {
  const responses = responsesUsage.safeParse(reported).data;
  if (responses !== undefined) {
    return usageOf(responses.input_tokens, responses.output_tokens, responses.input_tokens_details);
  }
  const chat = chatUsage.safeParse(reported).data;
  if (chat === undefined) return null;
  return usageOf(chat.prompt_tokens, chat.completion_tokens, chat.prompt_tokens_details);
}
