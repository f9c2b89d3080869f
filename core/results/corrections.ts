import { trackByCode } from '../card/track.ts';
import type { SealedRace, SealedResults } from './sealed-results.ts';

/** What a score reads and a correction changed. */
export type CorrectedFact = 'whether it was run' | 'winner' | 'payoff' | 'starters' | 'odds';

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

function changedFacts(before: SourcedRace, after: SourcedRace): readonly CorrectedFact[] {
  const [was, is] = [before.race, after.race];
  const facts: readonly (readonly [CorrectedFact, boolean])[] = [
    ['whether it was run', was.isCancelled !== is.isCancelled],
    ['winner', differ(winnersOf(was), winnersOf(is)) || (is.isWinnerInDoubt && !was.isWinnerInDoubt)],
    ['payoff', differ(payoffsOf(was), payoffsOf(is))],
    ['starters', is.isFieldComplete && differ(runnersOf(was), runnersOf(is))],
    // Sources round odds differently.
    ['odds', before.kind === after.kind && oddsDiffer(was, is)],
  ];
  return facts.flatMap(([fact, isChanged]) => (isChanged ? [fact] : []));
}

/**
 * Finds the races of a row that change what an earlier row, of whatever source, said of a race that was run and paid or
 * was called off; rows in their order. What only completes a race is no correction.
 */
export function correctionReader(): (row: SealedResults, seq: number) => readonly Correction[] {
  const lastOf = new Map<string, SourcedRace>();
  return ({ track, day, kind, sealedAt, races }, seq) =>
    races.flatMap((race) => {
      const { raceNumber } = race;
      const key = `${kind === 'simulation'} ${track} ${day} ${raceNumber}`;
      const before = lastOf.get(key);
      const facts =
        before === undefined || !isDecided(before.race) ? [] : changedFacts(before, { kind, race });
      if (isDecided(race)) lastOf.set(key, { kind, race });
      return facts.length === 0 ? [] : [{ seq, sealedAt, track, day, raceNumber, facts }];
    });
}

/** `Saratoga 2025-08-02, race 5: winner and payoff`. */
export const correctionText = ({ track, day, raceNumber, facts }: Correction): string =>
  `${trackByCode(track)?.displayName ?? track} ${day}, race ${raceNumber}: ${facts.join(' and ')}`;
