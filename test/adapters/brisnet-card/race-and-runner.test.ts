import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardSheet } from '#core/card/card-sheet.ts';
import { toIso } from '#core/kernel/instant.ts';
import { type DrfRow, drfCard, drfRow, drfText, five, workLine } from '#test/support/brisnet-fixture.ts';
import { AT, raceFrom, reading, readingRows, runnerFrom } from './reading.ts';

const test = suite('race and runner of a card');

test('a card tells its track, day, races and where it came from', async () => {
  const { card } = await readingRows(drfCard(3, 2));
  assert.is(card.trackSlug, 'saratoga');
  assert.is(card.day, '2025-08-02');
  assert.equal(card.provenance, { tier: 'imported', source: 'Brisnet card SAR0802.DRF', at: AT });
  assert.equal(
    card.races.map(({ id, runners }) => [id, runners.length]),
    [
      ['saratoga-2025-08-02-1', 3],
      ['saratoga-2025-08-02-2', 2],
    ],
  );
});

test('both kinds of line break, and a byte order mark, are read alike', async () => {
  const rows = drfCard(2, 2);
  const plain = await reading(drfText(rows));
  for (const other of [drfText(rows, '\r\n'), `\uFEFF${drfText(rows)}`, `${drfText(rows)}\n`]) {
    assert.equal((await reading(other)).card, plain.card);
    assert.is((await reading(other)).contentHash, plain.contentHash);
  }
});

test('two downloads of a card, alike but for the watermark, are the same content', async () => {
  const [first, second] = [{ 1434: 'aB3$x!' }, { 1434: '7&k~Qz' }].map((mark) => [drfRow(1, 1, mark)]);
  assert.is((await readingRows(first ?? [])).contentHash, (await readingRows(second ?? [])).contentHash);
  assert.is.not((await readingRows(drfCard(1))).contentHash, (await readingRows(drfCard(2))).contentHash);
});

test('the post time is Pacific in the file and an instant here', async () => {
  const { postTime } = await raceFrom({ 1418: '1702' });
  assert.is(postTime === null ? null : toIso(postTime), '2025-08-03T00:02:00.000Z');
  assert.is((await raceFrom({ 1418: '' })).postTime, null);
});

test('a Del Mar card is read for Del Mar, its post times on its own clock', async () => {
  const { card } = await readingRows([drfRow(1, 1, { 1: 'DMR', 1418: '1400' })]);
  assert.is(card.trackSlug, 'del-mar');
  assert.is(card.races[0]?.id, 'del-mar-2025-08-02-1');
  assert.is(cardSheet(card).races[0]?.postTime, '2:00 PM');
});

const SURFACES: readonly (readonly [string, string, string])[] = [
  ['D', '', 'dirt'],
  ['d', '', 'inner-dirt'],
  ['T', '', 'turf'],
  ['t', '', 'inner-turf'],
  ['s', '', 'steeplechase'],
  ['h', '', 'hunt'],
  ['D', 'A', 'synthetic'],
];
for (const [letter, flag, surface] of SURFACES) {
  test(`surface ${letter}${flag} is ${surface}`, async () => {
    assert.is((await raceFrom({ 7: letter, 25: flag })).surface, surface);
  });
}

test('a negative distance means about', async () => {
  const race = await raceFrom({ 6: -1870 });
  assert.is(race.distanceYards, 1870);
  assert.is(race.isAbout, true);
});

const ELIGIBLE: readonly (readonly [string, string, string])[] = [
  ['BUM', '3+', 'fillies and mares'],
  ['AON', '2', 'open'],
  ['CUN', '4+', 'open'],
  ['EOF', '3-4', 'fillies'],
  ['BOC', '3', 'colts and geldings'],
  ['HUN', 'all', 'open'],
];
for (const [letters, ages, sexes] of ELIGIBLE) {
  test(`age and sex code ${letters} admits ${ages} ${sexes}`, async () => {
    assert.equal((await raceFrom({ 10: letters })).eligibility, { ages, sexes });
  });
}

test('conditions cut in the middle of a word, and at a blank, are put together again', async () => {
  const { conditions } = await raceFrom({
    225: 'LANTERN S.. Grade III. Purse $1;000;000 FOR THREE YEAR OL',
    226: 'DS; WHICH HAVE ',
    227: 'NEVER WON $20;000. ',
  });
  assert.is(
    conditions,
    'LANTERN S.. Grade III. Purse $1,000,000 FOR THREE YEAR OLDS, WHICH HAVE NEVER WON $20,000.',
  );
});

