import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { equibaseCard } from '#adapters/files/equibase-card/read-card.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { instant, toIso } from '#core/kernel/instant.ts';
import { inPieces } from '#test/support/brisnet-fixture.ts';
import { eqCard, eqPast, eqRace, eqStarter, type Tree } from '#test/support/equibase-card-fixture.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Equibase race cards, as described');

const NAME = 'SIMD20250802SAR_USA.xml';

const read = (content: string, fileName = NAME) =>
  equibaseCard.read(inPieces(content), { fileName, at: instant(0) });

async function raceFrom(change: Tree): Promise<Race> {
  const { card } = await read(eqCard(eqRace(1, [eqStarter(1)], change)));
  return present(card.races[0]);
}

async function runnerFrom(change: Tree, horse: Tree = {}): Promise<Runner> {
  const { card } = await read(eqCard(eqRace(1, [eqStarter(1, change, horse)])));
  return present(card.races[0]?.runners[0]);
}

const pastFrom = async (change: Tree, start: Tree = {}): Promise<PastPerformance> =>
  present(present((await runnerFrom({ PastPerformance: [eqPast(change, start)] })).pastPerformances)[0]);

test('track and day come from the file name, even inside a zip', async () => {
  const { card } = await read(eqCard(eqRace(1, [eqStarter(1), eqStarter(2)])), `cards.zip, x/${NAME}`);
  assert.equal([card.trackSlug, card.day], ['saratoga', '2025-08-02']);
  assert.is(card.provenance.source, `Equibase card cards.zip, x/${NAME}`);
  assert.equal(
    card.races.map(({ id, runners }) => [id, runners.length]),
    [['saratoga-2025-08-02-1', 2]],
  );
});

test('every import notes that the format was implemented from descriptions', async () => {
  const { remarks } = await read(eqCard(eqRace(1, [eqStarter(1)])));
  assert.match(remarks[0] ?? '', /implemented from published descriptions, not from a real file/);
});

test('a race: distance, course, nested race type, purse, claiming price, eligibility', async () => {
  const race = await raceFrom({});
  assert.equal([race.distanceYards, race.surface, race.purse], [1320, 'dirt', 80_000]);
  assert.equal([race.raceType, race.classification], ['AO', 'OClm 50000']);
  assert.equal(race.claiming, { low: 50_000, high: 50_000 });
  assert.equal(race.eligibility, { ages: '3+', sexes: 'fillies and mares' });
  assert.is(toIso(present(race.postTime)), '2025-08-02T17:05:00.000Z');
  const stakes = await raceFrom({ RaceName: 'Tall Fence S.', Grade: 2, RaceType: { RaceType: 'STK' } });
  assert.equal([stakes.name, stakes.grade, stakes.raceType], ['Tall Fence S.', 2, 'G2']);
});

test('what is not certain stays unknown: meters, a time without AM or PM', async () => {
  const metres = { DistanceId: 1600, DistanceUnit: { Value: 'M' } };
  assert.is((await raceFrom({ Distance: metres })).distanceYards, null);
  assert.is((await raceFrom({ PostTime: '1:05' })).postTime, null);
  assert.is(toIso(present((await raceFrom({ PostTime: '13:05:00' })).postTime)), '2025-08-02T17:05:00.000Z');
});

test('a horse with its parents, connections, age, morning line and scratch', async () => {
  const runner = await runnerFrom({ Odds: '9/2' }, { HorseName: 'Amber Anchor (IRE)' });
  assert.equal([runner.horseName, runner.age, runner.sex], ['AMBER ANCHOR', 4, 'gelding']);
  const { sire, sireSire, dam, damSire, bredIn } = runner.pedigree;
  assert.equal(
    [sire, sireSire, dam, damSire, bredIn],
    ['OLD LAMP', 'OLDER LAMP', 'CANDLE WICK', 'TALLOW', 'NY'],
  );
  assert.equal([runner.jockey?.name, runner.trainer?.name], ['LANE ROBIN JR', 'MARSH ALEX']);
  assert.is(runner.morningLine?.text, '9-2');
  assert.is((await runnerFrom({ ScratchIndicator: { Value: 'Y' } })).isScratched, true);
});

test('works, records, medication and equipment are unknown', async () => {
  const { workouts, records, medication, blinkers } = await runnerFrom({});
  assert.equal([workouts, records, medication, blinkers], [null, null, null, null]);
});

test('a past race: lengths in hundredths, a figure in tenths on its own scale', async () => {
  const past = await pastFrom({});
  assert.equal([past.day, past.track, past.distanceYards], ['2025-05-10', 'AQU', 1320]);
  assert.equal(
    [past.gateBreak, past.firstCall, past.secondCall],
    [4, { position: 3, lengths: 1.5 }, { position: 3, lengths: 1 }],
  );
  assert.equal(past.crossed, { position: 2, lengths: 0.75 });
  assert.equal([past.official, past.speedFigure, past.figureScale], [2, 87, 'Equibase']);
  assert.equal([past.odds, past.finalSeconds, past.fractions], [null, null, []]);
  assert.is((await pastFrom({}, { SpeedFigure: 9999 })).speedFigure, null);
});

test('the first call of a route is the second point; those of the longest races are unknown', async () => {
  const route = { Distance: { DistanceId: 850, DistanceUnit: { Value: 'F' } } };
  const past = await pastFrom(route);
  assert.equal([past.quarterCall.position, past.firstCall.position, past.secondCall.position], [3, 3, null]);
  const longest = await pastFrom({ Distance: { DistanceId: 1000, DistanceUnit: { Value: 'F' } } });
  assert.equal([longest.firstCall.position, longest.gateBreak, longest.crossed.position], [null, null, 2]);
});

test('a finish position of 90 or more means the horse did not finish', async () => {
  const past = await pastFrom({}, { OfficialFinish: 98 });
  assert.equal([past.official, past.nonFinish, past.crossed.position], [null, 'unspecified', null]);
});

test('1 and 1A are one entry', async () => {
  const { card } = await read(eqCard(eqRace(1, [eqStarter(1), eqStarter(2), eqStarter('1A')])));
  assert.equal(
    card.races[0]?.runners.map(({ coupledWith }) => coupledWith),
    ['A', null, 'A'],
  );
});

test('bad files are refused, naming the place', async () => {
  const sentenceOf = async (content: string, fileName = NAME) =>
    (await refused(read(content, fileName))).message;
  assert.match(
    await sentenceOf(eqCard(eqRace(1, [eqStarter(1)])), 'card.xml'),
    /must look like SIMD20230713SAR_USA\.xml/,
  );
  assert.match(
    await sentenceOf(eqCard(eqRace(1, [eqStarter(1)])), NAME.replace('_USA', '_AUS')),
    /SAR is Saratoga Race Course in the United States, but this card is from AUS/,
  );
  assert.match(await sentenceOf(eqCard()), /the file has no races/);
  assert.match(await sentenceOf(eqCard(eqRace(1, []))), /race 1 has no horses/);
  assert.match(
    await sentenceOf(eqCard(eqRace(1, [eqStarter(1), eqStarter(1)]))),
    /#1 is on line \d+ too, in the same race/,
  );
  const text = eqCard(eqRace(1, [eqStarter(1)]));
  assert.match(await sentenceOf(text.slice(0, text.length / 2)), /cut off/);
  const future = eqStarter(1, { PastPerformance: [eqPast({ RaceDate: '2025-08-02+00:00' })] });
  assert.match(await sentenceOf(eqCard(eqRace(1, [future]))), /RaceDate: 2025-08-02 is not before/);
});

test.run();
