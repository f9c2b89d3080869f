import { z } from 'zod';
import type { ProviderSettings } from '#adapters/llm/provider-settings.ts';
import type { Slot } from '#core/picks/analysis/slot.ts';
import type { Budget } from '#core/spend/cap.ts';
import type { ModelPrice } from '#core/spend/price.ts';
import type { Settings } from './env.ts';
import file from './models/ai-prices.json' with { type: 'json' };

const rate = z.number().nonnegative();
const rates = { input: rate, cached: rate, cacheWrite: rate, output: rate };
const count = z.number().int().positive();
const shapes = [
  'pick',
  'debate-opening',
  'debate-critique',
  'debate-final',
  'race-analysis',
  'betting-strategy',
  'race-summary',
  'text',
  'with-tools',
] as const;

const chosen = z.object({
  models: z.object({ claude: z.string(), openai: z.string() }),
  names: z.object({ claude: z.string(), openai: z.string() }),
  effort: z.record(z.string(), z.enum(['low', 'medium', 'high'])),
  atOnce: count,
  memberDailyUsd: z.number().nonnegative(),
  limits: z.object({
    tryMs: count,
    wholeMs: count,
    retries: z.number().int().nonnegative(),
    mostOutputTokens: z.record(z.enum(shapes), count),
  }),
  prices: z.array(
    z
      .object({
        model: z.string(),
        from: z.iso.date(),
        ...rates,
        above: z.object({ inputTokens: count, ...rates }).optional(),
      })
      .transform(({ above, ...price }): ModelPrice => (above === undefined ? price : { ...price, above })),
  ),
});

/** What was chosen about the outside analysts: models, limits, and the prices that spending is counted by. */
export const aiChoices = chosen.parse(file);

const KEYS = { claude: 'ANTHROPIC', openai: 'OPENAI' } as const;

/** How a slot's provider is asked; null while its key is not set. */
export function providerSettings(settings: Settings, slot: Slot): ProviderSettings | null {
  const apiKey = settings[`${KEYS[slot]}_API_KEY`];
  if (apiKey === undefined) return null;
  const model = settings[`${KEYS[slot]}_MODEL`] ?? aiChoices.models[slot];
  return {
    name: aiChoices.names[slot],
    model,
    apiKey,
    baseUrl: settings[`${KEYS[slot]}_BASE_URL`] ?? null,
    effort: aiChoices.effort[model] ?? null,
    limits: aiChoices.limits,
  };
}

export const budgetOf = ({ DAILY_BUDGET_USD, MONTHLY_BUDGET_USD }: Settings): Budget => ({
  dailyUsd: DAILY_BUDGET_USD,
  monthlyUsd: MONTHLY_BUDGET_USD,
  memberDailyUsd: aiChoices.memberDailyUsd,
});
