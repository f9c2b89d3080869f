import { trackByCode, trackNameOf } from '../card/track.ts';
import { dateText, dateTimeAt, timeAt } from '../kernel/day-text.ts';
import { type Instant, MINUTE, parseInstant } from '../kernel/instant.ts';
import { instantOn, type RaceDay } from '../kernel/race-day.ts';
import { counted } from '../kernel/text.ts';
import type { PickInTime } from '../picks/ledger/in-time.ts';
import { KINDS_BY_DETAIL } from './reconcile/joined-sheets.ts';
import { type SealedResults, zoneOfRow } from './sealed-results.ts';

/** A pick sealed after the off that the result of its race names, whatever off it names itself: it settles no bet. */
export interface LatePick extends PickInTime {
  /** The minute in which the race went off. */
  readonly off: Instant;
  /** IANA zone of the track. */
  readonly zone: string;
}

/** Why picks could not be held against an off: how many of each. */
export interface UncheckedPicks {
  readonly withoutResult: number;
  /** The result names no off. */
  readonly withoutOff: number;
  /** The result names one, of a track whose time zone nobody knows. */
  readonly withoutZone: number;
}

/** Picks sealed before the off that they name, held against the off that the results name. */
export interface PicksAgainstOffs {
  readonly late: readonly LatePick[];
  readonly unchecked: UncheckedPicks;
}

/** What results say of a race's off: the kind of the sheet, the minute of the day, and the track's zone. */
interface ReportedOff {
  readonly kind: SealedResults['kind'];
  readonly offMinute: number | null;
  readonly zone: string | null;
}

const keyOf = ({ trackSlug, day, raceNumber }: Omit<PickInTime, 'seq' | 'sealedAt'>): string =>
  `${trackSlug} ${day} ${raceNumber}`;

/** Of two sheets the off of the more detailed one that names any; of the same kind, the later. */
function isBetter(after: ReportedOff, before: ReportedOff): boolean {
  if (after.offMinute === null || before.offMinute === null) return after.offMinute !== null;
  return KINDS_BY_DETAIL.indexOf(after.kind) <= KINDS_BY_DETAIL.indexOf(before.kind);
}

const sealedBy = ({ sealedAt }: PickInTime): number => parseInstant(sealedAt) ?? -Infinity;

/** Reads rows of the chain of results in their order, then holds picks against the offs they name. */
export function offReader() {
  const offs = new Map<string, ReportedOff>();
  return {
    read(row: SealedResults): void {
      const trackSlug = row.trackSlug ?? trackByCode(row.track)?.slug;
      if (row.kind === 'simulation' || trackSlug === undefined) return;
      for (const { raceNumber, offMinute } of row.races) {
        const key = keyOf({ trackSlug, day: row.day, raceNumber });
        const [before, after] = [offs.get(key), { kind: row.kind, offMinute, zone: zoneOfRow(row) }];
        if (before === undefined || isBetter(after, before)) offs.set(key, after);
      }
    },
    against(picks: readonly PickInTime[]): PicksAgainstOffs {
      const late: LatePick[] = [];
      let [withoutResult, withoutOff, withoutZone] = [0, 0, 0];
      for (const pick of picks) {
        const { offMinute, zone } = offs.get(keyOf(pick)) ?? {};
        if (offMinute === undefined) withoutResult += 1;
        else if (offMinute === null) withoutOff += 1;
        else if (zone == null) withoutZone += 1;
        else {
          const off = instantOn(pick.day as RaceDay, offMinute, zone);
          if (sealedBy(pick) >= off + MINUTE) late.push({ ...pick, off, zone });
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
