import { answeredWithin, call, disclaimerGate, log } from '#api/api.ts';
import type { acceptanceOf } from './acceptance.ts';
import { isFinal, keepTrying } from './retry.ts';

type Acceptance = ReturnType<typeof acceptanceOf>;

/** What passing the gate touches, so that a test can hand in its own. */
export type GateDeps = {
  readonly save: (acceptance: Acceptance) => Promise<unknown>;
  readonly memberNow: () => Promise<string | null>;
  readonly reload: () => void;
  readonly dismiss: () => void;
  readonly report: (text: string, cause?: unknown) => void;
  readonly sleep?: (ms: number) => Promise<unknown>;
};

const browserDeps: GateDeps = {
  save: (body) => answeredWithin(call('POST /api/disclaimer/accept', { body })),
  memberNow: async () => (await call('GET /api/auth/user'))?.id ?? null,
  reload: () => location.reload(),
  dismiss: disclaimerGate.dismiss,
  report: log.error,
};

/**
 * Saves an acceptance and reloads the page. When saving fails the member is let in for this page view and the saving
 * goes on behind, as long as the same member is signed in; nothing is marked as accepted, so the gate may come back.
 */
export async function passGate(
  acceptance: Acceptance,
  memberId: string,
  deps: GateDeps = browserDeps,
): Promise<void> {
  try {
    await deps.save(acceptance);
    return deps.reload();
  } catch (error) {
    deps.report('Could not save the acceptance of the disclaimer', error);
    deps.dismiss();
    if (isFinal(error)) return;
  }
  const isSameMember = async () => (await deps.memberNow()) === memberId;
  const saved = await keepTrying(() => deps.save(acceptance), isSameMember, deps.sleep);
  if (!saved)
    deps.report('The acceptance of the disclaimer was not saved; the disclaimer will be shown again');
}
