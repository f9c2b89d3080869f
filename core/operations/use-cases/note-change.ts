import type { Change } from '../audit-entry.ts';
import type { ActUnderWay } from '../ports.ts';

/** Tells the audit log what the act under way changes. Outside of an act that is a defect: somebody must answer for it. */
export const makeNoteChange = ({ underWay }: { readonly underWay: ActUnderWay }) =>
  async function noteChange(change: Change): Promise<void> {
    const note = underWay.note();
    if (note === null) throw new Error(`${change.what}: a change of administrators outside of any act`);
    await note(change);
  };
