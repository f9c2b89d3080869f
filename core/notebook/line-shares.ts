import { sumBy, sumOf } from '../kernel/numbers.ts';

/** A betting interest on a member's line. */
export interface LineShare {
  /** `1` for 1 and 1A. */
  readonly interest: string;
  /** To win, 0-1; over the field they sum to one. */
  readonly chance: number;
  /** Held by the member: it stays when another one is moved. */
  readonly isFixed: boolean;
}

/** No starter is without a chance: one in a thousand is the least. */
export const LEAST_CHANCE = 0.001;

/** A total in proportion to weights of zero or more, each part at least `LEAST_CHANCE`. */
function inProportion(weights: readonly number[], total: number): readonly number[] {
  const least = new Set<number>();
  for (;;) {
    const left = weights.filter((_, index) => !least.has(index));
    const [sum, rest] = [sumOf(left), total - least.size * LEAST_CHANCE];
    const partOf = (weight: number): number => (sum > 0 ? (weight / sum) * rest : rest / left.length);
    const short = weights.flatMap((weight, index) =>
      !least.has(index) && partOf(weight) < LEAST_CHANCE ? [index] : [],
    );
    if (short.length === 0 || short.length === left.length)
      return weights.map((weight, index) => (least.has(index) ? LEAST_CHANCE : partOf(weight)));
    for (const index of short) least.add(index);
  }
}

const scaled = <Row extends LineShare>(rows: readonly Row[], total: number): readonly Row[] => {
  const parts = inProportion(
    rows.map(({ chance }) => chance),
    total,
  );
  return rows.map((row, index) => ({ ...row, chance: parts[index] ?? LEAST_CHANCE }));
};

/** What fixed rows may have together, so that each free one keeps the least chance. */
export const mostFixed = (rows: readonly LineShare[]): number =>
  1 - rows.filter(({ isFixed }) => !isFixed).length * LEAST_CHANCE;

/**
 * The rows with chances that sum to one: fixed ones stay, the others share what is left in proportion. Fixed ones that
 * leave nothing, or that are alone and do not sum to one, are scaled. Example: 0.5 fixed beside 0.2 and 0.2 makes the two
 * 0.25 each.
 */
export function sharedOut<Row extends LineShare>(rows: readonly Row[]): readonly Row[] {
  const [fixed, free] = [rows.filter(({ isFixed }) => isFixed), rows.filter(({ isFixed }) => !isFixed)];
  const held = sumBy(fixed, ({ chance }) => chance);
  const most = mostFixed(rows);
  const isScaled = held > most || free.length === 0 || fixed.some(({ chance }) => chance < LEAST_CHANCE);
  const room = Math.max(Math.min(held, most), fixed.length * LEAST_CHANCE);
  const stays = isScaled ? scaled(fixed, free.length === 0 ? 1 : room) : fixed;
  const shares = scaled(free, 1 - sumBy(stays, ({ chance }) => chance));
  const byInterest = new Map([...stays, ...shares].map((row) => [row.interest, row]));
  return rows.map((row) => byInterest.get(row.interest) ?? row);
}

/** A line on the field as it is now. */
export interface FieldShares {
  /** In the order of the field; they sum to one. */
  readonly shares: readonly LineShare[];
  /** In the field, but not on the line: they have an even share. */
  readonly added: readonly string[];
  /** On the line, but no longer in the field: the others were scaled. */
  readonly out: readonly string[];
}

/** A row of a line, with the horses that were on it when it is a stored one. */
type PlacedShare = LineShare & { readonly horses?: readonly { readonly programNumber: string }[] };

/** The numbers by which a row may be on a program: an entry whose `1` is scratched runs as `1A`. */
const numbersOf = ({ interest, horses = [] }: PlacedShare): readonly string[] => [
  interest,
  ...horses.map(({ programNumber }) => programNumber),
];

/**
 * Puts a line on the field as it is now; an entry stays on it while a horse of it runs. Without any row of the field,
 * everybody has an even share.
 */
export function onField(rows: readonly PlacedShare[], field: readonly string[]): FieldShares {
  const stored = new Map([
    ...rows.flatMap((row) => numbersOf(row).map((number) => [number, row] as const)),
    ...rows.map((row) => [row.interest, row] as const),
  ]);
  const added = field.filter((interest) => !stored.has(interest));
  const known = field.flatMap((interest) => {
    const row = stored.get(interest);
    return row === undefined ? [] : [{ interest, chance: row.chance, isFixed: row.isFixed }];
  });
  const total = 1 - added.length / field.length;
  const scaledRows = new Map(scaled(known, total).map((row) => [row.interest, row]));
  return {
    shares: field.map((interest) => {
      const { chance, isFixed } = scaledRows.get(interest) ?? { chance: 1 / field.length, isFixed: false };
      return { interest, chance, isFixed };
    }),
    added,
    out: rows.flatMap((row) =>
      numbersOf(row).some((number) => field.includes(number)) ? [] : [row.interest],
    ),
  };
}
