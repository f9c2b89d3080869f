import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { dryingRate, type SoilHour, type SoilMoisture, saturation, soilAt } from './soil.ts';

/** The ground near the course at a moment, in figures and a sentence. */
export interface SoilReport {
  /** Water in percent of the volume, 0-100, over the upper layers. */
  readonly moisture: number;
  /** Share of the pores that is filled, 0-100. */
  readonly saturation: number;
  /** Points of moisture the top layer loses an hour; null while it does not dry. */
  readonly drainageRate: number | null;
  readonly impact: string;
  /** When the ground was so. */
  readonly at: Instant;
  readonly provenance: Provenance;
}

/** Down to here hooves and harrows reach, centimetres. */
const UPPER_CM = 10;

/** Mean of the layers that end in the upper ground, each by its depth; of the top layer alone where none does. */
function upperMoisture({ layers }: SoilHour): number | null {
  const upper = layers.filter(({ toCm }) => toCm <= UPPER_CM);
  const counted = upper.length === 0 ? layers.slice(0, 1) : upper;
  const depth = counted.reduce((sum, { fromCm, toCm }) => sum + toCm - fromCm, 0);
  if (depth === 0) return null;
  return counted.reduce((sum, { fromCm, toCm, moisture }) => sum + moisture * (toCm - fromCm), 0) / depth;
}

function impactOf(filled: number): string {
  const ground = 'It is the natural ground nearby; nobody measures the course itself.';
  if (filled >= 75) return `The ground is nearly full: more rain would stand on it. ${ground}`;
  if (filled >= 50) return `The ground is moist: a shower would soften it. ${ground}`;
  return `The ground has room for rain. ${ground}`;
}

/** The ground at a moment; null when nobody told of it up to then. */
export function soilReport(soil: SoilMoisture | null, now: Instant): SoilReport | null {
  const hour = soil === null ? null : soilAt(soil, now);
  const moisture = hour === null ? null : upperMoisture(hour);
  if (soil === null || hour === null || moisture === null) return null;
  const filled = saturation(moisture);
  return {
    moisture,
    saturation: filled,
    drainageRate: dryingRate(soil, now),
    impact: impactOf(filled),
    at: hour.at,
    provenance: soil.provenance,
  };
}
