import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import type { ServerApp } from '#config/app.ts';
import type { Settings } from '#config/env.ts';
import { appWiring } from '#config/wiring/app-wiring.ts';
import { type GetAsOf, makeGetAsOf } from '#config/wiring/as-of.ts';
import { containerOf, type Get } from '#config/wiring/provide.ts';
import type { Race } from '#core/card/race.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aBoard } from './a-board.ts';
import { liveProvenance } from './a-change.ts';
import { aStoredItem } from './a-selection.ts';
import { anAir, anObservation, aTold, reportedBy } from './a-weather.ts';

/** What can become known in the course of a day. */
export const DEEDS = [
  'boards',
  'scratch',
  'rider',
  'weather',
  'picks',
  'results',
  'changes',
  'news',
] as const;
export type Deed = (typeof DEEDS)[number];

/** The app of now, on a racing clock that the test sets. */
export interface LiveDay {
  readonly get: Get;
  readonly getAsOf: GetAsOf;
  readonly day: RaceDay;
  readonly races: readonly Race[];
  setClock(now: Instant): void;
}

/** The app on a clock of its own, for racing and for real news, and as of its earlier moments. */
export function liveAt({ appDatabase }: Pick<ServerApp, 'appDatabase'>, settings: Settings, start: Instant) {
  let now = start;
  const clock = () => now;
  const parts = { settings, appDatabase, locate: null, racingClock: clock };
  const get = containerOf({ ...appWiring(parts), machineClock: () => clock });
  return {
    get,
    getAsOf: makeGetAsOf(parts, get),
    setClock(next: Instant) {
      now = next;
    },
  };
}

const request = ({ day }: LiveDay) => ({ track: FLAGSHIP.slug, day });
const silent = () => undefined;

async function change({ get, races }: LiveDay, deed: 'scratch' | 'rider', nth: number, now: Instant) {
  const race = races[nth % races.length];
  const runner = race?.runners[nth % race.runners.length];
  if (race === undefined || runner === undefined) return;
  const { programNumber, horseName } = runner;
  await get('changes').keep([
    {
      raceId: race.id,
      programNumber,
      horseName,
      fact:
        deed === 'scratch' ? { what: 'scratched', to: true } : { what: 'jockey', to: `Robin Lane ${nth}` },
      before: null,
      after: null,
      reason: null,
      provenance: liveProvenance('The desk', now),
      knownAt: now,
    },
  ]);
}

async function boards({ get, races }: LiveDay, nth: number, now: Instant): Promise<void> {
  const made = races.map((race) =>
    aBoard({
      raceId: race.id,
      at: now,
      tier: 'demo',
      prices: race.runners.map((_, place) => 2 + ((place * 3 + nth) % 11)),
    }),
  );
  await makePostgresOddsStore(get('database')).keep(made);
}

async function weather({ get }: LiveDay, nth: number, now: Instant): Promise<void> {
  const air = anAir({ temperature: 60 + nth, conditions: nth % 2 === 0 ? 'Rain' : 'Clear' });
  const observation = anObservation({ ...air, provenance: reportedBy('Elm Street Weather', now) });
  await get('weather').keep([aTold('observation', observation, now)]);
}

/** One of two stories, reported by a paper of its own each time, at first without a date. */
async function news({ get }: LiveDay, nth: number, now: Instant): Promise<void> {
  const source = `Paper ${nth}`;
  const publishedAt = nth % 3 === 0 ? null : shift(now, -MINUTE);
  const story = aStoredItem(`story-${nth % 2}`, {
    title: 'Saratoga opens',
    source,
    sources: [source],
    publishedAt,
  });
  await get('newsStore').keep([{ ...story, provenance: reportedBy(source, now) }]);
}

/** Does what the product does when something comes in at that moment. */
export async function doAt(live: LiveDay, deed: Deed, nth: number, now: Instant): Promise<void> {
  live.setClock(now);
  const { get } = live;
  if (deed === 'scratch' || deed === 'rider') await change(live, deed, nth, now);
  else if (deed === 'boards') await boards(live, nth, shift(now, 0));
  else if (deed === 'news') await news(live, nth, now);
  else if (deed === 'weather') await weather(live, nth, now);
  else if (deed === 'picks')
    await get('generatePicks')({ ...request(live), bypassCache: true, askedBy: null });
  else if (deed === 'results') await get('fetchResults')?.(request(live), silent);
  else await get('fetchChanges')?.(request(live), silent);
}
