import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type {
  ResultDays,
  ResultStore,
  ResultsOfDays,
  ResultTracks,
  SimulatedResults,
} from '#core/results/ports.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';

export interface OpenedResults {
  readonly results: ResultStore & ResultTracks & ResultDays & ResultsOfDays & SimulatedResults;
  close(): Promise<void>;
}

const NEXT = addDays(RESULTS_DAY, 1);

/** What every store of results does; `open` gives an empty one. */
export function resultStoreScenarios(name: string, open: () => Promise<OpenedResults>): void {
  const test = suite<OpenedResults>(`result store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store has no results', async ({ results }) => {
    assert.is(await results.currentSheet('SAR', RESULTS_DAY, 'chart'), null);
    assert.equal(await results.replaced('SAR', RESULTS_DAY, 'chart'), []);
    assert.equal(await results.sheetsBetween(null, RESULTS_DAY, NEXT), []);
  });

  test('a sheet comes back as it was stored, to the last digit', async ({ results }) => {
    const refused = [{ raceNumber: 3, failed: ['The margins do not add up.'] }];
    const resultSheet = aSheet({ refused, attendance: 31_000 });
    await results.keep(resultSheet, 'hash');
    const storedSheet = await results.currentSheet('SAR', RESULTS_DAY, 'chart');
    assert.equal(storedSheet, { sheet: resultSheet, contentHash: 'hash' });
    assert.equal(await results.sheetsBetween('SAR', RESULTS_DAY, RESULTS_DAY), [resultSheet]);
  });

  test('the sheets of single days come back whole, without those of days between and of other tracks', async ({
    results,
  }) => {
    const last = addDays(RESULTS_DAY, 2);
    for (const day of [RESULTS_DAY, NEXT, last]) await results.keep(aSheet({ day }), `hash ${day}`);
    await results.keep(aSheet({ track: 'AQU' }), 'other');
    const sheets = await results.sheetsOn('SAR', [last, RESULTS_DAY]);
    assert.equal(sheets, [aSheet(), aSheet({ day: last })]);
    assert.equal(await results.sheetsOn('SAR', []), []);
  });

  test('what only some sources report comes back too, and is absent where it was not reported', async ({
    results,
  }) => {
    const starters = [aFinisher({ claimingPrice: 20_000 }), aFinisher({ programNumber: '2' })];
    const raceResult = aRaceResult({ breed: 'Quarter Horse', prizes: [24_000, 8_000, 4_000], starters });
    const resultSheet = aSheet({ races: [raceResult, aRaceResult({ raceNumber: 2 })] });
    await results.keep(resultSheet, 'hash');
    const [sheet] = await results.sheetsBetween(null, RESULTS_DAY, RESULTS_DAY);
    assert.equal(sheet, resultSheet);
    const [first, second] = sheet?.races ?? [];
    assert.equal([first?.breed, first?.prizes], ['Quarter Horse', [24_000, 8_000, 4_000]]);
    assert.is(first?.starters[0]?.claimingPrice, 20_000);
    assert.not.ok('claimingPrice' in (first?.starters[1] ?? {}));
    assert.not.ok('breed' in (second ?? {}) || 'prizes' in (second ?? {}));
  });

  test('starters keep the order they crossed the line in, and a duplicate horse stays twice', async ({
    results,
  }) => {
    const numbers = ['2', '10', '1A', '1', '2'];
    const starters = numbers.map((programNumber) => aFinisher({ programNumber }));
    await results.keep(aSheet({ races: [aRaceResult({ starters })] }), 'hash');
    const [sheet] = await results.sheetsBetween(null, RESULTS_DAY, RESULTS_DAY);
    const read = sheet?.races[0]?.starters.map(({ programNumber }) => programNumber);
    assert.equal(read, numbers);
  });

  test('a cancelled race has no starters, and a day may have no race', async ({ results }) => {
    const cancelled = aSheet({
      races: [aRaceResult({ cancelled: { reason: 'Weather' }, starters: [], payouts: [] })],
    });
    await results.keep(cancelled, 'one');
    await results.keep(aSheet({ day: NEXT, races: [], handle: null }), 'two');
    assert.equal((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.sheet, cancelled);
    assert.equal((await results.currentSheet('SAR', NEXT, 'chart'))?.sheet.races, []);
  });

  test('a correction is current, and what it replaced is stored, newest first', async ({ results }) => {
    const later = (purse: number) =>
      aSheet({
        provenance: {
          tier: 'imported',
          source: `Correction ${purse}`,
          at: instant(1_597_000_000_000 + purse),
        },
        races: [aRaceResult({ purse })],
      });
    await results.keep(aSheet(), 'one');
    await results.keep(later(2), 'two');
    await results.keep(later(3), 'three');
    const storedSheet = await results.currentSheet('SAR', RESULTS_DAY, 'chart');
    assert.equal(storedSheet, { sheet: later(3), contentHash: 'three' });
    assert.equal(await results.replaced('SAR', RESULTS_DAY, 'chart'), [
      { sheet: later(2), contentHash: 'two' },
      { sheet: aSheet(), contentHash: 'one' },
    ]);
    assert.equal(await results.sheetsBetween(null, RESULTS_DAY, NEXT), [later(3)]);
  });

  test('as of a moment the sheets, days and single days are those that were current then', async ({
    results,
  }) => {
    const first = aSheet();
    const { at: storedAt } = first.provenance;
    const correctedAt = shift(storedAt, 60_000);
    const corrected = aSheet({ provenance: { ...first.provenance, at: correctedAt }, attendance: 7 });
    await results.keep(first, 'one');
    await results.keep(corrected, 'two');
    const span = { from: RESULTS_DAY, to: NEXT };
    const known = async (until: Instant) => [
      await results.sheetsBetween('SAR', span.from, span.to, until),
      await results.sheetsOn('SAR', [RESULTS_DAY], until),
      await results.daysWithResults('SAR', span, until),
      await results.tracksWithResults(span, until),
    ];
    assert.equal(await known(shift(storedAt, -1)), [[], [], [], []]);
    assert.equal(await known(storedAt), [[first], [first], [RESULTS_DAY], ['SAR']]);
    assert.equal(await known(shift(correctedAt, -1)), [[first], [first], [RESULTS_DAY], ['SAR']]);
    assert.equal(await known(correctedAt), [[corrected], [corrected], [RESULTS_DAY], ['SAR']]);
  });

  test('sheets of two kinds are stored side by side', async ({ results }) => {
    await results.keep(aSheet(), 'chart');
    await results.keep(aSheet({ kind: 'nyra-tables' }), 'tables');
    await results.keep(aSheet({ kind: 'nyra-tables', attendance: 1 }), 'tables again');
    assert.is((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.contentHash, 'chart');
    assert.is((await results.currentSheet('SAR', RESULTS_DAY, 'nyra-tables'))?.contentHash, 'tables again');
    assert.is((await results.replaced('SAR', RESULTS_DAY, 'chart')).length, 0);
    assert.is((await results.replaced('SAR', RESULTS_DAY, 'nyra-tables')).length, 1);
  });

  test('a span has its ends, one track or all, by day, track and kind', async ({ results }) => {
    await results.keep(aSheet({ day: addDays(RESULTS_DAY, 2) }), 'after');
    await results.keep(aSheet({ day: NEXT, kind: 'nyra-tables' }), 'e');
    await results.keep(aSheet({ day: NEXT, track: 'AQU' }), 'c');
    await results.keep(aSheet({ day: NEXT, kind: 'chart' }), 'd');
    await results.keep(aSheet(), 'b');
    await results.keep(aSheet({ day: addDays(RESULTS_DAY, -1) }), 'before');
    const found = async (track: string | null) =>
      (await results.sheetsBetween(track, RESULTS_DAY, NEXT)).map((sheet) =>
        [sheet.day, sheet.track, sheet.kind].join(' '),
      );
    assert.equal(await found(null), [
      `${RESULTS_DAY} SAR chart`,
      `${NEXT} AQU chart`,
      `${NEXT} SAR chart`,
      `${NEXT} SAR nyra-tables`,
    ]);
    assert.equal(await found('AQU'), [`${NEXT} AQU chart`]);
    assert.equal(await found('BEL'), []);
  });

  test('simulated sheets outside a span go with what they replaced, real ones stay', async ({ results }) => {
    const days = [-1, 0, 1, 2].map((count) => addDays(RESULTS_DAY, count));
    for (const day of days) {
      await results.keep(aSheet({ day }), 'real');
      await results.keep(aSheet({ day, kind: 'simulation', attendance: 1 }), 'first');
      await results.keep(aSheet({ day, kind: 'simulation' }), 'second');
    }
    const [before = RESULTS_DAY, , , after = RESULTS_DAY] = days;
    const simulated = async () =>
      (await results.sheetsBetween(null, before, after))
        .filter(({ kind }) => kind === 'simulation')
        .map(({ day }) => day);
    await results.dropSimulated({ from: RESULTS_DAY, to: NEXT });
    assert.equal(await simulated(), [RESULTS_DAY, NEXT]);
    assert.equal(await results.replaced('SAR', before, 'simulation'), []);
    assert.is((await results.replaced('SAR', NEXT, 'simulation')).length, 1);
    await results.dropSimulated(null);
    assert.equal(await simulated(), []);
    assert.is((await results.sheetsBetween(null, before, after)).length, days.length);
    const mark = await results.mark();
    await results.keep(aSheet({ kind: 'simulation' }), 'another season');
    assert.equal(await simulated(), [RESULTS_DAY]);
    await results.dropSimulated(null);
    await results.keep(aSheet({ kind: 'simulation' }), 'another season');
    assert.not.equal(await results.mark(), mark);
  });

  test('the version changes with every stored sheet', async ({ results }) => {
    const marks = [await results.mark()];
    for (const [index, hash] of ['one', 'two', 'three'].entries()) {
      await results.keep(aSheet({ attendance: index }), hash);
      assert.is(await results.mark(), await results.mark());
      marks.push(await results.mark());
    }
    assert.is(new Set(marks).size, 4);
  });

  test('the tracks with results, of a span or ever, each once', async ({ results }) => {
    assert.equal(await results.tracksWithResults(null), []);
    await results.keep(aSheet({ track: 'SAR' }), 'a');
    await results.keep(aSheet({ track: 'SAR', attendance: 1 }), 'b');
    await results.keep(aSheet({ track: 'AQU', day: NEXT, kind: 'simulation' }), 'c');
    assert.equal(await results.tracksWithResults(null), ['AQU', 'SAR']);
    assert.equal(await results.tracksWithResults({ from: RESULTS_DAY, to: RESULTS_DAY }), ['SAR']);
  });

  test('the days with results of a track within a span, each once, latest first', async ({ results }) => {
    await results.keep(aSheet({ track: 'SAR', day: RESULTS_DAY }), 'a');
    await results.keep(aSheet({ track: 'SAR', day: RESULTS_DAY, attendance: 1 }), 'b');
    await results.keep(aSheet({ track: 'SAR', day: NEXT, kind: 'simulation' }), 'c');
    await results.keep(aSheet({ track: 'AQU', day: NEXT }), 'd');
    assert.equal(await results.daysWithResults('SAR', { from: RESULTS_DAY, to: NEXT }), [NEXT, RESULTS_DAY]);
    assert.equal(await results.daysWithResults('AQU', { from: RESULTS_DAY, to: RESULTS_DAY }), []);
    assert.equal(await results.daysWithResults(null, { from: RESULTS_DAY, to: NEXT }), [NEXT, RESULTS_DAY]);
    const cards = [
      { track: 'AQU', day: NEXT },
      { track: 'SAR', day: NEXT },
      { track: 'SAR', day: RESULTS_DAY },
    ];
    const span = { from: RESULTS_DAY, to: NEXT };
    assert.equal(await results.cardsWithResults(null, span, null), cards);
    assert.equal(await results.cardsWithResults(null, span, 2), cards.slice(0, 2));
    assert.equal(await results.cardsWithResults('SAR', span, null), cards.slice(1));
    assert.equal(await results.cardsWithResults(null, span, null, instant(1)), []);
    assert.equal(await results.daysWithResults(null, { from: RESULTS_DAY, to: RESULTS_DAY }), [RESULTS_DAY]);
    const before = instant(1);
    assert.equal(await results.daysWithResults(null, { from: RESULTS_DAY, to: NEXT }, before), []);
  });

  test.run();
}
