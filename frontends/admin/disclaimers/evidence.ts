import type { Reply } from '#api/api.ts';
import { duration, momentOf } from '../format.ts';

export type Acceptance = Reply<'GET /api/admin/disclaimer-history/{userId}'>[number];

const methods: Readonly<Record<Acceptance['acceptanceMethod'], string>> = {
  gate: 'at the gate, by the user',
  pre_auth: 'before signing in, by the visitor',
  pre_auth_linked: 'before signing in, linked at sign-in',
  admin_ensure: 'created by an administrator, not by the user',
};

/** How a record was made, in words; an unknown method is shown as is. */
export const methodText = ({ acceptanceMethod }: Pick<Acceptance, 'acceptanceMethod'>): string =>
  methods[acceptanceMethod] ?? acceptanceMethod;

export const fingerprintLength = 8;

/** `abcdef0123456789` is shown as `abcdef01`. */
export const shortFingerprint = (fingerprint: string): string => fingerprint.slice(0, fingerprintLength);

const typeNames: Readonly<Record<string, string>> = {
  registration: 'Registration',
  login: 'Login',
  annual_renewal: 'Annual renewal',
};

export const typeText = (type: string): string => typeNames[type] ?? type;

const answered = (yes: boolean | null, whenYes: string, whenNo: string): string | null =>
  yes === null ? null : yes ? whenYes : whenNo;

const named = (keys: readonly string[]): string => keys.map((key) => key.replaceAll('-', ' ')).join(', ');

/** `4 of 4 checked: entertainment, data accuracy, …`, and which were not; null if not recorded. */
function boxesText(state: Acceptance['checkboxState']): string | null {
  if (state === null) return null;
  const keys = Object.keys(state);
  const checked = keys.filter((key) => state[key]);
  const unchecked = keys.filter((key) => !state[key]);
  const parts = [named(checked), unchecked.length > 0 && `not checked: ${named(unchecked)}`];
  const count = `${checked.length} of ${keys.length} checked`;
  return [count, parts.filter(Boolean).join('; ')].filter(Boolean).join(': ');
}

function placeText(place: Acceptance['ipGeolocation']): string | null {
  if (place === null) return null;
  const where = [place.city, place.region, place.country].filter(Boolean).join(', ');
  return [where, place.isp].filter(Boolean).join(' · ') || null;
}

const measured = (value: number | null, shown: (value: number) => string): string | null =>
  value === null ? null : shown(value);

type Fact = readonly [name: string, value: string | null];

/** What was recorded at an acceptance, name by name; null if not recorded. */
export const evidenceOf = (record: Acceptance): readonly Fact[] => [
  ['Accepted', momentOf(record.acceptedAt)],
  ['Received by the server', momentOf(record.receivedAt)],
  ['Method', methodText(record)],
  ['Checkboxes', boxesText(record.checkboxState)],
  ['Email', record.userEmail],
  ['IP address', record.ipAddress],
  ['Location', placeText(record.ipGeolocation)],
  ['Browser', record.userAgent],
  ['Screen', record.screenResolution],
  ['Language', record.browserLanguage],
  ['Fingerprint', record.browserFingerprint && shortFingerprint(record.browserFingerprint)],
  ['Time on page', measured(record.timeOnPage, duration)],
  ['Scroll depth', measured(record.scrollDepth, (depth) => `${depth}%`)],
  ['JavaScript', answered(record.javascriptEnabled, 'on', 'off')],
  ['Page', record.pageUrl],
  ['Came from', record.referrerUrl],
  ['Signed in by', record.authenticationMethod],
  ['Two-factor', answered(record.twoFactorEnabled, 'on', 'off')],
  ['Session', record.sessionId],
  ['SHA-256 of the text', record.contentHash],
];
