import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type HistoryWork, startReportsOf, startsOf, worksOf } from '#core/card/history/horse-history.ts';
import type { PrintedForm } from '#core/card/history/printed-form.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Workout } from '#core/card/workout.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { anImportedSource, aPrintedForm } from '#test/support/a-printed-form.ts';
import { aPastRace, aWorkout } from '#test/support/a-runner.ts';

const test = suite('history of a horse on cards');

const day = (text: string): RaceDay => text as RaceDay;
const formOn = (
  source: string,
  lines: readonly PastPerformance[],
  works: readonly Workout[] = [],
): PrintedForm => aPrintedForm({ provenance: anImportedSource(source), lines, works });
const starts = (...forms: readonly PrintedForm[]) => startsOf(startReportsOf(forms));
const ran = (text: string, change: Partial<PastPerformance> = {}) => aPastRace({ day: day(text), ...change });

test('races come newest first, whichever card has them', () => {
  const found = starts(
    formOn('A', [ran('2025-06-01'), ran('2025-05-01')]),
    formOn('B', [ran('2025-07-01'), ran('2025-06-01')]),
  );
  assert.equal(
    found.map((start) => start.day),
    ['2025-07-01', '2025-06-01', '2025-05-01'],
  );
});

test('one race on two cards that agree is one report of two sources', () => {
  const [start, ...others] = starts(formOn('B', [ran('2025-06-01')]), formOn('A', [ran('2025-06-01')]));
  assert.equal(others, []);
  assert.equal([start?.track, start?.raceNumber, start?.reports.length], ['AQU', 4, 1]);
  assert.equal(
    start?.reports[0]?.sources.map(({ source }) => source),
    ['A', 'B'],
  );
  assert.equal([...new Set(start?.facts.map(({ state }) => state))], ['agreed']);
});

test('a card read twice is one source', () => {
  const form = formOn('A', [ran('2025-06-01')]);
  assert.equal(starts(form, form), starts(form));
});

test('where two cards differ both stay, side by side', () => {
  const [start] = starts(
    formOn('A', [ran('2025-06-01', { official: 2, odds: 4.2 })]),
    formOn('B', [ran('2025-06-01', { official: 3, odds: 4.2 })]),
  );
  assert.equal(
    start?.reports.map(({ line, sources }) => [line.official, sources.map(({ source }) => source)]),
    [
      [2, ['A']],
      [3, ['B']],
    ],
  );
  const stateOf = (name: string) => start?.facts.find((fact) => fact.name === name)?.state;
  assert.equal([stateOf('official'), stateOf('odds')], ['contradicted', 'agreed']);
});

test('a fact null in one report and omitted in another makes no difference', () => {
  const line = ran('2025-06-01');
  const withMore = { ...line, classRating: null } as PastPerformance;
  assert.is(starts(formOn('A', [line]), formOn('B', [withMore]))[0]?.reports.length, 1);
  const withFigure = { ...line, classRating: 112 } as PastPerformance;
  assert.is(starts(formOn('A', [line]), formOn('B', [withFigure]))[0]?.reports.length, 2);
});

test('a race without a number joins the numbered one of the same day and track', () => {
  const [start, ...others] = starts(
    formOn('A', [ran('2025-06-01', { raceNumber: null })]),
    formOn('B', [ran('2025-06-01', { raceNumber: 4 })]),
  );
  assert.equal([start?.raceNumber, start?.reports.length, others.length], [4, 2, 0]);
});

test('a foreign track has a different code in each source, yet the race is one', () => {
  const [start, ...others] = starts(
    formOn('A', [ran('2025-06-01', { track: 'QQQ', raceNumber: 7 })]),
    formOn('B', [ran('2025-06-01', { track: '*QQ', raceNumber: 7 })]),
  );
  assert.equal([start?.reports.length, others], [2, []]);
  const states = start?.facts.filter(({ state }) => state !== 'agreed');
  assert.equal(
    states?.map(({ name, state }) => [name, state]),
    [['track', 'reworded']],
  );
});

test('another race at another track on one day stays a start of its own', () => {
  const lines = [ran('2025-06-01', { raceNumber: 3 }), ran('2025-06-01', { track: 'QQQ', raceNumber: 4 })];
  assert.equal(
    starts(formOn('A', lines)).map(({ track, raceNumber }) => [track, raceNumber]),
    [
      ['AQU', 3],
      ['QQQ', 4],
    ],
  );
});

test('one race at two registered tracks is a contradiction', () => {
  const [start] = starts(
    formOn('A', [ran('2025-06-01', { track: 'SAR' })]),
    formOn('B', [ran('2025-06-01', { track: 'DMR' })]),
  );
  const fact = start?.facts.find(({ name }) => name === 'track');
  assert.equal([fact?.state, fact?.values.map(({ value }) => value)], ['contradicted', ['SAR', 'DMR']]);
});

test('the order of the cards does not matter', () => {
  const forms = [
    formOn('C', [ran('2025-06-01', { official: 3 }), ran('2025-05-01')]),
    formOn('A', [ran('2025-06-01'), ran('2025-07-04', { raceNumber: null })]),
    formOn('B', [ran('2025-06-01', { odds: null })]),
  ];
  assert.equal(starts(...forms.toReversed()), starts(...forms));
});

const workedOut = (text: string, change: Partial<Workout> = {}) =>
  aWorkout({ day: day(text), seconds: 48.4, ...change });
const stateIn = (work: HistoryWork | undefined, name: string) =>
  work?.facts.find((fact) => fact.name === name)?.state;

test('works come newest first, with both sources where they agree and both times where they do not', () => {
  const found = worksOf([
    formOn('B', [], [workedOut('2025-06-01'), workedOut('2025-05-20', { seconds: 48 })]),
    formOn('A', [], [workedOut('2025-06-08'), workedOut('2025-06-01'), workedOut('2025-05-20')]),
  ]);
  assert.equal(
    found.map((each) => [each.day, each.reports.map((report) => report.sources.map(({ source }) => source))]),
    [
      ['2025-06-08', [['A']]],
      ['2025-06-01', [['A', 'B']]],
      ['2025-05-20', [['A'], ['B']]],
    ],
  );
  assert.equal(
    found.map((work) => stateIn(work, 'seconds')),
    ['single', 'agreed', 'contradicted'],
  );
  const time = found[2]?.facts.find(({ name }) => name === 'seconds');
  assert.equal(
    time?.values.map(({ value, reports }) => [value, reports]),
    [
      [48.4, [0]],
      [48, [1]],
    ],
  );
});

test('a work that one source ranks and another does not is one work without a contradiction', () => {
  const [work, ...others] = worksOf([
    formOn('A', [], [workedOut('2025-06-01', { rank: null, count: null })]),
    formOn('B', [], [workedOut('2025-06-01', { rank: 2, count: 31 })]),
  ]);
  assert.equal([others, work?.reports.length], [[], 2]);
  assert.equal([stateIn(work, 'seconds'), stateIn(work, 'rank')], ['agreed', 'single']);
});

test('works over two distances on one morning are two works', () => {
  const found = worksOf([
    formOn('A', [], [workedOut('2025-06-01', { distanceYards: 880 })]),
    formOn('B', [], [workedOut('2025-06-01', { distanceYards: 1_100, seconds: 61.2 })]),
  ]);
  assert.equal(
    found.map(({ distanceYards, reports }) => [distanceYards, reports.length]),
    [
      [880, 1],
      [1_100, 1],
    ],
  );
});

test.run();
