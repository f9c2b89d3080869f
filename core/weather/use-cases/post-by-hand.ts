import type { CardChange } from '../../card/card-change.ts';
import { lastReports } from '../../card/changes-in-force.ts';
import { DESK_SOURCE } from '../../card/desk.ts';
import type { ConditionBoard } from '../../card/ports.ts';
import { parseRaceId } from '../../card/race.ts';
import type { Surface } from '../../card/surface.ts';
import { zoneOf } from '../../card/track.ts';
import type { PostedReport } from '../../card/track-condition.ts';
import type { Clock } from '../../kernel/functions.ts';
import { DAY, shift } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { WeatherBefore, WeatherStore } from '../ports.ts';
import { type PostedConditions, postedSince } from '../posted-conditions.ts';

export interface PostByHandDeps {
  readonly weather: Pick<WeatherStore, 'reportedBetween'>;
  readonly weatherBefore: WeatherBefore;
  /** Stores a posting and announces it when it changed something. */
  readonly record: (trackSlug: string, posted: PostedConditions) => Promise<unknown>;
  readonly clock: Clock;
}

const reportsIn = (posted: PostedConditions): readonly PostedReport[] =>
  (Object.entries(posted.conditions) as [Surface, string][]).map(([surface, condition]) => ({
    source: posted.provenance.source,
    surface,
    condition,
    at: postedSince(posted, surface),
  }));

/** The track's conditions as the stewards' desk reads and posts them. Changes for any day but today post nothing. */
export function makePostByHand({ weather, weatherBefore, record, clock }: PostByHandDeps): ConditionBoard {
  return {
    async conditionAt(trackSlug, surface) {
      return (await weatherBefore(trackSlug, clock())).courses?.conditions[surface] ?? null;
    },
    async post(trackSlug, changes: readonly CardChange[]) {
      const today = raceDayAt(clock(), zoneOf(trackSlug));
      if (changes.some(({ raceId }) => parseRaceId(raceId)?.day !== today)) return;
      const byHand = lastReports(changes).filter(({ desk }) => desk !== undefined);
      const posted = byHand.flatMap(({ fact, knownAt }) =>
        fact.what === 'going' ? [{ ...fact.to, since: knownAt }] : [],
      );
      const tier = changes.at(-1)?.provenance.tier ?? 'live';
      await record(trackSlug, {
        conditions: Object.fromEntries(posted.map(({ surface, condition }) => [surface, condition])),
        since: Object.fromEntries(posted.map(({ surface, since }) => [surface, since])),
        provenance: { tier, source: DESK_SOURCE, at: clock() },
      });
    },
    async othersAt(trackSlug) {
      const now = clock();
      const reports = await weather.reportedBetween(trackSlug, shift(now, -DAY), now);
      return reports
        .flatMap(({ kind, fact }) => (kind === 'courses' ? reportsIn(fact) : []))
        .filter(({ source }) => source !== DESK_SOURCE);
    },
  };
}
