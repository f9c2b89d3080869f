import { HttpError, sentenceOf } from '#api/api.ts';

export type AuthFormMode = 'sign-in' | 'create';

/** The content of the form. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of an authenticator app; asked for after the password where a second factor is on. */
  readonly code: string;
};

export const noCredentials: Credentials = {
  email: '',
  password: '',
  confirmation: '',
  firstName: '',
  lastName: '',
  code: '',
};

export const passwordHint = 'At least 8 characters, with uppercase, lowercase and a number';

/** Why the form cannot be sent, or null. How strong a password must be is the server's to say. */
export function formProblem(mode: AuthFormMode, credentials: Credentials): string | null {
  if (credentials.email.trim() === '' || credentials.password === '')
    return 'Email and password are required';
  if (mode === 'create' && credentials.password !== credentials.confirmation) return 'Passwords do not match';
  return null;
}

/** Which input to go back to after a failure. */
export function firstInvalidField(mode: AuthFormMode, credentials: Credentials): keyof Credentials {
  if (credentials.email.trim() === '') return 'email';
  if (credentials.password === '' || mode === 'sign-in') return 'password';
  return credentials.password === credentials.confirmation ? 'email' : 'confirmation';
}

/** The form in the other mode: what was typed stays, but for both passwords. */
export function withoutPasswords(credentials: Credentials): Credentials {
  return { ...credentials, password: '', confirmation: '', code: '' };
}

export function signInBody({ email, password, code }: Credentials) {
  return { email: email.trim(), password, ...(code.trim() !== '' && { code: code.trim() }) };
}

export function signUpBody({ email, password, firstName, lastName }: Credentials) {
  return { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() };
}

/** Whether the password was right and the server asks for the code of the second factor. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'accounts.code-needed';

/** Whether the code is what is missing or wrong. */
export const isAboutCode = (error: unknown): boolean =>
  error instanceof HttpError && /^accounts\.(?:code-needed|wrong-code)$/.test(error.code ?? '');

/** What to say when the server refused, or when nothing came back at all. */
export function authFailure(error: unknown): string {
  return error instanceof HttpError
    ? sentenceOf(error, 'Authentication failed')
    : 'An error occurred. Please try again.';
}
