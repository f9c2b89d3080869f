/** Horses of a leg, likeliest winner first; a rank is a place in this order, a set of ranks the bits of a number. */
export interface RankedLeg {
  /** Win chances by rank, none of them zero. */
  readonly chances: readonly number[];
  /** Sums of the first so many chances. */
  readonly upTo: readonly number[];
}

/** A ticket by the ranks it takes in each leg. */
export type RankTicket = readonly number[];

/** As many horses as the bits of a set. */
export const MOST_HORSES = 30;

export function rankedLeg(chances: readonly number[]): RankedLeg {
  const upTo = [0];
  for (const chance of chances) upTo.push((upTo.at(-1) ?? 0) + chance);
  return { chances, upTo };
}

/** The ranks from one up to, not including, another. */
export const ranksFrom = (from: number, to: number): number => (1 << to) - (1 << from);

export function countRanks(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export const combinationsOf = (ticket: RankTicket): number =>
  ticket.reduce((product, set) => product * countRanks(set), 1);

/** The ranks of a set, best first. */
export function ranksOf(set: number): readonly number[] {
  const ranks: number[] = [];
  for (let rank = 0; set >> rank !== 0; rank += 1) if ((set >> rank) & 1) ranks.push(rank);
  return ranks;
}
