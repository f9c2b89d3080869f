import { properName } from '#kit/kit.ts';

/** What a card or a record says of a horse's breeding; null for what it does not say. */
export type Bred = {
  readonly color: string | null;
  readonly sex: string | null;
  /** What stands for its age: `3yo`, `foaled 2021`. */
  readonly born: string | null;
  readonly sire: string | null;
  readonly dam: string | null;
  readonly damSire: string | null;
  readonly bredIn: string | null;
};

/** `b. colt by Old Lamp out of Candle Wick (Tallow)`, then where it was bred: what is known of it. */
export function breedingText({ color, sex, born, sire, dam, damSire, bredIn }: Bred): string {
  const self = [color && `${color.toLowerCase()}.`, sex, born];
  const by = sire && `by ${properName(sire)}`;
  const out = dam && `out of ${properName(dam)}${damSire ? ` (${properName(damSire)})` : ''}`;
  return [[...self, by, out].filter(Boolean).join(' '), bredIn && `bred in ${bredIn}`]
    .filter(Boolean)
    .join(', ');
}
