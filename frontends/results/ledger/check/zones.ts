/** IANA zones of tracks by slug. */
export type Zones = ReadonlyMap<string, string>;

/** What an entry says of its track and of the zone of its times; entries of earlier versions name no zone. */
type Placed = { readonly trackSlug?: string | null; readonly timeZone?: string | null };

/** The zone of an entry's track, as it says, else as the script knows it; null for an unknown track. */
export const zoneOf = ({ trackSlug, timeZone }: Placed, zones: Zones): string | null =>
  timeZone ?? zones.get(trackSlug ?? '') ?? null;
