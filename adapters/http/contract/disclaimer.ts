import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant } from './fields.ts';

/** What the page may observe; each is optional and a wrong one is ignored. */
interface Observed {
  readonly screenResolution?: string;
  readonly timezone?: string;
  readonly scrollDepthPercent?: number;
  readonly timeOnPageSeconds?: number;
  readonly fingerprint?: string;
  /** Whether each box was checked, by the key of its part. */
  readonly checkboxes?: Readonly<Record<string, boolean>>;
}

const statement = z.object({
  disclaimerType: z.string().max(100),
  disclaimerVersion: z.string().max(100),
  /** Exactly the text of GET /api/disclaimer/text. */
  disclaimerText: z.string().max(50_000),
  /** ISO 8601 with zone. */
  acceptedAt: z.string().max(100),
  extra: z.custom<Observed | null>(() => true).optional(),
});

const receipt = z.object({ id: z.string(), receivedAt: isoInstant });

export const disclaimer = {
  text: endpoint({
    method: 'GET',
    path: '/api/disclaimer/text',
    access: 'public',
    asOf: 'same',
    summary: 'The disclaimer: its text, four parts, version and SHA-256.',
    sharedForMs: 60_000,
    reply: z.object({
      disclaimerType: z.string(),
      disclaimerVersion: z.string(),
      minimumAge: z.number(),
      title: z.string(),
      introduction: z.string(),
      /** One checkbox each. */
      sections: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
      /** The full text, to be sent back unchanged. */
      disclaimerText: z.string(),
      contentHash: z.string(),
    }),
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/disclaimer/check',
    access: 'member',
    asOf: 'same',
    summary: 'Whether the member has accepted the current text.',
    reply: z.object({ hasValidAcceptance: z.boolean() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/disclaimer/accept',
    asOf: 'same',
    access: 'member',
    summary: 'Accept the text.',
    bodyLimit: 262_144,
    body: statement,
    reply: receipt,
  }),
  acceptPreAuth: endpoint({
    method: 'POST',
    path: '/api/disclaimer/accept-pre-auth',
    asOf: 'same',
    access: 'public',
    summary:
      'Accept the text before signing in; it counts for the member who signs in next in this browser session.',
    bodyLimit: 262_144,
    body: statement,
    reply: receipt,
    refusals: [429],
  }),
} as const;
