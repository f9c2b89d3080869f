import { trackNameOf } from '../card/track.ts';
import { dateText, dateTimeAt, timeAt } from '../kernel/day-text.ts';
import { type Instant, parseInstant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { counted } from '../kernel/text.ts';
import type { PickInTime } from '../picks/ledger/in-time.ts';
import { offOn, reportedOffReader } from './reported-off.ts';

/** A pick sealed after the off that the result of its race names, whatever off it names itself: it settles no bet. */
export interface LatePick extends PickInTime {
  /** The minute in which the race went off; nothing sealed in it counts. */
  readonly off: Instant;
  /** IANA zone of the track. */
  readonly zone: string;
}

/** Why picks could not be compared with an off: how many of each. */
export interface UncheckedPicks {
  readonly withoutResult: number;
  /** The result names no off. */
  readonly withoutOff: number;
  /** The result names one, of a track whose time zone nobody knows. */
  readonly withoutZone: number;
}

/** Picks sealed before the off that they name, compared with the off that the results name. */
export interface PicksAgainstOffs {
  readonly late: readonly LatePick[];
  readonly unchecked: UncheckedPicks;
}

const sealedBy = ({ sealedAt }: PickInTime): number => parseInstant(sealedAt) ?? -Infinity;

/** Reads rows of the chain of results in their order, then compares picks with the offs they name. */
export function offReader() {
  const { read, offOf } = reportedOffReader();
  return {
    read,
    against(picks: readonly PickInTime[]): PicksAgainstOffs {
      const late: LatePick[] = [];
      let [withoutResult, withoutOff, withoutZone] = [0, 0, 0];
      for (const pick of picks) {
        const reported = offOf(pick.trackSlug, pick.day, pick.raceNumber);
        if (reported === null) withoutResult += 1;
        else if (reported.offMinute === null) withoutOff += 1;
        else if (reported.zone === null) withoutZone += 1;
        else {
          const off = offOn(pick.day as RaceDay, reported.offMinute, reported.zone);
          if (sealedBy(pick) >= off) late.push({ ...pick, off, zone: reported.zone });
        }
      }
      return { late, unchecked: { withoutResult, withoutOff, withoutZone } };
    },
  };
}

/** `entry 12, sealed Aug 2, 2025, 1:05 PM ET: Saratoga, Aug 2, 2025, race 3, off at 1:00 PM ET`. */
export function lateText({ seq, sealedAt, trackSlug, day, raceNumber, off, zone }: LatePick): string {
  const sealed = parseInstant(sealedAt);
  const when = sealed === null ? sealedAt : dateTimeAt(sealed, zone);
  const race = `${trackNameOf(trackSlug)}, ${dateText(day as RaceDay)}, race ${raceNumber}`;
  return `entry ${seq}, sealed ${when}: ${race}, off at ${timeAt(off, zone)}`;
}

/** `12 picks: 9 without a result, 3 whose result names no off`; null when all were checked. */
export function uncheckedText({ withoutResult, withoutOff, withoutZone }: UncheckedPicks): string | null {
  const all = withoutResult + withoutOff + withoutZone;
  const reasons = [
    ...(withoutResult > 0 ? [`${withoutResult} without a result`] : []),
    ...(withoutOff > 0 ? [`${withoutOff} whose result names no off`] : []),
    ...(withoutZone > 0 ? [`${withoutZone} at a track whose time zone is not known`] : []),
  ];
  return all === 0 ? null : `${counted(all, 'pick')}: ${reasons.join(', ')}`;
}
