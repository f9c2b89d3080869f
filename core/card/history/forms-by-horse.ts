import type { HorseKey } from '../runner.ts';
import type { PrintedForm } from './printed-form.ts';
import { sameHorses } from './same-horse.ts';

/**
 * What cards print about these horses, by the requested key, never mixing in another horse of the same name. A horse
 * with nothing printed is left out.
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
