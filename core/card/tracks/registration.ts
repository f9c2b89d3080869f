import type { Instant } from '../../kernel/instant.ts';
import type { Track } from './track-facts.ts';
import { unlistedTrack } from './unlisted.ts';
import { type ZoneName, zoneNamed } from './zones.ts';

/** Time zones to use for a track that is not listed; null when there is none. */
export interface ZoneChoice {
  /** Chosen by the operator. */
  readonly chosen: ZoneName | null;
  /** The time zone of the machine that imports. */
  readonly host: ZoneName | null;
}

/** Where a track's time zone comes from: the operator, a card's post times, the importing machine, a default, a correction. */
export type ZoneOrigin = 'chosen' | 'post-times' | 'machine' | 'assumed' | 'corrected';

/** The most common time zone of North American tracks. */
const USUAL: ZoneName = 'eastern';

export interface KnownZone {
  readonly zone: ZoneName;
  readonly zoneOrigin: ZoneOrigin;
}

/** The time zone of a track that is not listed; `onCard` is the one its card shows. */
export function zoneOfUnlisted({ chosen, host }: ZoneChoice, onCard: ZoneName | null): KnownZone {
  if (chosen !== null) return { zone: chosen, zoneOrigin: 'chosen' };
  if (onCard !== null) return { zone: onCard, zoneOrigin: 'post-times' };
  return host === null ? { zone: USUAL, zoneOrigin: 'assumed' } : { zone: host, zoneOrigin: 'machine' };
}

/** A track in a file that is neither listed nor registered. */
export interface UnregisteredTrack extends KnownZone {
  readonly code: string;
  readonly slug: string;
  /** As the file has it; null when the file gives only the code. */
  readonly name: string | null;
}

/** A track that is not listed, as registered by the first card or chart with its code; one per code. */
export interface TrackRegistration {
  readonly code: string;
  /** Never changes, since race ids contain it. */
  readonly slug: string;
  /** Null until a file or an administrator names it. */
  readonly name: string | null;
  readonly zone: ZoneName;
  /** Null where it was not recorded. */
  readonly zoneOrigin: ZoneOrigin | null;
  /** What registered it. A chart alone does not mean that the track is racing now. */
  readonly registeredBy: 'card' | 'chart';
  readonly firstFile: string;
  readonly at: Instant;
  /** False for an extra slug of the code, stored before each code had a single registration. */
  readonly isCurrent: boolean;
}

export const trackOfRegistration = (registration: TrackRegistration): Track => ({
  ...unlistedTrack(registration.code, registration.zone),
  slug: registration.slug,
  timeZone: zoneNamed(registration.zone),
  isActive: registration.registeredBy === 'card',
  ...(registration.name !== null && { name: registration.name, displayName: registration.name }),
});

const ORIGIN_WORDS: Readonly<Record<ZoneOrigin, string>> = {
  chosen: 'as requested',
  'post-times': "from the card's post times",
  machine: "this machine's time zone",
  assumed: 'assumed',
  corrected: 'as corrected',
};

/** `America/Denver, as requested`. */
export const zoneText = ({ zone, zoneOrigin }: Pick<TrackRegistration, 'zone' | 'zoneOrigin'>): string =>
  zoneOrigin === null ? zoneNamed(zone) : `${zoneNamed(zone)}, ${ORIGIN_WORDS[zoneOrigin]}`;

/** The note to the operator when a file registers its track. */
export const registrationRemark = (track: UnregisteredTrack, by: TrackRegistration['registeredBy']): string =>
  `${track.code} is not a listed track: the ${by} registered it as "${track.slug}", on ${track.zone} time ` +
  `(${zoneText(track)}). To correct its name or time zone: racing-cli tracks correct ${track.code} --name NAME --zone ZONE.`;
