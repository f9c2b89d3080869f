import { HOUR, type Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';

/** A layer of soil; depths in centimeters, as soil models name them. */
export interface SoilLayer {
  readonly fromCm: number;
  readonly toCm: number;
  /** Water in percent of the volume, 0-100. */
  readonly moisture: number;
}

/** The soil in one hour, top layer first. */
export interface SoilHour {
  readonly at: Instant;
  readonly layers: readonly SoilLayer[];
}

/** The soil at a place, hour by hour, oldest first. It is natural soil: nobody measures the racing surface itself. */
export interface SoilMoisture {
  readonly hours: readonly SoilHour[];
  readonly provenance: Provenance;
}

/**
 * Water that fills every pore of a sandy loam, percent of the volume (0.41: R. F. Carsel and R. S. Parrish,
 * "Developing joint probability distributions of soil water retention characteristics", 1988).
 */
export const FULL_PORES = 41;

/** Share of the pores that is filled, 0-100. Example: 20.5 percent of the volume fills half of them. */
export const saturation = (moisture: number): number =>
  Math.min(Math.max((100 * moisture) / FULL_PORES, 0), 100);

/** The last hour known at a moment; null when there is none. */
export const soilAt = ({ hours }: SoilMoisture, now: Instant): SoilHour | null =>
  hours.findLast(({ at: instant }) => instant <= now) ?? null;

/** The moisture of one layer in an hour; null when the hour does not report it. */
const moistureOf = (hour: SoilHour, { fromCm, toCm }: SoilLayer): number | null =>
  hour.layers.find((layer) => layer.fromCm === fromCm && layer.toCm === toCm)?.moisture ?? null;

/**
 * How fast the top layer lost water up to a moment: points of moisture an hour, over the hours since it was last at
 * its wettest. Null when it did not dry. Example: 30 percent six hours ago and 27 now is half a point an hour.
 */
export function dryingRate(soil: SoilMoisture, now: Instant): number | null {
  const last = soilAt(soil, now);
  const top = last?.layers[0];
  if (last === null || top === undefined) return null;
  let wettest = { at: last.at, moisture: top.moisture };
  for (const hour of soil.hours) {
    const moisture = moistureOf(hour, top);
    const isPast = hour.at < last.at;
    if (isPast && moisture !== null && moisture >= wettest.moisture) wettest = { at: hour.at, moisture };
  }
  if (wettest.moisture === top.moisture) return null;
  return (wettest.moisture - top.moisture) / ((last.at - wettest.at) / HOUR);
}
