import { safeText } from '../../kernel/safe-text.ts';
import type { ParsedPick } from '../questions/model-question.ts';

/** A told pick with all its texts as screens may show them; a reason of which nothing is left is none. */
export const safePick = ({ primary, longshot, value, exotics }: ParsedPick): ParsedPick => ({
  primary: { ...primary, reasons: primary.reasons.map(safeText).filter((reason) => reason !== '') },
  longshot: longshot === null ? null : { ...longshot, reason: safeText(longshot.reason) },
  value: value.map((bet) => ({ ...bet, reason: safeText(bet.reason) })),
  exotics: exotics.map((play) => ({ ...play, reason: safeText(play.reason) })),
});
