/** What an expected failure is, in words any edge can translate (HTTP status, exit code, screen). */
export type RefusalKind =
  | 'not-found'
  | 'invalid'
  | 'signed-out'
  | 'forbidden'
  | 'conflict'
  | 'too-many'
  | 'unavailable';

export interface RefusalExtra {
  /** Seconds after which trying again makes sense ('too-many', 'unavailable'). */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * An expected failure, thrown where it is understood. `code` is `room.what` and owned by the room;
 * `message` is one plain sentence for people. Anything else that is thrown is a bug.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly code: string;
  readonly retryAfterSeconds: number | null;

  constructor(kind: RefusalKind, code: string, sentence: string, extra: RefusalExtra = {}) {
    super(sentence, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.kind = kind;
    this.code = code;
    this.retryAfterSeconds = extra.retryAfterSeconds ?? null;
  }
}
