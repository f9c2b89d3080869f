import type { Pedigree, PedigreeRating } from '#core/card/runner.ts';
import type { Dice } from './dice.ts';
import type { NameBook } from './names/name-book.ts';

interface Sire {
  readonly name: string;
  readonly sireName: string;
  /** -1 a pure dirt sire, 1 a pure turf sire. */
  readonly turf: number;
  /** -1 sprinters, 1 stayers. */
  readonly stamina: number;
}

/** What the pedigree should suit. */
export interface PedigreeWish {
  readonly likesTurf: boolean;
  readonly isRouter: boolean;
  readonly breeder: string;
  readonly bredIn: string;
}

export type Bloodlines = (wish: PedigreeWish, dam: string, dice: Dice) => Pedigree;

const rating = (value: number, dice: Dice): PedigreeRating => ({
  value: Math.round(Math.min(135, Math.max(83, dice.normal(value, 4)))),
  thin: dice.chance(0.15),
});

/** A stud book of invented sires; a horse that likes turf is mostly by a sire whose stock does. */
export function makeBloodlines(names: NameBook, dice: Dice): Bloodlines {
  const elders = Array.from({ length: 10 }, () => names.horse());
  const sires: readonly Sire[] = Array.from({ length: 32 }, () => ({
    name: names.horse(),
    sireName: dice.pick(elders),
    turf: dice.between(-1, 1),
    stamina: dice.between(-1, 1),
  }));
  return (wish, dam, own) => {
    const suits = (sire: Sire): number =>
      Math.exp(sire.turf * (wish.likesTurf ? 1.5 : -1.5) + sire.stamina * (wish.isRouter ? 1 : -1));
    const sire = own.weighted(sires, suits);
    const others = sires.filter((other) => other.name !== sire.name);
    return {
      sire: sire.name,
      sireSire: sire.sireName,
      dam,
      damSire: own.pick(others).name,
      breeder: wish.breeder,
      bredIn: wish.bredIn,
      fast: rating(108 - sire.turf * 7, own),
      mud: rating(108 - sire.turf * 4, own),
      turf: rating(107 + sire.turf * 9, own),
      distance: rating(106 + sire.stamina * (wish.isRouter ? 8 : -8), own),
    };
  };
}
