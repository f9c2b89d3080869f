import { trackByCode } from '../card/track.ts';
import type { SealedRace, SealedResults } from './sealed-results.ts';

/** What a score reads and a correction changed. */
export type CorrectedFact =
  | 'whether it was run'
  | 'off'
  | 'winner'
  | 'payoff'
  | 'starters'
  | 'odds'
  | 'left out';

/** A race whose sealed outcome a later row of the chain changed. */
export interface Correction {
  readonly seq: number;
  /** ISO instant at which the row says that it was sealed. */
  readonly sealedAt: string;
  /** Three letters. */
  readonly track: string;
  readonly day: string;
  readonly raceNumber: number;
  readonly facts: readonly CorrectedFact[];
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

function changedFacts(before: SourcedRace, after: SourcedRace): readonly CorrectedFact[] {
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
  return facts.flatMap(([fact, isChanged]) => (isChanged ? [fact] : []));
}

/**
 * Finds the races of a row that change what an earlier row, of whatever source, said of a race that was run and paid or
 * was called off, or that leave it out of its own sheet; rows in their order. What only completes a race is no correction.
 */
export function correctionReader(): (row: SealedResults, seq: number) => readonly Correction[] {
  const lastOf = new Map<string, SourcedRace>();
  const decidedOf = new Map<string, ReadonlySet<number>>();

  function factsOf({ race, kind }: SourcedRace, key: string): readonly CorrectedFact[] {
    const before = lastOf.get(key);
    const facts = before === undefined ? [] : changedFacts(before, { kind, race });
    if (isDecided(race) || before?.race.isCancelled === true) lastOf.set(key, { kind, race });
    return facts;
  }

  return ({ track, trackSlug, day, kind, sealedAt, races }, seq) => {
    const place = `${kind === 'simulation'} ${trackSlug ?? track} ${day}`;
    const left = [...(decidedOf.get(`${place} ${kind}`) ?? [])].filter((number) =>
      races.every(({ raceNumber }) => raceNumber !== number),
    );
    decidedOf.set(`${place} ${kind}`, new Set(races.filter(isDecided).map(({ raceNumber }) => raceNumber)));
    const found: readonly (readonly [number, readonly CorrectedFact[]])[] = [
      ...races.map(
        (race) => [race.raceNumber, factsOf({ kind, race }, `${place} ${race.raceNumber}`)] as const,
      ),
      ...left.map((number) => [number, ['left out']] as const),
    ];
    return found.flatMap(([raceNumber, facts]) =>
      facts.length === 0 ? [] : [{ seq, sealedAt, track, day, raceNumber, facts }],
    );
  };
}

/** `Saratoga 2025-08-02, race 5: winner and payoff`. */
export const correctionText = ({ track, day, raceNumber, facts }: Correction): string =>
  `${trackByCode(track)?.displayName ?? track} ${day}, race ${raceNumber}: ${facts.join(' and ')}`;
