import type { MachineClock } from '../../accounts/ports.ts';
import type { AllOrNothing } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Act, Change, NoteChange } from '../audit-entry.ts';
import type { AuditStore, CurrentAct } from '../ports.ts';

export interface RunCommandDeps {
  readonly audit: AuditStore;
  readonly currentAct: CurrentAct;
  readonly clock: MachineClock;
  readonly allOrNothing: AllOrNothing;
}

export interface RunCommandOptions {
  /** The act takes longer than one transaction should, and has its own. */
  readonly ownTransactions?: boolean;
}

const BEGUN: Change = { what: 'begun', subject: null, before: null, after: null };

const failed = (error: unknown): Change => ({
  what: 'failed',
  subject: null,
  before: null,
  after: { why: error instanceof Refusal ? error.message : 'Internal error. See the log.' },
});

/**
 * Runs an administrator's act and writes it to the audit log in one transaction: the changes it notes, or that it was
 * done. An act with transactions of its own is written when it begins and again when it ends or fails, so that one cut
 * short is in the log too.
 */
export function makeRunCommand({ audit, currentAct, clock, allOrNothing }: RunCommandDeps) {
  return async function runCommand<T>(
    act: Act,
    work: () => Promise<T>,
    { ownTransactions = false }: RunCommandOptions = {},
  ): Promise<T> {
    let noted = 0;
    const write = (change: Change | null) => audit.keep({ at: clock(), act, change });
    const note: NoteChange = async (change) => {
      await write(change);
      noted += 1;
    };
    const whole = async (): Promise<T> => {
      const done = await currentAct.during(note, work);
      if (noted === 0) await write(null);
      return done;
    };
    if (!ownTransactions) return allOrNothing(whole);
    await write(BEGUN);
    try {
      return await whole();
    } catch (error) {
      if (noted === 0) await write(failed(error)).catch(() => undefined);
      throw error;
    }
  };
}

export type RunCommand = ReturnType<typeof makeRunCommand>;
