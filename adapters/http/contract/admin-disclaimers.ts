import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant, key } from './fields.ts';

/** Of an acceptance; what was not observed is null. */
const acceptance = z.object({
  id: z.string(),
  disclaimerType: z.string(),
  disclaimerVersion: z.string(),
  /** `confirmed`: the person's own act, on the text that was hashed then. */
  legalValidation: z.enum(['confirmed', 'unconfirmed']),
  acceptedAt: isoInstant,
  /** By the server's clock. */
  receivedAt: isoInstant,
  /** `admin_ensure` is never the person's own act. */
  acceptanceMethod: z.enum(['gate', 'pre_auth', 'pre_auth_linked', 'admin_ensure']),
  /** Whether each box was checked, by the key of its part. */
  checkboxState: z.record(z.string(), z.boolean()).nullable(),
  userEmail: z.string(),
  ipAddress: z.string().nullable(),
  ipGeolocation: z
    .object({
      city: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
      isp: z.string().nullable(),
    })
    .nullable(),
  userAgent: z.string().nullable(),
  screenResolution: z.string().nullable(),
  browserLanguage: z.string().nullable(),
  browserFingerprint: z.string().nullable(),
  /** Seconds. */
  timeOnPage: z.number().nullable(),
  /** Percent. */
  scrollDepth: z.number().nullable(),
  javascriptEnabled: z.boolean().nullable(),
  pageUrl: z.string().nullable(),
  referrerUrl: z.string().nullable(),
  authenticationMethod: z.string().nullable(),
  twoFactorEnabled: z.boolean(),
  /** Refers to the session without opening it. */
  sessionId: z.string().nullable(),
  /** SHA-256 of the text. */
  contentHash: z.string(),
  disclaimerText: z.string(),
});

export const adminDisclaimers = {
  history: endpoint({
    method: 'GET',
    path: '/api/admin/disclaimer-history/{userId}',
    access: 'admin',
    summary: 'The acceptances of a user with their evidence, newest first.',
    params: z.object({ userId: key }),
    reply: z.array(acceptance),
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/admin/disclaimer-audit',
    access: 'admin',
    summary: 'Which users have accepted the current disclaimer.',
    reply: z.object({
      totalUsers: z.number(),
      compliant: z.number(),
      needingUpdate: z.number(),
      currentVersion: z.string(),
      users: z.array(
        z.object({
          userId: z.string(),
          email: z.string(),
          needsUpdate: z.boolean(),
          /** With `needsUpdate`: the record is there, its text is missing. */
          hasCurrentVersion: z.boolean(),
        }),
      ),
    }),
  }),
  ensureAll: endpoint({
    method: 'POST',
    path: '/api/admin/disclaimer-ensure-all',
    access: 'admin',
    summary: 'Create a record, marked as ours, for every user without one. Each user must still accept.',
    body: z.object({}),
    reply: z.object({ created: z.number(), updated: z.number() }),
  }),
} as const;
