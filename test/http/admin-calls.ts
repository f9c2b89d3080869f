import { endpoints } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { RESULTS_DAY } from '#test/support/a-result.ts';

const PDF = Buffer.from('%PDF-1.7 whatever').toString('base64');

/** Bodies with which administrators' changes succeed: a new row that needs one is written here, too. */
export const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/admin/stewards/entries': {
    track: 'saratoga',
    date: '2025-08-02',
    raceNumber: 1,
    fact: { what: 'remark', to: 'Post parade delayed' },
    reason: 'Announced',
  },
  'POST /api/admin/users': { firstName: 'Bob', lastName: 'Mile', email: 'bob@example.com' },
  'PUT /api/admin/users/{id}': { firstName: 'Annie' },
  'POST /api/admin/upload-equibase-pdf': { pdfData: PDF, raceDate: '2025-08-02' },
  'POST /api/admin/run-workflow': { date: '2025-08-02' },
  'POST /api/admin/run-data-check': { date: '2025-08-02' },
  'POST /api/admin/sync-racing-api': { date: '2025-08-02' },
  'POST /api/admin/sync-pedicapper': { date: '2025-08-02' },
  'POST /api/admin/sync-expert-picks': { date: '2025-08-02' },
  'POST /api/admin/sync-weather': { date: '2025-08-02' },
  'POST /api/admin/sync-ai-analysis': { date: '2025-08-02' },
  'POST /api/admin/pedicapper-scrape': { date: '2025-08-02' },
  'POST /api/admin/sources/pause': {
    sources: ['weather'],
    until: '2025-08-03T12:00:00Z',
    reason: 'Works on the line',
  },
  'POST /api/admin/sources/resume': { sources: ['weather'] },
  'POST /api/admin/sources/retry': { sources: ['weather'], date: '2025-08-02' },
  'POST /api/admin/backfills': { from: '2025-08-01', to: '2025-08-02' },
  'POST /api/admin/doubtful-results/decision': {
    track: 'SAR',
    date: RESULTS_DAY,
    raceNumber: 1,
    choice: 'order',
    why: 'The stewards said so',
  },
  'POST /api/admin/evidence/export': {},
  'POST /api/admin/evidence/purge': { userId: '{annaId}' },
};

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
export const bodyOf = (row: Endpoint, annaId: string): unknown => {
  const body = BODIES[nameOf(row)];
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body).replace('{annaId}', annaId));
};
/** Query parameters that some reads require. */
export const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/admin/backfills/plan': '?from=2025-08-01&to=2025-08-02',
  'GET /api/admin/stewards/entries': '?track=saratoga&date=2025-08-02',
};
/**
 * Answered only during a backfill or after a stopped one, for a day of races at the desk, or for a registered track;
 * tested in backfills.test.ts, stewards.test.ts and registered-tracks.test.ts.
 */
export const TESTED_ELSEWHERE =
  /backfills\/\{backfillId\}\/|stewards\/(?:results|entries\/\{id\})|admin\/tracks\/\{slug\}/;
export const ofAdmins = endpoints.map(({ row }) => row).filter(({ access }) => access === 'admin');
export const addressOf = (path: string, annaId: string, runId = '1'): string =>
  path
    .replace('{runId}', runId)
    .replace(/\{(userId|id)\}/, annaId)
    .replace('{date}', '2025-08-02')
    .replace(/\{\w+\}/g, '1');
