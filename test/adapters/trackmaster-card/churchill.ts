import { createReadStream } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';
import type { Card, Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { realData } from '#test/support/real-data.ts';
import { IMPORTED_AT } from './reading.ts';

/** Churchill Downs on April 26, 2025 in two formats; the cards themselves are not part of the project. Null if absent. */
export const CHURCHILL = realData('trackmaster/cd20250426ppsXML.xml');
export const CHURCHILL_BRISNET = realData('brisnet/CDX0426-2025.DRF');

/** The card read, and how to ask for its races and horses. */
export async function readChurchill(file: string) {
  const card: Card = (
    await trackmasterCard.read(createReadStream(file), { fileName: 'cd20250426ppsXML.xml', at: IMPORTED_AT })
  ).card;
  const race = (number: number): Race => card.races[number - 1] as Race;
  const all = (): Runner[] => card.races.flatMap((race) => race.runners);
  return {
    card,
    race,
    all,
    runner: (number: number, programNumber: string): Runner =>
      race(number).runners.find((runner) => runner.programNumber === programNumber) as Runner,
    called: (name: string): Runner => all().find((runner) => runner.horseName === name) as Runner,
    numbers: (holds: (runner: Runner) => boolean): string[] =>
      card.races.flatMap(({ number, runners }) =>
        runners.filter(holds).map(({ programNumber }) => `${number} #${programNumber}`),
      ),
    fromAll: <T>(factOf: (race: Race) => T): T[] => card.races.map(factOf),
  };
}

export type Churchill = Awaited<ReturnType<typeof readChurchill>>;

/** A suite on the real card. If the card is absent, its only test says so and `churchill` is null. */
export async function churchillSuite(subject: string) {
  const test = suite(`Churchill Downs, April 26, 2025, ${subject}`);
  if (CHURCHILL === null) {
    test('the real card is absent: invented ones take its place', () => assert.is(CHURCHILL, null));
    return { test, churchill: null };
  }
  return { test, churchill: await readChurchill(CHURCHILL) };
}
