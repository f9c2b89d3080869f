import { clippedText } from '../accounts/plain-text.ts';
import type { Evidence } from './acceptance.ts';
import { readCheckboxes } from './checkboxes.ts';

/** What the server saw of the request itself. */
export type Observed = Pick<Evidence, 'ipAddress' | 'userAgent' | 'language' | 'referrer' | 'sessionRef'>;

const ADDRESS_LIMIT = 64;
const HEADER_LIMIT = 500;

const clip = (text: string | null, limit: number): string | null => clippedText(text ?? '', limit);

const matching = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null;

const between = (value: unknown, low: number, high: number): number | null =>
  typeof value === 'number' && value >= low && value <= high ? Math.round(value) : null;

type Extras = Readonly<Partial<Record<keyof Evidence, unknown>>>;

const fieldsOf = (extras: unknown): Extras =>
  typeof extras === 'object' && extras !== null ? (extras as Extras) : {};

/**
 * Evidence of an acceptance: what the server saw, and what the page optionally added about itself. Text is cut
 * to its limit; an addition of another form than expected counts as not observed (null) and is no error. Boxes that were
 * reported unchecked are refused.
 */
export function readEvidence(observed: Observed, extras: unknown, geolocation: string | null): Evidence {
  const added = fieldsOf(extras);
  return {
    ipAddress: clip(observed.ipAddress, ADDRESS_LIMIT),
    userAgent: clip(observed.userAgent, HEADER_LIMIT),
    language: clip(observed.language, HEADER_LIMIT),
    referrer: clip(observed.referrer, HEADER_LIMIT),
    sessionRef: observed.sessionRef,
    screenResolution: matching(added.screenResolution, /^\d{1,5}x\d{1,5}$/),
    timezone: matching(added.timezone, /^[A-Za-z0-9_+/-]{1,64}$/),
    scrollDepthPercent: between(added.scrollDepthPercent, 0, 100),
    timeOnPageSeconds: between(added.timeOnPageSeconds, 0, 604_800),
    checkboxes: readCheckboxes(added.checkboxes),
    fingerprint: matching(added.fingerprint, /^[A-Za-z0-9_-]{1,128}$/),
    geolocation: clip(geolocation, HEADER_LIMIT),
  };
}

/** Of a record whose making nobody witnessed. */
export const NO_EVIDENCE: Evidence = {
  ipAddress: null,
  userAgent: null,
  language: null,
  referrer: null,
  sessionRef: null,
  screenResolution: null,
  timezone: null,
  scrollDepthPercent: null,
  timeOnPageSeconds: null,
  checkboxes: null,
  fingerprint: null,
  geolocation: null,
};

/** The same without what could lead to a person. */
export const withoutPerson = (evidence: Evidence): Evidence => ({
  ...NO_EVIDENCE,
  scrollDepthPercent: evidence.scrollDepthPercent,
  timeOnPageSeconds: evidence.timeOnPageSeconds,
  checkboxes: evidence.checkboxes,
});
