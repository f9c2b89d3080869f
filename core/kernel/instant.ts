import type { Brand } from './brand.ts';

/** A moment: milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const instant = (milliseconds: number): Instant => milliseconds as Instant;

/** The moment `milliseconds` after (or, negative, before) another. */
export const shift = (from: Instant, milliseconds: number): Instant => instant(from + milliseconds);

/** Reads an ISO 8601 instant with zone or `Z`; null when it is not one. */
export function parseInstant(text: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? null : instant(milliseconds);
}

/** ISO 8601 in UTC with milliseconds. */
export const toIso = (instant: Instant): string => new Date(instant).toISOString();

/** The same of an instant that may be unknown. */
export const toIsoOrNull = (instant: Instant | null): string | null =>
  instant === null ? null : toIso(instant);
