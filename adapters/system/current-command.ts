import { AsyncLocalStorage } from 'node:async_hooks';
import type { NoteChange } from '#core/operations/audit-entry.ts';
import type { CurrentAct } from '#core/operations/ports.ts';

/** Follows an act through everything it waits for. */
export function makeCurrentAct(): CurrentAct {
  const current = new AsyncLocalStorage<NoteChange>();
  return {
    during: (note, work) => current.run(note, work),
    note: () => current.getStore() ?? null,
  };
}
