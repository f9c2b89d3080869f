import type { Database } from './database.ts';

/** Connections of the pool, and statements that wait for one. */
export interface PoolUse {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

interface Counted {
  readonly pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number };
}

/** How the pool is used now. */
export function poolUse({ pool }: Pick<Database, 'pool'>): PoolUse {
  const counted = (pool.client as Counted).pool;
  return { used: counted.numUsed(), free: counted.numFree(), waiting: counted.numPendingAcquires() };
}
