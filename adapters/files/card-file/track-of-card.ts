import { type Track, trackByCode, trackOfCode } from '#core/card/track.ts';
import { type ZoneName, zoneNamed } from '#core/card/tracks/zones.ts';

/** Clocks for a track that is not registered; null for none. */
export interface ZoneChoice {
  /** As the operator chose. */
  readonly chosen: ZoneName | null;
  /** Of the machine. */
  readonly host: ZoneName | null;
}

export const NO_ZONES: ZoneChoice = { chosen: null, host: null };

/** Most of the continent's tracks go by it. */
const USUAL: ZoneName = 'eastern';

/** The track of a card, and what is worth saying about it. */
export interface TrackOfCard {
  readonly track: Track;
  readonly remark: string | null;
}

function zoneFor({ chosen, host }: ZoneChoice, onCard: ZoneName | null): readonly [ZoneName, string] {
  if (chosen !== null) return [chosen, 'as asked'];
  if (onCard !== null) return [onCard, 'read from the post times of the card'];
  return host === null ? [USUAL, 'assumed'] : [host, 'that of this machine'];
}

/**
 * The track of a code on a card: the registered one, else one registered by the card, with a remark that says so and
 * where its clock is from. `onCard` is the clock that the card itself shows. Null for what cannot be a code.
 */
export function trackOfCard(code: string, zones: ZoneChoice, onCard: ZoneName | null): TrackOfCard | null {
  const registered = trackByCode(code);
  if (registered !== null) return { track: registered, remark: null };
  const [zone, origin] = zoneFor(zones, onCard);
  const track = trackOfCode(code, zone);
  if (track === null) return null;
  const remark =
    `${track.code} is not a listed track: the card registered it as "${track.slug}", on ${zone} time ` +
    `(${zoneNamed(zone)}, ${origin}). To choose another clock, import with --zone.`;
  return { track, remark };
}
