/** A starter in a sealed result. */
export type Starter = {
  readonly programNumber: string;
  readonly horseName: string;
  readonly bettingInterest: string;
  readonly official: number | null;
  readonly odds: number | null;
  readonly noBetting: string | null;
};

/** A race as the chain of results has it. */
export type SealedRace = {
  readonly raceNumber: number;
  readonly isCancelled: boolean;
  readonly offMinute: number | null;
  readonly isWinnerInDoubt: boolean;
  readonly isFieldComplete: boolean;
  readonly starters: readonly Starter[];
  readonly win: readonly {
    readonly numbers: string;
    readonly base: number;
    readonly payoff: number | null;
  }[];
};

/** An entry of the chain of results: what was stored of a day by one source. */
export type SealedResults = {
  readonly sealedAt: string;
  readonly track: string;
  readonly trackSlug: string | null;
  readonly day: string;
  readonly kind: string;
  /** Of `offMinute`; earlier entries do not say it. */
  readonly timeZone?: string | null;
  readonly races: readonly SealedRace[];
};

/** A horse is listed once, as it is named first. */
function withoutDoubles(race: SealedRace): SealedRace {
  const seen = new Set<string>();
  const starters = race.starters.filter(({ programNumber }) => {
    const isFirst = !seen.has(programNumber);
    seen.add(programNumber);
    return isFirst;
  });
  return { ...race, starters };
}

/** An entry as it counts; null for a kind of source that nobody knows. */
export const readableEntry = (row: SealedResults): SealedResults | null =>
  kindsByDetail.includes(row.kind) ? { ...row, races: row.races.map(withoutDoubles) } : null;

/** Kinds of sources, the least detailed first; a later one takes its place. */
export const kindsByDetail: readonly string[] = [
  'simulation',
  'desk',
  'live',
  'aqueduct-table',
  'nyra-tables',
  'trackmaster-chart',
  'chart',
];
