import type { Instant } from '../kernel/instant.ts';

/** How and where a member signed in. */
export interface SessionOrigin {
  readonly signedInAt: Instant;
  /** `Firefox on Windows`; null when the browser names neither. */
  readonly device: string | null;
  /** Network address. */
  readonly address: string | null;
  /** Where that address roughly is; null without a local database. */
  readonly place: string | null;
}

/** A sign-in of a member that has not ended. What is null was not recorded. */
export interface OpenSession {
  /** Digest of the session's key: refers to the session without opening it. */
  readonly id: string;
  readonly signedInAt: Instant | null;
  readonly lastUsedAt: Instant | null;
  readonly device: string | null;
  readonly address: string | null;
  readonly place: string | null;
  /** When it ends by itself if it is not used again. */
  readonly endsAt: Instant;
}
