import type { Reply } from '#api/api.ts';
import type { BadgeTone } from '#kit/kit.ts';
import { numbered } from '#kit/kit.ts';
import type { BarTone } from '../share-bar.tsx';

export type Dashboard = Reply<'GET /api/scrapers/dashboard'>;
export type Scraper = Dashboard['scrapers'][number];

const statusTones: Readonly<Record<string, BadgeTone>> = {
  success: 'green',
  failed: 'red',
  partial: 'yellow',
  running: 'blue',
};

/** Success green, failed red, partial yellow, running blue, anything else gray. */
export const statusTone = (status: string): BadgeTone => statusTones[status] ?? 'gray';

/** How good a success rate is: from 80 good, from 50 medium, lower bad. */
export function rateLevel(percent: number): 'good' | 'medium' | 'bad' {
  if (percent >= 80) return 'good';
  return percent >= 50 ? 'medium' : 'bad';
}

const levelTones: Readonly<Record<ReturnType<typeof rateLevel>, BarTone>> = {
  good: 'green',
  medium: 'yellow',
  bad: 'red',
};

export const rateTone = (percent: number): BarTone => levelTones[rateLevel(percent)];

export type ScraperKind = 'pedicapper' | 'otb' | 'expert_picks' | 'weather' | 'other';

const kinds: readonly ScraperKind[] = ['pedicapper', 'otb', 'expert_picks', 'weather'];

/** The kind of a scraper, which gives it its icon. */
export const kindOf = (name: string): ScraperKind => kinds.find((kind) => name.startsWith(kind)) ?? 'other';

const names: Readonly<Record<string, string>> = {
  otb: 'OTB results',
  changes: 'Late changes',
  odds: 'Live odds',
  live: 'Live data',
  jockeys_trainers: 'Jockeys and trainers',
  ai_analysis: 'AI analysis',
  racing_api: 'Racing API',
};

/** A name as people read it: `expert_picks` is `Expert picks`. */
export function scraperTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The retries: one running, some scheduled, or none. */
export function retryText(retry: {
  readonly isRetrying: boolean;
  readonly currentAttempts: number;
  readonly pendingRetries: number;
}): string {
  if (retry.isRetrying) return `Retry ${retry.currentAttempts} in progress...`;
  return retry.pendingRetries > 0
    ? `${numbered(retry.pendingRetries, 'retry', 'retries')} scheduled`
    : 'Idle';
}
