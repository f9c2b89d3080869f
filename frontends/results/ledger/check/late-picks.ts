import type { SealedEntry } from '../sealed.ts';
import { hourText, raceDayText, timeText, trackText } from './check-words.ts';
import { offByResult } from './off-by-result.ts';
import { kindsByDetail, type SealedResults } from './sealed-results.ts';
import { type Zones, zoneOf } from './zones.ts';

/** Late picks shown one by one: the latest. */
const mostShown = 20;
const minute = 60_000;

type Sealed = Pick<SealedEntry, 'trackSlug' | 'day' | 'raceNumber' | 'sealedAt'>;

/** What the results say of a race's off. */
type ReportedOff = { readonly kind: string; readonly offMinute: number | null; readonly zone: string | null };

const keyOf = ({ trackSlug, day, raceNumber }: Omit<Sealed, 'sealedAt'>): string =>
  `${trackSlug} ${day} ${raceNumber}`;

/** Of two sheets the off of the more detailed one that names any; of the same kind, the later. */
function isBetter(after: ReportedOff, before: ReportedOff): boolean {
  if (after.offMinute === null || before.offMinute === null) return after.offMinute !== null;
  return kindsByDetail.indexOf(after.kind) >= kindsByDetail.indexOf(before.kind);
}

function lateText(seq: number, pick: Sealed, over: number, zone: string): string {
  const race = `${trackText({ track: '', trackSlug: pick.trackSlug })}, ${raceDayText(pick.day)}, race ${pick.raceNumber}`;
  return `Not counted: entry ${seq}, sealed ${timeText(pick.sealedAt, zone)}: ${race}, off at ${hourText(over - minute, zone)}.`;
}

function uncheckedTexts(withoutResult: number, withoutOff: number, withoutZone: number): readonly string[] {
  const all = withoutResult + withoutOff + withoutZone;
  const reasons = [
    withoutResult > 0 && `${withoutResult} without a result`,
    withoutOff > 0 && `${withoutOff} whose result names no off`,
    withoutZone > 0 && `${withoutZone} at a track whose time zone is not known`,
  ].filter((reason) => reason !== false);
  const picks = all === 1 ? '1 pick' : `${all} picks`;
  return all === 0 ? [] : [`Not checked against the off of a result: ${picks}: ${reasons.join(', ')}.`];
}

/** Holds picks of real races that say they were sealed before the off against the off that the results name. */
export function offsReader(zones: Zones) {
  const offs = new Map<string, ReportedOff>();
  const picks: (readonly [number, Sealed])[] = [];

  /** When the minute of a race's off was over; null where no result says so. */
  function overAt(race: Omit<Sealed, 'sealedAt'>): number | null {
    const { offMinute = null, zone = null } = offs.get(keyOf(race)) ?? {};
    return offByResult({ day: race.day, timeZone: zone }, offMinute);
  }

  return {
    pick(seq: number, { isDemo, isReplayed, isAfterOff, ...entry }: SealedEntry): void {
      const { trackSlug, day, raceNumber, sealedAt } = entry;
      if (!isDemo && !isReplayed && !isAfterOff) picks.push([seq, { trackSlug, day, raceNumber, sealedAt }]);
    },
    result(row: SealedResults): void {
      const { kind, trackSlug, day } = row;
      if (kind === 'simulation' || trackSlug === null) return;
      for (const { raceNumber, offMinute } of row.races) {
        const key = keyOf({ trackSlug, day, raceNumber });
        const [before, after] = [offs.get(key), { kind, offMinute, zone: zoneOf(row, zones) }];
        if (before === undefined || isBetter(after, before)) offs.set(key, after);
      }
    },
    /** Written down after the off that the result names, whatever off the pick names itself. */
    isLate(pick: Sealed): boolean {
      const over = overAt(pick);
      return over !== null && Date.parse(pick.sealedAt) >= over;
    },
    /** What was sealed after the off that the result names, and what could not be held against one. */
    texts(): readonly string[] {
      const late: string[] = [];
      let [withoutResult, withoutOff, withoutZone] = [0, 0, 0];
      for (const [seq, pick] of picks) {
        const reported = offs.get(keyOf(pick));
        const over = overAt(pick);
        if (reported === undefined) withoutResult += 1;
        else if (reported.offMinute === null) withoutOff += 1;
        else if (reported.zone === null || over === null) withoutZone += 1;
        else if (Date.parse(pick.sealedAt) >= over) late.push(lateText(seq, pick, over, reported.zone));
      }
      const few =
        late.length > mostShown
          ? [`${late.length} picks were sealed after the off that the result names, the latest below.`]
          : [];
      return [...few, ...late.slice(-mostShown), ...uncheckedTexts(withoutResult, withoutOff, withoutZone)];
    },
  };
}

export type Offs = ReturnType<typeof offsReader>;
