import type { Rng } from '../rng.ts';
import type { Entry, Finish } from './race-run.ts';
import { chancesOf, LUCK } from './strength.ts';

/** Mean of a standard Gumbel draw. */
const EULER = 0.5772156649;
/** Nearer than this, in lengths, and the camera cannot part them: somewhere in the field of one race in two hundred. */
const DEAD_HEAT = 0.0015;
/** Lengths behind the first from which the last is let gallop home. */
const EASED = 26;
const DISQUALIFIED = 0.012;

interface InGate {
  readonly entry: Entry;
  readonly post: number;
  readonly strength: number;
}

interface Across extends InGate {
  readonly chance: number;
  readonly figure: number;
  readonly behind: number;
}

/** A draw whose highest of several is won with chances in proportion to e^strength. */
function gumbel(rng: Rng): number {
  const even = (Math.floor(rng.next() * 2 ** 32) + 0.5) / 2 ** 32;
  return -Math.log(-Math.log(even)) - EULER;
}

function raceAcross(gate: readonly InGate[], pointsPerLength: number, rng: Rng): readonly Across[] {
  const chances = chancesOf(gate.map(({ strength }) => strength));
  const drawn = gate
    .map((horse, index) => ({
      ...horse,
      chance: chances[index] ?? 0,
      figure: horse.strength + LUCK * gumbel(rng.fork(`luck ${horse.entry.programNumber}`)),
    }))
    .sort((a, b) => b.figure - a.figure);
  const best = drawn[0]?.figure ?? 0;
  return drawn.map((horse) => ({ ...horse, behind: (best - horse.figure) / pointsPerLength }));
}

/** Joins horses that came too near each other; positions of a dead heat are shared, `1 1 3`. */
function positions(
  order: readonly Across[],
): readonly { readonly horse: Across; readonly crossed: number }[] {
  const placed: { horse: Across; crossed: number }[] = [];
  order.forEach((horse, index) => {
    const before = placed[index - 1];
    const isLevel = before !== undefined && horse.behind - before.horse.behind < DEAD_HEAT;
    placed.push(
      isLevel
        ? {
            horse: { ...horse, behind: before.horse.behind, figure: before.horse.figure },
            crossed: before.crossed,
          }
        : { horse, crossed: index + 1 },
    );
  });
  return placed;
}

/** Moves a disqualified horse behind one or two that it beat; never a horse of a dead heat. */
function afterInquiry<Placed extends { readonly crossed: number }>(
  placed: readonly Placed[],
  rng: Rng,
): { readonly order: readonly Placed[]; readonly disqualified: Placed | null } {
  const isLevel = placed.some(({ crossed }, order) => crossed !== order + 1);
  if (!rng.chance(DISQUALIFIED) || isLevel || placed.length < 6) return { order: placed, disqualified: null };
  const index = rng.whole(0, 2);
  const taken = placed[index] ?? null;
  if (taken === null) return { order: placed, disqualified: null };
  const others = placed.filter((horse) => horse !== taken);
  const to = index + rng.whole(1, 3 - index);
  return { order: [...others.slice(0, to), taken, ...others.slice(to)], disqualified: taken };
}

/** Runs the field: luck for all, the order across the wire and the official one. In the order of crossing. */
export function runField(gate: readonly InGate[], pointsPerLength: number, rng: Rng): readonly Finish[] {
  const placed = positions(raceAcross(gate, pointsPerLength, rng));
  const { order, disqualified } = afterInquiry(placed, rng.fork('inquiry'));
  const size = placed.length;
  return placed.map((horse, index) => {
    const isEased = index === size - 1 && horse.horse.behind > EASED;
    const level = placed.filter(({ crossed }) => crossed === horse.crossed);
    const official = disqualified === null ? horse.crossed : order.indexOf(horse) + 1;
    return {
      ...horse.horse,
      crossed: isEased ? null : horse.crossed,
      official: isEased ? null : official,
      disqualified: horse === disqualified,
      deadHeat: level.length > 1,
      claimedBy: null,
    };
  });
}
