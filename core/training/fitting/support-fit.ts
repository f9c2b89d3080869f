import type { Subject } from '../../handicapping/features/feature.ts';
import type { FigureSettings } from '../../handicapping/form/expected-figure.ts';
import {
  type SupportEquation,
  type SupportSettings,
  supportFeatures,
  supportKind,
} from '../../handicapping/form/expected-support.ts';
import { solved } from '../../kernel/linear-system.ts';
import { meanOrNull, sumBy } from '../../kernel/numbers.ts';
import { round } from './model-records.ts';

/** What was known before a past race, and the log market support at its off. */
export interface BetLine {
  readonly subject: Subject;
  readonly support: number;
}

/** Inputs of both equations, and the penalty per squared weight in standardized units. */
export interface SupportFitSettings {
  readonly raced: readonly string[];
  readonly debut: readonly string[];
  readonly penalty: number;
}

function standardizedColumn(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  const mean = meanOrNull(known) ?? 0;
  const scale = Math.sqrt(sumBy(known, (value) => (value - mean) ** 2) / Math.max(1, known.length));
  return {
    mean: round(mean),
    scale: round(scale),
    values: values.map((value) => (value === null || scale < 1e-9 ? 0 : (value - mean) / scale)),
  };
}

/** Penalized least squares; missing features count as their mean. */
function fitEquation(
  lines: readonly BetLine[],
  names: readonly string[],
  figure: FigureSettings,
  penalty: number,
): SupportEquation {
  const columns = supportFeatures(names, figure).map((feature) =>
    standardizedColumn(lines.map(({ subject }) => feature.measure(subject))),
  );
  const base = meanOrNull(lines.map(({ support }) => support)) ?? 0;
  const count = names.length;
  const lower = new Float64Array(count * count);
  const right = new Float64Array(count);
  columns.forEach(({ values }, column) => {
    right[column] = sumBy(
      [...lines.entries()],
      ([row, { support }]) => (values[row] ?? 0) * (support - base),
    );
    for (let other = 0; other <= column; other += 1) {
      const others = columns[other]?.values ?? [];
      const product = values.reduce((sum, value, row) => sum + value * (others[row] ?? 0), 0);
      lower[column * count + other] = product + (other === column ? penalty : 0);
    }
  });
  const { step } = solved(lower, right);
  return {
    base: round(base),
    terms: names.map((name, column) => ({
      name,
      mean: columns[column]?.mean ?? 0,
      scale: columns[column]?.scale ?? 0,
      weight: round(step[column] ?? 0),
    })),
  };
}

/** Fits what market support to expect of horses that have raced and of first-time starters. Deterministic. */
export function fitSupport(
  lines: readonly BetLine[],
  { raced, debut, penalty }: SupportFitSettings,
  figure: FigureSettings,
): SupportSettings {
  const linesOf = (kind: keyof SupportSettings): readonly BetLine[] =>
    lines.filter(({ subject }) => supportKind(subject) === kind);
  return {
    raced: fitEquation(linesOf('raced'), raced, figure, penalty),
    debut: fitEquation(linesOf('debut'), debut, figure, penalty),
  };
}
