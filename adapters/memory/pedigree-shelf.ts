import { figuresText, type RunnerPedigree } from '#core/press/pedigree-figures.ts';
import type { PedigreeShelf } from '#core/press/ports.ts';

const keyOf = ({ track, day, raceNumber, programNumber, provenance }: RunnerPedigree): string =>
  JSON.stringify([track, day, raceNumber, programNumber, provenance.source]);

const inOrder = (one: RunnerPedigree, other: RunnerPedigree): number =>
  one.raceNumber - other.raceNumber ||
  Number.parseInt(one.programNumber, 10) - Number.parseInt(other.programNumber, 10) ||
  (one.programNumber < other.programNumber ? -1 : 1);

/** Pedigree figures in memory. */
export function makeMemoryPedigreeShelf(): PedigreeShelf {
  const kept = new Map<string, readonly RunnerPedigree[]>();

  function keepOne(pedigree: RunnerPedigree): boolean {
    const before = kept.get(keyOf(pedigree)) ?? [];
    const last = before.at(-1);
    if (last !== undefined && figuresText(last) === figuresText(pedigree)) return false;
    kept.set(keyOf(pedigree), [...before, pedigree]);
    return true;
  }

  return {
    keep: async (pedigrees) => pedigrees.filter(keepOne).length,
    pedigreesFor: async (track, day, before) =>
      [...kept.values()]
        .map((tellings) => tellings.findLast(({ provenance }) => provenance.at < before))
        .filter((one) => one !== undefined)
        .filter((one) => one.track === track && one.day === day)
        .sort(inOrder),
    async dropDaysBefore(day) {
      const old = [...kept].filter(([, [first]]) => first !== undefined && first.day < day);
      for (const [key] of old) kept.delete(key);
      return old.reduce((sum, [, tellings]) => sum + tellings.length, 0);
    },
  };
}
