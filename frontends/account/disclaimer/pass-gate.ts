import { call, disclaimerGate, log } from '#api/api.ts';
import type { acceptanceOf } from './acceptance.ts';
import { isFinal, keepTrying } from './keep-trying.ts';

type Acceptance = ReturnType<typeof acceptanceOf>;

/** What passing the gate touches, so that a test can hand in its own. */
export type GateDoors = {
  readonly save: (acceptance: Acceptance) => Promise<unknown>;
  readonly memberNow: () => Promise<string | null>;
  readonly reload: () => void;
  readonly dismiss: () => void;
  readonly report: (text: string, cause?: unknown) => void;
  readonly sleep?: (ms: number) => Promise<unknown>;
};

const browserDoors: GateDoors = {
  save: (body) => call('POST /api/disclaimer/accept', { body }),
  memberNow: async () => (await call('GET /api/auth/user'))?.id ?? null,
  reload: () => location.reload(),
  dismiss: disclaimerGate.dismiss,
  report: log.error,
};

/**
 * Saves an acceptance and loads the page anew. When saving fails the member is let in for this page view and the saving
 * goes on behind, as long as the same member is signed in; nothing is marked as accepted, so the gate may come back.
 */
export async function passGate(
  acceptance: Acceptance,
  memberId: string,
  doors: GateDoors = browserDoors,
): Promise<void> {
  try {
    await doors.save(acceptance);
    return doors.reload();
  } catch (error) {
    doors.report('Saving the acceptance of the disclaimer failed', error);
    doors.dismiss();
    if (isFinal(error)) return;
  }
  const isSameMember = async () => (await doors.memberNow()) === memberId;
  const saved = await keepTrying(() => doors.save(acceptance), isSameMember, doors.sleep);
  if (!saved) doors.report('The acceptance of the disclaimer is not saved; it will be asked for again');
}
