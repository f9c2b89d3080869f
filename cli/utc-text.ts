import { type Instant, toIso } from '#core/kernel/instant.ts';

/** `2025-08-02 12:00:00`, in UTC. */
export const utcText = (instant: Instant): string => toIso(instant).slice(0, 19).replace('T', ' ');
