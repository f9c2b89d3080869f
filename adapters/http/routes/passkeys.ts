import { deviceName } from '#core/accounts/device.ts';
import { type Passkey, passkeyFailed, passkeySite } from '#core/accounts/passkey.ts';
import type { PasskeyAnswer, PasskeyStore } from '#core/accounts/second-factor-ports.ts';
import type { makeAddPasskey } from '#core/accounts/use-cases/add-passkey.ts';
import type { makeAskForPasskey } from '#core/accounts/use-cases/ask-for-passkey.ts';
import type { makeBeginPasskey } from '#core/accounts/use-cases/begin-passkey.ts';
import type { makeRemovePasskey } from '#core/accounts/use-cases/remove-passkey.ts';
import type { makeSignInWithPasskey } from '#core/accounts/use-cases/sign-in-with-passkey.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { passkeys } from '../contract/passkeys.ts';
import type { Handlers } from '../handlers.ts';
import type { ChallengePurpose } from '../sessions/browser-session.ts';
import type { Visit } from '../visit.ts';
import { type EnterDeps, enter } from './enter.ts';
import { presentMember } from './present-member.ts';

export interface PasskeyDeps extends EnterDeps {
  readonly passkeys: Pick<PasskeyStore, 'ofMember'>;
  readonly beginPasskey: ReturnType<typeof makeBeginPasskey>;
  readonly addPasskey: ReturnType<typeof makeAddPasskey>;
  readonly removePasskey: ReturnType<typeof makeRemovePasskey>;
  readonly askForPasskey: ReturnType<typeof makeAskForPasskey>;
  readonly signInWithPasskey: ReturnType<typeof makeSignInWithPasskey>;
  /** `https://host` under which people reach the site, when it is set. */
  readonly publicUrl: string | null;
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: toIso(createdAt),
  lastUsedAt: toIsoOrNull(lastUsedAt),
});

/** A proxy may end https before this process: the public address counts as well as the one of the request. */
function siteOf({ host, url }: Visit, { publicUrl }: PasskeyDeps) {
  const addresses = publicUrl === null ? [url] : [url, publicUrl];
  return passkeySite(
    host,
    addresses.map((address) => new URL(address).origin),
  );
}

/** The answer of the browser to the question its session was asked last; each question is answered once. */
function answerOf(
  purpose: ChallengePurpose,
  visit: Visit,
  deps: PasskeyDeps,
  response: Readonly<Record<string, unknown>> = {},
): PasskeyAnswer {
  const challenge = visit.session.takeChallenge(purpose);
  if (challenge === null) throw passkeyFailed();
  return { site: siteOf(visit, deps), challenge, response };
}

const ownRoutes = (deps: PasskeyDeps): Omit<Handlers<typeof passkeys>, 'beginSignIn' | 'signIn'> => ({
  list: async ({ member }) => ({ passkeys: (await deps.passkeys.ofMember(member.id)).map(presentPasskey) }),
  begin: async ({ member, body, visit }) => {
    const { options, challenge } = await deps.beginPasskey({
      memberId: member.id,
      password: body.password ?? null,
      signedInAt: visit.session.signedInAt,
      isStrong: visit.session.isStrong,
      site: siteOf(visit, deps),
    });
    visit.session.keepChallenge(challenge, 'add');
    return { options };
  },
  add: async ({ member, body, visit }) => {
    const passkey = await deps.addPasskey({
      memberId: member.id,
      name: body.name ?? null,
      device: deviceName(visit.userAgent),
      answer: answerOf('add', visit, deps, body.response),
      isStrong: visit.session.isStrong,
    });
    visit.session.setStrong(true);
    return { passkey: presentPasskey(passkey) };
  },
  remove: async ({ member, params, visit: { session } }) => {
    const { isStrong } = session;
    const request = { memberId: member.id, id: params.id, isStrong, sessionKey: session.key() };
    const { isFactorLeft } = await deps.removePasskey(request);
    session.setStrong(isStrong && isFactorLeft);
    return { isRemoved: true };
  },
});

export const passkeyRoutes = (deps: PasskeyDeps): Handlers<typeof passkeys> => ({
  ...ownRoutes(deps),
  beginSignIn: async ({ visit }) => {
    const { options, challenge } = await deps.askForPasskey({
      site: siteOf(visit, deps),
      address: visit.address,
    });
    visit.session.keepChallenge(challenge, 'sign-in');
    return { options };
  },
  signIn: async ({ body, visit }) => {
    const answer = answerOf('sign-in', visit, deps, body.response);
    const member = await deps.signInWithPasskey({ answer, address: visit.address });
    await enter(deps, visit, { memberId: member.id, isStrong: true });
    return { user: presentMember(member) };
  },
});
