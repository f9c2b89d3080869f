import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pastLine } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { pastRaceFrom, runnerFrom } from './reading.ts';

const test = suite('past races of a card');

test('a first starter has none; up to ten are read, newest first', async () => {
  assert.equal((await runnerFrom({})).pastPerformances, []);
  const ten = Object.assign(
    {},
    ...Array.from({ length: 10 }, (_, k) => pastLine(k, { 256: `202501${20 - k}` })),
  );
  const { pastPerformances } = await runnerFrom(ten);
  assert.is(present(pastPerformances).length, 10);
  assert.equal(
    [present(pastPerformances)[0]?.day, present(pastPerformances)[9]?.day],
    ['2025-01-20', '2025-01-11'],
  );
});

test('a race of the card day itself, or later, is refused', async () => {
  for (const [written, day] of [
    ['20250802', '2025-08-02'],
    ['20250803', '2025-08-03'],
  ] as const) {
    const { message } = await refused(runnerFrom(pastLine(0, { 256: written })));
    assert.is(
      message,
      `SAR0802.DRF, line 1, field 256 (date of past race 1): ${day} is not before the card's day 2025-08-02.`,
    );
  }
});

test('after a disqualification the official place and the crossing order are both kept', async () => {
  const race = await pastRaceFrom({
    616: 2,
    626: 1,
    736: '0.50',
    496: '(Placed 1st through disqualification)',
  });
  assert.is(race.official, 1);
  assert.equal(race.crossed, { position: 2, lengths: 0.5 });
  assert.is(race.extraComment, '(Placed 1st through disqualification)');
});

const LETTERS: readonly (readonly [string, string])[] = [
  ['A', 'bled'],
  ['D', 'distanced'],
  ['F', 'eased'],
  ['G', 'fell'],
  ['K', 'lost rider'],
  ['Q', 'pulled up'],
  ['X', 'did not finish'],
  ['?', 'unspecified'],
  ['*', 'unspecified'],
  ['Z', 'unspecified'],
];
for (const [letter, why] of LETTERS) {
  test(`${letter} instead of a finish is ${why}, without place, lengths and figure`, async () => {
    const race = await pastRaceFrom({ 616: letter, 626: 99, 736: '', 846: '' });
    assert.is(race.nonFinish, why);
    assert.equal(race.crossed, { position: null, lengths: null });
    assert.is(race.official, null);
    assert.is(race.speedFigure, null);
  });
}

test('a letter at an earlier call leaves that call empty only', async () => {
  const race = await pastRaceFrom({ 576: 'K', 656: '' });
  assert.equal(race.firstCall, { position: null, lengths: null });
  assert.is(race.nonFinish, null);
  assert.is(race.crossed.position, 2);
});

test('a race of 1,600 meters, just under a mile, has a quarter call where the line gives lengths or another place than out of the gate', async () => {
  const lengths = await pastRaceFrom({ 316: 1750, 566: 8, 596: 10, 636: '7.00' });
  assert.equal([lengths.quarterCall, lengths.gateBreak], [{ position: 8, lengths: 7 }, 10]);
  const place = await pastRaceFrom({ 316: 1750, 566: 10, 596: 13, 636: '' });
  assert.equal(place.quarterCall, { position: 10, lengths: null });
});

test('a sprint: the start is the gate break, the first call the quarter', async () => {
  const race = await pastRaceFrom({ 316: 1540, 566: 4, 576: 3, 596: 4, 656: '1.50' });
  assert.is(race.gateBreak, 4);
  assert.equal(race.quarterCall, { position: null, lengths: null });
  assert.equal(race.firstCall, { position: 3, lengths: 1.5 });
});

test('on a route the quarter is a call of its own, and the break has another column', async () => {
  const race = await pastRaceFrom({ 316: 1870, 566: 6, 636: '3.50', 576: 5, 656: '5.00', 596: 9 });
  assert.is(race.gateBreak, 9);
  assert.equal(race.quarterCall, { position: 6, lengths: 3.5 });
  assert.equal(race.firstCall, { position: 5, lengths: 5 });
});

test('a mile and a quarter has no gate break', async () => {
  const race = await pastRaceFrom({ 316: 2200, 566: 6, 596: '' });
  assert.is(race.gateBreak, null);
  assert.is(race.quarterCall.position, 6);
});

test('an about distance, over turf that the rain took away', async () => {
  const race = await pastRaceFrom({ 316: -1870, 1254: 'X' });
  assert.equal([race.distanceYards, race.isAbout, race.takenOffTurf], [1870, true, true]);
});

test('dirt with the all-weather flag is synthetic; small t is inner turf', async () => {
  assert.is((await pastRaceFrom({ 326: 'D', 1403: 'A' })).surface, 'synthetic');
  assert.is((await pastRaceFrom({ 326: 't' })).surface, 'inner-turf');
});

test('turf written TF is officially good', async () => {
  assert.is((await pastRaceFrom({ 326: 'T', 306: 'TF' })).condition, 'GD');
  assert.is((await pastRaceFrom({ 326: 'T', 306: 'FM' })).condition, 'FM');
});

test('figures of zero and less are unknown', async () => {
  for (const figure of ['', 0, -24]) assert.is((await pastRaceFrom({ 846: figure })).speedFigure, null);
  assert.is((await pastRaceFrom({ 846: 1 })).speedFigure, 1);
});

test('unknown odds, post, time and variant are null; a negative variant is real', async () => {
  const race = await pastRaceFrom({ 516: '0.00', 356: 0, 1036: '0.00', 866: 0, 546: '', 296: 0 });
  assert.equal(
    [race.odds, race.postPosition, race.finalSeconds, race.trackVariant, race.claimingPrice, race.raceNumber],
    [null, null, null, null, null, null],
  );
  assert.is((await pastRaceFrom({ 866: -12 })).trackVariant, -12);
});

test('fractions are the calls there were', async () => {
  assert.equal((await pastRaceFrom({})).fractions, [22.6, 45.9, 58.1]);
  assert.equal((await pastRaceFrom({ 1006: '' })).fractions, [22.6, 45.9]);
});

test('the first three keep their margins, a dead heat is zero', async () => {
  assert.equal((await pastRaceFrom({ 466: '0.00', 426: '' })).firstThree, [
    { name: 'QUIET RIVER', margin: 0 },
    { name: 'LOUD RIVER', margin: 2.25 },
  ]);
});

test('only a claim that was not voided counts as claimed', async () => {
  const claimed = async (letter: string) => (await pastRaceFrom({ 1046: letter })).claimed;
  assert.equal([await claimed('c'), await claimed('v'), await claimed('')], [true, false, false]);
});

test('a long comment loses its date, a foreign jockey his star, names with commas stay whole', async () => {
  const race = await pastRaceFrom({ 376: 'Ada Lane, Jr. S.' });
  assert.is(race.longComment, 'Chased two wide, kept on');
  assert.is(race.comment, 'Chased, kept on');
  assert.is(race.jockey, 'LANE ROBIN');
  assert.is(race.raceName, 'Ada Lane, Jr. S.');
});

test('medication in words, and nothing for a number that means nothing', async () => {
  const words = async (cell: string) => (await pastRaceFrom({ 386: cell })).medication;
  assert.equal(
    [await words('0'), await words('3'), await words('9'), await words('')],
    ['none', 'bute and lasix', null, null],
  );
});

test.run();
