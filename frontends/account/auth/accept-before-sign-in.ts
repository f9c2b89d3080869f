import { answeredWithin, call, log } from '#api/api.ts';
import { links } from '#kit/kit.ts';
import type { acceptanceOf } from '../disclaimer/acceptance.ts';

type Acceptance = ReturnType<typeof acceptanceOf>;

export type PreAuthDeps = {
  readonly save: (acceptance: Acceptance) => Promise<unknown>;
  readonly leaveFor: (address: string) => void;
  readonly report: (text: string, cause?: unknown) => void;
};

const browserDeps: PreAuthDeps = {
  save: (body) => answeredWithin(call('POST /api/disclaimer/accept-pre-auth', { body })),
  leaveFor: (address) => location.assign(address),
  report: log.error,
};

/** Saves an acceptance given before sign-in and goes to sign-in, also when saving fails: the gate asks again then. */
export async function acceptBeforeSignIn(
  acceptance: Acceptance,
  onLeaving?: (saved: boolean) => void,
  deps: PreAuthDeps = browserDeps,
): Promise<void> {
  let saved = true;
  try {
    await deps.save(acceptance);
  } catch (error) {
    saved = false;
    deps.report('Could not save the acceptance before sign-in', error);
  }
  onLeaving?.(saved);
  deps.leaveFor(links.signIn);
}
