import { digest } from '#adapters/system/identifiers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import { type ARecord, DAY, moment } from './a-forged-record.ts';
import { aFinisher, aRaceResult, aSheet } from './a-result.ts';
import { aChain } from './a-sealed-pick.ts';

const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));

/** Results of Del Mar as earlier versions sealed them: race 1 went off at 2:00 PM, the off of race 3 is not named. */
function zonelessResults(): ARecord['results'] {
  const races = [
    aRaceResult({ raceNumber: 1, starters, offMinute: 14 * 60 }),
    aRaceResult({ raceNumber: 3, starters, offMinute: null }),
  ];
  const sealed = moment('2025-08-02T22:00:00Z');
  const { timeZone: _, ...delMar } = resultsContent(
    aSheet({ track: 'DMR', day: DAY, races }),
    sealed,
    digest,
  );
  const elsewhere = { ...delMar, track: 'ZZZ', trackSlug: 'nowhere' };
  return linkedRows([delMar, elsewhere], null, digest);
}

/** Picks at Del Mar: in time, five minutes late, on a race without a result, without an off; and one of an unknown track. */
export const aRecordWithLatePick = (): ARecord => ({
  picks: aChain(
    [
      { sealedAt: '2025-08-02T20:59:30.000Z', raceNumber: 1 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 1 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 2 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 3 },
      { sealedAt: '2025-08-02T21:05:00.000Z', raceNumber: 1, trackSlug: 'nowhere' },
    ].map((change) => ({ trackSlug: 'del-mar', day: DAY, off: null, ...change })),
  ),
  results: zonelessResults(),
  heads: [],
});

/** What every check says of it. */
export const LATE_PICK =
  'entry 2, sealed Aug 2, 2025, 2:05 PM PT: Del Mar, Aug 2, 2025, race 1, off at 2:00 PM PT';
export const NOT_CHECKED =
  'ot checked against the off of a result: 3 picks: 1 without a result, 1 whose result names no off, 1 at a track whose time zone is not known';
