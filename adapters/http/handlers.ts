import type { PublicMember } from '#core/accounts/member.ts';
import type { Checked, Endpoint, Frozen, Written } from './contract/endpoint.ts';
import type { Visit } from './visit.ts';

/** Sends the browser elsewhere. */
export interface Redirect {
  readonly location: string;
}

/** Something to save. */
export interface FileAnswer {
  readonly fileName: string;
  readonly contentType: string;
  /** Pieces are sent as they come. */
  readonly content: string | AsyncIterable<string>;
}

/** Where events are written. */
export interface EventWriter {
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** Events until the client disconnects; `open` returns the unsubscribe function. */
export interface EventAnswer {
  readonly open: (writer: EventWriter) => () => void;
}

/** A reply that can be streamed in pieces before it is complete: its text, or the parts that are ready. */
export interface StreamedReply<Reply> {
  readonly send: (onPiece: (piece: string | object) => void) => Promise<Reply>;
}

type Input<Row> = {
  readonly params: Checked<Row, 'params'>;
  readonly query: Checked<Row, 'query'>;
  readonly body: Checked<Row, 'body'>;
};

/** The member, only where the contract requires one. */
type Asker<Row> = Row extends { readonly access: 'public' } ? unknown : { readonly member: PublicMember };

/** A reply shared by all visitors is made without the visit. */
type Seen<Row> = Row extends { readonly sharedForMs: number }
  ? unknown
  : { readonly visit: Visit } & Asker<Row>;

export type RequestOf<Row> = Input<Row> & Seen<Row>;

export type Answered<Row> = Row extends { readonly reply: unknown; readonly streams: true }
  ? StreamedReply<Frozen<Written<Row, 'reply'>>>
  : Row extends { readonly reply: unknown }
    ? Frozen<Written<Row, 'reply'>>
    : Row extends { readonly answers: 'redirect' }
      ? Redirect
      : Row extends { readonly answers: 'events' }
        ? EventAnswer
        : FileAnswer;

export type Handler<Row> = (input: RequestOf<Row>) => Answered<Row> | Promise<Answered<Row>>;

/** One handler for each row of a table: forget one, or answer with another shape, and it does not compile. */
export type Handlers<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Act in keyof Table]: Handler<Table[Act]>;
};

type RowsAsOf<Table> = {
  readonly [Act in keyof Table as Table[Act] extends { readonly asOf: true } ? Act : never]: Table[Act];
};

/** One handler for each call that answers as of a moment, by subject. */
export type HandlersAsOf<Tables extends Readonly<Record<string, Readonly<Record<string, Endpoint>>>>> = {
  readonly [Subject in keyof Tables as keyof RowsAsOf<Tables[Subject]> extends never
    ? never
    : Subject]: Handlers<RowsAsOf<Tables[Subject]>>;
};

/** The same once the table's types have done their work. */
export type AnyHandler = (request: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly visit?: Visit;
  readonly member?: PublicMember;
}) => unknown;
