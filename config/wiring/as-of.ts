import { cardsAsOf } from '#adapters/as-of/cards.ts';
import { changesAsOf } from '#adapters/as-of/changes.ts';
import { ledgerAsOf } from '#adapters/as-of/ledger.ts';
import { oddsAsOf } from '#adapters/as-of/odds.ts';
import { weatherAsOf } from '#adapters/as-of/weather.ts';
import type { MomentDeps } from '#adapters/http/routes/as-of.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { type AppParts, appWiring } from './app-wiring.ts';
import { changesDeps } from './live.ts';
import { oddsDeps } from './odds.ts';
import { containerOf, type Get, type Makers } from './provide.ts';
import { raceFieldDeps } from './race-page.ts';
import { postgresWiring } from './stores.ts';

/** The app as of a moment. */
export type GetAsOf = (moment: Instant) => Get;

/** Stores without facts of the race day: what they answer is dated before it. */
const UNDATED: readonly string[] = ['database', 'connectionRecordStore'];

/** Moments whose app is kept: a person steps back and forth among few. */
const MOST_MOMENTS = 24;

/** Every store that is not read as of a moment yet is refused, so that none shows a later fact. */
function refusedStores(parts: AppParts): Readonly<Record<string, () => never>> {
  const names = Object.keys(postgresWiring(parts.appDatabase.database));
  const refused = names.filter((name) => !UNDATED.includes(name));
  return Object.fromEntries(
    refused.map((name) => [
      name,
      () => {
        throw new Error(`"${name}" does not answer for an earlier moment.`);
      },
    ]),
  );
}

/** The same wiring on a racing clock set to the moment, and on stores that hide what is later. */
export const asOfWiring = (parts: AppParts, live: Get, moment: Instant): Makers => ({
  ...appWiring({ ...parts, racingClock: () => moment }),
  ...refusedStores(parts),
  printedCards: () => cardsAsOf(live('printedCards'), moment),
  changes: () => changesAsOf(live('changes'), moment),
  odds: () => oddsAsOf(live('odds'), moment),
  ledger: () => ledgerAsOf(live('ledger'), moment),
  weather: () => weatherAsOf(live('weather'), moment),
});

/** Keeps the app of the last moments. */
export function makeGetAsOf(parts: AppParts, live: Get): GetAsOf {
  const kept = new Map<Instant, Get>();
  return (moment) => {
    const get = kept.get(moment) ?? containerOf(asOfWiring(parts, live, moment));
    kept.delete(moment);
    kept.set(moment, get);
    const [oldest] = kept.keys();
    if (kept.size > MOST_MOMENTS && oldest !== undefined) kept.delete(oldest);
    return get;
  };
}

/** What the HTTP calls that take `asOf` need. */
export const momentDeps = (get: Get): MomentDeps => ({
  racePage: raceFieldDeps(get),
  odds: oddsDeps(get),
  changes: changesDeps(get),
});
