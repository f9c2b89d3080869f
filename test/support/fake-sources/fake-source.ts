import type { Instant } from '#core/kernel/instant.ts';
import type { Failure } from './failure.ts';
import type { FakeDay } from './race-day.ts';

/** What a source tells of, and how it stands with it at the moment. */
export interface FakeMoment {
  readonly day: FakeDay;
  /** By the racing clock: what has been run, what the air is like. */
  readonly now: Instant;
  readonly failure: Failure | null;
}
