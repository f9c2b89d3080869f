import type { Instant } from '#core/kernel/instant.ts';
import { addressOf, readBase, withKeys } from './address.ts';
import type { Answer, Ask, Content, Host, Manners, OpenHost } from './asking.ts';
import { faultOfStatus, wrongWith } from './content.ts';
import { exchange, type Reply } from './exchange.ts';
import { type Fault, faultRefusal, isIllness } from './faults.ts';
import { makePacing, type Pacing, type Time } from './pacing.ts';
import { type AnswerMemory, makeAnswerMemory, type Remembered } from './remembered.ts';
import { backOffMs, retryAfterMs } from './retry-after.ts';

export interface PoliteSettings extends Time {
  /** Names the product and a contact, as hosts wish: `Product/1.0 (contact@example.org)`. */
  readonly userAgent: string;
  readonly memory?: AnswerMemory;
}

const DEFAULTS = { gapMs: 1_000, timeOutMs: 15_000, tries: 3, patienceMs: 30_000, mostBytes: 8_000_000 };

const ACCEPTS: Readonly<Record<Content, string>> = {
  json: 'application/json',
  xml: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9',
  html: 'text/html',
  text: 'text/plain, */*;q=0.5',
};

function conditions(kept: Remembered | null): Record<string, string> {
  return {
    ...(kept?.etag == null ? {} : { 'if-none-match': kept.etag }),
    ...(kept?.lastModified == null ? {} : { 'if-modified-since': kept.lastModified }),
  };
}

/** What the reply says: an answer to keep (the kept one, confirmed, when nothing is new), or a fault. */
function judged(reply: Reply, ask: Ask, kept: Remembered | null, now: Instant): Remembered | Fault {
  const { status, headers, text } = reply;
  const type = headers['content-type'] ?? '';
  if (status === 304 && kept !== null) return { ...kept, at: now };
  if (status !== 200) return faultOfStatus(status, text, type, retryAfterMs(headers['retry-after'], now));
  return (
    wrongWith(text, type, ask.content) ?? {
      text,
      at: now,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    }
  );
}

const waitAskedBy = (fault: Fault): number | null => ('waitMs' in fault ? fault.waitMs : null);

type Polite = Required<PoliteSettings> & { readonly pacing: Pacing };

function openHost(polite: Polite, given: Manners): Host {
  const manners = { ...DEFAULTS, ...given };
  const { source, gapMs, patienceMs, tries, timeOutMs, mostBytes } = manners;
  const base = readBase(source, manners.baseUrl);
  const { now, pacing, memory } = polite;

  const once = async (ask: Ask, address: URL, kept: Remembered | null) => {
    const waitMs = await pacing.turn(base.host, gapMs, patienceMs);
    if (waitMs !== null) throw faultRefusal(source, { kind: 'resting', waitMs });
    const headers = {
      'user-agent': polite.userAgent,
      accept: ACCEPTS[ask.content],
      ...manners.headers,
      ...conditions(kept),
    };
    const reply = await exchange({
      address: withKeys(address, ask.secretQuery),
      headers,
      timeOutMs,
      mostBytes,
    });
    return reply.kind === 'reply' ? judged(reply, ask, kept, now()) : reply;
  };

  const untilAnswered = async (ask: Ask, address: URL, kept: Remembered | null) => {
    for (let tried = 1; ; tried += 1) {
      const outcome = await once(ask, address, kept);
      if ('text' in outcome) return outcome;
      if (!isIllness(outcome)) throw faultRefusal(source, outcome);
      const waitMs = waitAskedBy(outcome) ?? backOffMs(tried);
      pacing.rest(base.host, waitMs);
      if (waitMs > patienceMs) throw faultRefusal(source, outcome, waitMs);
      if (tried >= tries) throw faultRefusal(source, outcome);
    }
  };

  const get = async (ask: Ask): Promise<Answer> => {
    const address = addressOf(base, ask);
    const kept = await memory.recall(address.href);
    if (kept !== null && now() - kept.at < (ask.freshForMs ?? 0))
      return { ...shown(kept), isUnchanged: true };
    const answer = await untilAnswered(ask, address, kept);
    await memory.keep(address.href, answer);
    return { ...shown(answer), isUnchanged: answer.text === kept?.text };
  };
  return { source, get };
}

const shown = ({ text, at }: Remembered) => ({ text, at });

/**
 * The one way to ask the outside world. Hosts opened through the same function share the pace and the memory,
 * so two sources on one host do not ask it twice as often.
 */
export function makeOpenHost(settings: PoliteSettings): OpenHost {
  const polite = { memory: makeAnswerMemory(), ...settings, pacing: makePacing(settings) };
  return (manners) => openHost(polite, manners);
}
