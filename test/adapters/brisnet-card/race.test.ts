import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardSheet } from '#core/card/card-sheet.ts';
import { toIso } from '#core/kernel/instant.ts';
import { drfCard, drfRow, drfText } from '#test/support/brisnet-fixture.ts';
import { IMPORTED_AT, raceFrom, reading, readingRows } from './reading.ts';

const test = suite('race of a card');

test('a card gives its track, day, races and origin', async () => {
  const { card } = await readingRows(drfCard(3, 2));
  assert.is(card.trackSlug, 'saratoga');
  assert.is(card.day, '2025-08-02');
  assert.equal(card.provenance, { tier: 'imported', source: 'Brisnet card SAR0802.DRF', at: IMPORTED_AT });
  assert.equal(
    card.races.map(({ id, runners }) => [id, runners.length]),
    [
      ['saratoga-2025-08-02-1', 3],
      ['saratoga-2025-08-02-2', 2],
    ],
  );
});

test('both kinds of line break and a byte order mark are read alike', async () => {
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
  assert.is(cardSheet(card).races[0]?.postTime, '2:00 PM PT');
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
  assert.equal(place(1, '3', 'pastPerformances.3.odds'), [3, 519, 'odds of past race 4']);
  assert.equal(place(1, '3', 'workouts.11.seconds'), [3, 125, 'time of workout 12']);
  assert.equal(place(1, '3', 'age'), [3, 46, 'birth year']);
  assert.equal(place(1, '9', 'runner'), [1, 45, 'horse name']);
  assert.equal(place(1, null, 'no such fact'), [1, 3, 'race number']);
  assert.is(place(3, null, 'purse'), null);
});

test.run();
