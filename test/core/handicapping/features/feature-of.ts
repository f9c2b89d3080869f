import type { PastPerformance } from '#core/card/past-performance.ts';
import { type Race, raceId } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { ConnectionRecord, ConnectionRecords } from '#core/handicapping/connection-record.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { CARD_RECORD } from '#core/handicapping/features/card-record.ts';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

export const DAY = '2025-08-02' as RaceDay;

/** What is known about the horse on the rail and its race; by default it meets five ordinary rivals. */
export interface Given {
  readonly runner?: Partial<Runner>;
  readonly race?: Partial<Race>;
  readonly past?: readonly Partial<PastPerformance>[];
  readonly rivals?: readonly Runner[];
  readonly connectionRecord?: ConnectionRecord;
}

const ordinary = [2, 3, 4, 5, 6].map((number) => aRunner({ programNumber: String(number) }));

export function evidenceWith({
  runner,
  race,
  past = [],
  rivals = ordinary,
  connectionRecord,
}: Given): Evidence {
  const subject = aRunner({ pastPerformances: past.map(aPastRace), ...runner });
  const head = { id: raceId('saratoga', DAY, 1), ...race, runners: [subject, ...rivals] };
  const connectionRecords: ConnectionRecords = new Map(
    connectionRecord === undefined ? [] : [[subject.programNumber, connectionRecord]],
  );
  return evidenceOf(aRace(head), new Map(), instantOn(DAY, 600, 'America/New_York'), { connectionRecords });
}

/** The feature of the given horse. */
export function featureOf(name: string, given: Given): number | null {
  const feature = [...FEATURES, ...CARD_RECORD].find((feature) => feature.name === name);
  if (feature === undefined) throw new Error(`no feature ${name}`);
  const evidence = evidenceWith(given);
  const [runner] = evidence.starters;
  if (runner === undefined) throw new Error('no starter');
  return feature.measure(subjectOf(runner, evidence));
}
