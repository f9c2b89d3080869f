import type { RankedLeg, RankTicket } from './ranked-leg.ts';

/** More combinations than this are not kept track of. */
const MOST_TRACKED = 4_000_000;

/**
 * Which combinations some tickets hold, and how often: so that what another horse would add, or a horse less would cost,
 * counts each combination once.
 */
export class Coverage {
  private readonly held: Uint8Array;
  private readonly strides: readonly number[];
  private readonly legs: readonly RankedLeg[];
  /** How many of the best horses of each leg may be taken. */
  readonly depths: readonly number[];
  /** How many combinations were looked at: the measure of a search's length. */
  visits = 0;

  constructor(legs: readonly RankedLeg[], depths: readonly number[]) {
    this.legs = legs;
    this.depths = depths;
    let stride = 1;
    this.strides = depths.map((depth) => {
      const step = stride;
      stride *= depth;
      return step;
    });
    this.held = new Uint8Array(stride);
  }

  static canTrack(depths: readonly number[]): boolean {
    return depths.reduce((product, depth) => product * depth, 1) <= MOST_TRACKED;
  }

  /** Visits the combinations of a ticket; the sum of what `weigh` makes of each one's chance. */
  private each(ticket: RankTicket, weigh: (index: number, chance: number) => number): number {
    const visit = (leg: number, index: number, chance: number): number => {
      const set = ticket[leg];
      if (set === undefined) {
        this.visits += 1;
        return weigh(index, chance);
      }
      const stride = this.strides[leg] ?? 0;
      const chances = this.legs[leg]?.chances ?? [];
      let sum = 0;
      for (let rank = 0; set >> rank !== 0; rank += 1)
        if ((set >> rank) & 1) sum += visit(leg + 1, index + rank * stride, chance * (chances[rank] ?? 0));
      return sum;
    };
    return visit(0, 0, 1);
  }

  /** Adds the combinations of a ticket; the chance that was not covered before. */
  add(ticket: RankTicket): number {
    return this.each(ticket, (index, chance) => {
      const before = this.held[index] ?? 0;
      this.held[index] = before + 1;
      return before === 0 ? chance : 0;
    });
  }

  /** Takes the combinations of a ticket away; the chance that is not covered any more. */
  remove(ticket: RankTicket): number {
    return this.each(ticket, (index, chance) => {
      const after = (this.held[index] ?? 1) - 1;
      this.held[index] = after;
      return after === 0 ? chance : 0;
    });
  }

  /** The chance that these combinations would add. */
  gain(ticket: RankTicket): number {
    return this.each(ticket, (index, chance) => (this.held[index] === 0 ? chance : 0));
  }
}
