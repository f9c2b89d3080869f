import type { Refusal } from '#core/kernel/refusal.ts';
import { type QuarantineEntry, trimmedEntry } from '#core/operations/quarantine.ts';
import type { Ask, Manners } from './asking.ts';

/** Takes an unreadable answer; nobody waits for it. */
export type Quarantine = (item: QuarantineEntry) => void;

/** Shorter ones would hide half of an answer. */
const SHORTEST_SECRET = 4;
const HIDDEN = '(hidden)';

const decoded = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');

/** The parts of a header that a host may echo: all of it, what follows its scheme, and what that hides. */
function partsOf(value: string): readonly string[] {
  const credentials = value.split(' ').slice(1).join(' ');
  return [value, credentials, ...decoded(credentials).split(':')];
}

/** Words like `rss` and days in the query of a set address are no keys, and would hide half of an answer. */
const KEY_NAME = /key|token|auth|secret|pass|sig|user|login|code|id$/i;
const PLAIN = /^(?:[a-z][a-z -]*|\d{4}-\d\d-\d\d)$/i;

/** What in the query of the address that was set may be a key; a part without a name is taken for one. */
const keysIn = (baseUrl: string): readonly string[] =>
  [...new URL(baseUrl).searchParams].flatMap(([name, value]) => {
    if (value === '') return [name];
    return KEY_NAME.test(name) || !PLAIN.test(value) ? [value] : [];
  });

/** An address without the values that were set with it, whatever they are. */
function withoutSetQuery(address: string, baseUrl: string): string {
  const set = new URL(baseUrl).searchParams;
  if (set.size === 0) return address;
  const { origin, pathname, searchParams } = new URL(address);
  const parts = [...searchParams].map(([name, value]) => {
    if (!set.has(name)) return `${name}=${encodeURIComponent(value)}`;
    return set.get(name) === '' ? HIDDEN : `${name}=${HIDDEN}`;
  });
  return `${origin}${pathname}?${parts.join('&')}`;
}

function secretsOf(ask: Ask, { headers = {}, baseUrl }: Manners): readonly string[] {
  const guarded = Object.entries(headers).filter(([name]) => /authorization|key|token|cookie/i.test(name));
  const keys = [...Object.values(ask.secretQuery ?? {}), ...keysIn(baseUrl)];
  const all = [...keys, ...guarded.flatMap(([, value]) => partsOf(value))];
  return all.filter((secret) => secret.length >= SHORTEST_SECRET).sort((a, b) => b.length - a.length);
}

const without = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (left, secret) => left.replaceAll(secret, HIDDEN).replaceAll(encodeURIComponent(secret), HIDDEN),
    text,
  );

/** An answer as it is quarantined: without our keys and passwords, which hosts do echo. */
export function quarantinedAnswer(
  answer: Omit<QuarantineEntry, 'why' | 'source'>,
  why: Refusal,
  ask: Ask,
  manners: Manners,
): QuarantineEntry {
  const secrets = secretsOf(ask, manners);
  const { status, contentType, at: instant } = answer;
  return trimmedEntry({
    status,
    contentType,
    at: instant,
    source: manners.source,
    text: without(answer.text, secrets),
    address: without(withoutSetQuery(answer.address, manners.baseUrl), secrets),
    why: without(why.message, secrets),
  });
}
