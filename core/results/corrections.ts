import { trackByCode } from '../card/track.ts';
import { canonicalText } from '../kernel/canonical-text.ts';
import { dateText, dateTimeAt, EASTERN } from '../kernel/day-text.ts';
import { parseInstant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { listText } from '../kernel/text.ts';
import {
  type CorrectedValue,
  correctedText,
  correctedValue,
  correctedZone,
  type RaceFact,
} from './corrected-values.ts';
import { type SealedRace, type SealedResults, zoneOfRow } from './sealed-results.ts';

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

interface SourcedRace {
  readonly kind: SealedResults['kind'];
  /** IANA zone of the off. */
  readonly zone: string | null;
  readonly race: SealedRace;
}

const isDecided = ({ isCancelled, win }: SealedRace): boolean => isCancelled || win.length > 0;

const joined = (parts: readonly unknown[]): string => parts.map(String).toSorted().join(' ');

const winnersOf = ({ starters }: SealedRace): string =>
  joined(starters.flatMap(({ official, programNumber }) => (official === 1 ? programNumber : [])));

/** What a dollar to win paid; several in a dead heat. */
const payoffsOf = ({ win }: SealedRace): string =>
  joined(win.flatMap(({ base, payoff }) => (payoff === null ? [] : (payoff / base).toFixed(3))));

const paidNumbers = ({ win }: SealedRace): string =>
  joined(win.flatMap(({ numbers, payoff }) => (payoff === null ? [] : numbers)));

/** The starters that were paid on. */
const paidStarters = ({ win, starters }: SealedRace): string =>
  joined(
    starters.flatMap(({ programNumber, bettingInterest }) =>
      win.some(({ numbers, payoff }) => payoff !== null && numbers === bettingInterest) ? programNumber : [],
    ),
  );

const runnersOf = ({ starters, isFieldComplete }: SealedRace): string =>
  isFieldComplete
    ? joined(starters.flatMap(({ noBetting, programNumber }) => (noBetting === null ? programNumber : [])))
    : '';

const oddsDiffer = (before: SealedRace, after: SealedRace): boolean =>
  before.starters.some(({ programNumber, odds }) => {
    const later = after.starters.find((starter) => starter.programNumber === programNumber);
    return odds !== null && later !== undefined && later.odds !== odds;
  });

/** What was said is said no more. */
const differ = (before: string, after: string): boolean => before !== '' && before !== after;

const paidOthers = (was: SealedRace, is: SealedRace, isSameKind: boolean): boolean =>
  (isSameKind && differ(paidNumbers(was), paidNumbers(is))) ||
  (is.isFieldComplete && differ(paidStarters(was), paidStarters(is)));

/** With another winner, other numbers are paid as a matter of course. */
const paidOtherwise = (was: SealedRace, is: SealedRace, isSameKind: boolean): boolean =>
  differ(payoffsOf(was), payoffsOf(is)) ||
  (!differ(winnersOf(was), winnersOf(is)) && paidOthers(was, is, isSameKind));

function changedZone(before: SourcedRace, after: SourcedRace): readonly CorrectedValue[] {
  const isTold = before.race.offMinute !== null && before.zone !== null && after.zone !== null;
  return isTold && before.zone !== after.zone ? [correctedZone(before.zone, after.zone)] : [];
}

function changedValues(before: SourcedRace, after: SourcedRace): readonly CorrectedValue[] {
  const [was, is] = [before.race, after.race];
  // Sources round odds, and take the off, differently.
  const isSameKind = before.kind === after.kind;
  const facts: readonly (readonly [RaceFact, boolean])[] = [
    ['whether it was run', was.isCancelled !== is.isCancelled],
    ['off', isSameKind && was.offMinute !== null && was.offMinute !== is.offMinute],
    ['winner', differ(winnersOf(was), winnersOf(is)) || is.isWinnerInDoubt !== was.isWinnerInDoubt],
    ['payoff', paidOtherwise(was, is, isSameKind)],
    ['starters', is.isFieldComplete && differ(runnersOf(was), runnersOf(is))],
    ['odds', isSameKind && oddsDiffer(was, is)],
  ];
  return [
    ...facts.flatMap(([fact, isChanged]) => (isChanged ? [correctedValue(fact, was, is)] : [])),
    ...changedZone(before, after),
  ];
}

const LEFT_OUT: CorrectedValue = { fact: 'left out', before: null, after: null };

/** The last row of a source about a day. */
interface LastRow {
  readonly racesText: string;
  readonly decided: readonly number[];
}

/** What the last rows said of each race; a row that repeats that of its source can only change the clock of its off. */
function raceReader() {
  const lastOf = new Map<string, SourcedRace>();
  return (after: SourcedRace, key: string, isRepeated: boolean): readonly CorrectedValue[] => {
    const before = lastOf.get(key);
    if (isRepeated) {
      if (before !== undefined) lastOf.set(key, { ...before, zone: after.zone });
      return before === undefined ? [] : changedZone(before, after);
    }
    if (isDecided(after.race) || before?.race.isCancelled === true) lastOf.set(key, after);
    return before === undefined ? [] : changedValues(before, after);
  };
}

/**
 * Finds the races of a row that change what an earlier row, of whatever source, said of a race that was run and paid or
 * was called off, or that leave it out of its own sheet; rows in their order. What only completes a race is no correction.
 */
export function correctionReader(): (row: SealedResults, seq: number) => readonly Correction[] {
  const valuesOf = raceReader();
  const lastRows = new Map<string, LastRow>();

  return (row, seq) => {
    const { track, trackSlug, day, kind, sealedAt, races } = row;
    const place = `${kind === 'simulation'} ${trackSlug ?? track} ${day}`;
    const zone = zoneOfRow(row);
    const before = lastRows.get(`${place} ${kind}`);
    const left = (before?.decided ?? []).filter((number) =>
      races.every(({ raceNumber }) => raceNumber !== number),
    );
    const racesText = canonicalText(races);
    const isRepeated = before?.racesText === racesText;
    const decided = races.filter(isDecided).map(({ raceNumber }) => raceNumber);
    lastRows.set(`${place} ${kind}`, { racesText, decided });
    const found: readonly (readonly [number, readonly CorrectedValue[]])[] = [
      ...races.map(
        (race) =>
          [
            race.raceNumber,
            valuesOf({ kind, zone, race }, `${place} ${race.raceNumber}`, isRepeated),
          ] as const,
      ),
      ...left.map((number) => [number, [LEFT_OUT]] as const),
    ];
    return found.flatMap(([raceNumber, values]) =>
      values.length === 0 ? [] : [{ seq, sealedAt, zone, track, day, raceNumber, values }],
    );
  };
}

/** `Corrected Aug 2, 2025, 6:40 PM ET (entry 4): Saratoga, Aug 2, 2025, race 5: winner from #1 to #3`. */
export function correctionText({ seq, sealedAt, zone, track, day, raceNumber, values }: Correction): string {
  const sealed = parseInstant(sealedAt);
  const when = sealed === null ? sealedAt : dateTimeAt(sealed, zone ?? EASTERN);
  const race = `${trackByCode(track)?.displayName ?? track}, ${dateText(day)}, race ${raceNumber}`;
  return `Corrected ${when} (entry ${seq}): ${race}: ${listText(values.map(correctedText))}`;
}
