import { type Instant, MINUTE } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { QuarantineEntry } from '#core/operations/quarantine.ts';
import { addressOf, readBase, withKeys } from './address.ts';
import type { Answer, Ask, Content, Host, Manners, OpenHost } from './asking.ts';
import { failureOfStatus, wrongWith } from './content.ts';
import { exchange, type Reply } from './exchange.ts';
import { type Failure, failureRefusal, isUnavailable } from './failures.ts';
import { makePacing, type Pacing, type Time } from './pacing.ts';
import { type Quarantine, quarantinedAnswer } from './quarantine.ts';
import { type AnswerMemory, makeAnswerMemory, type Remembered } from './remembered.ts';
import { backOffMs, retryAfterMs } from './retry-after.ts';

export interface PoliteSettings extends Time {
  /** Names the product and a contact, as hosts ask for: `Product/1.0 (contact@example.org)`. */
  readonly userAgent: string;
  readonly memory?: AnswerMemory;
  /** Is given what made no sense. */
  readonly quarantine?: Quarantine;
}

const DEFAULTS = { gapMs: 1_000, timeOutMs: 15_000, tries: 3, patienceMs: 30_000, mostBytes: 8_000_000 };

const ACCEPTS: Readonly<Record<Content, string>> = {
  json: 'application/json',
  xml: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9',
  html: 'text/html',
  text: 'text/plain, */*;q=0.5',
};

function conditions(remembered: Remembered | null): Record<string, string> {
  return {
    ...(remembered?.etag == null ? {} : { 'if-none-match': remembered.etag }),
    ...(remembered?.lastModified == null ? {} : { 'if-modified-since': remembered.lastModified }),
  };
}

/** What the reply says: an answer to keep (the kept one, confirmed, when nothing is new), or a fault. */
function resultOf(reply: Reply, ask: Ask, remembered: Remembered | null, now: Instant): Remembered | Failure {
  const { status, headers, text } = reply;
  const type = headers['content-type'] ?? '';
  if (status === 304 && remembered !== null) return { ...remembered, at: now };
  if (status !== 200) return failureOfStatus(status, text, type, retryAfterMs(headers['retry-after'], now));
  return (
    wrongWith(text, type, ask.content) ?? {
      text,
      at: now,
      contentType: type,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    }
  );
}

const waitOf = (failure: Failure): number | null => ('waitMs' in failure ? failure.waitMs : null);

const NONSENSE: ReadonlySet<string> = new Set(['source.wrong-shape', 'source.wrong-content']);

/** An answer that is no answer. */
type Wrong = Pick<QuarantineEntry, 'status' | 'contentType' | 'text'>;

type Polite = Required<PoliteSettings> & { readonly pacing: Pacing };

function openHost(polite: Polite, given: Manners): Host {
  const manners = { ...DEFAULTS, ...given };
  const { source, gapMs, patienceMs, tries, timeOutMs, mostBytes } = manners;
  const base = readBase(source, manners.baseUrl);
  const { now, pacing, memory } = polite;

  const quarantineAnswer = (ask: Ask, address: URL, answer: Wrong, why: Refusal): void =>
    polite.quarantine(quarantinedAnswer({ ...answer, address: address.href, at: now() }, why, ask, manners));

  const once = async (ask: Ask, address: URL, remembered: Remembered | null) => {
    const waitMs = await pacing.waitForSlot(base.host, gapMs, patienceMs);
    if (waitMs !== null) throw failureRefusal(source, { kind: 'resting', waitMs });
    const headers = {
      'user-agent': polite.userAgent,
      accept: ACCEPTS[ask.content],
      ...manners.headers,
      ...conditions(remembered),
    };
    const reply = await exchange({
      address: withKeys(address, ask.secretQuery),
      headers,
      timeOutMs,
      mostBytes,
    });
    if (reply.kind !== 'reply') return reply;
    const outcome = resultOf(reply, ask, remembered, now());
    if ('kind' in outcome && outcome.kind === 'wrong-content') {
      const { status, text, headers } = reply;
      const contentType = headers['content-type'] ?? '';
      quarantineAnswer(ask, address, { status, text, contentType }, failureRefusal(source, outcome));
    }
    return outcome;
  };

  const untilAnswered = async (ask: Ask, address: URL, remembered: Remembered | null) => {
    for (let tried = 1; ; tried += 1) {
      const outcome = await once(ask, address, remembered);
      if ('text' in outcome) return outcome;
      if (!isUnavailable(outcome)) throw failureRefusal(source, outcome);
      const waitMs = waitOf(outcome) ?? backOffMs(tried);
      pacing.rest(base.host, waitMs);
      if (waitMs > patienceMs) throw failureRefusal(source, outcome, waitMs);
      if (tried >= tries) throw failureRefusal(source, outcome);
    }
  };

  const readPolitely = async (ask: Ask, address: URL) => {
    const remembered = await memory.recall(address.href);
    const isReadable = remembered?.isNonsense !== true;
    if (remembered !== null && isReadable && now() - remembered.at < (ask.freshForMs ?? 0))
      return { kept: remembered, isUnchanged: true };
    const answer = await untilAnswered(ask, address, remembered);
    await memory.keep(address.href, answer);
    return { kept: answer, isUnchanged: answer.text === remembered?.text };
  };

  const read = async <T>(ask: Ask, parse: (answer: Answer) => T): Promise<T> => {
    const address = addressOf(base, ask);
    const { kept: remembered, isUnchanged } = await readPolitely(ask, address);
    try {
      return parse({ text: remembered.text, at: remembered.at, isUnchanged });
    } catch (error) {
      if (error instanceof Refusal && NONSENSE.has(error.code)) {
        await memory.keep(address.href, { ...remembered, isNonsense: true });
        if (!isUnchanged) quarantineAnswer(ask, address, { ...remembered, status: 200 }, error);
      }
      throw error;
    }
  };
  return { source, read, get: (ask) => read(ask, (answer) => answer) };
}

/** How long one unreadable answer speaks for all of its source. */
const QUARANTINE_EVERY_MS = 10 * MINUTE;

/** A source that is broken for long must not fill the quarantine. */
function nowAndThen(quarantine: Quarantine, now: Time['now']): Quarantine {
  const last = new Map<string, Instant>();
  return (item) => {
    const before = last.get(item.source);
    if (before !== undefined && now() - before < QUARANTINE_EVERY_MS) return;
    last.set(item.source, now());
    quarantine(item);
  };
}

/**
 * The one way to ask the outside world. Hosts opened through the same function share the pace and the memory,
 * so two sources on one host do not ask it twice as often.
 */
export function makeOpenHost(settings: PoliteSettings): OpenHost {
  const quarantine = nowAndThen(settings.quarantine ?? (() => undefined), settings.now);
  const polite = { memory: makeAnswerMemory(), ...settings, quarantine, pacing: makePacing(settings) };
  return (manners) => openHost(polite, manners);
}
