import { profileOf, type Track, trackOfCode } from '../track.ts';
import {
  registrationRemark,
  type UnregisteredTrack,
  type ZoneChoice,
  zoneOfUnlisted,
} from './registration.ts';
import { unregisteredTrack } from './unregistered.ts';
import { type ZoneName, zoneNameOf } from './zones.ts';

export type { ZoneChoice } from './registration.ts';

export const NO_ZONES: ZoneChoice = { chosen: null, host: null };

/** The track of a card, and what is worth saying about it. */
export interface TrackOfCard {
  readonly track: Track;
  readonly remark: string | null;
  /** The track as the card is to register it; null where it is listed or registered. */
  readonly unregistered: UnregisteredTrack | null;
}

/** Another clock was asked for, or is on the card, than the track has; null otherwise. */
function otherClock(
  { slug, code, timeZone }: Track,
  chosen: ZoneName | null,
  onCard: ZoneName | null,
): string | null {
  const [other, isListed] = [chosen ?? onCard, profileOf(slug) !== null];
  if (isListed || other === null || other === zoneNameOf(timeZone)) return null;
  const whose = chosen === null ? 'its post times are' : '--zone is';
  return `${code} is registered on ${timeZone}, which was used; ${whose} ${other}. To correct the clock: racing-cli tracks correct ${code} --zone ${other}.`;
}

/**
 * The track of a code on a card: the listed or registered one, else one for the card to register, with a remark that says
 * so and where its clock is from. `onCard` is the clock that the card itself shows. Null for what cannot be a code.
 */
export function trackOfCard(
  codeText: string,
  zones: ZoneChoice,
  onCard: ZoneName | null,
): TrackOfCard | null {
  const zone = zoneOfUnlisted(zones, onCard);
  const track = trackOfCode(codeText, zone.zone);
  if (track === null) return null;
  const unregistered = unregisteredTrack(codeText, null, zone);
  const remark =
    unregistered === null
      ? otherClock(track, zones.chosen, onCard)
      : registrationRemark(unregistered, 'card');
  return { track, remark, unregistered };
}
