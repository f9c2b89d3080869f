import { digest } from '#adapters/system/identifiers.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import { type ARecord, DAY, moment } from './a-forged-record.ts';
import { aRegistration, withRegistrations } from './a-registration.ts';
import { aFinisher, aRaceResult, aSheet } from './a-result.ts';
import { aChain } from './a-sealed-pick.ts';

const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));
const ONE = 13 * 60;

const sheetOf = (kind: 'live' | 'chart') =>
  aSheet({
    track: 'QQQ',
    day: DAY,
    kind,
    races: [
      aRaceResult({
        raceNumber: 1,
        starters: kind === 'live' ? starters.slice(0, 2) : starters,
        offMinute: ONE,
      }),
    ],
  });

/** The rows of both sources of a day at QQQ, sealed while it was registered in the zone. */
const rowsIn = (zone: ZoneName, sealedAt: string) =>
  withRegistrations([aRegistration({ zone })], () =>
    (['live', 'chart'] as const).map((kind) => resultsContent(sheetOf(kind), moment(sealedAt), digest)),
  );

const sealedOnMountainTime = rowsIn('mountain', '2025-08-02T23:00:00Z');
const sealedAgain = rowsIn('pacific', '2025-08-03T15:00:00Z');

const aRecord = (results: Parameters<typeof linkedRows>[0]): ARecord => ({
  picks: aChain([
    { trackSlug: 'qqq-mountain', day: DAY, off: null, raceNumber: 1, sealedAt: '2025-08-02T19:30:00.000Z' },
  ]),
  results: linkedRows(results, null, digest),
  heads: [],
});

/** A pick sealed half an hour after 1 PM on mountain time, half an hour before 1 PM on Pacific time, the off of its race. */
export const aRecordOnMountainTime = () => aRecord(sealedOnMountainTime);
/** The same when the track's time zone was corrected to Pacific time. */
export const aRecordOnCorrectedTime = () => aRecord([...sealedOnMountainTime, ...sealedAgain]);
