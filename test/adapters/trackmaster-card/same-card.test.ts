import { createReadStream } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';
import { compareFormats, type FormatComparison } from '#core/card/formats/comparison.ts';
import { runnerOfKey } from '#core/card/horse-in-race.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Card } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { present } from '#test/support/present.ts';
import { CHURCHILL, CHURCHILL_BRISNET } from './churchill.ts';
import { IMPORTED_AT } from './reading.ts';

const test = suite('one card of Churchill Downs in two formats');

if (CHURCHILL === null || CHURCHILL_BRISNET === null) {
  test('a real card is absent: invented ones take its place', () =>
    assert.ok(CHURCHILL === null || CHURCHILL_BRISNET === null));
} else {
  factsOf(CHURCHILL, CHURCHILL_BRISNET);
}
test.run();

function factsOf(xmlFile: string, drfFile: string): void {
  let brisnet: Card;
  let trackmaster: Card;
  let comparison: FormatComparison;
  test.before(async () => {
    brisnet = (await readBrisnetCardFile(drfFile, IMPORTED_AT)).card;
    const request = { fileName: 'cd20250426ppsXML.xml', at: IMPORTED_AT };
    trackmaster = (await trackmasterCard.read(createReadStream(xmlFile), request)).card;
    comparison = compareFormats(brisnet, trackmaster);
  });

  const runnersOf = (card: Card) =>
    card.races.flatMap(({ number, runners }) => runners.map((runner) => [number, runner] as const));
  const fromBoth = <T>(factOf: (runner: Runner, race: number) => T): readonly [T[], T[]] => [
    runnersOf(brisnet).map(([race, runner]) => factOf(runner, race)),
    runnersOf(trackmaster).map(([race, runner]) => factOf(runner, race)),
  ];
  const isSame = <T>(factOf: (runner: Runner, race: number) => T): void => {
    const [a, b] = fromBoth(factOf);
    assert.is(a.length, 94);
    assert.equal(b, a);
  };

  test('a horse on one card is found on the other, even if its age is unknown there', () => {
    let otherKeys = 0;
    for (const [number, { horseKey, programNumber }] of runnersOf(brisnet)) {
      const found = present(runnerOfKey(present(trackmaster.races[number - 1]).runners, horseKey));
      assert.is(found.programNumber, programNumber);
      if (found.horseKey !== horseKey) otherKeys += 1;
    }
    assert.is(otherKeys, runnersOf(trackmaster).filter(([, { age }]) => age === null).length);
  });

  /** The past races of each horse that are in both formats. */
  const pairs = (): readonly (readonly [PastPerformance, PastPerformance])[] => {
    const others = new Map(
      runnersOf(trackmaster).map(([race, runner]) => [`${race} ${runner.programNumber}`, runner]),
    );
    return runnersOf(brisnet).flatMap(([race, runner]) => {
      const other = present(others.get(`${race} ${runner.programNumber}`));
      const byDay = new Map(present(other.pastPerformances).map((past) => [past.day, past]));
      return present(runner.pastPerformances).flatMap((past) => {
        const same = byDay.get(past.day);
        return same === undefined ? [] : [[past, same] as const];
      });
    });
  };
  const equal = (factOf: (past: PastPerformance) => unknown): number =>
    pairs().filter(([a, b]) => factOf(a) === factOf(b)).length;

  test('program, post, weight, line, tag, blinkers and lifetime record of 94 of 94 horses', () => {
    isSame(({ programNumber }, race) => `${race} ${programNumber}`);
    isSame(({ horseName }) => horseName);
    isSame(({ postPosition }) => postPosition);
    isSame(({ weightLb }) => weightLb);
    isSame(({ morningLine }) => [morningLine?.text, morningLine?.toOne]);
    isSame(({ claimingPrice }) => claimingPrice);
    isSame(({ blinkers, color, sex, listStatus, coupledWith }) => [
      blinkers,
      color,
      sex,
      listStatus,
      coupledWith,
    ]);
    isSame(({ firstStartAsGelding, daysSinceLast }) => [firstStartAsGelding, daysSinceLast]);
    isSame(({ records }) => {
      const { starts, wins, places, shows } = present(records?.life);
      return [starts, wins, places, shows];
    });
  });

  test('the age is known for 66 of 94 horses and never wrong', () => {
    const [printed, certain] = fromBoth(({ age }) => age);
    const known = certain.flatMap((age, index) => (age === null ? [] : [[age, printed[index]]]));
    assert.is(known.length, 66);
    assert.ok(known.every(([age, same]) => age === same));
  });

  test('646 past races in both formats, and the facts on which they agree', () => {
    assert.is(pairs().length, 646);
    for (const factOf of [
      (past: PastPerformance) => past.raceNumber,
      (past: PastPerformance) => past.fieldSize,
      (past: PastPerformance) => past.weightLb,
      (past: PastPerformance) => past.finalSeconds,
      (past: PastPerformance) => past.takenOffTurf,
      (past: PastPerformance) => past.grade,
      (past: PastPerformance) => past.official,
      (past: PastPerformance) => past.crossed.position,
    ]) {
      assert.is(equal(factOf), 646);
    }
    assert.is(
      equal(({ odds }) => odds),
      640,
    );
    assert.is(
      equal(({ postPosition }) => postPosition),
      641,
    );
    assert.is(
      equal(({ distanceYards }) => distanceYards),
      639,
    );
    assert.is(
      equal(({ purse }) => purse),
      639,
    );
  });

  test('every workout in both is the same, except for tenths that one format drops', () => {
    const works = comparison.contradictions.filter(({ line }) => line?.kind === 'work');
    assert.equal(
      works.map(({ what, stored, imported }) => [what, stored, imported]),
      [['works at the distance', '47', '46']],
    );
  });

  test('the product says where they differ: no entry, and few facts of earlier races', () => {
    assert.equal(
      comparison.contradictions.filter(({ isOfEntry }) => isOfEntry),
      [],
    );
    assert.equal([comparison.agree, comparison.contradictions.length], [31_636, 46]);
    const abroad = comparison.contradictions.filter(({ horseName }) =>
      ['NEVERWALKALONE', 'CERVARO DELLA SALA'].includes(horseName ?? ''),
    );
    assert.ok(abroad.length > comparison.contradictions.length / 2, String(abroad.length));
  });
}
