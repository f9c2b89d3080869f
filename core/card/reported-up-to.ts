import { type Instant, instant } from '../kernel/instant.ts';

/** After everything that was ever said: for what a source is measured against its own words, not for what is judged. */
export const LATEST: Instant = instant(8_640_000_000_000_000);
