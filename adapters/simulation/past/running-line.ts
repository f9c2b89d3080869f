import type { Call } from '#core/card/past-performance.ts';
import { sumOf } from '#core/kernel/numbers.ts';
import type { Rng } from '../rng.ts';
import type { PastField } from './past-field.ts';

/** Positions and lengths from the gate to the wire. */
export interface RunningLine {
  readonly gateBreak: number;
  readonly quarter: Call;
  readonly first: Call;
  readonly second: Call;
  readonly stretch: Call;
  readonly crossed: Call;
  /** Margins of the first over the second and so on, as printed. */
  readonly margins: readonly number[];
}

/** Lengths as charts print them: nose 0.06, head 0.13, neck 0.25, then quarters. */
export function printedLengths(lengths: number): number {
  if (lengths < 0.1) return 0.06;
  if (lengths < 0.19) return 0.13;
  if (lengths < 0.37) return 0.25;
  return Math.round(lengths * 4) / 4;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function marginsOf(field: PastField, pointsPerLength: number): number[] {
  const next = field.ranked.slice(1);
  return next.map((figure, index) =>
    printedLengths(((field.ranked[index] ?? figure) - figure) / pointsPerLength),
  );
}

const clampTo = (size: number, position: number): number => Math.min(size, Math.max(1, Math.round(position)));

/** A line that begins where the horse's style puts it and ends where its figure does. */
export function runningLine(field: PastField, early: number, pointsPerLength: number, rng: Rng): RunningLine {
  const { size, finish } = field;
  const margins = marginsOf(field, pointsPerLength);
  const behind = sumOf(margins.slice(0, finish - 1));
  const start = clampTo(size, 1 + (1 - early) * (size - 1) + rng.normal(0, size * 0.1));
  const spread = rng.between(0.6, 1.15);
  const startBehind = (start - 1) * spread;
  const call = (towardsEnd: number): Call => {
    const position = clampTo(size, start + (finish - start) * towardsEnd + rng.normal(0, 0.4));
    if (position === 1) return { position, lengths: printedLengths(rng.between(0.1, 2)) };
    const lengths = startBehind + (behind - startBehind) * towardsEnd;
    return { position, lengths: printedLengths(Math.max(lengths, 0.3 * (position - 1))) };
  };
  const atStart: Call =
    start === 1
      ? { position: 1, lengths: printedLengths(rng.between(0.3, 2)) }
      : { position: start, lengths: printedLengths(Math.max(startBehind, 0.3)) };
  return {
    gateBreak: clampTo(size, start + rng.normal(0, 2)),
    quarter: call(-0.05),
    first: atStart,
    second: call(0.3),
    stretch: call(0.75),
    crossed: { position: finish, lengths: finish === 1 ? (margins[0] ?? null) : hundredths(behind) },
    margins,
  };
}
