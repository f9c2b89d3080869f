import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkey } from '#core/accounts/passkey.ts';
import type {
  PasskeyAnswer,
  PasskeyCeremonies,
  PasskeyQuestion,
} from '#core/accounts/second-factor-ports.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

const transportsOf = ({ transports }: Pick<Passkey, 'transports'>) =>
  transports as readonly string[] as AuthenticatorTransport[];

const questionOf = (options: { readonly challenge: string }): PasskeyQuestion => ({
  options: { ...options },
  challenge: options.challenge,
});

/** The library throws for every answer that does not hold. */
async function orNull<Answer>(verify: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

const expectedOf = ({ site, challenge }: PasskeyAnswer) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...site.origins],
  expectedRPID: site.name,
  requireUserVerification: true,
});

async function made(answer: PasskeyAnswer) {
  const response = answer.response as unknown as RegistrationResponseJSON;
  const verified = await orNull(() => verifyRegistrationResponse({ response, ...expectedOf(answer) }));
  const credential = verified?.verified === true ? verified.registrationInfo?.credential : undefined;
  if (credential === undefined) return null;
  const { id, publicKey, counter, transports = [] } = credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

async function used(answer: PasskeyAnswer, passkey: Passkey) {
  const { id, counter } = passkey;
  const response = answer.response as unknown as AuthenticationResponseJSON;
  const credential = {
    id,
    counter,
    publicKey: bytesOf(passkey.publicKey),
    transports: transportsOf(passkey),
  };
  const verified = await orNull(() =>
    verifyAuthenticationResponse({ response, credential, ...expectedOf(answer) }),
  );
  return verified?.verified === true ? { counter: verified.authenticationInfo.newCounter } : null;
}

/**
 * Passkeys by WebAuthn, kept on the device (a browser offers them without an address) and only with a check of who uses
 * the device, so that one passkey is two factors. No attestation is asked for: it would name the make of the device.
 */
export const makePasskeyCeremonies = (siteName: string): PasskeyCeremonies => ({
  askToMake: async ({ site, memberId, email, present }) =>
    questionOf(
      await generateRegistrationOptions({
        rpName: siteName,
        rpID: site.name,
        userID: new TextEncoder().encode(memberId),
        userName: email,
        attestationType: 'none',
        excludeCredentials: present.map((passkey) => ({
          id: passkey.id,
          transports: transportsOf(passkey),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    ),
  made,
  askToUse: async (site) =>
    questionOf(await generateAuthenticationOptions({ rpID: site.name, userVerification: 'required' })),
  used,
});
