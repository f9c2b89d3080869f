import { type Answering, findAnswering } from '#adapters/postgres/pooler.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { placeOfDatabase } from './database-url.ts';
import type { Settings } from './env.ts';

/** What stands between the product and its database, for an operator. */
export interface PoolerReport {
  readonly state: 'ok' | 'off' | 'failed';
  readonly note: string;
}

const failed = (note: string): PoolerReport => ({ state: 'failed', note });

const MISSING =
  'DATABASE_URL is a pooler in transaction mode: open pages would miss changes, and sign-in would fail at times. Set DATABASE_DIRECT_URL to the address of the database itself.';

function reportOn(pooled: Answering, direct: Answering | null, place: string): PoolerReport {
  if (direct === null)
    return pooled.isTransactionPooler ? failed(MISSING) : { state: 'off', note: 'none in transaction mode' };
  if (direct.isTransactionPooler)
    return failed(
      `DATABASE_DIRECT_URL is a pooler in transaction mode too: give the address of the database itself, not ${place}.`,
    );
  if (direct.database !== pooled.database)
    return failed(
      `DATABASE_DIRECT_URL is another database than DATABASE_URL: migrations and backups would go to ${place}.`,
    );
  const mode = pooled.isTransactionPooler ? 'in transaction mode' : 'none in transaction mode';
  return { state: 'ok', note: `${mode}; the database itself is at ${place}` };
}

/** Asks at both addresses of a database that is set; null for the embedded one. */
export async function poolerReport({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Settings): Promise<PoolerReport | null> {
  if (DATABASE_URL === undefined) return null;
  const place = placeOfDatabase(DATABASE_DIRECT_URL ?? '');
  try {
    const pooled = await findAnswering({ url: DATABASE_URL });
    const direct =
      DATABASE_DIRECT_URL === undefined ? null : await findAnswering({ url: DATABASE_DIRECT_URL });
    return reportOn(pooled, direct, place);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failed('No answer at one of DATABASE_URL and DATABASE_DIRECT_URL.');
  }
}

/** What is to be said at the start of a server: only what is wrong. */
export async function poolerNote(settings: Settings): Promise<string | null> {
  const report = await poolerReport(settings);
  return report?.state === 'failed' ? report.note : null;
}
