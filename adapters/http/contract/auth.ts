import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, isoInstant } from './fields.ts';

/** Who is signed in: nothing secret. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: isoInstant,
  isAdmin: z.boolean(),
});

/** Longer texts are refused here; stricter rules, and their messages, are in core/accounts. */
const line = z.string().max(1_000).nullish();
const secret = z.string().max(4_096).nullish();
const userReply = z.object({ user });

export const auth = {
  user: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'member',
    asOf: 'same',
    summary: 'The signed-in member; 401 when signed out.',
    reply: user,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    asOf: 'same',
    access: 'public',
    summary:
      'Create an account and sign in. Password: at least 8 characters with upper case, lower case and a number. It becomes the first administrator with the setup code.',
    body: z.object({
      email: line,
      password: secret,
      firstName: line,
      lastName: line,
      /** The code of the address that the server prints: it makes the first administrator. */
      setup: secret,
    }),
    reply: userReply,
    refusals: [409, 429],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    asOf: 'same',
    access: 'public',
    summary:
      'Sign in with email and password, and with a code where a second factor is on: 403 with `accounts.code-needed` asks for the code, and with `accounts.wrong-code` refuses a wrong one.',
    body: z.object({
      email: line,
      password: secret,
      /** Of the authenticator app, or a recovery code. */
      code: line,
    }),
    reply: userReply,
    refusals: [401, 429],
  }),
  mode: endpoint({
    method: 'GET',
    path: '/api/auth/mode',
    access: 'public',
    asOf: 'same',
    summary: 'How members sign in on the host of this request, and what kind of host it is.',
    reply: z.object({
      /** `redirect`: a button to /api/login. `form`: e-mail and password. */
      mode: z.enum(['redirect', 'form']),
      productionHost: z.boolean(),
      developmentHost: z.boolean(),
      /** An identity provider is set up. */
      provider: z.boolean(),
      /** Where declining the disclaimer leads. */
      declineUrl: z.string(),
    }),
  }),
  login: endpoint({
    method: 'GET',
    path: '/api/login',
    asOf: 'same',
    access: 'public',
    summary: "Redirects to the identity provider, or to the site's own form if there is none.",
    answers: 'redirect',
  }),
  loginCallback: endpoint({
    method: 'GET',
    path: '/api/login/callback',
    asOf: 'same',
    access: 'public',
    summary: 'The callback of the identity provider.',
    answers: 'redirect',
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/logout',
    asOf: 'same',
    access: 'public',
    summary: 'End the session and go to /.',
    answers: 'redirect',
  }),
  changeNames: endpoint({
    method: 'PATCH',
    path: '/api/auth/user',
    asOf: 'same',
    access: 'member',
    summary: 'Change first and last name. Null or blank clears a name; an absent one stays.',
    body: z
      .object({ firstName: z.string().max(1_000).nullable(), lastName: z.string().max(1_000).nullable() })
      .partial(),
    reply: userReply,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    asOf: 'same',
    access: 'member',
    summary: 'Change the password. Every other session of the member ends.',
    body: z.object({ currentPassword: secret, newPassword: secret }),
    reply: z.object({ endedSessions: z.number() }),
    refusals: [409, 429],
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/auth/password/reset',
    asOf: 'same',
    access: 'public',
    summary: 'Request a one-time link by email. The reply is the same whether or not the address is known.',
    body: z.object({ email: line }),
    reply: z.object({ message: z.string() }),
    refusals: [429],
  }),
  redeemLink: endpoint({
    method: 'POST',
    path: '/api/auth/password/redeem',
    asOf: 'same',
    access: 'public',
    summary:
      'Set a password with the secret of a one-time link. Ends every session of the member; does not sign in.',
    body: z.object({ token: secret, password: secret }),
    reply: userReply,
    refusals: [429],
  }),
  myData: endpoint({
    method: 'GET',
    path: '/api/user/data',
    asOf: 'same',
    access: 'member',
    summary: 'Everything stored about the member, as a JSON file.',
    answers: 'file',
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/auth/user',
    asOf: 'same',
    access: 'member',
    summary:
      'Delete my account. Needs the password, or, for an account without one, a sign-in within the last 10 minutes.',
    body: z.object({ password: secret }),
    reply: done,
    refusals: [409, 429],
  }),
} as const;
