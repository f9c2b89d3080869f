import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { distanceOf } from '#adapters/files/equibase-speed-figures/distance.ts';
import {
  blockAt,
  FAMILY_HEADS,
  FAMILY_ROW,
  horseFrom,
  pageOf,
  put,
  RACED_ROW,
  type RowCells,
  raceFrom,
  reading,
} from './a-report.ts';

const test = suite('a speed figure report');

test('a horse that has run: class, pace left, speed right', () => {
  assert.equal(horseFrom(RACED_ROW), {
    programNumber: '1',
    postPosition: 1,
    postWinPercent: 14,
    horseName: 'Paper Lantern',
    bredIn: null,
    jockeyName: 'Quill, Jr. A',
    trainerName: 'Marsh B',
    inMoneyPercent: { jockey: 44, trainer: 37, together: 38 },
    raced: {
      classRating: 86,
      pace: { last: 76, average: 91, highest: 133 },
      speed: { last: 68, average: 84, highest: 104 },
    },
    family: null,
  });
});

test('a first starter: its family, no figures of its own, no rider yet', () => {
  assert.equal(horseFrom(FAMILY_ROW, FAMILY_HEADS), {
    programNumber: '2',
    postPosition: 2,
    postWinPercent: 9,
    horseName: 'Copper Bell',
    bredIn: 'GB',
    jockeyName: null,
    trainerName: 'Marsh B',
    inMoneyPercent: { jockey: 0, trainer: 37, together: 0 },
    raced: null,
    family: {
      sire: { pace: 83, speed: 86, wins: 57, starts: 341 },
      dam: { pace: null, speed: 71, wins: 8, starts: 40 },
      studFee: 204_500,
    },
  });
});

test('NA is not a figure; a small figure is one', () => {
  const figures = ['NA', 'NA', '91', '133', '8', 'NA', '104'];
  const row: RowCells = [RACED_ROW[0], RACED_ROW[1], RACED_ROW[2], figures, RACED_ROW[4], RACED_ROW[5]];
  const { raced } = horseFrom(row);
  assert.equal(raced?.pace, { last: null, average: 91, highest: 133 });
  assert.equal(raced?.speed, { last: 8, average: null, highest: 104 });
  assert.is(raced?.classRating, null);
});

test('a torn post cell is put together', () => {
  const items = blockAt(90).filter(({ text }) => text !== '1 (14%)');
  const torn = [...items, put('8', 42.7, 137), { ...put('(8%)', 53.8, 137), right: 67.6 }];
  const [horse] = reading(pageOf(torn)).report.races[0]?.horses ?? [];
  assert.is(horse?.postPosition, 8);
  assert.is(horse?.postWinPercent, 8);
});

test('the head of a stakes: name, distance, purse, rating and post time', () => {
  const { horses: _, ...head } = raceFrom({
    name: 'Lamplighter S.',
    conditions: 'About 1 1/16 Miles. STAKES. For Thoroughbred fillies. Purse: $150,000.',
    rating: '99',
    post: 'Post Time: 12:35 PM',
  });
  assert.equal(head, {
    raceNumber: 1,
    name: 'Lamplighter S.',
    raceRating: 99,
    postMinute: 755,
    distanceYards: 1870,
    isAbout: true,
    type: 'STAKES',
    restrictions: 'For Thoroughbred fillies',
    purse: 150_000,
    wagers: 'Exacta, Double Wagers',
  });
});

test('coupled horses are rows of their own', () => {
  const partner: RowCells = ['1A', '4 (0%)', 'Tin Whistle', RACED_ROW[3], RACED_ROW[4], RACED_ROW[5]];
  const { horses } = raceFrom({ rows: [RACED_ROW, partner] });
  assert.equal(
    horses.map(({ programNumber, postPosition }) => [programNumber, postPosition]),
    [
      ['1', 1],
      ['1A', 4],
    ],
  );
});

test('races continue over pages, and pages that are not part of the report are skipped', () => {
  const programme = pageOf([put('PARTY OF ONE', 30, 60, 28)], { title: 'PROGRAM', foot: 'FTG' });
  const first = pageOf([...blockAt(90), ...blockAt(249, { number: '2' })], { count: 'Page 1 of 2' });
  const second = pageOf(blockAt(90, { number: '3' }), { count: 'Page 2 of 2' }, 3);
  const { report } = reading(first, programme, second);
  assert.equal(
    report.races.map(({ raceNumber }) => raceNumber),
    [1, 2, 3],
  );
  assert.is(report.track, 'SAR');
  assert.is(report.day, '2025-08-02');
});

test('the same report has the same hash, another figure another', () => {
  const hashOf = (rating: string) => reading(pageOf(blockAt(90, { rating }))).contentHash;
  assert.is(hashOf('88'), hashOf('88'));
  assert.is.not(hashOf('88'), hashOf('89'));
  assert.match(hashOf('88'), /^[0-9a-f]{64}$/);
});

const DISTANCES: readonly (readonly [string, number | null])[] = [
  ['5 1/2 Furlongs', 1210],
  ['7 Furlongs', 1540],
  ['1 Mile', 1760],
  ['1 1/16 Miles', 1870],
  ['1 Mile 70 Yards', 1830],
  ['2 5/16 Miles', 4070],
  ['350 Yards', 350],
  ['1/3 Miles', null],
  ['Mile', null],
  ['', null],
  ['1 Length', null],
];
for (const [text, yards] of DISTANCES) {
  test(`"${text}" is ${yards ?? 'no distance'}`, () => assert.is(distanceOf(text)?.yards ?? null, yards));
}

test.run();
