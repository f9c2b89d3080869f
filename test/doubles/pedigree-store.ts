import { figuresText, type RunnerPedigree } from '#core/press/pedigree-figures.ts';
import type { PedigreeStore } from '#core/press/ports.ts';

const keyOf = ({ track, day, raceNumber, programNumber, provenance }: RunnerPedigree): string =>
  JSON.stringify([track, day, raceNumber, programNumber, provenance.source]);

const inOrder = (a: RunnerPedigree, b: RunnerPedigree): number =>
  a.raceNumber - b.raceNumber ||
  Number.parseInt(a.programNumber, 10) - Number.parseInt(b.programNumber, 10) ||
  (a.programNumber < b.programNumber ? -1 : 1);

/** Pedigree figures in memory. */
export function makeMemoryPedigreeStore(): PedigreeStore {
  const pedigreesByKey = new Map<string, readonly RunnerPedigree[]>();

  function keepOne(pedigree: RunnerPedigree): boolean {
    const before = pedigreesByKey.get(keyOf(pedigree)) ?? [];
    const last = before.at(-1);
    if (last !== undefined && figuresText(last) === figuresText(pedigree)) return false;
    pedigreesByKey.set(keyOf(pedigree), [...before, pedigree]);
    return true;
  }

  return {
    keep: async (pedigrees) => pedigrees.filter(keepOne).length,
    pedigreesFor: async (track, day, before) =>
      [...pedigreesByKey.values()]
        .map((tellings) => tellings.findLast(({ provenance }) => provenance.at < before))
        .filter((runnerPedigree) => runnerPedigree !== undefined)
        .filter((runnerPedigree) => runnerPedigree.track === track && runnerPedigree.day === day)
        .sort(inOrder),
    async dropDaysBefore(day) {
      const old = [...pedigreesByKey].filter(([, [first]]) => first !== undefined && first.day < day);
      for (const [key] of old) pedigreesByKey.delete(key);
      return old.reduce((sum, [, tellings]) => sum + tellings.length, 0);
    },
  };
}
