import type { Instant } from '../kernel/instant.ts';
import { addDays, instantOn, type RaceDay } from '../kernel/race-day.ts';
import { KINDS_BY_DETAIL, SUBSTITUTES } from './reconcile/joined-sheets.ts';
import type { SheetKind } from './result-sheet.ts';
import { type SealedRace, type SealedResults, zoneOfRow } from './sealed-results.ts';

/** In minutes of the day: no race day begins before it. */
export const FIRST_OFF = 6 * 60;

/** The moment of an off on the clock of the track; a minute before 6 AM is of the night after the race day. */
export const offOn = (day: RaceDay, offMinute: number, zone: string): Instant =>
  instantOn(offMinute < FIRST_OFF ? addDays(day, 1) : day, offMinute, zone);

/** What results say of a race's off: the minute of the day, and the track's zone; null where they do not say it. */
export interface ReportedOff {
  readonly offMinute: number | null;
  readonly zone: string | null;
}

type RaceOfSheet = ReportedOff & Pick<SealedRace, 'isCancelled'> & { readonly kind: SheetKind };

/** Races of a sheet by number. */
type SheetOffs = ReadonlyMap<number, RaceOfSheet>;

const offsIn = (row: SealedResults): SheetOffs =>
  new Map(
    row.races.map(({ raceNumber, offMinute, isCancelled }) => [
      raceNumber,
      { kind: row.kind, offMinute, isCancelled, zone: zoneOfRow(row) },
    ]),
  );

/** The races as `joinedRaces` joins them: what the most detailed leaves out comes from others that are no substitutes. */
function joinedOff(reports: readonly RaceOfSheet[]): ReportedOff | null {
  const [first, ...others] = reports;
  if (first === undefined || first.offMinute !== null) return first ?? null;
  const naming = others.find(
    ({ kind, offMinute, isCancelled }) =>
      offMinute !== null && !SUBSTITUTES.includes(kind) && isCancelled === first.isCancelled,
  );
  return naming ?? first;
}

/** Reads the real sheets of tracks that picks can name from rows of the chain, in their order; the last of a kind counts. */
export function reportedOffReader() {
  const places = new Map<string, Map<SheetKind, SheetOffs>>();
  return {
    read(row: SealedResults): void {
      if (row.kind === 'simulation' || row.trackSlug === null) return;
      const place = `${row.trackSlug} ${row.day}`;
      const sheets = places.get(place) ?? new Map<SheetKind, SheetOffs>();
      places.set(place, sheets.set(row.kind, offsIn(row)));
    },
    /** Null where no sheet reports the race. */
    offOf(trackSlug: string, day: string, raceNumber: number): ReportedOff | null {
      const sheets = places.get(`${trackSlug} ${day}`);
      return joinedOff(KINDS_BY_DETAIL.flatMap((kind) => sheets?.get(kind)?.get(raceNumber) ?? []));
    },
  };
}
