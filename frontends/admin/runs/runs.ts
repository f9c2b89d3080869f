import type { Reply } from '#api/api.ts';

export type ListedRun = Reply<'GET /api/scrapers/runs'>['runs'][number];
export type WholeRun = Reply<'GET /api/scrapers/runs/{runId}'>;
export type RunStatus = ListedRun['status'];

const statuses: readonly RunStatus[] = ['running', 'success', 'partial', 'failed'];

export const statusChoices = [
  { value: '', label: 'All runs' },
  ...statuses.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

/** The status an address asks for; null for all. */
export const statusOf = (requested: string | null): RunStatus | null =>
  statuses.find((status) => status === requested) ?? null;

/** Items received of items expected: `9 of 10`; without an expected count, the items received. */
export const receivedText = ({ received, expected }: Pick<ListedRun, 'received' | 'expected'>): string =>
  expected === null ? `${received}` : `${received} of ${expected}`;

/** The number of missing items; null if unknown or while it runs. */
export const missingOf = ({
  received,
  expected,
  status,
}: Pick<ListedRun, 'received' | 'expected' | 'status'>): number | null =>
  expected === null || status === 'running' ? null : Math.max(0, expected - received);
