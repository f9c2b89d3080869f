import { TRACKS } from '#core/card/track.ts';

const zones = [...new Set(TRACKS.map(({ timeZone }) => timeZone))];

/** Zones of the listed tracks, for sealed entries that name none: `America/New_York saratoga pimlico; …`. */
export const TRACK_ZONES: string = zones
  .map((zone) => {
    const inZone = TRACKS.filter(({ timeZone }) => timeZone === zone);
    return [zone, ...inZone.map(({ slug }) => slug)].join(' ');
  })
  .join('; ');
