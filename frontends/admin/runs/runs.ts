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
export const statusAsked = (asked: string | null): RunStatus | null =>
  statuses.find((status) => status === asked) ?? null;

/** What came beside what should have come: `9 of 10`; where nobody can say how much, what came. */
export const cameOf = ({ brought, expected }: Pick<ListedRun, 'brought' | 'expected'>): string =>
  expected === null ? `${brought}` : `${brought} of ${expected}`;

/** How much of what should have come did not; null where nobody can say, or while it runs. */
export const missingOf = ({
  brought,
  expected,
  status,
}: Pick<ListedRun, 'brought' | 'expected' | 'status'>): number | null =>
  expected === null || status === 'running' ? null : Math.max(0, expected - brought);
