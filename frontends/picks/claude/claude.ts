import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { defaultTrackSlug, forTrack } from '#frame/frame.ts';
import type { BadgeTone } from '#kit/kit.ts';

export type Analysis = NonNullable<Reply<'GET /api/claude/analyze-race/{raceId}'>>;
export type Strategy = NonNullable<Reply<'GET /api/claude/betting-strategy/{raceId}'>>;
export type Consensus = NonNullable<Reply<'GET /api/claude/ai-consensus/{raceId}'>>;
export type Summary = Reply<'GET /api/claude/race-summaries'>[number];

const minutes = 60_000;
const fresh = { staleTime: 5 * minutes, gcTime: 5 * minutes } as const;

/** The races of today, fresh two minutes. */
export const todayQuery = (slug: string) => ({
  ...ask('GET /api/races/saratoga/today', forTrack(slug)),
  staleTime: 2 * minutes,
});
export const summariesQuery = (slug: string) => ({
  ...ask('GET /api/claude/race-summaries', forTrack(slug)),
  ...fresh,
});

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

/** What to say on a day without races: Saratoga's season is known; for other tracks, only that there is no card. */
export const noRacesSentence = (slug: string, trackName: string): string =>
  slug === defaultTrackSlug
    ? 'Saratoga races Wednesday through Sunday, mid-July to Labor Day.'
    : `${trackName} has no card today.`;
