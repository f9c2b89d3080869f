import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant, key, sha256 } from './fields.ts';

const devices = z.object({
  /** The key that browsers subscribe with, base64url; null while this site sends no push notifications. */
  publicKey: z.string().nullable(),
  /** The last added first. At most 10. */
  devices: z.array(
    z.object({
      /** SHA-256 of the subscription's address, lower-case hex. */
      id: z.string(),
      name: z.string(),
      since: isoInstant,
    }),
  ),
});

export const alerts = {
  devices: endpoint({
    method: 'GET',
    path: '/api/alerts/devices',
    access: 'member',
    summary: "The member's devices that get notifications of the day board, and the key to subscribe with.",
    reply: devices,
  }),
  addDevice: endpoint({
    method: 'PUT',
    path: '/api/alerts/devices',
    access: 'member',
    summary:
      'Adds a browser by its push subscription, or renews it. The push service must be an https address on a public host.',
    body: z.object({
      endpoint: z.string().min(1).max(1_000),
      /** As `PushSubscription.toJSON` gives them. */
      keys: z.object({ p256dh: key, auth: key }),
      name: z.string().max(120),
    }),
    reply: devices,
    refusals: [409],
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/alerts/devices/{device}',
    access: 'member',
    summary: 'Ends notifications on a device; removed twice is removed once.',
    /** SHA-256 of its endpoint. */
    params: z.object({ device: sha256 }),
    reply: devices,
  }),
} as const;