test('a stakes has the name before its grade or purse, another race has none', async () => {
  const graded = { 9: 'G3', 225: 'LANTERN S. PRESENTED BY NOBODY. Grade III. Purse $300;000 FOR ALL. ' };
  assert.is((await raceFrom(graded)).name, 'LANTERN S. PRESENTED BY NOBODY');
  assert.is((await raceFrom(graded)).grade, 3);
  const listed = { 9: 'N ', 225: 'OLD LAMP S.. Purse $100;000 FOR ALL. ' };
  assert.is((await raceFrom(listed)).name, 'OLD LAMP S.');
  assert.is((await raceFrom(listed)).grade, null);
  assert.is((await raceFrom({})).name, null);
});

test('the bet menu wraps over its fields', async () => {
  const { wagers } = await raceFrom({
    240: 'EXACTA ($1); DOUBLE ($1) 1 & 2',
    241: 'PICK 3 ($1) (1-3)',
    242: 'LEG B LANTERN',
    243: 'DOUBLE ($5)',
  });
  assert.is(wagers, 'EXACTA ($1), DOUBLE ($1) 1 & 2, PICK 3 ($1) (1-3), LEG B LANTERN DOUBLE ($5)');
});

test('claiming prices: top and bottom, none when not a claiming race', async () => {
  assert.equal((await raceFrom({ 13: 30000, 238: 25000 })).claiming, { low: 25000, high: 30000 });
  assert.is((await raceFrom({})).claiming, null);
});

test('an unknown purse and an empty par are null, not zero', async () => {
  const race = await raceFrom({ 12: 0, 216: '' });
  assert.is(race.purse, null);
  assert.is(race.pars.pace6f, null);
});

test('coupled runners share a letter and their number; a field and a scratch are told apart', async () => {
  const { card } = await readingRows([
    drfRow(1, 1, { 5: 'A', 43: '1' }),
    drfRow(1, 2, { 5: 'A', 43: '1A' }),
    drfRow(1, 3, { 5: 'F' }),
    drfRow(1, 4, { 5: 'S' }),
  ]);
  const runners = card.races[0]?.runners.map(({ programNumber, postPosition, coupledWith, isScratched }) => [
    programNumber,
    postPosition,
    coupledWith,
    isScratched,
  ]);
  assert.equal(runners, [
    ['1', 1, 'A', false],
    ['1A', 2, 'A', false],
    ['3', 3, 'F', false],
    ['4', 4, null, true],
  ]);
});

const LISTED: readonly (readonly [string, string | null])[] = [
  ['A', 'also-eligible'],
  ['M', 'main-track-only'],
  ['', null],
];
for (const [letter, status] of LISTED) {
  test(`list status "${letter}" is ${status ?? 'in the body of the race'}`, async () => {
    assert.is((await runnerFrom({ 41: letter })).listStatus, status);
  });
}

const MEDICATIONS: readonly (readonly [number, string | null])[] = [
  [0, 'none'],
  [1, 'lasix'],
  [2, 'bute'],
  [3, 'bute and lasix'],
  [4, 'first-time lasix'],
  [5, 'bute and first-time lasix'],
  [9, null],
];
for (const [digit, medication] of MEDICATIONS) {
  test(`medication ${digit} is ${medication ?? 'unknown'}`, async () => {
    assert.is((await runnerFrom({ 62: digit, 63: 1 })).medication, medication);
  });
}

test('equipment: blinkers on, off, no change, not supplied', async () => {
  const read = async (digit: number) => (await runnerFrom({ 64: digit })).blinkers;
  assert.equal([await read(1), await read(2), await read(0), await read(9)], ['on', 'off', null, null]);
});

test('a small g is a gelding at his first start as one', async () => {
  const runner = await runnerFrom({ 49: 'g' });
  assert.is(runner.sex, 'gelding');
  assert.is(runner.firstStartAsGelding, true);
});

test('age is counted in years of birth and the key joins name, year and dam', async () => {
  const runner = await runnerFrom({ 45: "MAGGIE'S LAMP", 46: 22, 54: 'WICK(IRE)' });
  assert.is(runner.age, 3);
  assert.is(runner.horseKey, 'MAGGIESLAMP|2022|WICK');
});

test('morning lines are kept as price and as printed', async () => {
  assert.equal((await runnerFrom({ 44: '  1.20' })).morningLine, { text: '6-5', toOne: 1.2 });
  assert.equal((await runnerFrom({ 44: '  3.50' })).morningLine, { text: '7-2', toOne: 3.5 });
  assert.is((await runnerFrom({ 44: '' })).morningLine, null);
});

test('no rider named is no jockey', async () => {
  assert.is((await runnerFrom({ 33: 'RIDER TBA' })).jockey, null);
});

test('a span without starts is no information, not nothing for nothing', async () => {
  const spans = { ...five(35, 0, 0, 0, 0), ...five(1157, 50, 9, 8, 7, -0.4), ...five(1162, 0, 0, 0, 0, 0) };
  assert.equal((await runnerFrom(spans)).jockey?.records, [
    { span: 'this year', starts: 50, wins: 9, places: 8, shows: 7, roi: -0.4 },
  ]);
  const meet = await runnerFrom({ ...five(29, 4, 1, 0, 1), ...five(1147, 9, 2, 1, 1, 0.5) });
  assert.equal(
    meet.trainer?.records.map(({ span, starts, roi }) => [span, starts, roi]),
    [
      ['this meet', 4, null],
      ['this year', 9, 0.5],
    ],
  );
  assert.is((await runnerFrom({})).combination, null);
});

