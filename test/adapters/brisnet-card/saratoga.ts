import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import type { Card, Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { realData } from '#test/support/real-data.ts';
import { IMPORTED_AT } from './reading.ts';

/** Saratoga on 7 June 2025; the card itself is no part of the project. Null where it is not there. */
export const SARATOGA = realData('drf/SAR0607.DRF');

/** The card read, and how to ask for its races and horses. */
export async function readSaratoga(file: string) {
  const card: Card = (await readBrisnetCardFile(file, IMPORTED_AT)).card;
  const race = (number: number): Race => card.races[number - 1] as Race;
  const all = (): Runner[] => card.races.flatMap((race) => race.runners);
  return {
    card,
    race,
    all,
    runner: (number: number, programNumber: string): Runner =>
      race(number).runners.find((runner) => runner.programNumber === programNumber) as Runner,
    called: (name: string): Runner => all().find((runner) => runner.horseName === name) as Runner,
    names: (holds: (runner: Runner) => boolean): string[] =>
      all()
        .filter(holds)
        .map(({ horseName }) => horseName),
    fromAll: <T>(factOf: (race: Race) => T): T[] => card.races.map(factOf),
  };
}

export type Saratoga = Awaited<ReturnType<typeof readSaratoga>>;
