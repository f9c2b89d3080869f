import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { changeMarks, likenessMarks, markedRace } from '#core/card/race-form/line-marks.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aPastRace } from '#test/support/a-runner.ts';

const test = suite('what was different in a race');

const before: Partial<PastPerformance> = { day: '2025-05-10' as RaceDay };
const after: Partial<PastPerformance> = { day: '2025-06-07' as RaceDay };

const marksOf = (
  change: Partial<PastPerformance>,
  earlier: Partial<PastPerformance> = {},
  isAllKnown = false,
): readonly string[] =>
  changeMarks(
    [markedRace(aPastRace({ ...before, ...earlier }))],
    markedRace(aPastRace({ ...after, ...change })),
    isAllKnown,
  );

test('a race like the one before it has no mark, nor has a first race', () => {
  assert.equal(marksOf({}), []);
  assert.equal(changeMarks([], markedRace(aPastRace()), true), []);
});

test('sixty days without a race are a layoff, fifty-nine are not', () => {
  assert.equal(marksOf({ day: '2025-07-09' as RaceDay }), ['layoff']);
  assert.equal(marksOf({ day: '2025-07-08' as RaceDay }), []);
});

test('a change of surface is marked by where it leads; inner and main course are one', () => {
  assert.equal(marksOf({ surface: 'dirt' }, { surface: 'turf' }), ['turf to dirt']);
  assert.equal(marksOf({ surface: 'inner-turf' }, { surface: 'dirt' }), ['dirt to turf']);
  assert.equal(marksOf({ surface: 'synthetic' }, { surface: 'dirt' }), ['other surface']);
  assert.equal(marksOf({ surface: 'turf' }, { surface: 'inner-turf' }), []);
  assert.equal(marksOf({ surface: null }), []);
});

test('class moves with the price a horse runs for, else with the par of the race', () => {
  assert.equal(marksOf({ claimingPrice: 20_000 }, { claimingPrice: 32_000 }), ['class down']);
  assert.equal(marksOf({ speedPar: 95 }, { speedPar: 92 }), ['class up']);
  assert.equal(marksOf({ speedPar: 94 }, { speedPar: 92 }), []);
  assert.equal(marksOf({ claimingPrice: 20_000, speedPar: null }), [], 'one price alone says nothing');
  assert.equal(marksOf({ claimingPrice: 20_000, speedPar: 80 }, { claimingPrice: 16_000, speedPar: 90 }), [
    'class up',
  ]);
});

test('a furlong more or less is another distance', () => {
  assert.equal(marksOf({ distanceYards: 1540 }, { distanceYards: 1320 }), ['longer']);
  assert.equal(marksOf({ distanceYards: 1320 }, { distanceYards: 1430 }), []);
});

test('Lasix is the first only where every race before is known to be without', () => {
  const without = { medication: 'none' };
  assert.equal(marksOf({}, without, true), ['first Lasix']);
  assert.equal(marksOf({}, without, false), ['Lasix on']);
  assert.equal(marksOf({ medication: 'none' }, {}), ['Lasix off']);
  assert.equal(marksOf({}, { medication: null }, true), []);
});

test('blinkers and a new trainer are marked; another spelling is no new trainer', () => {
  assert.equal(marksOf({ blinkers: true }), ['blinkers on']);
  assert.equal(marksOf({ blinkers: false }, { blinkers: true }), ['blinkers off']);
  assert.equal(marksOf({ trainer: 'DALE KIM' }), ['new trainer']);
  assert.equal(marksOf({ trainer: 'Alex Marsh' }), []);
});

test('a race at today’s distance is within half a furlong of it on its surface', () => {
  const today = { surface: 'dirt', distanceYards: 1430, trackCode: 'SAR' } as const;
  assert.equal(likenessMarks(aPastRace({ distanceYards: 1320, track: 'AQU' }), today), ['today’s distance']);
  assert.equal(likenessMarks(aPastRace({ distanceYards: 1210, track: 'AQU' }), today), []);
  assert.equal(likenessMarks(aPastRace({ distanceYards: 1430, surface: 'turf', track: 'SAR' }), today), [
    'today’s track',
  ]);
  assert.equal(likenessMarks(aPastRace({ distanceYards: 990, track: 'AQU', claimed: true }), today), [
    'claimed',
  ]);
});

test.run();
