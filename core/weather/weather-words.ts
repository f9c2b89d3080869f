import { compassPointOf } from './compass.ts';
import type { Air } from './observation.ts';

const NOT_KNOWN = 'No weather report yet.';

function windWords({ windSpeed, windDirection }: Air): string | null {
  if (windSpeed === null) return null;
  if (Math.round(windSpeed) === 0) return 'no wind';
  const from = windDirection === null ? '' : ` from the ${compassPointOf(windDirection)}`;
  return `wind ${Math.round(windSpeed)} mph${from}`;
}

/** The air in one line, `Clear, 72°F, wind 8 mph from the NW`; says so when nothing is known. */
export function airWords(air: Air | null): string {
  if (air === null) return NOT_KNOWN;
  const { conditions, temperature } = air;
  const parts = [conditions, temperature === null ? null : `${Math.round(temperature)}°F`, windWords(air)];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? NOT_KNOWN : known.join(', ');
}
