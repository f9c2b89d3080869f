import type { Subject } from '../../handicapping/features/feature.ts';
import {
  atLeastLowest,
  expectedFigure,
  type FigureSettings,
} from '../../handicapping/form/expected-figure.ts';
import { solved } from '../../kernel/linear-system.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { round } from './model-records.ts';

/** What was known before a past race, and the figure the horse then ran. */
export interface LineToPredict {
  readonly subject: Subject;
  readonly figure: number;
}

const START: FigureSettings = {
  halfLifeDays: 120,
  otherFooting: 0.5,
  parWeight: 1,
  belowPar: 6,
  belowField: 3,
  doubt: { base: 8, fewFigures: 0, newFooting: 0 },
};

type Fitted = 'halfLifeDays' | 'otherFooting' | 'parWeight' | 'belowPar';
const NAMES: readonly Fitted[] = ['halfLifeDays', 'otherFooting', 'parWeight', 'belowPar'];
/** Ridge term that keeps the equations solvable when two causes always occur together. */
const LEAST_CERTAINTY = 1e-6;
const FIRST_STEP = 0.3;
const LAST_STEP = 0.005;

const missOf = ({ subject, figure }: LineToPredict, settings: FigureSettings): number | null => {
  const expected = expectedFigure(subject, settings);
  return expected === null ? null : atLeastLowest(figure) - expected.figure;
};

const squaresOf = (lines: readonly LineToPredict[], settings: FigureSettings): number =>
  sumBy(lines, (line) => (missOf(line, settings) ?? 0) ** 2);

/** Coordinate search: each setting is moved up or down by a step while that helps, then the step is halved. */
function nearest(lines: readonly LineToPredict[]): FigureSettings {
  let settings = START;
  let squares = squaresOf(lines, settings);
  for (let step = FIRST_STEP; step > LAST_STEP; step /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const name of NAMES)
        for (const factor of [1 + step, 1 / (1 + step)]) {
          const tried = { ...settings, [name]: settings[name] * factor };
          const next = squaresOf(lines, tried);
          if (next >= squares - 1e-6) continue;
          [settings, squares, isBetter] = [tried, next, true];
        }
    }
  }
  return settings;
}

/** Standard deviations of the errors by least squares: a base, an addition for few figures, one for a new footing. */
function doubtOf(lines: readonly LineToPredict[], settings: FigureSettings): FigureSettings['doubt'] {
  const rows = lines.flatMap((line) => {
    const miss = missOf(line, settings);
    const plain = { ...settings, doubt: { base: 0, fewFigures: 1, newFooting: 0 } };
    const footing = { ...settings, doubt: { base: 0, fewFigures: 0, newFooting: 1 } };
    const few = expectedFigure(line.subject, plain)?.doubt ?? 0;
    const isNew = expectedFigure(line.subject, footing)?.doubt ?? 0;
    return miss === null ? [] : [{ square: miss ** 2, known: [1, few ** 2, isNew ** 2] }];
  });
  const lower = new Float64Array(9);
  const right = new Float64Array(3);
  for (const { square, known } of rows)
    for (let row = 0; row < 3; row += 1) {
      right[row] = (right[row] ?? 0) + (known[row] ?? 0) * square;
      for (let column = 0; column <= row; column += 1)
        lower[row * 3 + column] = (lower[row * 3 + column] ?? 0) + (known[row] ?? 0) * (known[column] ?? 0);
    }
  for (let row = 0; row < 3; row += 1) lower[row * 4] = (lower[row * 4] ?? 0) + LEAST_CERTAINTY * rows.length;
  const [base = 0, few = 0, footing = 0] = solved(lower, right).step;
  const deviation = (variance: number): number => round(Math.sqrt(Math.max(0, variance)));
  return { base: deviation(base), fewFigures: deviation(few), newFooting: deviation(footing) };
}

/** Fits the prediction of figures from older ones: least squares over lines with an older figure. Deterministic. */
export function fitFigure(lines: readonly LineToPredict[]): FigureSettings {
  const found = nearest(lines);
  const { halfLifeDays, otherFooting, parWeight, belowPar } = found;
  return {
    ...found,
    halfLifeDays: round(halfLifeDays),
    otherFooting: round(otherFooting),
    parWeight: round(parWeight),
    belowPar: round(belowPar),
    doubt: doubtOf(lines, found),
  };
}
