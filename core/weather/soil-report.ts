import type { Instant } from '../kernel/instant.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { dryingRate, type SoilHour, type SoilMoisture, saturation, soilAt } from './soil.ts';

/** The soil near the track at a moment, in figures and a sentence. */
export interface SoilReport {
  /** Water in percent of the volume, 0-100, over the upper layers. */
  readonly moisture: number;
  /** Share of the pores that is filled, 0-100. */
  readonly saturation: number;
  /** Points of moisture the top layer loses an hour; null while it does not dry. */
  readonly drainageRate: number | null;
  readonly impact: string;
  /** When the soil was in this state. */
  readonly at: Instant;
  readonly provenance: Provenance;
}

/** How deep hooves and harrows reach, in centimeters. */
const UPPER_CM = 10;

const NEARBY = 'Measured in natural soil nearby, not on the track.';

/** Mean of the layers that end in the upper soil, each by its depth; of the top layer alone where none does. */
function upperMoisture({ layers }: SoilHour): number | null {
  const upper = layers.filter(({ toCm }) => toCm <= UPPER_CM);
  const counted = upper.length === 0 ? layers.slice(0, 1) : upper;
  const depth = counted.reduce((sum, { fromCm, toCm }) => sum + toCm - fromCm, 0);
  if (depth === 0) return null;
  return sumBy(counted, ({ fromCm, toCm, moisture }) => moisture * (toCm - fromCm)) / depth;
}

function impactOf(filled: number): string {
  if (filled >= 75) return `Soil nearly saturated: more rain will pond. ${NEARBY}`;
  if (filled >= 50) return `Soil moist: a shower will soften it. ${NEARBY}`;
  return `Soil dry enough to absorb rain. ${NEARBY}`;
}

/** The soil at a moment; null when nothing was reported up to then. */
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
