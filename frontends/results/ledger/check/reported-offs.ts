import { kindsByDetail, type SealedRace, type SealedResults } from './sealed-results.ts';
import { type Zones, zoneOf } from './zones.ts';

/** What the results say of a race's off. */
export type ReportedOff = { readonly offMinute: number | null; readonly zone: string | null };

type RaceOfSheet = ReportedOff & Pick<SealedRace, 'isCancelled'> & { readonly kind: string };

/** The most detailed sheet counts; what it leaves out comes from others, but from no live result and not from the desk. */
function joinedOff(reports: readonly RaceOfSheet[]): ReportedOff | null {
  const [first, ...others] = reports;
  if (first === undefined || first.offMinute !== null) return first ?? null;
  const naming = others.find(
    ({ kind, offMinute, isCancelled }) =>
      offMinute !== null && kind !== 'live' && kind !== 'desk' && isCancelled === first.isCancelled,
  );
  return naming ?? first;
}

/** Reads the real sheets of tracks that picks can name, in the order of their entries; the last of a kind counts. */
export function reportedOffs(zones: Zones) {
  const places = new Map<string, Map<string, ReadonlyMap<number, RaceOfSheet>>>();
  return {
    read(row: SealedResults): void {
      const { kind, trackSlug, day, races } = row;
      if (kind === 'simulation' || trackSlug === null) return;
      const sheets = places.get(`${trackSlug} ${day}`) ?? new Map();
      const zone = zoneOf(row, zones);
      const offs = races.map(({ raceNumber, offMinute, isCancelled }) => {
        return [raceNumber, { kind, offMinute, isCancelled, zone }] as const;
      });
      places.set(`${trackSlug} ${day}`, sheets.set(kind, new Map(offs)));
    },
    /** Null where no sheet reports the race. */
    offOf({ trackSlug, day, raceNumber }: { trackSlug: string; day: string; raceNumber: number }) {
      const sheets = places.get(`${trackSlug} ${day}`);
      return joinedOff(
        kindsByDetail.toReversed().flatMap((kind) => sheets?.get(kind)?.get(raceNumber) ?? []),
      );
    },
  };
}
