import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ResultStore, ResultsByHorse } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';

export interface OpenedResults {
  readonly results: ResultStore;
  readonly byHorse: ResultsByHorse;
  close(): Promise<void>;
}

const instantAt = (text: string): Instant => parseInstant(text) as Instant;
const LATE = instantAt('2026-01-01T12:00:00-05:00');

const raceWith = (raceNumber: number, ...names: readonly string[]) =>
  aRaceResult({
    raceNumber,
    starters: names.map((horseName, index) => aFinisher({ horseName, programNumber: String(index + 1) })),
  });
const sheetOn = (day: string, change: Partial<ResultSheet> = {}): ResultSheet =>
  aSheet({
    day: day as RaceDay,
    races: [raceWith(1, 'Wet Match'), raceWith(2, 'Tin Ledger', 'Flint')],
    ...change,
  });

/** What every store of results gives by horse; `open` gives an empty one. */
export function resultsByHorseScenarios(name: string, open: () => Promise<OpenedResults>): void {
  const test = suite<OpenedResults>(`results by horse, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('a horse that never ran has no results', async ({ results, byHorse }) => {
    assert.equal(await byHorse.racesOf(['WETMATCH'], LATE), []);
    await results.keep(sheetOn('2020-08-08'), 'hash');
    assert.equal(await byHorse.racesOf([], LATE), []);
    assert.equal(await byHorse.racesOf(['WETMATCHES'], LATE), []);
  });

  test('the races of a horse come complete, and no other race of the day', async ({ results, byHorse }) => {
    const sheet = sheetOn('2020-08-08');
    await results.keep(sheet, 'hash');
    assert.equal(await byHorse.racesOf(['FLINT'], LATE), [{ ...sheet, races: [sheet.races[1]] }]);
    assert.equal(await byHorse.racesOf(['FLINT', 'WETMATCH', 'TINLEDGER'], LATE), [sheet]);
  });

  test('a name is found in every spelling', async ({ results, byHorse }) => {
    const spellings = ["Lady's Lantern (IRE)", 'LADYS LANTERN', 'Lady’s-Lantern', "LADY'S LANTERN(GB)"];
    for (const [index, spelling] of spellings.entries()) {
      const day = `2020-08-0${index + 1}`;
      await results.keep(sheetOn(day, { races: [raceWith(1, spelling)] }), day);
    }
    assert.is((await byHorse.racesOf(['LADYSLANTERN'], LATE)).length, spellings.length);
  });

  test('results of every kind are found, and of a replaced sheet only its correction', async ({
    results,
    byHorse,
  }) => {
    await results.keep(sheetOn('2020-08-08'), 'one');
    const corrected = sheetOn('2020-08-08', {
      provenance: { tier: 'imported', source: 'Corrected', at: instant(9) },
    });
    await results.keep(corrected, 'two');
    const table = sheetOn('2020-08-08', { kind: 'nyra-tables' });
    await results.keep(table, 'three');
    const found = await byHorse.racesOf(['WETMATCH'], LATE);
    assert.equal(
      found.map(({ kind, provenance }) => [kind, provenance.source]),
      [
        ['chart', 'Corrected'],
        ['nyra-tables', table.provenance.source],
      ],
    );
    const withoutIt = sheetOn('2020-08-08', { races: [raceWith(1, 'Flint')] });
    await results.keep(withoutIt, 'four');
    assert.is((await byHorse.racesOf(['WETMATCH'], LATE)).length, 1);
  });

  test('at an earlier moment it is the sheet of then, and none before it was received', async ({
    results,
    byHorse,
  }) => {
    const [first, second] = [instantAt('2020-08-10T12:00:00-04:00'), instantAt('2020-08-11T12:00:00-04:00')];
    await results.keep(sheetOn('2020-08-08'), 'one', first);
    await results.keep(sheetOn('2020-08-08', { races: [raceWith(1, 'Flint')] }), 'two', second);
    const racesAt = async (until: Instant) => (await byHorse.racesOf(['WETMATCH'], LATE, until)).length;
    assert.equal(await racesAt(instant(first - 1)), 0);
    assert.equal([await racesAt(first), await racesAt(second)], [1, 0]);
  });

  test('a result is known from the day after, by the clock of its track', async ({ results, byHorse }) => {
    await results.keep(sheetOn('2020-08-08'), 'one');
    await results.keep(sheetOn('2020-08-08', { track: 'DMR' }), 'two');
    await results.keep(sheetOn('2020-08-08', { track: 'QQQ' }), 'three');
    const tracksAt = async (text: string) =>
      (await byHorse.racesOf(['WETMATCH'], instantAt(text))).map(({ track }) => track);
    assert.equal(await tracksAt('2020-08-08T23:59:59-04:00'), []);
    assert.equal(await tracksAt('2020-08-09T00:00:00-04:00'), ['SAR']);
    assert.equal(await tracksAt('2020-08-09T02:59:59-04:00'), ['SAR']);
    assert.equal(await tracksAt('2020-08-09T03:00:00-04:00'), ['DMR', 'QQQ', 'SAR']);
  });

  test.run();
}
