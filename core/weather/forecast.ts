import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { Air } from './observation.ts';

/** An hour ahead (three hours with a source that foresees no finer). */
export interface HourAhead extends Air {
  readonly from: Instant;
  readonly until: Instant;
  /** 0-100. */
  readonly rainChance: number | null;
  /** Inches over the whole span. */
  readonly rain: number | null;
}

/** The coming hours, in order. `provenance.at` is when the forecast was made. */
export interface Forecast {
  readonly hours: readonly HourAhead[];
  readonly provenance: Provenance;
}

/** The hour of the forecast in which a moment lies; null when the forecast does not reach it. */
export const hourAt = (forecast: Forecast, instant: Instant): HourAhead | null =>
  forecast.hours.find(({ from, until }) => from <= instant && instant < until) ?? null;
