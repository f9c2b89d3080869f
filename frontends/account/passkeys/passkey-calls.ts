import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { answeredWithin, call, HttpError, sentenceOf } from '#api/api.ts';
import { passwordOrNull } from '../forms/password-or-null.ts';

/** Has the browser make a passkey, and adds it to the member's account. */
export async function addPasskey(form: { readonly password: string; readonly name: string }): Promise<void> {
  const password = passwordOrNull(form.password);
  const { options } = await answeredWithin(call('POST /api/auth/passkeys/begin', { body: { password } }));
  const credential = await startRegistration({ optionsJSON: options as never });
  const body = { response: { ...credential }, name: form.name };
  await answeredWithin(call('POST /api/auth/passkeys', { body }));
}

/** Signs in with a passkey that the browser offers. */
export async function signInByPasskey(): Promise<void> {
  const { options } = await answeredWithin(call('POST /api/auth/passkeys/sign-in/begin'));
  const assertion = await startAuthentication({ optionsJSON: options as never });
  const body = { response: { ...assertion } };
  await answeredWithin(call('POST /api/auth/passkeys/sign-in', { body }));
}

export const notAdded = 'No passkey was added. Try again.';
export const notUsed = 'No passkey was used. Try again, or choose another one.';

/** What to say when a passkey was not made or used: the server's sentence, that there is no connection, else that nothing came of it. */
export const passkeyFailure = (error: unknown, otherwise: string): string =>
  sentenceOf(error, error instanceof HttpError ? 'The passkey could not be checked.' : otherwise);
