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

/** Longer texts are refused here; shorter rules (and their sentences) are the room's. */
const line = z.string().max(1_000).nullish();
const secret = z.string().max(4_096).nullish();
const userReply = z.object({ user });

export const auth = {
  user: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'member',
    summary: 'Who is signed in; 401 when nobody is.',
    reply: user,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    summary:
      'Create an account and sign in. Password: at least 8 characters with upper case, lower case and a number.',
    body: z.object({ email: line, password: secret, firstName: line, lastName: line }),
    reply: userReply,
    refusals: [409, 429],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password.',
    body: z.object({ email: line, password: secret }),
    reply: userReply,
    refusals: [401, 429],
  }),
  mode: endpoint({
    method: 'GET',
    path: '/api/auth/mode',
    access: 'public',
    summary: 'How people sign in on the host of this request, and what that host is.',
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
    access: 'public',
    summary: "To the identity provider, or to the site's own form when there is none.",
    answers: 'redirect',
  }),
  loginCallback: endpoint({
    method: 'GET',
    path: '/api/login/callback',
    access: 'public',
    summary: 'Where the identity provider sends the browser back to.',
    answers: 'redirect',
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'End the session and go to /.',
    answers: 'redirect',
  }),
  changeNames: endpoint({
    method: 'PATCH',
    path: '/api/auth/user',
    access: 'member',
    summary: 'Change first and last name; null or blank clears one, an absent one stays.',
    body: z
      .object({ firstName: z.string().max(1_000).nullable(), lastName: z.string().max(1_000).nullable() })
      .partial(),
    reply: userReply,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'member',
    summary: 'Change the password; every other session of the member ends.',
    body: z.object({ currentPassword: secret, newPassword: secret }),
    reply: z.object({ endedSessions: z.number() }),
    refusals: [409, 429],
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/auth/password/reset',
    access: 'public',
    summary: 'Ask for a one-time link by mail. The answer is the same whether or not the address is known.',
    body: z.object({ email: line }),
    reply: z.object({ message: z.string() }),
    refusals: [429],
  }),
  redeemLink: endpoint({
    method: 'POST',
    path: '/api/auth/password/redeem',
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
    access: 'member',
    summary: 'Everything kept about the member, as a JSON file to save.',
    answers: 'file',
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/auth/user',
    access: 'member',
    summary:
      'Delete my account. With a password it must be given; without one the sign-in must be fresh (10 minutes).',
    body: z.object({ password: secret }),
    reply: done,
    refusals: [409, 429],
  }),
} as const;
