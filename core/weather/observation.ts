import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';

/** The state of the air, measured or foreseen. Null is "not known". */
export interface Air {
  /** Fahrenheit. */
  readonly temperature: number | null;
  /** 0-100. */
  readonly humidity: number | null;
  /** Miles an hour; of a range foreseen, its upper end. */
  readonly windSpeed: number | null;
  readonly windGusts: number | null;
  /** Where the wind comes from, degrees from north by east. */
  readonly windDirection: number | null;
  /** Miles. */
  readonly visibility: number | null;
  /** In the words of the source: `Clear`, `Light Rain`. */
  readonly conditions: string | null;
}

/** The air at a moment. `provenance.at` is when it was measured, or computed for. */
export interface Observation extends Air {
  /** Where it was measured: `Glens Falls`; null for a figure computed for the place itself. */
  readonly station: string | null;
  /** Inches in the hour before. */
  readonly rainLastHour: number | null;
  readonly provenance: Provenance;
}

/** Whether an observation is older than `mostMs` at that moment. */
export const isOld = ({ provenance }: Observation, now: Instant, mostMs: number): boolean =>
  now - provenance.at > mostMs;
