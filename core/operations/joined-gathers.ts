import type { Gather, Gathered } from '../kernel/gathered.ts';
import { Refusal } from '../kernel/refusal.ts';

const partsOf = (told: readonly Gathered[]): Pick<Gathered, 'parts'> => {
  const parts = told.flatMap((one) => one.parts ?? []);
  return parts.length === 0 ? {} : { parts };
};

const sum = (told: readonly Gathered[]): Gathered => ({
  expected: told.some(({ expected }) => expected === null)
    ? null
    : told.reduce((total, { expected }) => total + (expected ?? 0), 0),
  brought: told.reduce((total, { brought }) => total + brought, 0),
  faults: told.flatMap(({ faults }) => faults),
  ...partsOf(told),
});

/**
 * Several gatherers as one, asked one after the other. One that refuses leaves its sentence among the faults, and nobody
 * can say then what should have come; when all do, the first refusal is that of the whole.
 */
export function joinedGathers(parts: readonly Gather[]): Gather {
  return async (wish, told) => {
    const came: Gathered[] = [];
    const refusals: Refusal[] = [];
    for (const part of parts) {
      try {
        came.push(await part(wish, told));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusals.push(error);
      }
    }
    const [first] = refusals;
    if (came.length === 0 && first !== undefined) throw first;
    const whole = sum(came);
    const expected = first === undefined ? whole.expected : null;
    return { ...whole, expected, faults: [...whole.faults, ...refusals.map(({ message }) => message)] };
  };
}
