import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PrintedForm } from '#core/card/history/printed-form.ts';
import { nameInKey } from '#core/card/history/same-horse.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { type HorseKey, horseKey } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { joinedHistories } from '#core/results/history/joined-histories.ts';
import { resultStartsIn } from '#core/results/history/result-start.ts';
import type { Finisher, RaceResult, WinnersBreeding } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { anImportedSource, aPrintedForm, LANTERN } from '#test/support/a-printed-form.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aWorkout } from '#test/support/a-runner.ts';

const test = suite('history of a horse on cards and in results');

const NAMESAKE = horseKey('Paper Lantern', 2010, 'Tallow Dip');
const NAME = nameInKey(LANTERN);

const day = (text: string): RaceDay => text as RaceDay;
const form = (horse: HorseKey, ...lines: readonly PastPerformance[]): PrintedForm =>
  aPrintedForm({ horse, lines });

/** A line that says exactly what the result below says. */
const line = (text: string, change: Partial<PastPerformance> = {}): PastPerformance =>
  aPastRace({
    day: day(text),
    track: 'SAR',
    raceNumber: 1,
    official: 2,
    crossed: { position: 2, lengths: 1.75 },
    odds: 4.35,
    postPosition: 2,
    weightLb: 120,
    fieldSize: 3,
    distanceYards: 1320,
    finalSeconds: 70.44,
    fractions: [22.31, 45.6],
    purse: 40_000,
    claimingPrice: 20_000,
    jockey: 'LANE ROBIN',
    trainer: 'MARSH ALEX',
    comment: 'Chased, kept on',
    ...change,
  });

interface Ran extends Partial<Finisher> {
  readonly race?: Partial<RaceResult>;
  readonly sheet?: Partial<ResultSheet>;
}

function result(text: string, { race, sheet, ...horse }: Ran = {}): ResultSheet {
  const starters = ['1', '2', '3'].map((programNumber) =>
    aFinisher({
      programNumber,
      isFavorite: false,
      ...(programNumber === '2' && { horseName: 'Paper Lantern', ...horse }),
    }),
  );
  return aSheet({ day: day(text), races: [aRaceResult({ starters, ...race })], ...sheet });
}
const startsIn = (...sheets: readonly ResultSheet[]) => resultStartsIn(sheets, new Set([NAME]));
const historiesOf = (forms: readonly PrintedForm[], ...sheets: readonly ResultSheet[]) =>
  joinedHistories(forms, startsIn(...sheets));
const breeding = (foaled: string | null, dam: string): WinnersBreeding => ({
  horseName: 'Paper Lantern',
  color: 'Bay',
  sex: 'Gelding',
  sire: 'Old Lamp',
  dam,
  damSire: 'Tallow',
  foaled,
  breeder: null,
});

test("a result is joined with the card's line of the same race, and they agree", () => {
  const [history, ...others] = historiesOf([form(LANTERN, line('2025-07-20'))], result('2025-07-20'));
  assert.equal(others, []);
  const [start, ...more] = history?.starts ?? [];
  assert.equal(more, []);
  assert.equal(
    start?.reports.map(({ record, sources }) => [record, sources.map(({ source }) => source)]),
    [
      ['result', ['Chart of invented races']],
      ['past performance', ['Brisnet card SAR0802.DRF']],
    ],
  );
  const states = Object.fromEntries(start?.facts.map(({ name, state }) => [name, state]) ?? []);
  for (const name of [
    'official',
    'odds',
    'weightLb',
    'postPosition',
    'finalSeconds',
    'fractions',
    'surface',
    'distanceYards',
    'jockey',
  ])
    assert.is(states[name], 'agreed', name);
  assert.is(states['comment'], 'reworded');
  assert.not(Object.values(states).includes('contradicted'));
  assert.equal(history?.doubts, []);
});

test('a contradiction between card and result stays, the result first', () => {
  const [history] = historiesOf(
    [form(LANTERN, line('2025-07-20', { official: 1, odds: 4.6 }))],
    result('2025-07-20', { weightLb: 118 }),
  );
  const contradicted = history?.starts[0]?.facts.filter(({ state }) => state === 'contradicted');
  assert.equal(
    contradicted?.map(({ name, values }) => [name, values.map(({ value }) => value)]),
    [
      ['official', [2, 1]],
      ['odds', [4.35, 4.6]],
      ['weightLb', [118, 120]],
    ],
  );
});

