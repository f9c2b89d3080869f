import type { CardAngle } from '../angle.ts';
import { beatenFavorite } from './beaten-favorite.ts';
import { bestDistanceFigure } from './best-distance-figure.ts';
import { bestLastFigure } from './best-last-figure.ts';
import { blinkersOff } from './blinkers-off.ts';
import { blinkersOn } from './blinkers-on.ts';
import { bulletWork } from './bullet-work.ts';
import { claimedLast } from './claimed-last.ts';
import { classDrop } from './class-drop.ts';
import { classRise } from './class-rise.ts';
import { closerInADuel } from './closer-in-a-duel.ts';
import { cutsBack } from './cuts-back.ts';
import { dirtToTurf } from './dirt-to-turf.ts';
import { dropsInClaimingPrice } from './drops-in-claiming-price.ts';
import { figureUp } from './figure-up.ts';
import { firstAsGelding } from './first-as-gelding.ts';
import { firstForClaim } from './first-for-claim.ts';
import { firstLasix } from './first-lasix.ts';
import { firstOnTurf } from './first-on-turf.ts';
import { firstStart } from './first-start.ts';
import { jockeyChange } from './jockey-change.ts';
import { jockeyRecord } from './jockey-record.ts';
import { layoff } from './layoff.ts';
import { loneEarlySpeed } from './lone-early-speed.ts';
import { longMorningLine } from './long-morning-line.ts';
import { partnership } from './partnership.ts';
import { quickReturn } from './quick-return.ts';
import { reachedPar } from './reached-par.ts';
import { secondOffLayoff } from './second-off-layoff.ts';
import { secondStart } from './second-start.ts';
import { shipper } from './shipper.ts';
import { stretchesOut } from './stretches-out.ts';
import { topPrimePower } from './top-prime-power.ts';
import { trainerChange } from './trainer-change.ts';
import { trainerRecord } from './trainer-record.ts';
import { trainerSituation } from './trainer-situation.ts';
import { turfToDirt } from './turf-to-dirt.ts';
import { wideTrip } from './wide-trip.ts';
import { wonAtDistanceAndSurface } from './won-at-distance-and-surface.ts';
import { wonAtTrack } from './won-at-track.ts';
import { wonLast } from './won-last.ts';
import { wonOnWet } from './won-on-wet.ts';

/** Every angle over the card, in the order of the list; a new one is a new file and one line here. */
export const CARD_ANGLES: readonly CardAngle[] = [
  firstStart,
  secondStart,
  bulletWork,
  layoff,
  secondOffLayoff,
  quickReturn,
  wonLast,
  beatenFavorite,
  wideTrip,
  claimedLast,
  dropsInClaimingPrice,
  firstForClaim,
  classDrop,
  classRise,
  bestLastFigure,
  bestDistanceFigure,
  topPrimePower,
  figureUp,
  reachedPar,
  loneEarlySpeed,
  closerInADuel,
  dirtToTurf,
  turfToDirt,
  firstOnTurf,
  stretchesOut,
  cutsBack,
  wonAtDistanceAndSurface,
  wonAtTrack,
  wonOnWet,
  shipper,
  firstLasix,
  blinkersOn,
  blinkersOff,
  firstAsGelding,
  trainerSituation,
  trainerRecord,
  trainerChange,
  jockeyRecord,
  jockeyChange,
  partnership,
  longMorningLine,
];

const BY_NAME = new Map(CARD_ANGLES.map((angle) => [angle.name, angle]));

/** The angle of a name; null for a name that is none. */
export const angleNamed = (name: string): CardAngle | null => BY_NAME.get(name) ?? null;
