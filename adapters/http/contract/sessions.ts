import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant } from './fields.ts';

const session = z.object({
  /** Refers to the session; opens nothing. */
  id: z.string(),
  /** The one of this browser. */
  isCurrent: z.boolean(),
  /** `Firefox on Windows`; null when it was not recorded, as everything else that is null. */
  device: z.string().nullable(),
  /** The network address of the sign-in. */
  address: z.string().nullable(),
  /** Where that address roughly is, if this site has a database of places. */
  place: z.string().nullable(),
  signedInAt: isoInstant.nullable(),
  /** To within five minutes. */
  lastUsedAt: isoInstant.nullable(),
  /** When it ends by itself if it is not used again. */
  endsAt: isoInstant,
});

const endedReply = z.object({ endedSessions: z.number() });

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'member',
    asOf: 'same',
    summary: 'Where I am signed in: this browser first, then by last use.',
    reply: z.object({
      sessions: z.array(session),
      /** Hours after which an unused sign-in ends. */
      idleHours: z.number(),
    }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'member',
    asOf: 'same',
    summary: 'Sign out of one of my sessions; 0 when it had ended already.',
    params: z.object({ id: z.hash('sha256') }),
    reply: endedReply,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'member',
    asOf: 'same',
    summary: 'Sign out of all my sessions except this one.',
    reply: endedReply,
  }),
} as const;
