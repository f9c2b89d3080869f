import { combinationsOf, type RankedLeg, type RankTicket } from './ranked-leg.ts';

/** More combinations than this are not kept track of. */
const MOST_TRACKED = 4_000_000;

/** Room for the combinations of most tickets. */
const USUAL_COMBINATIONS = 1_024;

/** The first rank of a set. */
const rankOf = (set: number): number => 31 - Math.clz32(set & -set);

/**
 * Which combinations some tickets hold, and how often: so that what another horse would add, or a horse less would cost,
 * counts each combination once.
 */
export class Coverage {
  private readonly held: Uint8Array;
  private readonly strides: readonly number[];
  private readonly legs: readonly RankedLeg[];
  /** The combinations listed last, by their place in `held`, and the chance of each. */
  private indexes = new Int32Array(USUAL_COMBINATIONS);
  private products = new Float64Array(USUAL_COMBINATIONS);
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

  /** Lists the combinations of a ticket with their chances in the scratch arrays; how many there are. */
  private list(ticket: RankTicket): number {
    let count = 1;
    this.ensureRoom(combinationsOf(ticket));
    const { indexes, products } = this;
    indexes[0] = 0;
    products[0] = 1;
    for (let leg = 0; leg < ticket.length; leg += 1) {
      const [stride, chances] = [this.strides[leg] ?? 0, this.legs[leg]?.chances ?? []];
      const begun = count;
      const set = ticket[leg] ?? 0;
      if (set === 0) return 0;
      const first = set & -set;
      // The first rank is put in last, over the combinations that the others start from.
      for (let rest = set ^ first; rest !== 0; rest &= rest - 1)
        count = this.extend(begun, count, stride * rankOf(rest), chances[rankOf(rest)] ?? 0);
      const [shift, chance] = [stride * rankOf(first), chances[rankOf(first)] ?? 0];
      for (let place = 0; place < begun; place += 1) {
        indexes[place] = (indexes[place] ?? 0) + shift;
        products[place] = (products[place] ?? 0) * chance;
      }
    }
    this.visits += count;
    return count;
  }

  /** Writes the begun combinations with one more rank behind the others; how many there are then. */
  private extend(begun: number, count: number, shift: number, chance: number): number {
    const { indexes, products } = this;
    for (let place = 0; place < begun; place += 1) {
      indexes[count + place] = (indexes[place] ?? 0) + shift;
      products[count + place] = (products[place] ?? 0) * chance;
    }
    return count + begun;
  }

  private ensureRoom(count: number): void {
    if (count <= this.indexes.length) return;
    this.indexes = new Int32Array(2 * count);
    this.products = new Float64Array(2 * count);
  }

  /** Adds the combinations of a ticket; the chance that was not covered before. */
  add(ticket: RankTicket): number {
    const count = this.list(ticket);
    let sum = 0;
    for (let place = 0; place < count; place += 1) {
      const index = this.indexes[place] ?? 0;
      const before = this.held[index] ?? 0;
      this.held[index] = before + 1;
      if (before === 0) sum += this.products[place] ?? 0;
    }
    return sum;
  }

  /** Takes the combinations of a ticket away; the chance that is not covered any more. */
  remove(ticket: RankTicket): number {
    const count = this.list(ticket);
    let sum = 0;
    for (let place = 0; place < count; place += 1) {
      const index = this.indexes[place] ?? 0;
      const after = (this.held[index] ?? 1) - 1;
      this.held[index] = after;
      if (after === 0) sum += this.products[place] ?? 0;
    }
    return sum;
  }

  /** The chance that these combinations would add. */
  gain(ticket: RankTicket): number {
    const count = this.list(ticket);
    let sum = 0;
    for (let place = 0; place < count; place += 1)
      if (this.held[this.indexes[place] ?? 0] === 0) sum += this.products[place] ?? 0;
    return sum;
  }
}