test('results of two kinds and a line are three reports of one race', () => {
  const table = result('2025-07-20', {
    odds: 4.4,
    sheet: { kind: 'nyra-tables', provenance: anImportedSource('NYRA tables') },
  });
  const [history] = historiesOf([form(LANTERN, line('2025-07-20'))], result('2025-07-20'), table);
  assert.is(history?.starts.length, 1);
  assert.is(history?.starts[0]?.reports.length, 3);
});

test('a race that no card prints is known only from its result, and the doubt is stated', () => {
  const [history] = historiesOf([form(LANTERN, line('2025-07-20'))], result('2025-06-01'));
  assert.equal(
    history?.starts.map((start) => [start.day, start.reports.map(({ record }) => record)]),
    [
      ['2025-07-20', ['past performance']],
      ['2025-06-01', ['result']],
    ],
  );
  assert.equal(history?.doubts, ['1 result joined by name alone.']);
});

test('a horse of results alone has a history of its name', () => {
  const [history, ...others] = historiesOf([], result('2020-08-08'));
  assert.equal(
    [history?.horse.name, history?.keys, history?.starts.length, others],
    ['Paper Lantern', ['PAPERLANTERN|0|'], 1, []],
  );
  assert.equal(history?.doubts, ['1 result listed by name alone, possibly for more than one horse.']);
});

test('two horses of one name never share a result: age decides, and when it cannot, neither gets it', () => {
  const forms = [form(LANTERN, line('2025-07-20')), form(NAMESAKE, line('2014-07-20'))];
  const historyWith = (sheet: ResultSheet) =>
    historiesOf(forms, sheet).map(({ keys, starts }) => [keys[0], starts.map((start) => start.day)]);
  assert.equal(historyWith(result('2015-08-08')), [
    [NAMESAKE, ['2015-08-08', '2014-07-20']],
    [LANTERN, ['2025-07-20']],
  ]);
  assert.equal(historyWith(result('2024-08-08')), [
    [NAMESAKE, ['2014-07-20']],
    [LANTERN, ['2025-07-20']],
    ['PAPERLANTERN|0|', ['2024-08-08']],
  ]);
});

test('a name may have gone to another horse once its first one is over ten', () => {
  const historyWith = (text: string) =>
    historiesOf([form(NAMESAKE, line('2014-07-20'))], result(text)).map(({ keys, starts }) => [
      keys[0],
      starts.length,
    ]);
  assert.equal(historyWith('2020-08-08'), [[NAMESAKE, 2]]);
  assert.equal(historyWith('2021-08-08'), [
    [NAMESAKE, 1],
    ['PAPERLANTERN|0|', 1],
  ]);
  const asPrinted = historiesOf([form(NAMESAKE, line('2022-07-20'))], result('2022-07-20'));
  assert.equal(
    asPrinted.map(({ starts }) => starts.length),
    [1],
    'a race that a card prints is not in doubt',
  );
});

test('a result of a race that a card prints belongs to that horse, even when another has the name', () => {
  const forms = [form(LANTERN, line('2024-07-20')), form(NAMESAKE, line('2014-07-20'))];
  const histories = historiesOf(forms, result('2024-07-20'));
  assert.equal(
    histories.map(({ keys, starts }) => [keys[0], starts[0]?.reports.length]),
    [
      [NAMESAKE, 1],
      [LANTERN, 2],
    ],
  );
});

test('a result from another race at the same track that day belongs to another horse of the name', () => {
  const forms = [form(LANTERN, line('2025-07-20', { raceNumber: 4 }))];
  const histories = historiesOf(forms, result('2025-07-20', { race: { raceNumber: 1 } }));
  assert.equal(
    histories.map(({ starts }) => starts.map(({ raceNumber, reports }) => [raceNumber, reports.length])),
    [[[4, 1]], [[1, 1]]],
  );
});

test('a result that names the last race is of the horse whose card prints that race, without a doubt', () => {
  const forms = [form(LANTERN, line('2024-07-20', { raceNumber: 4 })), form(NAMESAKE, line('2014-07-20'))];
  const after = (lastStart: Finisher['lastStart']) =>
    historiesOf(forms, result('2024-08-08', { lastStart })).map(({ keys, starts, doubts }) => [
      keys[0],
      starts.length,
      doubts.length,
    ]);
  const last = { day: day('2024-07-20'), track: 'SAR', raceNumber: 4, finish: 2 };
  assert.equal(after(last), [
    [NAMESAKE, 1, 0],
    [LANTERN, 2, 0],
  ]);
  assert.is(after({ ...last, raceNumber: 5 }).length, 3);
  assert.is(after(null).length, 3);
});

