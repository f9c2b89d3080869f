import type { Instant } from '#core/kernel/instant.ts';

/** What an answer must be; anything else is refused before it is read. */
export type Content = 'json' | 'xml' | 'html' | 'text';

/** One question to a host. */
export interface Ask {
  /** Below the base address, with its leading slash; empty for the base address itself. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Parts of the query that are keys: sent, but never remembered, shown or logged. */
  readonly secretQuery?: Readonly<Record<string, string>>;
  readonly content: Content;
  /** So long a remembered answer is given without asking again; 0 when not said. */
  readonly freshForMs?: number;
}

/** What a host said. */
export interface Answer {
  readonly text: string;
  /** When the host said it, or last confirmed it. */
  readonly at: Instant;
  /** The same text was given before: it need not be read again. */
  readonly isUnchanged: boolean;
}

/** The manners a source keeps towards one host. */
export interface Manners {
  /** The source as people know it: `National Weather Service`. Appears in refusals. */
  readonly source: string;
  /** `http(s)://host[:port][/path]`; no request leaves it. */
  readonly baseUrl: string;
  /** Sent with every request; may hold a password, so they are never shown or logged. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Least time between the starts of two requests to the host, across all callers. */
  readonly gapMs?: number;
  /** For one try, from the look-up of the name to the last byte. */
  readonly timeOutMs?: number;
  /** Attempts in all while the host is failing. */
  readonly tries?: number;
  /** Longest wait for a turn or for the next try; beyond it the question is refused at once. */
  readonly patienceMs?: number;
  /** Largest answer after unpacking. */
  readonly mostBytes?: number;
}

export interface Host {
  readonly source: string;
  /**
   * Asks by GET. Refuses 'not-found' (`source.no-such-thing`: the host is well and has no such thing) or
   * 'unavailable' (every other `source.…` code of faults.ts). `retryAfterSeconds` is set when asking again
   * later may help by itself, and null when a person has to look.
   */
  get(ask: Ask): Promise<Answer>;
  /**
   * Asks and reads the answer. One that `parse` refuses as nonsense (`source.wrong-shape`, `source.wrong-content`) is set
   * aside for people to look at, once, and refused.
   */
  read<T>(ask: Ask, parse: (answer: Answer) => T): Promise<T>;
}

/** Opens a host under its manners; refuses ('invalid', `source.bad-address`) an address that is none. */
export type OpenHost = (manners: Manners) => Host;
