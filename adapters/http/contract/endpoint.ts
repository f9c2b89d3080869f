import type { z } from 'zod';
import type { TopicName } from './topics.ts';

/** Who may call: anyone, a signed-in member, an administrator. */
export type Access = 'public' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One row of the table that speaks to the outside. `path` holds `{name}` for each path parameter. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** A body that is missing altogether is read as `{}`. */
  readonly body?: z.ZodType;
  /** Absent for an answer that is not JSON: see `answers`. */
  readonly reply?: z.ZodType;
  /** What an endpoint without `reply` answers. */
  readonly answers?: 'redirect' | 'file' | 'events';
  /** The reply is streamed in pieces (its text, or parts of it) as events to clients that accept `text/event-stream`; the last event is the whole reply. */
  readonly streams?: true;
  /** Bytes of body taken; the default is 64 KiB. */
  readonly bodyLimit?: number;
  /** The reply is the same for every visitor: it may be cached for this many milliseconds, and no session is read. */
  readonly sharedForMs?: number;
  /** Of a shared reply: it says what time it is, or an age in seconds, so it has no version and no proxy may share it. */
  readonly tellsTime?: true;
  /**
   * Of a shared reply: it is computed over so much that few are computed at once; others wait, or are refused (429).
   * `as-of`: only as of an earlier moment, whose reply hardly anybody shares.
   */
  readonly isCostly?: true | 'as-of';
  /**
   * Takes `?asOf=`, an ISO instant up to now by the racing clock or `13:02` on the day of the call, and answers as it
   * did then; `same`: the answer has nothing to do with the moment, which is ignored. Every other call refuses it.
   */
  readonly asOf?: true | 'same';
  /** Topics whose announcements end a shared reply early; if left out, every topic does. */
  readonly changesWith?: readonly TopicName[];
  /** Of a member's call: it changes what is the same for everybody, so his next reads go past every proxy. */
  readonly changesShared?: true;
  /** An administrator's change too long for one transaction; it uses its own. */
  readonly ownTransactions?: true;
  /** Documented refusals besides 400, 401 (for members), 403, 404, those of the body, and 503. */
  readonly refusals?: readonly (401 | 409 | 429 | 502 | 503)[];
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type NoMoreThan<Row> = Readonly<Record<Exclude<keyof Row, keyof Endpoint>, never>>;

/** Keeps every literal of a row, so that server, client and documents read exact types off it. */
export const endpoint = <const Row extends Endpoint>(row: Row & NoMoreThan<Row>): Row => row;

/** The same data, not to be changed, all the way down. */
export type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

type Part<Row, Name extends 'params' | 'query' | 'body' | 'reply'> = Row extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? Schema
  : undefined;

/** What a caller writes for a part of a row; undefined where the row has none. */
export type Written<Row, Name extends 'params' | 'query' | 'body' | 'reply'> =
  Part<Row, Name> extends z.ZodType ? z.input<Part<Row, Name>> : undefined;

/** What a part of a row is after it was checked; undefined where the row has none. */
export type Checked<Row, Name extends 'params' | 'query' | 'body' | 'reply'> =
  Part<Row, Name> extends z.ZodType ? z.output<Part<Row, Name>> : undefined;
