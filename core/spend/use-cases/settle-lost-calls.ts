import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import type { SpendStore } from '../ports.ts';

export interface SettleLostCallsDeps {
  readonly spend: Pick<SpendStore, 'settleLost'>;
  /** The machine clock. */
  readonly clock: Clock;
  /** No question is under way for so long, in milliseconds. */
  readonly lostAfterMs: number;
  /** For the log. */
  readonly warn: (sentence: string) => void;
}

const counted = (count: number): string => `${count} question${count === 1 ? '' : 's'}`;

/** Ends the bookings of questions whose process ended before it told what they took. */
export function makeSettleLostCalls({ spend, clock, lostAfterMs, warn }: SettleLostCallsDeps) {
  return async function settleLostCalls(): Promise<number> {
    const count = await spend.settleLost(shift(clock(), -lostAfterMs));
    if (count > 0) {
      warn(
        `The end of ${counted(count)} to the analysts nobody told: counted by the dearest of the same kind.`,
      );
    }
    return count;
  };
}

export type SettleLostCalls = ReturnType<typeof makeSettleLostCalls>;
