import type { Acceptance, AcceptanceId } from '#core/compliance/acceptance.ts';
import { DISCLAIMER } from '#core/compliance/disclaimer.ts';
import { instant } from '#core/kernel/instant.ts';

export const ALL_CHECKED = {
  entertainment: true,
  'data-accuracy': true,
  liability: true,
  'general-terms': true,
};

/** A member's acceptance with every piece of evidence; pass what matters to the test. */
export function anAcceptance(part: Partial<Acceptance> = {}): Acceptance {
  return {
    id: 'acceptance-1' as AcceptanceId,
    memberId: 'member-anna',
    disclaimerType: DISCLAIMER.type,
    disclaimerVersion: DISCLAIMER.version,
    disclaimerText: DISCLAIMER.text,
    contentHash: 'digest of the text',
    acceptedAt: instant(Date.UTC(2025, 5, 7, 11, 59)),
    receivedAt: instant(Date.UTC(2025, 5, 7, 12)),
    method: 'gate',
    evidence: {
      ipAddress: '192.0.2.1',
      userAgent: 'Browser/1.0',
      language: 'en-US',
      referrer: 'https://turn.example/auth',
      sessionRef: 'session-ref',
      screenResolution: '1280x800',
      timezone: 'America/New_York',
      scrollDepthPercent: 100,
      timeOnPageSeconds: 42,
      fingerprint: 'f00dcafe',
      geolocation: 'Saratoga Springs, New York, US',
      checkboxes: ALL_CHECKED,
    },
    ...part,
  };
}
