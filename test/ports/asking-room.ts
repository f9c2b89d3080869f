import type { Budget } from '#core/spend/cap.ts';
import type { ModelPrice } from '#core/spend/price.ts';

export const PRICES: readonly ModelPrice[] = [
  { model: 'claude-sonnet-5-5', from: '2026-01-01', input: 2, cached: 0.1, cacheWrite: 2.5, output: 10 },
];

export const aBudgetOf = (dailyUsd: number): Budget => ({ dailyUsd, monthlyUsd: 100, memberDailyUsd: 0.5 });
