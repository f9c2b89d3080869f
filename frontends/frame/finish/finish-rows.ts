import { sealedKind } from '#kit/kit.ts';
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
  /** Our chance as sealed before the off, 0-1. */
  readonly chance: number | null;
  /** As sealed before the off: BET and WATCH of their horse alone, PASS of the whole field. */
  readonly verdict: 'BET' | 'WATCH' | 'PASS' | null;
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

type Sealed = NonNullable<RaceResult['sealed']>;

function verdictOn(
  programNumber: string,
  { verdict: { kind, horse }, chances }: Sealed,
): FinishRow['verdict'] {
  const isOn =
    kind === 'PASS'
      ? chances.some((sealed) => sealed.programNumber === programNumber)
      : horse?.programNumber === programNumber;
  return isOn ? sealedKind(kind) : null;
}

/** The starters of a result in its order, with what we had sealed before the off, and nothing of now, laid over them. */
export function finishRows(
  { starters }: Pick<Result, 'starters'>,
  sealed: RaceResult['sealed'],
): readonly FinishRow[] {
  const lengths = beatenLengths(starters);
  const isOfficial = starters.some(({ official }) => official !== null);
  return starters.map((starter) => {
    const { programNumber } = starter;
    return {
      starter,
      place: isOfficial ? starter.official : starter.crossed,
      behind: lengths.get(programNumber) ?? null,
      chance: sealed?.chances.find((other) => other.programNumber === programNumber)?.chance ?? null,
      verdict: sealed === null ? null : verdictOn(programNumber, sealed),
      isPick: sealed?.pick?.programNumber === programNumber,
    };
  });
}
