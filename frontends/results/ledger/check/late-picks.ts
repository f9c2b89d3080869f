import type { SealedEntry } from '../sealed.ts';
import { hourText, raceDayText, timeText, trackText } from './check-words.ts';
import { offByResult } from './off-by-result.ts';
import { reportedOffs } from './reported-offs.ts';
import type { Zones } from './zones.ts';

/** Late picks shown one by one: the latest. */
const mostShown = 20;

type Sealed = Pick<SealedEntry, 'trackSlug' | 'day' | 'raceNumber' | 'sealedAt'>;
type Timed = Sealed & Pick<SealedEntry, 'isDemo' | 'isReplayed' | 'racingAt'>;

function lateText(seq: number, pick: Sealed, off: number, zone: string): string {
  const race = `${trackText({ track: '', trackSlug: pick.trackSlug })}, ${raceDayText(pick.day)}, race ${pick.raceNumber}`;
  return `Not counted: entry ${seq}, sealed ${timeText(pick.sealedAt, zone)}: ${race}, off at ${hourText(off, zone)}.`;
}

function uncheckedTexts(withoutResult: number, withoutOff: number, withoutZone: number): readonly string[] {
  const all = withoutResult + withoutOff + withoutZone;
  const reasons = [
    withoutResult > 0 && `${withoutResult} without a result`,
    withoutOff > 0 && `${withoutOff} whose result names no off`,
    withoutZone > 0 && `${withoutZone} at a track whose time zone is not known`,
  ].filter((reason) => reason !== false);
  const picks = all === 1 ? '1 pick' : `${all} picks`;
  return all === 0
    ? []
    : [`Not counted, since no result shows them to be before the off: ${picks}: ${reasons.join(', ')}.`];
}

/** Holds picks of real races that say they were sealed before the off against the off that the results name. */
export function offsReader(zones: Zones) {
  const offs = reportedOffs(zones);
  const picks: (readonly [number, Sealed])[] = [];

  /** When a race went off; null where no result says so. */
  function offAt(race: Omit<Sealed, 'sealedAt'>): number | null {
    const { offMinute = null, zone = null } = offs.offOf(race) ?? {};
    return offByResult({ day: race.day, timeZone: zone }, offMinute);
  }

  return {
    pick(seq: number, { isDemo, isReplayed, isAfterOff, ...entry }: SealedEntry): void {
      const { trackSlug, day, raceNumber, sealedAt } = entry;
      if (!isDemo && !isReplayed && !isAfterOff) picks.push([seq, { trackSlug, day, raceNumber, sealedAt }]);
    },
    result: offs.read,
    /**
     * A result shows that the pick is from before the off: it knew less, and unless it is a replay it was written down
     * before. Without an off, or without a zone for it, nothing shows that.
     */
    isBeforeOff({ isDemo, isReplayed, racingAt, sealedAt, ...race }: Timed): boolean {
      if (isDemo) return true;
      const off = offAt(race);
      return off !== null && Date.parse(racingAt) < off && (isReplayed || Date.parse(sealedAt) < off);
    },
    /** What was sealed after the off that the result names, and what could not be compared with one. */
    texts(): readonly string[] {
      const late: string[] = [];
      let [withoutResult, withoutOff, withoutZone] = [0, 0, 0];
      for (const [seq, pick] of picks) {
        const reported = offs.offOf(pick);
        const off = offAt(pick);
        if (reported === null) withoutResult += 1;
        else if (reported.offMinute === null) withoutOff += 1;
        else if (reported.zone === null || off === null) withoutZone += 1;
        else if (Date.parse(pick.sealedAt) >= off) late.push(lateText(seq, pick, off, reported.zone));
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
