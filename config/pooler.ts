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

/** Past the pooler: where sessions that last are opened, and where migrations and backups run. */
const PAST_POOLER = ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'] as const;
type AddressName = (typeof PAST_POOLER)[number] | 'DATABASE_URL';

const MISSING =
  'DATABASE_URL is a pooler in transaction mode: open pages would miss changes, and sign-in would fail at times. Set DATABASE_DIRECT_URL to the address of the database itself.';

const USED_FOR: Readonly<Record<(typeof PAST_POOLER)[number], string>> = {
  DATABASE_DIRECT_URL: 'open pages would miss changes',
  DATABASE_OWNER_URL: 'migrations and backups would go there',
};

/** What is wrong with an address past the pooler; null where nothing is. */
function faultOf(
  name: (typeof PAST_POOLER)[number],
  found: Answering,
  pooled: Answering,
  place: string,
): string | null {
  if (found.isTransactionPooler)
    return `${name} is a pooler in transaction mode too: give the address of the database itself, not ${place}.`;
  return found.database === pooled.database
    ? null
    : `${name} points to a different database, ${place}, than DATABASE_URL: ${USED_FOR[name]}.`;
}

/** Asks at an address. Refuses with its name and place where nothing answers. */
async function answeringAt(name: AddressName, url: string): Promise<Answering> {
  try {
    return await findAnswering({ url });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('unavailable', error.code, `No answer at ${name} (${placeOfDatabase(url)}).`);
  }
}

async function checked(settings: Settings, url: string): Promise<PoolerReport> {
  const pooled = await answeringAt('DATABASE_URL', url);
  for (const name of PAST_POOLER) {
    const other = settings[name];
    if (other === undefined) continue;
    const fault = faultOf(name, await answeringAt(name, other), pooled, placeOfDatabase(other));
    if (fault !== null) return failed(fault);
  }
  const direct = settings.DATABASE_DIRECT_URL;
  if (direct === undefined)
    return pooled.isTransactionPooler ? failed(MISSING) : { state: 'off', note: 'no transaction pooler' };
  const mode = pooled.isTransactionPooler ? 'in transaction mode' : 'no transaction pooler';
  return { state: 'ok', note: `${mode}; the database itself is at ${placeOfDatabase(direct)}` };
}

/** Asks at every address of a database that is set; null for the embedded one. */
export async function poolerReport(settings: Settings): Promise<PoolerReport | null> {
  if (settings.DATABASE_URL === undefined) return null;
  try {
    return await checked(settings, settings.DATABASE_URL);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failed(error.message);
  }
}

/** What is to be said at the start of a server or worker: only what is wrong. */
export async function poolerNote(settings: Settings): Promise<string | null> {
  const report = await poolerReport(settings);
  return report?.state === 'failed' ? report.note : null;
}
