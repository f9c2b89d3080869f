import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LineDetail } from '#core/card/line-detail.ts';
import type { DrfRow } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';
import { pastRaceFrom } from './reading.ts';

const test = suite('what a past line says beyond the running line');

const detailFrom = async (change: DrfRow): Promise<LineDetail> =>
  present((await pastRaceFrom(change)).detail);

test('who could run: ages, sexes, bred in the state, restricted, for which claiming prices', async () => {
  const detail = await detailFrom({
    1096: 'BUM',
    1106: 's',
    1116: 'R',
    1202: 20000,
    1212: 25000,
    1419: 'Clm25000n2L',
  });
  assert.equal(detail.eligibility, { ages: '3+', sexes: 'fillies and mares' });
  assert.is(detail.stateBred, true);
  assert.is(detail.restriction, 'restricted');
  assert.equal(detail.claiming, { low: 20_000, high: 25_000 });
  assert.is(detail.conditionsCode, 'Clm25000n2L');
  const open = await detailFrom({ 1096: 'B-M', 1202: 0, 1212: 0 });
  assert.equal(open.eligibility, { ages: null, sexes: null });
  assert.equal([open.stateBred, open.restriction], [false, 'none']);
  assert.equal(open.claiming, { low: null, high: null });
});

test('qualifiers and optional claimers are told apart; a letter of no meaning says nothing', async () => {
  assert.is((await detailFrom({ 1116: 'Q' })).restriction, 'qualifier');
  assert.is((await detailFrom({ 1116: 'O' })).restriction, 'optional claiming');
  assert.is((await detailFrom({ 1116: 'Z' })).restriction, null);
});

test("the leader's time at each furlong there is one of", async () => {
  const { splits } = await detailFrom({ 876: '22.65', 896: '45.72', 916: 0, 936: '96.13', 976: '197.44' });
  assert.equal(
    splits.map(({ furlongs, seconds }) => [furlongs, seconds]),
    [
      [2, 22.65],
      [4, 45.72],
      [8, 96.13],
      [16, 197.44],
    ],
  );
});

test('pace figures of long races and the speed rating; zero is none', async () => {
  const detail = await detailFrom({ 796: 94, 806: 90, 856: 88 });
  assert.equal([detail.pace8f, detail.pace10f, detail.speedRating], [94, 90, 88]);
  assert.is((await detailFrom({ 856: 0 })).speedRating, null);
});

test('front bandages, bar shoes, a nasal strip, a coupled entry, an apprentice, the chute and a sealed track', async () => {
  const worn = await detailFrom({
    1136: 1,
    1182: 'r',
    1254: 's',
    526: 'e',
    1076: 5,
    336: 'c',
    1393: 's',
    266: 28,
  });
  assert.equal([worn.frontWraps, worn.barShoes, worn.nasalStrip, worn.coupled], [true, true, true, true]);
  assert.equal([worn.apprenticeAllowanceLb, worn.fromChute, worn.sealedTrack], [5, true, true]);
  assert.is(worn.daysSinceLast, 28);
  const bare = await detailFrom({ 1136: 0 });
  assert.equal([bare.frontWraps, bare.barShoes, bare.nasalStrip, bare.coupled], [false, null, null, false]);
  assert.is((await detailFrom({ 1136: '' })).frontWraps, null);
});

test('a voided claim is no claim', async () => {
  const race = await pastRaceFrom({ 1046: 'v' });
  assert.equal([race.claimed, race.detail?.claimVoided], [false, true]);
});

test('weights of the first three, and which of them won since or run against the horse again', async () => {
  const detail = await detailFrom({ 436: 122, 446: 118, 456: 120, 1192: '& IC' });
  assert.equal(detail.weightsOfFirstThree, [122, 118, 120]);
  assert.equal(detail.company, [
    { wonNext: false, meetsAgain: false },
    { wonNext: true, meetsAgain: false },
    { wonNext: true, meetsAgain: true },
  ]);
  assert.equal((await detailFrom({ 1192: ' Y  ' })).company[0], { wonNext: false, meetsAgain: true });
  assert.equal((await detailFrom({})).company, []);
});

test('where only two finished, two weights are given', async () => {
  const detail = await detailFrom({ 426: '', 436: 122, 446: 118, 456: 0 });
  assert.equal(detail.weightsOfFirstThree, [122, 118]);
});

test('the trainer whom the horse left after the race, with the record then', async () => {
  const left = await detailFrom({
    1268: '10/25/2024',
    1278: 312,
    1288: 52,
    1298: 54,
    1308: 42,
    1318: '-0.62',
  });
  assert.equal(left.leftTrainer, {
    day: '2024-10-25',
    starts: 312,
    wins: 52,
    places: 54,
    shows: 42,
    roi: -0.62,
  });
  assert.is((await detailFrom({})).leftTrainer, null);
});

test('an odd cell in the small print of an old race costs that fact and not the card', async () => {
  const detail = await detailFrom({
    446: 'heavy',
    1268: '4/5/2025',
    1278: -1,
    856: 'x',
    876: 'fast',
    266: 28,
  });
  assert.equal(detail.weightsOfFirstThree[1], null);
  assert.equal([detail.leftTrainer, detail.speedRating, detail.splits], [null, null, []]);
  assert.is(detail.daysSinceLast, 28);
});

test('a race abroad is not said to be without what such lines never say', async () => {
  const abroad = await detailFrom({ 1192: '&I  ', 1136: 0 });
  const { stateBred, restriction, fromChute, sealedTrack, coupled, frontWraps } = abroad;
  assert.equal([stateBred, restriction, fromChute, sealedTrack, coupled, frontWraps], Array(6).fill(null));
  assert.ok(abroad.company[0]?.wonNext);
});

test('a trainer without a win has no profit where the card prints 0.00, and lost all where it says so', async () => {
  const roiOf = async (change: DrfRow) =>
    (await detailFrom({ 1268: '10/25/2024', 1278: 26, 1288: 0, 1298: 0, 1308: 1, ...change })).leftTrainer
      ?.roi;
  assert.is(await roiOf({ 1318: '0.00' }), null);
  assert.is(await roiOf({ 1318: '-2.00' }), -2);
  assert.is(await roiOf({ 1288: 5, 1318: '0.00' }), 0);
});

test.run();
