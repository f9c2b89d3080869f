import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const choice = z.object({
  isWanted: z.boolean(),
  /** False while this site sends no email. */
  isSent: z.boolean(),
});

export const dayMail = {
  choice: endpoint({
    method: 'GET',
    path: '/api/day-mail',
    access: 'member',
    summary: 'Whether the member wants an email about how a card went. Off by default.',
    reply: choice,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/day-mail',
    access: 'member',
    summary:
      'Turns emails about how a card went on or off: one per card, after its last race is official, from today on.',
    body: z.object({ isWanted: z.boolean() }),
    reply: choice,
  }),
} as const;
