import type { MemberId } from '../accounts/member.ts';
import type { Instant } from '../kernel/instant.ts';

/** An administrator's act, as it was asked for. */
export interface Act {
  /** Null: the operator, at the terminal. */
  readonly by: MemberId | null;
  /** How it was asked for: `DELETE /api/admin/users/{id}`, `racing-cli members delete`. */
  readonly name: string;
  /** On whom or what, as far as the asking says it. */
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
  /** Null where nothing is left, or nothing is to be told. */
  readonly after: Facts | null;
}

/** What the audit log keeps for good. `change` is null for an act of which no more is to be told. */
export interface AuditEntry {
  readonly at: Instant;
  readonly act: Act;
  readonly change: Change | null;
}

/** An entry with its place in the log, later ones higher, and the address of who it was while they have an account. */
export interface LoggedEntry extends AuditEntry {
  readonly id: number;
  readonly byEmail: string | null;
}

/** Tells what the act under way changes, within its unit of work. */
export type NoteChange = (change: Change) => Promise<void>;
