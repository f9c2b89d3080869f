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
  readonly content: string;
}

type Input<Row> = {
  readonly params: Checked<Row, 'params'>;
  readonly query: Checked<Row, 'query'>;
  readonly body: Checked<Row, 'body'>;
};

/** Who asks: only where the table demands somebody. */
type Asker<Row> = Row extends { readonly access: 'public' } ? unknown : { readonly member: PublicMember };

/** A reply that is the same for everybody is made without a look at who asks. */
type Seen<Row> = Row extends { readonly sharedForMs: number }
  ? unknown
  : { readonly visit: Visit } & Asker<Row>;

export type Asked<Row> = Input<Row> & Seen<Row>;

export type Answered<Row> = Row extends { readonly reply: unknown }
  ? Frozen<Written<Row, 'reply'>>
  : Row extends { readonly answers: 'redirect' }
    ? Redirect
    : FileAnswer;

export type Handler<Row> = (asked: Asked<Row>) => Answered<Row> | Promise<Answered<Row>>;

/** One handler for each row of a table: forget one, or answer with another shape, and it does not compile. */
export type Handlers<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Act in keyof Table]: Handler<Table[Act]>;
};

/** The same once the table's types have done their work. */
export type AnyHandler = (asked: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly visit?: Visit;
  readonly member?: PublicMember;
}) => unknown;
