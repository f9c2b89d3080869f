import type { HorseKey } from '../runner.ts';
import type { PrintedForm } from './printed-form.ts';
import { sameHorses } from './same-horse.ts';

/**
 * Of everything that cards print under the names of these horses, the part that is theirs: by the key that was asked
 * for, and never that of another horse of the name. A horse without any is left out.
 */
export function formsByHorse(
  horses: readonly HorseKey[],
  forms: readonly PrintedForm[],
): ReadonlyMap<HorseKey, readonly PrintedForm[]> {
  const groups = sameHorses([...horses, ...forms.map(({ horse }) => horse.key)]);
  const groupOf = new Map(groups.flatMap((group) => group.map((key) => [key, group] as const)));
  const found = horses.map((key): [HorseKey, readonly PrintedForm[]] => [
    key,
    forms.filter(({ horse }) => groupOf.get(horse.key) === groupOf.get(key)),
  ]);
  return new Map(found.filter(([, ofHorse]) => ofHorse.length > 0));
}
