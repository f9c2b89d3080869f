import type { Change } from '../audit-entry.ts';
import type { CurrentAct } from '../ports.ts';

/** Records in the audit log what the current act changes. Outside of an act this is a defect: every change has an author. */
export const makeNoteChange = ({ currentAct }: { readonly currentAct: CurrentAct }) =>
  async function noteChange(change: Change): Promise<void> {
    const note = currentAct.note();
    if (note === null) throw new Error(`${change.what}: changed by an administrator outside of an act`);
    await note(change);
  };
