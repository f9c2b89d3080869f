import { profileOf, type Track, trackOfCode } from '../track.ts';
import {
  registrationRemark,
  type TrackRegistration,
  type UnregisteredTrack,
  type ZoneChoice,
  zoneOfUnlisted,
} from './registration.ts';
import { unregisteredTrack } from './unregistered.ts';
import { type ZoneName, zoneNameOf } from './zones.ts';

export type { ZoneChoice } from './registration.ts';

export const NO_ZONES: ZoneChoice = { chosen: null, host: null };

/** The track of a card or chart, with a note for the operator. */
export interface TrackOfCard {
  readonly track: Track;
  readonly remark: string | null;
  /** The track for this file to register; null when it is already listed or registered. */
  readonly unregistered: UnregisteredTrack | null;
}

/** A note when the requested time zone, or the card's, differs from the registered one; else null. */
function otherClock(
  { slug, code, timeZone }: Track,
  chosen: ZoneName | null,
  onCard: ZoneName | null,
): string | null {
  const [other, isListed] = [chosen ?? onCard, profileOf(slug) !== null];
  if (isListed || other === null || other === zoneNameOf(timeZone)) return null;
  const whose = chosen === null ? 'its post times are' : '--zone is';
  return `${code} is registered on ${timeZone}, which was used; ${whose} ${other}. To correct the time zone: racing-cli tracks correct ${code} --zone ${other}.`;
}

/** What a file says of its track besides the code. */
interface TrackInFile {
  readonly kind: TrackRegistration['registeredBy'];
  /** As the file has it; null when the file gives only the code. */
  readonly name: string | null;
  /** The time zone of the file's own times; null when they show none. */
  readonly zone: ZoneName | null;
}

function trackOfFile(codeText: string, zones: ZoneChoice, inFile: TrackInFile): TrackOfCard | null {
  const zone = zoneOfUnlisted(zones, inFile.zone);
  const track = trackOfCode(codeText, zone.zone);
  if (track === null) return null;
  const unregistered = unregisteredTrack(codeText, inFile.name, zone);
  const remark =
    unregistered === null
      ? otherClock(track, zones.chosen, inFile.zone)
      : registrationRemark(unregistered, inFile.kind);
  return { track, remark, unregistered };
}

/**
 * The track for a code on a card: the listed or registered one, else one for the card to register, with a remark on where
 * its time zone comes from. `onCard` is the time zone the card itself shows. Null for a text that cannot be a code.
 */
export const trackOfCard = (
  codeText: string,
  zones: ZoneChoice,
  onCard: ZoneName | null,
): TrackOfCard | null => trackOfFile(codeText, zones, { kind: 'card', name: null, zone: onCard });

/** The track for a code on a result chart, which may name the track but gives no time zone; else like `trackOfCard`. */
export const trackOfChart = (codeText: string, name: string | null, zones: ZoneChoice): TrackOfCard | null =>
  trackOfFile(codeText, zones, { kind: 'chart', name, zone: null });
