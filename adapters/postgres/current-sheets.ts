import type { Instant } from '#core/kernel/instant.ts';

/** Which rows of `results.sheets` are current: now, or at the moment `:until`. */
export const currentSheets = (until: Instant | undefined): string =>
  until === undefined
    ? 'superseded_at_ms is null'
    : 'coalesce(known_at_ms, brought_at_ms) <= :until and (superseded_at_ms is null or superseded_at_ms > :until)';
