import { type Instant, instant } from '../kernel/instant.ts';

/** After every report: to compare a source with its own earlier reports, never to handicap. */
export const LATEST: Instant = instant(8_640_000_000_000_000);
