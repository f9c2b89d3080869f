import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, isoInstant } from './fields.ts';

const secret = z.string().max(4_096).nullish();
/** Six digits of an authenticator app, or a recovery code. */
const code = z.string().max(200).nullish();

export const secondFactor = {
  status: endpoint({
    method: 'GET',
    path: '/api/auth/second-factor',
    access: 'member',
    asOf: 'same',
    summary: 'Whether I have a second factor, and whether the administrator area needs one.',
    reply: z.object({
      isOn: z.boolean(),
      /** Null while it is off. */
      since: isoInstant.nullable(),
      recoveryCodesLeft: z.number(),
      /** The administrator area stays closed to this session until it has passed a second factor. */
      isNeeded: z.boolean(),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/start',
    access: 'member',
    asOf: 'same',
    summary:
      'Begin to set up an authenticator app. Needs the password. It counts once a code has confirmed it.',
    body: z.object({ password: secret }),
    reply: z.object({
      /** To type into the app. */
      secret: z.string(),
      /** The same as an `otpauth:` address, for a QR code. */
      address: z.string(),
    }),
    refusals: [409, 429],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    access: 'member',
    asOf: 'same',
    summary:
      'Turn the second factor on with the first code of the app. Ends my other sessions and gives the recovery codes, this once.',
    body: z.object({ code }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: [409, 429],
  }),
  turnOff: endpoint({
    method: 'DELETE',
    path: '/api/auth/second-factor',
    access: 'member',
    asOf: 'same',
    summary: 'Turn the second factor off. Needs the password and a code. Ends my other sessions.',
    body: z.object({ password: secret, code }),
    reply: done,
    refusals: [429],
  }),
} as const;