test('best figures of zero are none; run style is read before early points', async () => {
  const none = (await runnerFrom({ 210: 'NA ', 211: 0, 1178: 0, 1331: '', 251: '' })).ratings;
  assert.equal(
    [none.runStyle, none.earlyPoints, none.bestFast, none.bestThisTrack, none.primePower],
    [null, null, null, null, null],
  );
  const closer = (await runnerFrom({ 210: 'S  ', 211: 0, 1178: 91 })).ratings;
  assert.equal([closer.runStyle, closer.earlyPoints, closer.bestFast], ['S', 0, 91]);
});

test('pedigree ratings: 0X is none, a star or question mark a thin sample', async () => {
  const { fast, mud, turf, distance } = (await runnerFrom({})).pedigree;
  assert.equal([fast, mud], [{ value: 104, thin: false }, null]);
  assert.equal(
    [turf, distance],
    [
      { value: 100, thin: true },
      { value: 103, thin: true },
    ],
  );
});

test('records come with their years', async () => {
  const runner = await runnerFrom({
    ...five(85, 2025),
    ...five(86, 3, 1, 0, 1, 45000),
    ...five(80, 2, 1, 0, 0, 9000),
  });
  assert.equal(runner.records.currentYear, {
    year: 2025,
    starts: 3,
    wins: 1,
    places: 0,
    shows: 1,
    earnings: 45000,
  });
  assert.equal(runner.records.wet, { starts: 2, wins: 1, places: 0, shows: 0, earnings: 9000 });
  assert.is(runner.records.life.starts, 8);
});

test('angles of trainer and jockey become shares', async () => {
  const angles: DrfRow = {
    1337: '2nd off layoff',
    ...five(1338, 212, 18.4, 47.1, -0.3),
    1367: 'Routes',
    ...five(1368, 40, 10, 6, 4, 0.2),
  };
  assert.equal((await runnerFrom(angles)).angles, [
    { who: 'trainer', label: '2nd off layoff', starts: 212, winShare: 0.184, inMoneyShare: 0.471, roi: -0.3 },
    { who: 'jockey', label: 'Routes', starts: 40, winShare: 0.25, inMoneyShare: 0.5, roi: 0.2 },
  ]);
});

test('" And" that became " &" inside a name is put back', async () => {
  assert.is((await runnerFrom({ 56: 'Knapczyk &rew' })).pedigree.breeder, 'Knapczyk Andrew');
  assert.is((await runnerFrom({ 56: 'Smith &Lee' })).pedigree.breeder, 'Smith & Lee');
  assert.is((await runnerFrom({ 56: 'Smith & Lee' })).pedigree.breeder, 'Smith & Lee');
});

test('a bullet is written as a negative time', async () => {
  const { workouts } = await runnerFrom({
    ...workLine(0, { 114: '-35.80', 138: 660, 186: 8, 198: 1 }),
    ...workLine(1),
    ...workLine(2, { 114: '' }),
  });
  assert.equal(
    workouts.map(({ seconds, isBullet, distanceYards, rank, count }) => [
      seconds,
      isBullet,
      distanceYards,
      rank,
      count,
    ]),
    [
      [35.8, true, 660, 1, 8],
      [48.4, false, 880, 12, 40],
    ],
  );
});

test('a fact is found again in the file by line and field', async () => {
  const { placeOf } = await readingRows(drfCard(3, 2));
  const place = (race: number, number: string | null, what: string) => {
    const found = placeOf(race, number, what);
    return found === null ? null : [found.line, found.field.number, found.field.name];
  };
  assert.equal(place(1, '2', 'morningLine.text'), [2, 44, 'morning line']);
  assert.equal(place(2, null, 'purse'), [4, 12, 'purse']);
  assert.equal(place(2, null, 'name'), [4, 225, 'conditions']);
  assert.equal(place(2, '2', 'records.life.wins'), [5, 98, 'record of life, wins']);
  assert.equal(place(1, '3', 'pastRaces.3.odds'), [3, 519, 'odds of past race 4']);
  assert.equal(place(1, '3', 'workouts.11.seconds'), [3, 125, 'time of workout 12']);
  assert.equal(place(1, '3', 'age'), [3, 46, 'birth year']);
  assert.equal(place(1, '9', 'runner'), [1, 45, 'horse name']);
  assert.equal(place(1, null, 'no such fact'), [1, 3, 'race number']);
  assert.is(place(3, null, 'purse'), null);
});

test.run();
