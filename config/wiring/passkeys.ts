import type { UseCaseDeps } from '#adapters/http/bound-rows.ts';
import { makePasskeyCeremonies } from '#adapters/passkeys/passkey-ceremonies.ts';
import { makePostgresPasskeyStore } from '#adapters/postgres/passkey-store.ts';
import type { PasskeyCeremonies, PasskeyStore } from '#core/accounts/second-factor-ports.ts';
import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { makeAddPasskey } from '#core/accounts/use-cases/add-passkey.ts';
import { makeAskForPasskey } from '#core/accounts/use-cases/ask-for-passkey.ts';
import { makeBeginPasskey } from '#core/accounts/use-cases/begin-passkey.ts';
import { makeRemovePasskey } from '#core/accounts/use-cases/remove-passkey.ts';
import { makeSignInWithPasskey } from '#core/accounts/use-cases/sign-in-with-passkey.ts';
import type { Settings } from '../env.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly passkeys: PasskeyStore;
    readonly passkeyCeremonies: PasskeyCeremonies;
    readonly beginPasskey: ReturnType<typeof makeBeginPasskey>;
    readonly addPasskey: ReturnType<typeof makeAddPasskey>;
    readonly removePasskey: ReturnType<typeof makeRemovePasskey>;
    readonly askForPasskey: ReturnType<typeof makeAskForPasskey>;
    readonly signInWithPasskey: ReturnType<typeof makeSignInWithPasskey>;
  }
}

/** What every act about passkeys may need. */
const passkeyActDeps = (get: Get) => ({
  members: get('members'),
  passkeys: get('passkeys'),
  authenticators: get('authenticators'),
  ceremonies: get('passkeyCeremonies'),
  attempts: get('attempts'),
  safe: get('passwordSafe'),
  clock: get('machineClock'),
  limits: ACCOUNT_LIMITS,
  sessions: get('sessions'),
  allOrNothing: get('allOrNothing'),
});

/** Passkeys. */
export const passkeyWiring = () =>
  wiring({
    passkeys: (get) => makePostgresPasskeyStore(get('database')),
    passkeyCeremonies: () => makePasskeyCeremonies('Clubhouse Turn'),
    beginPasskey: (get) => makeBeginPasskey(passkeyActDeps(get)),
    addPasskey: (get) => makeAddPasskey(passkeyActDeps(get)),
    removePasskey: (get) => makeRemovePasskey(passkeyActDeps(get)),
    askForPasskey: (get) => makeAskForPasskey(passkeyActDeps(get)),
    signInWithPasskey: (get) => makeSignInWithPasskey(passkeyActDeps(get)),
  });

/** What the calls about passkeys need. */
export const passkeyDeps = (get: Get, settings: Settings): UseCaseDeps['passkeys'] => ({
  passkeys: get('passkeys'),
  beginPasskey: get('beginPasskey'),
  addPasskey: get('addPasskey'),
  removePasskey: get('removePasskey'),
  askForPasskey: get('askForPasskey'),
  signInWithPasskey: get('signInWithPasskey'),
  linkAcceptances: get('linkAcceptances'),
  noteSignIn: get('noteSignIn'),
  locate: get('locate'),
  publicUrl: settings.PUBLIC_URL ?? null,
});
