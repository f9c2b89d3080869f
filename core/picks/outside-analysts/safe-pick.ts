import { safeText } from '../../kernel/safe-text.ts';
import type { ParsedPick } from '../model-questions/model-question.ts';

/** A parsed pick with all its texts made safe for screens; a reason with nothing left is dropped. */
export const safePick = ({ primary, longshot, value, exotics }: ParsedPick): ParsedPick => ({
  primary: { ...primary, reasons: primary.reasons.map(safeText).filter((reason) => reason !== '') },
  longshot: longshot === null ? null : { ...longshot, reason: safeText(longshot.reason) },
  value: value.map((bet) => ({ ...bet, reason: safeText(bet.reason) })),
  exotics: exotics.map((play) => ({ ...play, reason: safeText(play.reason) })),
});
