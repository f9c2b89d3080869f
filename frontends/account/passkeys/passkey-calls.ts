import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call, HttpError, sentenceOf } from '#api/api.ts';

/** Has the browser make a passkey, and adds it to the member's account. */
export async function addPasskey(form: { readonly password: string; readonly name: string }): Promise<void> {
  const password = form.password === '' ? null : form.password;
  const { options } = await call('POST /api/auth/passkeys/begin', { body: { password } });
  const made = await startRegistration({ optionsJSON: options as never });
  await call('POST /api/auth/passkeys', { body: { response: { ...made }, name: form.name } });
}

/** Signs in with a passkey that the browser offers. */
export async function signInByPasskey(): Promise<void> {
  const { options } = await call('POST /api/auth/passkeys/sign-in/begin');
  const used = await startAuthentication({ optionsJSON: options as never });
  await call('POST /api/auth/passkeys/sign-in', { body: { response: { ...used } } });
}

/** What to say when a passkey was not made or used: the server's sentence, else that nothing came of it. */
export const passkeyFailure = (error: unknown): string =>
  error instanceof HttpError
    ? sentenceOf(error, 'The passkey could not be checked.')
    : 'No passkey was used. Try again, or choose another one.';
