import { trackByCode } from '../card/track.ts';
import { dateText, dateTimeAt, EASTERN } from '../kernel/day-text.ts';
import { parseInstant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { listText } from '../kernel/text.ts';
import {
  type CorrectedFact,
  type CorrectedValue,
  correctedText,
  correctedValue,
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

function changedValues(before: SourcedRace, after: SourcedRace): readonly CorrectedValue[] {
  const [was, is] = [before.race, after.race];
  // Sources round odds, and take the off, differently.
  const isSameKind = before.kind === after.kind;
  const facts: readonly (readonly [CorrectedFact, boolean])[] = [
    ['whether it was run', was.isCancelled !== is.isCancelled],
    ['off', isSameKind && was.offMinute !== null && was.offMinute !== is.offMinute],
    ['winner', differ(winnersOf(was), winnersOf(is)) || is.isWinnerInDoubt !== was.isWinnerInDoubt],
    ['payoff', paidOtherwise(was, is, isSameKind)],
    ['starters', is.isFieldComplete && differ(runnersOf(was), runnersOf(is))],
    ['odds', isSameKind && oddsDiffer(was, is)],
  ];
  return facts.flatMap(([fact, isChanged]) => (isChanged ? [correctedValue(fact, was, is)] : []));
}

const LEFT_OUT: CorrectedValue = { fact: 'left out', before: null, after: null };

/**
 * Finds the races of a row that change what an earlier row, of whatever source, said of a race that was run and paid or
 * was called off, or that leave it out of its own sheet; rows in their order. What only completes a race is no correction.
 */
export function correctionReader(): (row: SealedResults, seq: number) => readonly Correction[] {
  const lastOf = new Map<string, SourcedRace>();
  const decidedOf = new Map<string, ReadonlySet<number>>();

  function valuesOf({ race, kind }: SourcedRace, key: string): readonly CorrectedValue[] {
    const before = lastOf.get(key);
    const values = before === undefined ? [] : changedValues(before, { kind, race });
    if (isDecided(race) || before?.race.isCancelled === true) lastOf.set(key, { kind, race });
    return values;
  }

  return (row, seq) => {
    const { track, trackSlug, day, kind, sealedAt, races } = row;
    const place = `${kind === 'simulation'} ${trackSlug ?? track} ${day}`;
    const left = [...(decidedOf.get(`${place} ${kind}`) ?? [])].filter((number) =>
      races.every(({ raceNumber }) => raceNumber !== number),
    );
    decidedOf.set(`${place} ${kind}`, new Set(races.filter(isDecided).map(({ raceNumber }) => raceNumber)));
    const found: readonly (readonly [number, readonly CorrectedValue[]])[] = [
      ...races.map(
        (race) => [race.raceNumber, valuesOf({ kind, race }, `${place} ${race.raceNumber}`)] as const,
      ),
      ...left.map((number) => [number, [LEFT_OUT]] as const),
    ];
    const zone = zoneOfRow(row);
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
