import { HOUR, type Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { type RainFallen, type RainHour, rainFelt, rainWithin } from './rain.ts';

export type DirtGoing = 'Fast' | 'Good' | 'Muddy' | 'Sloppy';
export type TurfGoing = 'Firm' | 'Good' | 'Yielding' | 'Soft';

interface RainTotals {
  readonly threeHours: number | null;
  readonly day: number | null;
  readonly threeDays: number | null;
}

/** The likely condition of the surfaces. The track's own posting, once it is there, overrules it. */
export interface GoingEstimate {
  /** Null without the rain of the last hour or with too few reported hours of the last day. */
  readonly dirt: DirtGoing | null;
  /** Null with too few reported hours of the last three days. */
  readonly turf: TurfGoing | null;
  /** Inches in the last three hours, day and three days; each null when too few of its hours were reported. */
  readonly rain: RainTotals;
  readonly basis: string;
  readonly provenance: Provenance;
}

const BASIS =
  'A rule of thumb from the rain that fell: dirt forgets half of it in six hours, turf in a day. Not fitted on results.';

const DIRT_HALF_LIFE = 6;
const TURF_HALF_LIFE = 24;
const STILL_FALLING = 0.02;

/** Water lies on a track while it rains; once it has soaked in, the track is muddy until it dries. */
function dirtGoing(felt: number, latestHour: number): DirtGoing {
  if (felt >= 0.1 && latestHour >= STILL_FALLING) return 'Sloppy';
  if (felt >= 0.25) return 'Muddy';
  return felt >= 0.08 ? 'Good' : 'Fast';
}

function turfGoing(felt: number): TurfGoing {
  if (felt >= 1) return 'Soft';
  if (felt >= 0.5) return 'Yielding';
  return felt >= 0.15 ? 'Good' : 'Firm';
}

/** The newest hour's rain, when it is at most an hour past (stations report once an hour), else null. */
function latest(hours: readonly RainHour[], now: Instant): number | null {
  const newest = hours.at(-1);
  return newest !== undefined && newest.until > now - 2 * HOUR ? newest.inches : null;
}

/**
 * The going that the rain up to a moment makes likely; null when too few hours were reported for either surface.
 * Example: half an inch that stopped two hours ago leaves 0.4 inches on the dirt (muddy) and 0.47 in the turf (good).
 */
export function estimateGoing({ hours, provenance }: RainFallen, now: Instant): GoingEstimate | null {
  const rainHours = hours.filter(({ until }) => until <= now);
  const rain = {
    threeHours: rainWithin(rainHours, now, 3),
    day: rainWithin(rainHours, now, 24),
    threeDays: rainWithin(rainHours, now, 72),
  };
  const latestHour = latest(rainHours, now);
  const isDirtKnown = latestHour !== null && rain.day !== null;
  const dirt = isDirtKnown ? dirtGoing(rainFelt(rainHours, now, DIRT_HALF_LIFE), latestHour) : null;
  const turf = rain.threeDays === null ? null : turfGoing(rainFelt(rainHours, now, TURF_HALF_LIFE));
  if (dirt === null && turf === null) return null;
  return {
    dirt,
    turf,
    rain,
    basis: BASIS,
    provenance: { tier: 'derived', source: `Rain by ${provenance.source}`, at: now },
  };
}
