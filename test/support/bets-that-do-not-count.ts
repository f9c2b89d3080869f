import { digest } from '#adapters/system/identifiers.ts';
import type { RaceId } from '#core/card/race.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import { type ARecord, DAY, moment } from './a-forged-record.ts';
import { aRace } from './a-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from './a-result.ts';
import { aChain } from './a-sealed-pick.ts';

/** Of no track that anybody has listed or registered. */
const NOWHERE = 'nowhere';

const [winner, ...others] = aRace().runners;
if (winner === undefined) throw new Error('no runner');
const horse = { programNumber: winner.programNumber, name: winner.horseName };
const starters = [winner, ...others].map(({ programNumber, horseName }, nth) =>
  aFinisher({ programNumber, horseName, official: nth + 1, crossed: nth + 1 }),
);

const ran = (raceNumber: number, offMinute: number | null = 14 * 60) =>
  aRaceResult({
    raceNumber,
    starters,
    offMinute,
    payouts: [aPayout({ winningNumbers: horse.programNumber, payoff: 4 })],
  });

/** The first chart has race 5, which the chart that replaced it leaves out; race 3 has no off. */
const FIRST_CHART = aSheet({ day: DAY, races: [ran(1), ran(3, null), ran(5)] });
const CHART = aSheet({ day: DAY, races: [ran(1), ran(3, null)] });
const ELSEWHERE = aSheet({ day: DAY, track: NOWHERE, races: [ran(1)] });

/** The sheets that are current in the end. */
export const SHEETS_IN_THE_END: readonly ResultSheet[] = [CHART, ELSEWHERE];

const betOn = (trackSlug: string, raceNumber: number) => ({
  trackSlug,
  day: DAY,
  raceNumber,
  raceId: `${trackSlug}-${DAY}-${raceNumber}` as RaceId,
  off: null,
  verdict: { kind: 'BET', horse, priceToTake: null } as const,
});

/**
 * Four bets on winners: one counts, one is on a race whose result names no off, one on a race that the last chart leaves
 * out, one at a track whose time zone nobody knows.
 */
export const aRecordWithBetsThatDoNotCount = (): ARecord => ({
  picks: aChain([betOn('saratoga', 1), betOn('saratoga', 3), betOn('saratoga', 5), betOn(NOWHERE, 1)]),
  results: linkedRows(
    [FIRST_CHART, CHART, ELSEWHERE].map((sheet) => {
      const content = resultsContent(sheet, moment('2025-08-03T10:00:00Z'), digest);
      return { ...content, trackSlug: content.trackSlug ?? sheet.track };
    }),
    null,
    digest,
  ),
  heads: [],
});
