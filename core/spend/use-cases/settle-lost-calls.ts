import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import { counted } from '../../kernel/text.ts';
import type { SpendStore } from '../ports.ts';

export interface SettleLostCallsDeps {
  readonly spend: Pick<SpendStore, 'settleLost'>;
  /** The machine clock. */
  readonly clock: Clock;
  /** No question takes this long, in milliseconds. */
  readonly lostAfterMs: number;
  /** For the log. */
  readonly warn: (sentence: string) => void;
}

/** Settles questions whose process ended before it reported their cost. */
export function makeSettleLostCalls({ spend, clock, lostAfterMs, warn }: SettleLostCallsDeps) {
  return async function settleLostCalls(): Promise<number> {
    const count = await spend.settleLost(shift(clock(), -lostAfterMs));
    if (count > 0) {
      warn(
        `${counted(count, 'question')} to the analysts never reported an outcome: each counts as the most expensive of its kind.`,
      );
    }
    return count;
  };
}

export type SettleLostCalls = ReturnType<typeof makeSettleLostCalls>;
