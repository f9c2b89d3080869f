import type { PasskeySite } from '../passkey.ts';
import type { AttemptStore, MachineClock } from '../ports.ts';
import type { PasskeyCeremonies, PasskeyQuestion } from '../second-factor-ports.ts';
import { type AccountLimits, addressSubject, countTry } from '../try-limit.ts';

export interface AskForPasskeyDeps {
  readonly ceremonies: Pick<PasskeyCeremonies, 'askToUse'>;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly limits: AccountLimits;
}

/** Asks a browser for a passkey to sign in with. Each question is kept in a session, so an address gets only so many. */
export const makeAskForPasskey = (deps: AskForPasskeyDeps) =>
  async function askForPasskey(request: {
    readonly site: PasskeySite;
    /** Network address of who asks. */
    readonly address: string;
  }): Promise<PasskeyQuestion> {
    const subject = addressSubject('passkey', request.address);
    await countTry(deps.attempts, deps.limits.passkeyPerAddress, subject, deps.clock());
    return deps.ceremonies.askToUse(request.site);
  };
