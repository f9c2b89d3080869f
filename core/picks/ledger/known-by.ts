import { type Instant, parseInstant } from '../../kernel/instant.ts';
import type { SealedMoment } from './entry.ts';

const isBy = (text: string, moment: Instant): boolean => {
  const found = parseInstant(text);
  return found !== null && found <= moment;
};

/**
 * Whether an entry was in the ledger at a moment of racing. A replayed entry carries the moment it describes, so the
 * machine's clock counts for it too: when it was made by the racing clock is not recorded.
 */
export const isKnownBy = (
  { sealedAt, racingAt, isReplayed }: Omit<SealedMoment, 'isAfterOff'>,
  moment: Instant,
): boolean => isBy(racingAt, moment) && (!isReplayed || isBy(sealedAt, moment));
