import type { RankedLeg } from './ranked-leg.ts';

interface Candidate {
  readonly chance: number;
  readonly ranks: readonly number[];
  /** Only legs from here on may go down a rank, so that each combination is reached one way. */
  readonly from: number;
}

const productOf = (legs: readonly RankedLeg[], ranks: readonly number[]): number =>
  legs.reduce((chance, { chances }, leg) => chance * (chances[ranks[leg] ?? 0] ?? 0), 1);

/** A heap by chance, the highest on top. */
function push(heap: Candidate[], candidate: Candidate): void {
  let index = heap.push(candidate) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || above.chance >= candidate.chance) break;
    heap[index] = above;
    heap[parent] = candidate;
    index = parent;
  }
}

function pop(heap: Candidate[]): Candidate | undefined {
  const [top] = heap;
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return top;
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    const right = left + 1;
    const child = (heap[right]?.chance ?? -1) > (heap[left]?.chance ?? -1) ? right : left;
    const below = heap[child];
    if (below === undefined || below.chance <= last.chance) break;
    heap[index] = below;
    index = child;
  }
  heap[index] = last;
  return top;
}

/**
 * What so many combinations can reach in any number of tickets: the chances of the likeliest ones added up. No tickets for
 * the same money do better.
 */
export function highestChance(legs: readonly RankedLeg[], combinations: number): number {
  const first = legs.map(() => 0);
  const heap: Candidate[] = [{ chance: productOf(legs, first), ranks: first, from: 0 }];
  let sum = 0;
  for (let taken = 0; taken < combinations; taken += 1) {
    const best = pop(heap);
    if (best === undefined) break;
    sum += best.chance;
    for (let leg = best.from; leg < legs.length; leg += 1) {
      const ranks = best.ranks.with(leg, (best.ranks[leg] ?? 0) + 1);
      if ((ranks[leg] ?? 0) < (legs[leg]?.chances.length ?? 0)) {
        push(heap, { chance: productOf(legs, ranks), ranks, from: leg });
      }
    }
  }
  return sum;
}
