import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { present } from '#test/support/present.ts';
import type { TestDatabase } from '#test/support/test-database.ts';

const test = suite('Results stored before unknown texts were null');

type Facts = Readonly<Record<string, unknown>>;

const NOTHING_OF_HOW = { disqualified: null, isFavorite: null, comment: null } as const;
const notRun = (raceNumber: number, reason: string | null): RaceResult =>
  aRaceResult({ raceNumber, cancelled: { reason }, type: null, conditions: null, starters: [], payouts: [] });

const LIVE = aSheet({
  kind: 'live',
  races: [
    aRaceResult({
      starters: [aFinisher({ ...NOTHING_OF_HOW, jockeyName: null })],
      scratches: [
        { horseName: 'Wet Match', reason: null },
        { horseName: 'Tin Ledger', reason: 'Off-Turf' },
      ],
    }),
    notRun(2, null),
    notRun(3, 'Weather'),
  ],
});
const CHART = aSheet({
  races: [aRaceResult({ starters: [aFinisher({ disqualified: false, isFavorite: true, comment: '' })] })],
});

/** A race as it was stored before. */
function raceBefore({ starters: _, raceNumber: __, ...facts }: RaceResult): Facts {
  const { cancelled, type, conditions, scratches } = facts;
  return {
    ...facts,
    cancelled: cancelled === null ? null : (cancelled.reason ?? 'Not reported'),
    type: type ?? '',
    conditions: conditions ?? '',
    scratches: scratches.map(({ horseName, reason }) => ({ horseName, reason: reason ?? '' })),
  };
}

async function storeBefore({ pool }: TestDatabase['database'], sheet: ResultSheet): Promise<void> {
  const { kind, provenance, races, refused, attendance, handle } = sheet;
  const [row] = await pool('results.sheets')
    .insert({
      ...{ track: 'SAR', race_day: RESULTS_DAY, kind, tier: provenance.tier, source: provenance.source },
      ...{ brought_at_ms: provenance.at, content_hash: 'hash', facts: { refused, attendance, handle } },
    })
    .returning<{ id: number }[]>('id');
  for (const race of races) {
    const place = { sheet_id: present(row).id, race_number: race.raceNumber };
    await pool('results.races').insert({ ...place, facts: raceBefore(race) });
    for (const [nth, { programNumber, horseName, ...facts }] of race.starters.entries()) {
      const { jockeyName, disqualified, isFavorite, comment } = facts;
      const before = {
        ...{ jockeyName: jockeyName ?? '', comment: comment ?? '' },
        ...{ disqualified: disqualified ?? false, isFavorite: isFavorite ?? false },
      };
      const names = { program_number: programNumber, horse_name: horseName };
      await pool('results.starters').insert({ ...place, ...names, nth, facts: { ...facts, ...before } });
    }
  }
}

test('they come back with null for what nobody reported, and with all others as they were', () =>
  inOlderDatabase('_results_unknown_texts', async (database, migrate) => {
    for (const sheet of [CHART, LIVE]) await storeBefore(database, sheet);
    await migrate();
    const stored = await makePostgresResultStore(database).sheetsBetween('SAR', RESULTS_DAY, RESULTS_DAY);
    assert.equal(stored, [CHART, LIVE]);
  }));

test.run();
