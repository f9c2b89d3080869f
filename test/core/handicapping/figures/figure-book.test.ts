import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { figureHistory, openFigureBook } from '#core/handicapping/figures/figure-book.ts';
import { secondsFor } from '#core/handicapping/figures/parallel-time.ts';
import type { TimedRace } from '#core/handicapping/figures/timed-race.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { near } from '#test/support/near.ts';

const test = suite('the book of figures, by hand');

const FIRST = '2024-08-03' as RaceDay;

/** A race of three so many days after the first; the winner's time is worth so many points. */
const raceOn = (days: number, points: number, number = 1, change: Partial<TimedRace> = {}): TimedRace => ({
  track: 'SAR',
  day: addDays(FIRST, days),
  number,
  group: 'main track',
  distanceYards: 1320,
  isAbout: false,
  finalSeconds: secondsFor(points, 1320),
  level: { key: 'claiming', prior: 84 },
  runners: ['ASH', 'ELM', 'FIR'].map((key, index) => ({ key, behind: index })),
  ...change,
});

test('the first day is judged by the priors alone: nine points over par, a third of it the track’s', () => {
  const book = openFigureBook();
  near(book.addDay(FIRST, [raceOn(0, 93)])[0]?.winner, 90);
  assert.equal([book.upTo(), book.races()], [FIRST, 1]);
});

test('a horse is remembered with what it ran: 90, and 2.4 less for each length', () => {
  const book = openFigureBook();
  book.addDay(FIRST, [raceOn(0, 93)]);
  near(book.memory().get('ASH')?.[0], 90);
  near(book.memory().get('ELM')?.[0], 87.6);
  near(book.memory().get('FIR')?.[0], 85.2);
});

test('the scale grows by races whose three best are known: the par less the strength of the field', () => {
  const book = openFigureBook();
  book.addDay(FIRST, [raceOn(0, 93)]);
  assert.equal(book.offset(), { sum: 0, races: 0 });
  const known = raceOn(3, 84);
  const figures = book.addDay(known.day, [known, raceOn(3, 84, 2, { runners: [] })]);
  assert.is(book.offset().races, 1);
  near(book.offset().sum, (figures[0]?.par ?? 0) - (90 + 87.6 + 85.2) / 3);
});

test('a day is added once, and none before it', () => {
  const book = openFigureBook();
  book.addDay(FIRST, []);
  for (const days of [0, -1])
    assert.throws(() => book.addDay(addDays(FIRST, days), []), /in the order of days/, String(days));
  book.addDay(addDays(FIRST, 1), []);
  assert.is(book.upTo(), addDays(FIRST, 1));
});

test('a day without a clock teaches nothing but the date', () => {
  const silent = raceOn(0, 93, 1, { finalSeconds: null });
  const book = openFigureBook();
  const figures = book.addDay(FIRST, [silent]);
  assert.equal([figures.length, book.races(), book.memory().size], [0, 0, 0]);
  assert.is(book.upTo(), FIRST);
});

test('the first days of a new track are judged by that track, however many races of others are known', () => {
  const book = openFigureBook();
  for (let day = 0; day < 200; day += 1) {
    const known = [1, 2, 3, 4, 5].map((number) => raceOn(day, 84, number));
    const here = [1, 2, 3, 4, 5].map((number) => raceOn(day, 64, number, { track: 'PEN' }));
    const figures = book.addDay(addDays(FIRST, day), day < 190 ? known : [...known, ...here]);
    if (day !== 199) continue;
    const winner = figures.find(({ race }) => race.track === 'PEN')?.winner ?? 0;
    assert.ok(Math.abs(winner - 84) < 2, String(winner));
  }
});

test('a history is worked through by days, in whatever order its races come', () => {
  const races = [raceOn(9, 80), raceOn(0, 93), raceOn(3, 88), raceOn(3, 84, 2)];
  const figures = figureHistory(races);
  assert.equal(
    figures.map(({ race }) => race.day),
    [0, 3, 3, 9].map((days) => addDays(FIRST, days)),
  );
  const [first] = figureHistory([raceOn(0, 93)]);
  near(figures[0]?.winner, first?.winner ?? Number.NaN);
});

test('a slow day after fast ones is the track’s fault in part, the horses’ in part', () => {
  const usual = Array.from({ length: 10 }, (_, index) => raceOn(3 * index, 84));
  const figures = figureHistory([...usual, raceOn(40, 64)]);
  const last = figures.at(-1);
  assert.ok((last?.winner ?? 0) > 64 + 5 && (last?.winner ?? 99) < 84 - 5, `${last?.winner}`);
  assert.ok((last?.variant.points ?? 0) < 0);
});

test.run();
