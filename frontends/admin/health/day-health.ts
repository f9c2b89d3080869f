import type { Reply } from '#api/api.ts';

export type DayHealth = Reply<'GET /api/admin/comprehensive-health'>[number];
export type SourceKey = keyof DayHealth['dataSources'];
export type SourceHealth = DayHealth['dataSources'][SourceKey];

/** The calls that fetch a source; two have none: results come after the race, figures are uploaded. */
export type SyncName = 'racing-api' | 'pedicapper' | 'expert-picks' | 'weather' | 'ai-analysis';

export const sources: readonly {
  readonly key: SourceKey;
  readonly label: string;
  readonly sync: SyncName | null;
}[] = [
  { key: 'racingApi', label: 'Racing API', sync: 'racing-api' },
  { key: 'pedicapper', label: 'Pedicapper (Dose/Odds)', sync: 'pedicapper' },
  { key: 'otbResults', label: 'OTB Results', sync: null },
  { key: 'expertPicks', label: 'Expert Picks', sync: 'expert-picks' },
  { key: 'weather', label: 'Weather', sync: 'weather' },
  { key: 'aiAnalysis', label: 'AI Analysis', sync: 'ai-analysis' },
  { key: 'speedFigures', label: 'Speed Figures', sync: null },
];

/** The placeholder of a source until its day is counted. */
export const checking = { status: 'checking', count: null, details: 'Counting', isDue: true } as const;

const tones = { complete: 'green', partial: 'yellow', missing: 'red', checking: 'gray' } as const;

/** The look of a status: what cannot be there yet is not wrong. */
export const toneOf = (status: keyof typeof tones, isDue: boolean) =>
  status === 'missing' && !isDue ? 'gray' : (tones[status] ?? 'gray');

export const wordOf = (status: keyof typeof tones, isDue: boolean): string =>
  status === 'missing' && !isDue ? 'not due' : status;

/** The day an address asks for, else today, else the last day that was counted. */
export function dayToShow(
  days: readonly DayHealth[],
  requested: string | null,
  today: string | null,
): DayHealth | undefined {
  return (
    days.find(({ date }) => date === requested) ??
    days.find(({ date }) => date === today) ??
    days.find(({ date }) => today === null || date <= today) ??
    days[0]
  );
}
