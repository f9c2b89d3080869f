import { type Instant, parseInstant } from '../../kernel/instant.ts';
import { parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { SealedRow } from '../../picks/ledger/entry.ts';

/** When a race with a sealed pick is to go off, and its race day. */
export interface SealedOff {
  readonly day: RaceDay;
  readonly off: Instant;
}

/** The offs in sealed rows; replays have none. */
export const sealedOffs = (rows: readonly SealedRow[]): readonly SealedOff[] =>
  rows.flatMap((row) => {
    const { isReplayed, off: offText, day: dayText } = entryIn(row);
    const [off, day] = [parseInstant(offText ?? ''), parseRaceDay(dayText)];
    return isReplayed || off === null || day === null ? [] : [{ day, off }];
  });
