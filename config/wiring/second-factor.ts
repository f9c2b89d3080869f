import type { UseCaseDeps } from '#adapters/http/bound-rows.ts';
import { makePostgresAuthenticatorStore } from '#adapters/postgres/authenticator-store.ts';
import { makeOneTimeCodes } from '#adapters/system/one-time-codes.ts';
import { makeSecretBox } from '#adapters/system/secret-box.ts';
import type {
  AuthenticatorStore,
  CheckSecondFactor,
  OneTimeCodes,
  SealedSecrets,
  SecretBox,
  SpentCodes,
} from '#core/accounts/second-factor-ports.ts';
import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { makeCheckSecondFactor } from '#core/accounts/use-cases/check-second-factor.ts';
import { makeConfirmSecondFactor } from '#core/accounts/use-cases/confirm-second-factor.ts';
import { makeRemoveSecondFactor } from '#core/accounts/use-cases/remove-second-factor.ts';
import { makeResealSecrets } from '#core/accounts/use-cases/reseal-secrets.ts';
import { makeShowSecondFactor } from '#core/accounts/use-cases/show-second-factor.ts';
import { makeStartSecondFactor } from '#core/accounts/use-cases/start-second-factor.ts';
import { makeTurnOffSecondFactor } from '#core/accounts/use-cases/turn-off-second-factor.ts';
import type { Settings } from '../env.ts';
import { type Get, wiring } from './provide.ts';
import { sessionKeys } from './session-keys.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly authenticators: AuthenticatorStore & SpentCodes & SealedSecrets;
    readonly oneTimeCodes: OneTimeCodes;
    readonly secretBox: SecretBox;
    readonly checkSecondFactor: CheckSecondFactor;
    readonly showSecondFactor: ReturnType<typeof makeShowSecondFactor>;
    readonly startSecondFactor: ReturnType<typeof makeStartSecondFactor>;
    readonly confirmSecondFactor: ReturnType<typeof makeConfirmSecondFactor>;
    readonly turnOffSecondFactor: ReturnType<typeof makeTurnOffSecondFactor>;
    readonly removeSecondFactor: ReturnType<typeof makeRemoveSecondFactor>;
    readonly resealSecrets: () => Promise<void>;
  }
}

/** What every act about a second factor may need. */
const factorDeps = (get: Get) => ({
  members: get('members'),
  sessions: get('sessions'),
  authenticators: get('authenticators'),
  passkeys: get('passkeys'),
  oneTimeCodes: get('oneTimeCodes'),
  secretBox: get('secretBox'),
  attempts: get('attempts'),
  safe: get('passwordSafe'),
  clock: get('machineClock'),
  digest: get('digest'),
  allOrNothing: get('allOrNothing'),
  withLock: get('withLock'),
  limits: ACCOUNT_LIMITS,
});

const UNREADABLE =
  'second factors no key opens any more: put the key that was dropped back into SESSION_KEYS, or run racing-cli members remove-second-factor';

/** Second factors by authenticator app. */
export const secondFactorWiring = (settings: Settings) =>
  wiring({
    authenticators: (get) => makePostgresAuthenticatorStore(get('database')),
    oneTimeCodes: () => makeOneTimeCodes('Clubhouse Turn'),
    secretBox: () => makeSecretBox(sessionKeys(settings.SESSION_KEYS, settings.dataFolder)),
    checkSecondFactor: (get) => makeCheckSecondFactor(factorDeps(get)),
    showSecondFactor: (get) => makeShowSecondFactor(factorDeps(get)),
    startSecondFactor: (get) => makeStartSecondFactor(factorDeps(get)),
    confirmSecondFactor: (get) => makeConfirmSecondFactor(factorDeps(get)),
    turnOffSecondFactor: (get) =>
      makeTurnOffSecondFactor({ ...factorDeps(get), checkSecondFactor: get('checkSecondFactor') }),
    removeSecondFactor: (get) => makeRemoveSecondFactor(factorDeps(get)),
    resealSecrets: (get) => async () => {
      const { unreadable } = await makeResealSecrets(factorDeps(get))();
      if (unreadable > 0) get('log').warn({ unreadable }, UNREADABLE);
    },
  });

/** What the calls about the second factor need. */
export const secondFactorDeps = (get: Get, settings: Settings): UseCaseDeps['secondFactor'] => ({
  showSecondFactor: get('showSecondFactor'),
  startSecondFactor: get('startSecondFactor'),
  confirmSecondFactor: get('confirmSecondFactor'),
  turnOffSecondFactor: get('turnOffSecondFactor'),
  isNeededForAdmins: settings.APP_ENV === 'production',
});
