import { digest } from '#adapters/system/identifiers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import type { ResultSheet, SheetKind } from '#core/results/result-sheet.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import { type ARecord, DAY, moment } from './a-forged-record.ts';
import { aFinisher, aRaceResult, aSheet } from './a-result.ts';
import { aChain } from './a-sealed-pick.ts';

const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));

/** A sheet of Del Mar with the offs of its races, in minutes of the clock. */
const delMar = (kind: SheetKind, offs: Readonly<Record<number, number | null>>): ResultSheet =>
  aSheet({
    track: 'DMR',
    day: DAY,
    kind,
    races: Object.entries(offs).map(([raceNumber, offMinute]) =>
      aRaceResult({ raceNumber: Number(raceNumber), starters, offMinute }),
    ),
  });

/** The last sheets of Del Mar: race 4 has an off by the live result only, race 5 goes off after midnight. */
const CHART = delMar('chart', { 1: 14 * 60, 3: null, 4: null, 5: 5 });
const LIVE = delMar('live', { 1: 13 * 60 + 50, 4: 14 * 60, 6: 15 * 60, 7: null });
const DESK = delMar('desk', { 6: 15 * 60 + 10, 7: 14 * 60 });

/** What the product has stored in the end. */
export const SHEETS_OF_LATE_PICKS: readonly ResultSheet[] = [LIVE, CHART, DESK];

/** As earlier versions sealed them, without zones, and of a track that nobody knows; a first chart
 * named other offs, and a row without a slug is of no track that a pick names.  */
function zonelessResults(): ARecord['results'] {
  const first = delMar('chart', { 1: 14 * 60, 3: 14 * 60, 5: 5, 8: 14 * 60 });
  const sealed = moment('2025-08-03T10:00:00Z');
  const rows = [LIVE, first, CHART, DESK].map((sheet) => {
    const { timeZone: _, ...content } = resultsContent(sheet, sealed, digest);
    return content;
  });
  const [, , chart] = rows;
  if (chart === undefined) throw new Error('no chart');
  const elsewhere = { ...chart, track: 'ZZZ', trackSlug: 'nowhere' };
  const race = chart.races.slice(0, 1).map((race) => ({ ...race, raceNumber: 2 }));
  const withoutSlug = { ...chart, trackSlug: null, races: race };
  return linkedRows([...rows, elsewhere, withoutSlug], null, digest);
}

/** Picks at Del Mar, some late, some that nothing shows to be in time; and one of an unknown track. */
export const aRecordWithLatePick = (): ARecord => ({
  picks: aChain(
    [
      { sealedAt: '2025-08-02T20:59:30.000Z', raceNumber: 1 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 1 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 2 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 3 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 1, trackSlug: 'nowhere' },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 4 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 7 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 8 },
      { sealedAt: '2025-08-02T21:59:59.999Z', raceNumber: 6 },
      { sealedAt: '2025-08-02T22:00:00.000Z', raceNumber: 6 },
      { sealedAt: '2025-08-03T06:50:00.000Z', raceNumber: 5 },
      { sealedAt: '2025-08-03T07:05:20.000Z', raceNumber: 5 },
    ].map((change) => ({ trackSlug: 'del-mar', day: DAY, off: null, ...change })),
  ),
  results: zonelessResults(),
  heads: [],
});

/** What every check says of it. */
export const LATE_PICKS = [
  'entry 2, sealed Aug 2, 2025, 2:05 PM PT: Del Mar, Aug 2, 2025, race 1, off at 2:00 PM PT',
  'entry 10, sealed Aug 2, 2025, 3:00 PM PT: Del Mar, Aug 2, 2025, race 6, off at 3:00 PM PT',
  'entry 12, sealed Aug 3, 2025, 12:05 AM PT: Del Mar, Aug 2, 2025, race 5, off at 12:05 AM PT',
];
export const NOT_CHECKED =
  'ot counted, since no result shows them to be before the off: 6 picks: 2 without a result, 3 whose result names no off, 1 at a track whose time zone is not known';
