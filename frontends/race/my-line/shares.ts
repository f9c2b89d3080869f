/** A betting interest on a line that is being drawn. */
export type Share = {
  readonly interest: string;
  /** To win, 0-1; over the field they sum to one. */
  readonly chance: number;
  /** It stays when another one is moved. */
  readonly isFixed: boolean;
};

/** No starter is without a chance: one in a thousand is the least. */
export const leastChance = 0.001;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A total in proportion to weights, each part at least `leastChance`. */
function inProportion(weights: readonly number[], total: number): readonly number[] {
  const least = new Set<number>();
  for (;;) {
    const left = weights.filter((_, index) => !least.has(index));
    const [sum, rest] = [sumOf(left), total - least.size * leastChance];
    const partOf = (weight: number): number => (sum > 0 ? (weight / sum) * rest : rest / left.length);
    const short = weights.flatMap((weight, index) =>
      !least.has(index) && partOf(weight) < leastChance ? [index] : [],
    );
    if (short.length === 0 || short.length === left.length)
      return weights.map((weight, index) => (least.has(index) ? leastChance : partOf(weight)));
    for (const index of short) least.add(index);
  }
}

/**
 * The line with one horse moved to a chance: held horses stay, the others share the rest in proportion. It goes no
 * further than the held ones and the least chance of the others allow.
 */
export function moved(line: readonly Share[], interest: string, wanted: number): readonly Share[] {
  const others = line.filter((share) => share.interest !== interest);
  const free = others.filter(({ isFixed }) => !isFixed);
  const room = 1 - sumOf(others.filter(({ isFixed }) => isFixed).map(({ chance }) => chance));
  const most = room - free.length * leastChance;
  const chance = free.length === 0 ? room : Math.min(most, Math.max(leastChance, wanted));
  const parts = inProportion(
    free.map((share) => share.chance),
    room - chance,
  );
  const chances = new Map(free.map((share, index) => [share.interest, parts[index] ?? leastChance]));
  chances.set(interest, chance);
  return line.map((share) => ({ ...share, chance: chances.get(share.interest) ?? share.chance }));
}

/** The line with one horse held, or released. */
export const held = (line: readonly Share[], interest: string, isFixed: boolean): readonly Share[] =>
  line.map((share) => (share.interest === interest ? { ...share, isFixed } : share));
