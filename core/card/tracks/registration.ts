import type { Instant } from '../../kernel/instant.ts';
import type { Track } from './track-facts.ts';
import { unlistedTrack } from './unlisted.ts';
import { type ZoneName, zoneNamed } from './zones.ts';

/** Clocks for a track that is not listed; null for none. */
export interface ZoneChoice {
  /** As the operator chose. */
  readonly chosen: ZoneName | null;
  /** Of the machine. */
  readonly host: ZoneName | null;
}

/** How the clock of a track is known: chosen at import, from a card's post times, the machine's, the usual one, or corrected. */
export type ZoneOrigin = 'chosen' | 'post-times' | 'machine' | 'assumed' | 'corrected';

/** Most of the continent's tracks go by it. */
const USUAL: ZoneName = 'eastern';

export interface KnownZone {
  readonly zone: ZoneName;
  readonly zoneOrigin: ZoneOrigin;
}

/** The clock of a track that is not listed; `onCard` is the one that its card shows. */
export function zoneOfUnlisted({ chosen, host }: ZoneChoice, onCard: ZoneName | null): KnownZone {
  if (chosen !== null) return { zone: chosen, zoneOrigin: 'chosen' };
  if (onCard !== null) return { zone: onCard, zoneOrigin: 'post-times' };
  return host === null ? { zone: USUAL, zoneOrigin: 'assumed' } : { zone: host, zoneOrigin: 'machine' };
}

/** A track that a file names and nobody has registered. */
export interface UnregisteredTrack extends KnownZone {
  readonly code: string;
  readonly slug: string;
  /** As the file has it; null where it gives the code alone. */
  readonly name: string | null;
}

/** A track of a code that is not listed, as the first card or chart of it registered it; one for a code. */
export interface TrackRegistration {
  readonly code: string;
  /** Never changes, as races are known by it. */
  readonly slug: string;
  /** Null until a file or an administrator names it. */
  readonly name: string | null;
  readonly zone: ZoneName;
  /** Null where it was not recorded. */
  readonly zoneOrigin: ZoneOrigin | null;
  /** What registered it. A chart says nothing about racing at present. */
  readonly registeredBy: 'card' | 'chart';
  readonly firstFile: string;
  readonly at: Instant;
  /** False for a second slug of a code that was stored before a code had one registration. */
  readonly isCurrent: boolean;
}

/** The registration's track. */
export const trackOfRegistration = (registration: TrackRegistration): Track => ({
  ...unlistedTrack(registration.code, registration.zone),
  slug: registration.slug,
  timeZone: zoneNamed(registration.zone),
  isActive: registration.registeredBy === 'card',
  ...(registration.name !== null && { name: registration.name, displayName: registration.name }),
});

const ORIGIN_WORDS: Readonly<Record<ZoneOrigin, string>> = {
  chosen: 'as asked',
  'post-times': 'read from the post times of the card',
  machine: 'that of this machine',
  assumed: 'assumed',
  corrected: 'as corrected',
};

/** `America/Denver, as asked`. */
export const zoneText = ({ zone, zoneOrigin }: Pick<TrackRegistration, 'zone' | 'zoneOrigin'>): string =>
  zoneOrigin === null ? zoneNamed(zone) : `${zoneNamed(zone)}, ${ORIGIN_WORDS[zoneOrigin]}`;

/** What an operator is told when a file registers its track. */
export const registrationRemark = (track: UnregisteredTrack, by: TrackRegistration['registeredBy']): string =>
  `${track.code} is not a listed track: the ${by} registered it as "${track.slug}", on ${track.zone} time ` +
  `(${zoneText(track)}). To correct its name or clock: racing-cli tracks correct ${track.code} --name NAME --zone ZONE.`;
