import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { present } from '#test/support/present.ts';

const test = suite('Results stored before unknown facts were null');

type Facts = Readonly<Record<string, unknown>>;

/** A starter as it was stored before: the favorite in British spelling, the report of its last start under `told`. */
function starterBefore({ programNumber, horseName, ...facts }: Finisher): Facts {
  const { isFavorite, lastStartReported, finished: _, ...rest } = facts;
  return { ...rest, favourite: isFavorite, lastStartTold: lastStartReported };
}

/** A race as it was stored before: `surface` and `distanceYards` always filled, with a list of what is made up. */
function raceBefore(
  { starters: _, raceNumber: __, isFieldComplete: ___, ...facts }: RaceResult,
  change: Facts,
) {
  return { ...facts, ...change };
}

const winner = {
  horseName: 'Paper Lantern 1',
  sex: 'c',
  sire: 'A',
  dam: 'B',
  damSire: 'C',
  foaled: null,
  breeder: null,
};
const unplaced = { crossed: null, official: null };

const COMPLETE = aRaceResult({
  winner: { ...winner, color: 'bay' },
  starters: [
    aFinisher(),
    aFinisher({
      programNumber: '2',
      ...unplaced,
      finished: false,
      lastStart: null,
      lastStartReported: false,
    }),
  ],
});
const OPEN = aRaceResult({
  raceNumber: 2,
  surface: null,
  isFieldComplete: false,
  starters: [aFinisher(), aFinisher({ programNumber: '2', ...unplaced, finished: null })],
});
const CANCELLED = aRaceResult({
  raceNumber: 3,
  cancelled: { reason: 'Weather' },
  surface: null,
  distanceYards: null,
  starters: [],
  payouts: [],
});

const BEFORE: readonly (readonly [RaceResult, Facts])[] = [
  [COMPLETE, raceBefore(COMPLETE, { winner: { ...winner, colour: 'bay' } })],
  [OPEN, raceBefore(OPEN, { surface: 'dirt', untold: ['field', 'places', 'surface'] })],
  [CANCELLED, raceBefore(CANCELLED, { surface: 'dirt', distanceYards: 0 })],
];

test('they come back with null for every fact that was made up, and with all others', () =>
  inOlderDatabase('_results_unknown_facts', async (database, migrate) => {
    const sheet = aSheet({ kind: 'chart', races: [COMPLETE, OPEN, CANCELLED] });
    const { refused, attendance, handle, provenance } = sheet;
    const [row] = await database
      .pool('results.sheets')
      .insert({
        track: 'SAR',
        race_day: RESULTS_DAY,
        kind: 'chart',
        tier: provenance.tier,
        source: provenance.source,
        brought_at_ms: provenance.at,
        content_hash: 'hash',
        facts: { refused, attendance, handle },
      })
      .returning<{ id: number }[]>('id');
    const sheetId = present(row).id;
    for (const [{ raceNumber, starters }, facts] of BEFORE) {
      const place = { sheet_id: sheetId, race_number: raceNumber };
      await database.pool('results.races').insert({ ...place, facts });
      for (const [nth, starter] of starters.entries())
        await database.pool('results.starters').insert({
          ...place,
          nth,
          program_number: starter.programNumber,
          horse_name: starter.horseName,
          facts: starterBefore(starter),
        });
    }
    await migrate();
    const stored = await makePostgresResultStore(database).sheetsBetween('SAR', RESULTS_DAY, RESULTS_DAY);
    assert.equal(stored, [sheet]);
  }));

test.run();
