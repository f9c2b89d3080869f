import type { Digest, WithLock } from '../../kernel/functions.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import type { MachineClock, MemberStore, NewSecret, SetupCodeFile, SetupCodeStore } from '../ports.ts';

export interface OpenSetupDeps {
  readonly members: MemberStore;
  readonly setupCodes: SetupCodeStore;
  readonly setupCodeFile: SetupCodeFile;
  readonly clock: MachineClock;
  readonly newSecret: NewSecret;
  readonly digest: Digest;
  readonly withLock: WithLock;
}

/**
 * Gives the setup code of this machine while the site has no administrator: the same one at every start until it is
 * used. Null once there is one; all codes are then closed.
 */
export const makeOpenSetup = (deps: OpenSetupDeps) =>
  async function openSetup(): Promise<string | null> {
    const { members, setupCodes, setupCodeFile } = deps;
    return deps.withLock(ADMINS_LOCK, async () => {
      const { admins } = await members.count();
      if (admins > 0) {
        await setupCodes.close();
        await setupCodeFile.remove();
        return null;
      }
      const saved = await setupCodeFile.read();
      if (saved !== null && (await setupCodes.isOpen(deps.digest(saved)))) return saved;
      const code = deps.newSecret();
      await setupCodeFile.keep(code);
      await setupCodes.open(deps.digest(code), deps.clock());
      return code;
    });
  };
