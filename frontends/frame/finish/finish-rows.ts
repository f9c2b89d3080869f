import type { Prediction } from '../races/predictions.ts';
import type { RaceResult } from './race-result.ts';

type Result = NonNullable<RaceResult['result']>;
export type Starter = Result['starters'][number];

/** A starter with what we had said of it; null is unknown. */
export type FinishRow = {
  readonly starter: Starter;
  /** Official place, else the place across the wire; null where none is reported. */
  readonly place: number | null;
  /** Lengths behind the first across the wire; 0 for it. */
  readonly behind: number | null;
  /** Our chance at the off, 0-1. */
  readonly chance: number | null;
  /** Null also where nothing was sealed before the off. */
  readonly verdict: Prediction['verdict'];
  readonly isPick: boolean;
};

/** Lengths behind the first at the wire, added up from the margins where a source gives those alone. */
export function beatenLengths(starters: readonly Starter[]): ReadonlyMap<string, number> {
  const crossed = starters
    .filter((starter) => starter.crossed !== null)
    .toSorted((a, b) => (a.crossed ?? 0) - (b.crossed ?? 0));
  const lengths = new Map<string, number>();
  let total: number | null = 0;
  for (const { programNumber, behind, margin } of crossed) {
    const beaten: number | null = behind ?? total;
    if (beaten !== null) lengths.set(programNumber, beaten);
    total = beaten === null || margin === null ? null : beaten + margin;
  }
  return lengths;
}

/** The starters of a result in its order, with our chances, verdicts and pick laid over them. */
export function finishRows(
  { starters }: Pick<Result, 'starters'>,
  sealed: RaceResult['sealed'],
  predictions: readonly Prediction[] | null,
): readonly FinishRow[] {
  const lengths = beatenLengths(starters);
  const isOfficial = starters.some(({ official }) => official !== null);
  return starters.map((starter) => {
    const ours = predictions?.find(({ programNumber }) => programNumber === starter.programNumber);
    return {
      starter,
      place: isOfficial ? starter.official : starter.crossed,
      behind: lengths.get(starter.programNumber) ?? null,
      chance: ours?.winProbability ?? null,
      verdict: sealed === null ? null : (ours?.verdict ?? null),
      isPick: sealed?.pick?.programNumber === starter.programNumber,
    };
  });
}
