import { trackByCode } from '../card/track.ts';
import { canonicalText } from '../kernel/canonical-text.ts';
import { dateText, dateTimeAt, EASTERN } from '../kernel/day-text.ts';
import { parseInstant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { listText } from '../kernel/text.ts';
import { changedFacts, type SourcedRace, withoutRepeats } from './changed-facts.ts';
import { outcomeReader } from './changed-outcome.ts';
import { type CorrectedValue, correctedText } from './corrected-values.ts';
import { KINDS_BY_DETAIL } from './reconcile/joined-sheets.ts';
import type { SheetKind } from './result-sheet.ts';
import { readableRow, type SealedRace, type SealedResults, zoneOfRow } from './sealed-results.ts';

/** A race whose sealed outcome a later entry of the chain changed. */
export interface Correction {
  readonly seq: number;
  /** ISO instant at which the entry says that it was sealed. */
  readonly sealedAt: string;
  /** IANA zone of the track; null for an unknown one. */
  readonly zone: string | null;
  /** Three letters. */
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  readonly values: readonly CorrectedValue[];
}

const isDecided = ({ isCancelled, win }: SealedRace): boolean => isCancelled || win.length > 0;

const LEFT_OUT: CorrectedValue = { fact: 'left out', before: null, after: null };

/** The last row of a source about a day. */
interface LastRow {
  readonly racesText: string;
  readonly decided: readonly number[];
}

/** What the rows before say of a race. */
interface RaceSoFar {
  /** The last that decides it, of whatever source. */
  last: SourcedRace | undefined;
  /** The last of each source that decides it. */
  readonly ofSource: Map<SheetKind, SourcedRace>;
}

const mostDetailed = ({ ofSource }: RaceSoFar): SourcedRace | undefined =>
  KINDS_BY_DETAIL.flatMap((kind) => ofSource.get(kind) ?? [])[0];

const isReplacing = ({ kind }: SourcedRace, before: SourcedRace): boolean =>
  KINDS_BY_DETAIL.indexOf(kind) < KINDS_BY_DETAIL.indexOf(before.kind);

function valuesOf(after: SourcedRace, soFar: RaceSoFar, isRepeated: boolean): readonly CorrectedValue[] {
  const [same, counts] = [soFar.ofSource.get(after.kind), mostDetailed(soFar)];
  const { last } = soFar;
  const ofSame = same === undefined ? [] : changedFacts(same.race, after.race, 'same');
  const replaced =
    same === undefined && counts !== undefined && isReplacing(after, counts)
      ? changedFacts(counts.race, after.race, 'replaces')
      : [];
  // A row that repeats the last one of its source says nothing new against others.
  const ofOther =
    isRepeated || last === undefined || last.kind === after.kind
      ? []
      : changedFacts(last.race, after.race, 'other');
  return [...ofSame, ...replaced, ...ofOther];
}

function raceReader() {
  const races = new Map<string, RaceSoFar>();
  return (after: SourcedRace, key: string, isRepeated: boolean): readonly CorrectedValue[] => {
    const soFar = races.get(key) ?? { last: undefined, ofSource: new Map() };
    races.set(key, soFar);
    const values = valuesOf(after, soFar, isRepeated);
    const { last, ofSource } = soFar;
    if (!isRepeated && (isDecided(after.race) || last?.race.isCancelled === true)) soFar.last = after;
    if (isDecided(after.race) || ofSource.get(after.kind)?.race.isCancelled === true)
      ofSource.set(after.kind, after);
    return values;
  };
}

/**
 * Finds the races of a row that change what an earlier row, of whatever source, said of a race that was run and paid or
 * was called off, or how all rows together settle it, or that leave it out of its own sheet; rows in their order. What
 * only completes a race is no correction.
 */
export function correctionReader(): (row: SealedResults, seq: number) => readonly Correction[] {
  const [correctedIn, outcomesIn] = [raceReader(), outcomeReader()];
  const lastRows = new Map<string, LastRow>();

  function leftOut(sheet: string, races: readonly SealedRace[]): readonly number[] {
    const numbers = new Set(races.map(({ raceNumber }) => raceNumber));
    return lastRows.get(sheet)?.decided.filter((number) => !numbers.has(number)) ?? [];
  }

  return (sealed, seq) => {
    const row = readableRow(sealed);
    if (row === null) return [];
    const { track, trackSlug, day, kind, sealedAt, races } = row;
    const place = `${kind === 'simulation'} ${trackSlug ?? track} ${day}`;
    const [sheet, zone, racesText] = [`${place} ${kind}`, zoneOfRow(row), canonicalText(races)];
    const isRepeated = lastRows.get(sheet)?.racesText === racesText;
    const found: readonly (readonly [number, readonly CorrectedValue[]])[] = [
      ...races.map((race) => {
        const key = `${place} ${race.raceNumber}`;
        return [race.raceNumber, correctedIn({ kind, zone, race }, key, isRepeated)] as const;
      }),
      ...leftOut(sheet, races).map((number) => [number, [LEFT_OUT]] as const),
      ...outcomesIn(place, row, zone),
    ];
    const decided = races.filter(isDecided).map(({ raceNumber }) => raceNumber);
    lastRows.set(sheet, { racesText, decided });
    return [...new Set(found.map(([raceNumber]) => raceNumber))].flatMap((raceNumber) => {
      const ofRace = found.flatMap(([number, values]) => (number === raceNumber ? values : []));
      const values = withoutRepeats(ofRace);
      return values.length === 0 ? [] : [{ seq, sealedAt, zone, track, day, raceNumber, values }];
    });
  };
}

/** `Corrected Aug 2, 2025, 6:40 PM ET (entry 4): Saratoga, Aug 2, 2025, race 5: winner from #1 to #3`. */
export function correctionText({ seq, sealedAt, zone, track, day, raceNumber, values }: Correction): string {
  const sealed = parseInstant(sealedAt);
  const when = sealed === null ? sealedAt : dateTimeAt(sealed, zone ?? EASTERN);
  const race = `${trackByCode(track)?.displayName ?? track}, ${dateText(day)}, race ${raceNumber}`;
  return `Corrected ${when} (entry ${seq}): ${race}: ${listText(values.map(correctedText))}`;
}
