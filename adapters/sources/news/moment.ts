import { type Instant, instant } from '#core/kernel/instant.ts';

/** `Sat, 08 Aug 2026 14:55:12 +0000`, with a zone by number or by its American letters. */
const MAIL =
  /^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3}[a-z]*\s+\d{4}\s+\d{1,2}:\d{2}(:\d{2})?\s*([+-]\d{4}|gmt|utc?|z|[ecmp][sd]t)$/i;
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(z|[+-]\d{2}:?\d{2})$/i;

/** A moment as feeds write it; null for another form, and for one without a zone, which could be any hour. */
export function momentIn(written: string | null): Instant | null {
  const text = written?.trim() ?? '';
  if (!MAIL.test(text) && !ISO.test(text)) return null;
  const milliseconds = Date.parse(text.replace(/\s+(ut|z)$/i, ' UTC'));
  return Number.isNaN(milliseconds) ? null : instant(milliseconds);
}