test('a horse ran in no other race between the oldest and newest line of its card', () => {
  const printed = form(LANTERN, line('2025-07-20'), line('2025-05-01'));
  const startsWith = (text: string) =>
    historiesOf([printed], result(text)).map(({ starts }) => starts.length);
  assert.equal(startsWith('2025-06-01'), [2, 1]);
  assert.equal(startsWith('2025-07-20'), [2]);
  assert.equal(startsWith('2025-08-01'), [3]);
  assert.equal(startsWith('2025-04-01'), [3]);
});

test('two results on one day are never joined to one horse by name alone', () => {
  const twice = [result('2024-08-08'), result('2024-08-08', { sheet: { track: 'DMR' } })];
  const histories = historiesOf([form(LANTERN, line('2025-07-20'))], ...twice);
  assert.equal(
    histories.map(({ keys, starts }) => [keys[0], starts.length]),
    [
      [LANTERN, 1],
      ['PAPERLANTERN|0|', 2],
    ],
  );
});

test("a winner's breeding says which horse it is", () => {
  const forms = [form(LANTERN, line('2025-07-20')), form(NAMESAKE, line('2014-07-20'))];
  const won = (winner: WinnersBreeding) =>
    historiesOf(forms, result('2024-08-08', { official: 1, crossed: 1, race: { winner } })).map(
      ({ keys, starts }) => [keys[0], starts.length],
    );
  assert.equal(won(breeding('Mar 12, 2021 in Kentucky', 'Candle Wick')), [
    [NAMESAKE, 1],
    [LANTERN, 2],
  ]);
  assert.equal(won(breeding('Apr 1, 2020 in New York', 'Flint')), [
    [NAMESAKE, 1],
    ['PAPERLANTERN|2020|FLINT', 1],
    [LANTERN, 1],
  ]);
  assert.equal(won(breeding(null, 'Tallow Dip')), [
    [NAMESAKE, 2],
    [LANTERN, 1],
  ]);
});

test('a shared race stays one although the result gives another dam, and the doubt is stated', () => {
  const winner = breeding('Mar 12, 2021 in Kentucky', 'Candlewick Lane');
  const [history, ...others] = historiesOf(
    [form(LANTERN, line('2025-07-20'))],
    result('2025-07-20', { race: { winner } }),
  );
  assert.equal([history?.starts[0]?.reports.length, others], [2, []]);
  assert.equal(history?.doubts, ['1 result for the same race with a different foaling year or dam.']);
});

test('a card without a foaling year joins the only horse of that name, and the doubt is stated', () => {
  const forms = [
    form(LANTERN, line('2025-07-20')),
    form(horseKey('Paper Lantern', null, 'Candle Wick'), line('2025-06-01')),
  ];
  const [history, ...others] = historiesOf(forms);
  assert.equal([history?.starts.length, history?.keys.length, others], [2, 2, []]);
  assert.match(history?.doubts[0] ?? '', /^Some cards give no foaling year or dam/);
});

test('a race that was not run is no start', () => {
  assert.equal(historiesOf([], result('2020-08-08', { race: { cancelled: { reason: 'Weather' } } })), []);
});

test('invented races are never joined with real ones', () => {
  const invented = { ...anImportedSource('Demo generator (seed 7)'), tier: 'demo' as const };
  const simulated = result('2025-07-04', { sheet: { kind: 'simulation', provenance: invented } });
  const demoForm = { ...form(LANTERN, line('2025-07-20')), provenance: invented };
  const daysOf = (forms: readonly PrintedForm[]) =>
    historiesOf(forms, simulated, result('2025-06-01')).map(({ starts }) => starts.map((start) => start.day));
  assert.equal(daysOf([demoForm]), [['2025-07-20', '2025-07-04']]);
  assert.equal(daysOf([form(LANTERN, line('2025-05-01'))]), [['2025-06-01', '2025-05-01']]);
  assert.equal(daysOf([demoForm, form(LANTERN, line('2025-05-01'))]), [['2025-06-01', '2025-05-01']]);
});

test('the order of cards and results does not matter', () => {
  const forms = [
    { ...form(LANTERN, line('2025-07-20'), line('2025-07-01', { official: 1 })), cardDay: day('2025-08-02') },
    { ...form(LANTERN, line('2025-07-01')), provenance: anImportedSource('B'), cardDay: day('2025-08-09') },
    { ...form(NAMESAKE, line('2014-07-20')), works: [aWorkout()] },
  ];
  const starts = startsIn(
    result('2025-07-01'),
    result('2014-07-20'),
    result('2015-08-08'),
    result('2024-08-08'),
  );
  const histories = joinedHistories(forms, starts);
  assert.equal(joinedHistories(forms.toReversed(), starts.toReversed()), histories);
  assert.is(histories.length, 3);
});

test.run();
