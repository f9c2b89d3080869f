/** Points a beaten length costs, by yards. Commonly quoted from A. Beyer, Picking Winners (1975). */
const TABLE: readonly (readonly [yards: number, points: number])[] = [
  [1100, 2.9],
  [1210, 2.6],
  [1320, 2.4],
  [1430, 2.2],
  [1540, 2.0],
  [1760, 1.8],
  [1830, 1.7],
  [1870, 1.7],
  [1980, 1.6],
  [2200, 1.5],
  [2640, 1.2],
];

/** Points of one length over the distance: between two rows in proportion, beyond the ends as at the end. */
export function pointsPerLength(yards: number): number {
  const above = TABLE.findIndex(([distance]) => distance >= yards);
  const [highYards, high] = TABLE[above] ?? [yards, 1.2];
  const [lowYards, low] = TABLE[above - 1] ?? [highYards, above === -1 ? 1.2 : high];
  if (above <= 0) return high;
  return low + ((high - low) * (yards - lowYards)) / (highYards - lowYards);
}

/** What a horse so many lengths behind the winner ran. Example: a winner's 92 at six furlongs is 80 five lengths back. */
export const behindWinner = (winner: number, lengths: number, yards: number): number =>
  winner - lengths * pointsPerLength(yards);
