import { z } from 'zod';
import { user } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { isoInstant } from './fields.ts';

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoInstant,
  /** Null before its first use. */
  lastUsedAt: isoInstant.nullable(),
});

/** What the browser is to be asked, as WebAuthn writes it in JSON. */
const question = z.object({ options: z.record(z.string(), z.unknown()) });
/** What the browser answered, likewise. */
const response = z.record(z.string(), z.unknown()).optional();

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/auth/passkeys',
    access: 'member',
    asOf: 'same',
    summary: 'My passkeys, the oldest first.',
    reply: z.object({ passkeys: z.array(passkey) }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/begin',
    access: 'member',
    asOf: 'same',
    summary: 'Begin to add a passkey. Needs the password. Passkeys belong to a name, never to an IP address.',
    body: z.object({ password: z.string().max(4_096).nullish() }),
    reply: question,
    refusals: [429],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'member',
    asOf: 'same',
    summary: 'Add the passkey that the browser made.',
    body: z.object({ response, name: z.string().max(1_000).nullish() }),
    reply: z.object({ passkey }),
    refusals: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    access: 'member',
    asOf: 'same',
    summary:
      'Remove one of my passkeys and sign out everywhere else. Needs a session that more than a password opened.',
    params: z.object({ id: z.string().min(1).max(1_400) }),
    reply: z.object({ isRemoved: z.boolean() }),
  }),
  beginSignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/begin',
    access: 'public',
    asOf: 'same',
    summary: 'Begin to sign in with a passkey.',
    reply: question,
    refusals: [429],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    access: 'public',
    asOf: 'same',
    summary: 'Sign in with what the passkey signed.',
    body: z.object({ response }),
    reply: z.object({ user }),
    refusals: [401, 429],
  }),
} as const;
