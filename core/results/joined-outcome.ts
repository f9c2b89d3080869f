import type { SourcedRace } from './changed-facts.ts';
import { SUBSTITUTES } from './reconcile/joined-sheets.ts';
import type { SheetKind } from './result-sheet.ts';
import type { SealedRace, SealedStarter } from './sealed-results.ts';

/** A race as the last rows of all sources together settle its bets. */
export interface JoinedOutcome {
  /** With the off that counts; starters that could not be bet on are marked as without betting. */
  readonly race: SealedRace;
  /** IANA zone of the off that counts. */
  readonly zone: string | null;
  /** The source whose off counts. */
  readonly offKind: SheetKind;
}

/** Nobody could bet on a starter without odds where others have them. */
function withClosed(starters: readonly SealedStarter[]): readonly SealedStarter[] {
  const hasOdds = starters.some(({ noBetting, odds }) => noBetting === null && odds !== null);
  return starters.map((starter) =>
    starter.noBetting === null && starter.odds === null && hasOdds
      ? { ...starter, noBetting: 'non-starter' }
      : starter,
  );
}

function oddsIn(races: readonly SourcedRace[], programNumber: string): number | null {
  const found = races.map(({ race }) => race.starters.find((other) => other.programNumber === programNumber));
  return found.find((starter) => starter !== undefined && starter.odds !== null)?.odds ?? null;
}

/**
 * Joins the reports of a race, the most detailed first: payoffs, odds and the off that it leaves out come from the others
 * that agree whether it was run, but from no live result and not from the desk.
 */
export function joinedOutcome(reports: readonly SourcedRace[]): JoinedOutcome | undefined {
  const [first, ...others] = reports;
  if (first === undefined) return undefined;
  const joined = [
    first,
    ...others.filter(
      ({ kind, race }) => !SUBSTITUTES.includes(kind) && race.isCancelled === first.race.isCancelled,
    ),
  ];
  const paid = joined.find(({ race }) => race.win.length > 0) ?? first;
  const timed = joined.find(({ race }) => race.offMinute !== null) ?? first;
  const starters = first.race.starters.map((starter) => ({
    ...starter,
    odds: starter.odds ?? oddsIn(joined, starter.programNumber),
  }));
  return {
    race: {
      ...first.race,
      starters: withClosed(starters),
      win: paid.race.win,
      offMinute: timed.race.offMinute,
    },
    zone: timed.zone,
    offKind: timed.kind,
  };
}
