import { brotliCompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type LineDetail, NO_DETAIL } from '#core/card/line-detail.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('The form of a race');

const day = '2025-08-02' as RaceDay;
const mostBytes = 60_000;

/** A comment of words in an order of its own, so that it compresses as little as a real one. */
const words =
  'rail bid drove three wide stretch duel inside gave way late steadied turn cleared tipped out chased'.split(
    ' ',
  );
const comment = (seed: number): string =>
  Array.from(
    { length: 14 },
    (_, index) => words[(seed * 7 + index * (seed % 5) + index) % words.length],
  ).join(' ');

/** As much as a printed line ever says. */
const printedDetail = (seed: number): LineDetail => ({
  ...NO_DETAIL,
  daysSinceLast: 14 + (seed % 80),
  eligibility: { ages: '3+', sexes: 'open' },
  conditionsCode: `OC${seed % 70}000NW${seed % 4}$X`,
  claiming: { low: 1_000 * (seed % 70), high: 1_000 * (seed % 90) },
  splits: [2, 4, 5, 6].map((furlongs) => ({ furlongs, seconds: furlongs * 11.5 + (seed % 130) / 100 })),
  speedRating: 70 + (seed % 29),
  weightsOfFirstThree: [118 + (seed % 8), 120, 118 + (seed % 5)],
  company: [0, 1, 2].map((place) => ({ wonNext: (seed + place) % 3 === 0, meetsAgain: seed % 7 === place })),
  leftTrainer: { day, starts: seed * 7, wins: seed, places: seed + 1, shows: seed + 2, roi: -seed / 100 },
});

const pastRaces = (horse: number) =>
  Array.from({ length: 10 }, (_, index) => {
    const seed = horse * 10 + index;
    return aPastRace({
      day: addDays(day, -20 - 29 * index - horse),
      speedFigure: 60 + (seed % 37),
      finalSeconds: 68 + (seed % 700) / 100,
      fractions: [22 + (seed % 90) / 100, 45 + (seed % 170) / 100, 58 + (seed % 130) / 100],
      jockey: `RIDER ${seed % 23}`,
      longComment: comment(seed),
      comment: comment(seed + 3),
      firstThree: [0, 1, 2].map((place) => ({ name: `HORSE ${seed * 3 + place}`, margin: (seed % 12) / 4 })),
      detail: printedDetail(seed),
    });
  });

const field = Array.from({ length: 14 }, (_, index) =>
  aRunner({
    programNumber: String(index + 1),
    horseName: `PAPER LANTERN ${index + 1}`,
    pastPerformances: pastRaces(index),
    workouts: Array.from({ length: 12 }, (_, work) => aWorkout({ day: addDays(day, -7 * (work + 1)) })),
  }),
);

type Line = {
  day: string;
  detail: { splits: number[][]; company: (string | null)[]; leftTrainer: { starts: number } | null } | null;
  figure: { points: number; step: number | null } | null;
  marks: string[];
};
type Form = { horses: { programNumber: string; lines: Line[]; works: unknown[] }[] };

test('has ten lines and the works of each of fourteen horses in at most 60 kB', async () => {
  const race = aRace({ trackSlug: 'saratoga', day, number: 4, runners: field });
  const server = await openTestServer({ cards: [aCard({ races: [race] })] });
  try {
    const answer = await server.browser().ask('GET', `/api/tracks/saratoga/cards/${day}/races/4/form`);
    assert.is(answer.status, 200, answer.text);
    const { horses } = JSON.parse(answer.text) as Form;
    assert.is(horses.length, 14);
    assert.ok(horses.every(({ lines, works }) => lines.length === 10 && works.length === 12));
    assert.is(horses[0]?.lines[0]?.figure?.points, 60);
    const detail = horses[3]?.lines[6]?.detail;
    assert.equal(detail?.splits[0], [2, 23.36]);
    assert.equal(detail?.company, ['won next', 'meets again', null]);
    assert.is(detail?.leftTrainer?.starts, 252);
    const bytes = brotliCompressSync(answer.text).length;
    assert.ok(bytes > 5_000 && bytes <= mostBytes, `${bytes} bytes`);
  } finally {
    await server.close();
  }
});

test('is refused for a race, a day or a track that is not there', async () => {
  const server = await openTestServer({ cards: [aCard()] });
  const statusOf = async (path: string) =>
    (await server.browser().ask('GET', `/api/tracks/${path}/form`)).status;
  try {
    assert.is(await statusOf(`saratoga/cards/${day}/races/1`), 200);
    assert.is(await statusOf(`saratoga/cards/${day}/races/9`), 404);
    assert.is(await statusOf(`saratoga/cards/${day}/races/0`), 400);
    assert.is(await statusOf('saratoga/cards/2025-08-03/races/1'), 404);
    assert.is(await statusOf(`nowhere/cards/${day}/races/1`), 404);
  } finally {
    await server.close();
  }
});

test.run();
