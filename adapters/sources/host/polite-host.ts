import { type Instant, MINUTE } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { SetAside } from '#core/operations/quarantine.ts';
import { addressOf, readBase, withKeys } from './address.ts';
import type { Answer, Ask, Content, Host, Manners, OpenHost } from './asking.ts';
import { faultOfStatus, wrongWith } from './content.ts';
import { exchange, type Reply } from './exchange.ts';
import { type Fault, faultRefusal, isIllness } from './faults.ts';
import { makePacing, type Pacing, type Time } from './pacing.ts';
import { type AnswerMemory, makeAnswerMemory, type Remembered } from './remembered.ts';
import { backOffMs, retryAfterMs } from './retry-after.ts';
import { answerSetAside, type SetAsideDoor } from './set-aside.ts';

export interface PoliteSettings extends Time {
  /** Names the product and a contact, as hosts wish: `Product/1.0 (contact@example.org)`. */
  readonly userAgent: string;
  readonly memory?: AnswerMemory;
  /** Is given what made no sense. */
  readonly setAside?: SetAsideDoor;
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
      contentType: type,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    }
  );
}

const waitAskedBy = (fault: Fault): number | null => ('waitMs' in fault ? fault.waitMs : null);

const NONSENSE: ReadonlySet<string> = new Set(['source.wrong-shape', 'source.wrong-content']);

/** An answer that is no answer. */
type Wrong = Pick<SetAside, 'status' | 'contentType' | 'text'>;

type Polite = Required<PoliteSettings> & { readonly pacing: Pacing };

function openHost(polite: Polite, given: Manners): Host {
  const manners = { ...DEFAULTS, ...given };
  const { source, gapMs, patienceMs, tries, timeOutMs, mostBytes } = manners;
  const base = readBase(source, manners.baseUrl);
  const { now, pacing, memory } = polite;

  const putAside = (ask: Ask, address: URL, answer: Wrong, why: Refusal): void =>
    polite.setAside(answerSetAside({ ...answer, address: address.href, at: now() }, why, ask, manners));

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
    if (reply.kind !== 'reply') return reply;
    const outcome = judged(reply, ask, kept, now());
    if ('kind' in outcome && outcome.kind === 'wrong-content') {
      const { status, text, headers } = reply;
      const contentType = headers['content-type'] ?? '';
      putAside(ask, address, { status, text, contentType }, faultRefusal(source, outcome));
    }
    return outcome;
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

  const asked = async (ask: Ask, address: URL) => {
    const kept = await memory.recall(address.href);
    const isReadable = kept?.isNonsense !== true;
    if (kept !== null && isReadable && now() - kept.at < (ask.freshForMs ?? 0))
      return { kept, isUnchanged: true };
    const answer = await untilAnswered(ask, address, kept);
    await memory.keep(address.href, answer);
    return { kept: answer, isUnchanged: answer.text === kept?.text };
  };

  const read = async <T>(ask: Ask, parse: (answer: Answer) => T): Promise<T> => {
    const address = addressOf(base, ask);
    const { kept, isUnchanged } = await asked(ask, address);
    try {
      return parse({ text: kept.text, at: kept.at, isUnchanged });
    } catch (error) {
      if (error instanceof Refusal && NONSENSE.has(error.code)) {
        await memory.keep(address.href, { ...kept, isNonsense: true });
        if (!isUnchanged) putAside(ask, address, { ...kept, status: 200 }, error);
      }
      throw error;
    }
  };
  return { source, read, get: (ask) => read(ask, (answer) => answer) };
}

/** So long one answer that makes no sense stands for all of its source. */
const ASIDE_EVERY_MS = 10 * MINUTE;

/** A source that is broken for long does not fill the shelf. */
function nowAndThen(setAside: SetAsideDoor, now: Time['now']): SetAsideDoor {
  const last = new Map<string, Instant>();
  return (item) => {
    const before = last.get(item.source);
    if (before !== undefined && now() - before < ASIDE_EVERY_MS) return;
    last.set(item.source, now());
    setAside(item);
  };
}

/**
 * The one way to ask the outside world. Hosts opened through the same function share the pace and the memory,
 * so two sources on one host do not ask it twice as often.
 */
export function makeOpenHost(settings: PoliteSettings): OpenHost {
  const setAside = nowAndThen(settings.setAside ?? (() => undefined), settings.now);
  const polite = { memory: makeAnswerMemory(), ...settings, setAside, pacing: makePacing(settings) };
  return (manners) => openHost(polite, manners);
}
