import type { MemberId } from '../accounts/member.ts';
import type { Instant } from '../kernel/instant.ts';

/** An administrator's act, as requested. */
export interface Act {
  /** Null: the operator, at the terminal. */
  readonly by: MemberId | null;
  /** The request or command: `DELETE /api/admin/users/{id}`, `racing-cli members delete`. */
  readonly name: string;
  /** On whom or what, as far as the request names it. */
  readonly subject: string | null;
  /** Of the request; null at the terminal. */
  readonly requestId: string | null;
}

/** Plain values, none of them secret. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** What an act did to one thing. */
export interface Change {
  /** In words: `user deleted`. */
  readonly what: string;
  /** On whom or what. */
  readonly subject: string | null;
  /** Null where there was nothing. */
  readonly before: Facts | null;
  /** Null when nothing is left or worth noting. */
  readonly after: Facts | null;
}

/** An entry of the audit log. `change` is null for an act without details. */
export interface AuditEntry {
  readonly at: Instant;
  readonly act: Act;
  readonly change: Change | null;
}

/** An entry with its place in the log, later ones higher, and the author's address while they have an account. */
export interface LoggedEntry extends AuditEntry {
  readonly id: number;
  readonly byEmail: string | null;
}

/** Notes a change of the current act, within its transaction. */
export type NoteChange = (change: Change) => Promise<void>;
