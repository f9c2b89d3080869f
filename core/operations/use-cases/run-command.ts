import type { MachineClock } from '../../accounts/ports.ts';
import type { AllOrNothing } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Act, Change, NoteChange } from '../audit-entry.ts';
import type { ActUnderWay, AuditStore } from '../ports.ts';

export interface CarryOutActDeps {
  readonly audit: AuditStore;
  readonly underWay: ActUnderWay;
  readonly clock: MachineClock;
  readonly allOrNothing: AllOrNothing;
}

export interface CarryOutRequest {
  /** The act takes longer than one unit of work should, and keeps units of its own. */
  readonly inOwnUnits?: boolean;
}

const BEGUN: Change = { what: 'begun', subject: null, before: null, after: null };

const failed = (error: unknown): Change => ({
  what: 'failed',
  subject: null,
  before: null,
  after: { why: error instanceof Refusal ? error.message : 'a defect' },
});

/**
 * Carries out an administrator's act and writes it into the audit log, in one unit of work: what the act tells of its
 * changes, else that it was done. An act in units of its own is written when it begins and again when it ends or fails, so
 * that one that is cut short stands there too.
 */
export function makeCarryOutAct({ audit, underWay, clock, allOrNothing }: CarryOutActDeps) {
  return async function carryOutAct<T>(
    act: Act,
    work: () => Promise<T>,
    { inOwnUnits = false }: CarryOutRequest = {},
  ): Promise<T> {
    let told = 0;
    const write = (change: Change | null) => audit.keep({ at: clock(), act, change });
    const note: NoteChange = async (change) => {
      await write(change);
      told += 1;
    };
    const whole = async (): Promise<T> => {
      const done = await underWay.during(note, work);
      if (told === 0) await write(null);
      return done;
    };
    if (!inOwnUnits) return allOrNothing(whole);
    await write(BEGUN);
    try {
      return await whole();
    } catch (error) {
      if (told === 0) await write(failed(error)).catch(() => undefined);
      throw error;
    }
  };
}

export type CarryOutAct = ReturnType<typeof makeCarryOutAct>;
