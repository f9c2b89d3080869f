import { HttpError, sentenceOf } from '#api/api.ts';

export type AuthFormMode = 'sign-in' | 'create';

/** The content of the form. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly firstName: string;
  readonly lastName: string;
};

export const noCredentials: Credentials = {
  email: '',
  password: '',
  confirmation: '',
  firstName: '',
  lastName: '',
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
  return { ...credentials, password: '', confirmation: '' };
}

export function signInBody({ email, password }: Credentials) {
  return { email: email.trim(), password };
}

export function signUpBody({ email, password, firstName, lastName }: Credentials) {
  return { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() };
}

/** What to say when the server refused, or when nothing came back at all. */
export function authFailure(error: unknown): string {
  return error instanceof HttpError
    ? sentenceOf(error, 'Authentication failed')
    : 'An error occurred. Please try again.';
}
