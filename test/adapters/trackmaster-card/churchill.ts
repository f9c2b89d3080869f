import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Facts } from '#adapters/files/card-file/facts.ts';
import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';
import { type Stats, statsOf } from '#adapters/files/trackmaster-card/records-of.ts';
import { readXml } from '#adapters/files/xml/read-xml.ts';
import type { XmlElement } from '#adapters/files/xml/xml-element.ts';
import type { Card, Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { inPieces } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';
import { realData } from '#test/support/real-data.ts';
import { IMPORTED_AT } from './reading.ts';

/** Churchill Downs on April 26, 2025 in two formats; the cards themselves are not part of the project. Null if absent. */
export const CHURCHILL = realData('trackmaster/cd20250426ppsXML.xml');
export const CHURCHILL_BRISNET = realData('brisnet/CDX0426-2025.DRF');

const piecesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'))].map(([piece]) => piece);

const has = (line: string, name: string, value: string): boolean =>
  line.includes(`<${name}>${value}</${name}>`);

/** A line, as written in the file, of a scratch. */
export const isScratchLine = (line: string): boolean => has(line, 'racetype', 'SCR');

/** A line, as written in the file, of a race abroad. */
export const isForeignRace = (line: string): boolean => has(line, 'domesticpp', '0') && !isScratchLine(line);

async function elementOf(horse: string): Promise<XmlElement> {
  const request = { fileName: 'horse', records: new Set(['horsedata']) };
  for await (const element of readXml(inPieces(`<data>${horse}</data>`), request)) {
    if (element.name === 'horsedata') return element;
  }
  throw new Error('no horse');
}

/** The card read, and how to ask for its races and horses. */
export async function readChurchill(file: string) {
  const bytes = await readFile(file);
  const text = bytes.toString('latin1');
  const card: Card = (
    await trackmasterCard.read(inPieces(bytes), { fileName: 'cd20250426ppsXML.xml', at: IMPORTED_AT })
  ).card;
  const horsesWritten = (): string[][] =>
    piecesOf(text, 'racedata').map((race) => piecesOf(race, 'horsedata'));
  const race = (number: number): Race => card.races[number - 1] as Race;
  const all = (): Runner[] => card.races.flatMap((race) => race.runners);
  return {
    card,
    text,
    isAscii: bytes.every((byte) => byte < 128),
    /** The lines of every horse of every race as the file has them, those of scratches included. */
    linesWritten: (): string[][][] =>
      horsesWritten().map((horses) => horses.map((horse) => piecesOf(horse, 'ppdata'))),
    /** A horse's records as the file has them. */
    statsWritten: async (name: string): Promise<Stats> => {
      const horse = horsesWritten()
        .flat()
        .find((written) => has(written, 'horse_name', name));
      return statsOf(new Facts(await elementOf(present(horse)), 'horse'), 'horse');
    },
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
