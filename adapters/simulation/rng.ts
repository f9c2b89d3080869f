import { sumBy } from '#core/kernel/numbers.ts';
/** A reproducible source of draws. Nothing here depends on a clock or on the machine. */
export interface Rng {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight; weights are not below zero and not all zero. */
  weighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T;
  normal(mean: number, deviation: number): number;
  shuffled<T>(items: readonly T[]): T[];
  /** Other dice, fixed by the seed and the label alone, whatever was drawn here before. */
  fork(label: string): Rng;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function itemAt<T>(items: readonly T[], index: number): T {
  if (index < 0 || index >= items.length) throw new RangeError(`no item ${index} of ${items.length}`);
  return items[index] as T;
}

/**
 * The small fast counter generator of Chris Doty-Humphrey (PractRand's sfc32), warmed up. A class, because thousands
 * are made for a day and their methods are shared.
 */
class SeededRng implements Rng {
  /** What the seed text hashes to, from three starts; forks go on from here. */
  readonly #seed: readonly [number, number, number];
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: readonly [number, number, number]) {
    this.#seed = seed;
    [this.#a, this.#b, this.#c] = seed;
    for (let draw = 0; draw < 12; draw += 1) this.next();
  }

  next(): number {
    const a = this.#a;
    const b = this.#b;
    const c = this.#c;
    const sum = (a + b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(choices: readonly T[]): T {
    return itemAt(choices, this.whole(0, choices.length - 1));
  }

  weighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T {
    let left = this.next() * sumBy(choices, (choice) => weightOf(choice));
    for (const choice of choices) {
      left -= weightOf(choice);
      if (left < 0) return choice;
    }
    return itemAt(choices, choices.length - 1);
  }

  /** The sum of twelve even draws: near enough to normal, and the same on every machine. */
  normal(mean: number, deviation: number): number {
    let sum = -6;
    for (let draw = 0; draw < 12; draw += 1) sum += this.next();
    return mean + sum * deviation;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const deck = [...items];
    for (let index = deck.length - 1; index > 0; index -= 1) {
      const other = this.whole(0, index);
      [deck[index], deck[other]] = [itemAt(deck, other), itemAt(deck, index)];
    }
    return deck;
  }

  fork(label: string): Rng {
    const [a, b, c] = this.#seed;
    const text = `/${label}`;
    return new SeededRng([hashOf(text, a), hashOf(text, b), hashOf(text, c)]);
  }
}

/** Dice from a seed text; equal seeds give equal draws on every machine. */
export const makeRng = (seed: string): Rng =>
  new SeededRng([hashOf(seed, 0x811c9dc5), hashOf(seed, 0x9e3779b9), hashOf(seed, 0x2545f491)]);
