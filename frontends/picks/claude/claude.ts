import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { BadgeTone } from '#kit/kit.ts';

export type Analysis = NonNullable<Reply<'GET /api/claude/analyze-race/{raceId}'>>;
export type Strategy = NonNullable<Reply<'GET /api/claude/betting-strategy/{raceId}'>>;
export type Consensus = NonNullable<Reply<'GET /api/claude/ai-consensus/{raceId}'>>;
export type Summary = Reply<'GET /api/claude/race-summaries'>[number];

const minutes = 60_000;
const fresh = { staleTime: 5 * minutes, gcTime: 5 * minutes } as const;

/** The races of today, fresh two minutes. */
export const todayQuery = { ...ask('GET /api/races/saratoga/today'), staleTime: 2 * minutes } as const;
export const summariesQuery = { ...ask('GET /api/claude/race-summaries'), ...fresh } as const;

export const analysisQuery = (raceId: string) => ({
  ...ask('GET /api/claude/analyze-race/{raceId}', { params: { raceId } }),
  ...fresh,
});
export const strategyQuery = (raceId: string) => ({
  ...ask('GET /api/claude/betting-strategy/{raceId}', { params: { raceId } }),
  ...fresh,
});
export const consensusQuery = (raceId: string) => ({
  ...ask('GET /api/claude/ai-consensus/{raceId}', { params: { raceId } }),
  ...fresh,
});

const summaryAtMost = 100;

/** The first hundred characters, with dots where more was said. */
export const cutSummary = (text: string): string =>
  text.length > summaryAtMost ? `${text.slice(0, summaryAtMost)}...` : text;

const riskTones: Readonly<Record<string, BadgeTone>> = { low: 'green', medium: 'yellow', high: 'red' };
export const riskTone = (riskLevel: string): BadgeTone => riskTones[riskLevel] ?? 'gray';

const agreementTones = { High: 'green', Medium: 'yellow', Low: 'red' } as const;
export const agreementTone = (confidence: Consensus['confidence']): BadgeTone => agreementTones[confidence];

export const seasonSentence = 'Saratoga races Wednesday through Sunday, mid-July to Labor Day.';
