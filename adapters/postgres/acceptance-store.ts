import type { Acceptance, AcceptanceId, AcceptanceMethod } from '#core/compliance/acceptance.ts';
import type { ProofChange } from '#core/compliance/chain/proof-chain.ts';
import type { Checkboxes } from '#core/compliance/checkboxes.ts';
import type { AcceptanceStore } from '#core/compliance/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

export interface AcceptanceRow {
  readonly id: string;
  readonly member_id: string | null;
  readonly disclaimer_type: string;
  readonly disclaimer_version: string;
  readonly disclaimer_text: string;
  readonly content_hash: string;
  readonly accepted_at_ms: number;
  readonly received_at_ms: number;
  readonly method: AcceptanceMethod;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly language: string | null;
  readonly referrer: string | null;
  readonly session_ref: string | null;
  readonly screen_resolution: string | null;
  readonly timezone: string | null;
  readonly scroll_depth_percent: number | null;
  readonly time_on_page_seconds: number | null;
  readonly fingerprint: string | null;
  readonly geolocation: string | null;
  readonly checkboxes: Checkboxes | null;
}

export const toAcceptance = (row: AcceptanceRow): Acceptance => ({
  id: row.id as AcceptanceId,
  memberId: row.member_id,
  disclaimerType: row.disclaimer_type,
  disclaimerVersion: row.disclaimer_version,
  disclaimerText: row.disclaimer_text,
  contentHash: row.content_hash,
  acceptedAt: row.accepted_at_ms as Instant,
  receivedAt: row.received_at_ms as Instant,
  method: row.method,
  evidence: {
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    language: row.language,
    referrer: row.referrer,
    sessionRef: row.session_ref,
    screenResolution: row.screen_resolution,
    timezone: row.timezone,
    scrollDepthPercent: row.scroll_depth_percent,
    timeOnPageSeconds: row.time_on_page_seconds,
    fingerprint: row.fingerprint,
    geolocation: row.geolocation,
    checkboxes: row.checkboxes,
  },
});

const toRow = ({ evidence, ...acceptance }: Acceptance): AcceptanceRow => ({
  id: acceptance.id,
  member_id: acceptance.memberId,
  disclaimer_type: acceptance.disclaimerType,
  disclaimer_version: acceptance.disclaimerVersion,
  disclaimer_text: acceptance.disclaimerText,
  content_hash: acceptance.contentHash,
  accepted_at_ms: acceptance.acceptedAt,
  received_at_ms: acceptance.receivedAt,
  method: acceptance.method,
  ip_address: evidence.ipAddress,
  user_agent: evidence.userAgent,
  language: evidence.language,
  referrer: evidence.referrer,
  session_ref: evidence.sessionRef,
  screen_resolution: evidence.screenResolution,
  timezone: evidence.timezone,
  scroll_depth_percent: evidence.scrollDepthPercent,
  time_on_page_seconds: evidence.timeOnPageSeconds,
  fingerprint: evidence.fingerprint,
  geolocation: evidence.geolocation,
  checkboxes: evidence.checkboxes,
});

/** How a proof relates to the chain. */
export interface SealColumns {
  /** The salt of its person. */
  readonly salt: string | null;
  readonly sealed_as: number | null;
  /** What has happened to it since it was sealed. */
  readonly unsealed: ProofChange | null;
}

const changed = (unsealed: ProofChange) => ({ unsealed });

/** The columns of a proof that could lead back to its person. */
const NO_PERSON: Partial<AcceptanceRow & SealColumns> = {
  ...changed('person-dropped'),
  salt: null,
  member_id: null,
  ip_address: null,
  user_agent: null,
  language: null,
  referrer: null,
  session_ref: null,
  screen_resolution: null,
  timezone: null,
  fingerprint: null,
  geolocation: null,
};

/** Proofs of acceptance in PostgreSQL. */
export function makePostgresAcceptanceStore(db: Database): AcceptanceStore {
  const acceptances = () => db.sql()<AcceptanceRow & SealColumns>('compliance.acceptances');
  const waitingIn = (sessionRef: string) =>
    acceptances().where({ session_ref: sessionRef, method: 'pre_auth' }).whereNull('member_id');
  return {
    keep: async (acceptance) => {
      await acceptances().insert(toRow(acceptance)).catch(refuseGone('acceptances_member'));
    },
    ofMember: async (memberId) => {
      const rows = await acceptances().where({ member_id: memberId }).orderBy('received_at_ms', 'desc');
      return (rows as AcceptanceRow[]).map(toAcceptance);
    },
    unlinkedOf: async (sessionRef) => {
      const rows = await waitingIn(sessionRef).orderBy('received_at_ms', 'desc');
      return (rows as AcceptanceRow[]).map(toAcceptance);
    },
    link: async (sessionRef, memberId) =>
      waitingIn(sessionRef)
        .update({ member_id: memberId, method: 'pre_auth_linked', ...changed('linked') })
        .catch(refuseGone('acceptances_member')),
    anonymize: async (memberId) => acceptances().where({ member_id: memberId }).update(NO_PERSON),
    anonymizeVisitors: async (before) =>
      acceptances()
        .where({ method: 'pre_auth' })
        .whereNull('member_id')
        .whereNotNull('session_ref')
        .where('received_at_ms', '<', before)
        .update(NO_PERSON),
  };
}
