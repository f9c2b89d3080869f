import type { Pedigree, PedigreeRating } from '#core/card/runner.ts';
import type { NamePool } from './names/name-pool.ts';
import type { Rng } from './rng.ts';

interface Sire {
  readonly name: string;
  readonly sireName: string;
  /** -1 a pure dirt sire, 1 a pure turf sire. */
  readonly turf: number;
  /** -1 sprinters, 1 stayers. */
  readonly stamina: number;
}

/** What the pedigree should suit. */
interface PedigreeRequest {
  readonly likesTurf: boolean;
  readonly isRouter: boolean;
  readonly breeder: string;
  readonly bredIn: string;
}

export type Bloodlines = (request: PedigreeRequest, dam: string, rng: Rng) => Pedigree;

const rating = (value: number, rng: Rng): PedigreeRating => ({
  value: Math.round(Math.min(135, Math.max(83, rng.normal(value, 4)))),
  thin: rng.chance(0.15),
});

/** A stud book of invented sires; a horse that likes turf is mostly by a sire whose stock does. */
export function makeBloodlines(names: NamePool, rng: Rng): Bloodlines {
  const elders = Array.from({ length: 10 }, () => names.horse());
  const sires: readonly Sire[] = Array.from({ length: 32 }, () => ({
    name: names.horse(),
    sireName: rng.pick(elders),
    turf: rng.between(-1, 1),
    stamina: rng.between(-1, 1),
  }));
  return (request, dam, rng) => {
    const suits = (sire: Sire): number =>
      Math.exp(sire.turf * (request.likesTurf ? 1.5 : -1.5) + sire.stamina * (request.isRouter ? 1 : -1));
    const sire = rng.weighted(sires, suits);
    const others = sires.filter((other) => other.name !== sire.name);
    return {
      sire: sire.name,
      sireSire: sire.sireName,
      dam,
      damSire: rng.pick(others).name,
      breeder: request.breeder,
      bredIn: request.bredIn,
      fast: rating(108 - sire.turf * 7, rng),
      mud: rating(108 - sire.turf * 4, rng),
      turf: rating(107 + sire.turf * 9, rng),
      distance: rating(106 + sire.stamina * (request.isRouter ? 8 : -8), rng),
    };
  };
}
