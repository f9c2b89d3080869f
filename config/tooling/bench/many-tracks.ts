import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST, DEMO_SEED } from '#adapters/simulation/demo-day.ts';
import { type Card, raceId } from '#core/card/race.ts';
import { FLAGSHIP, TRACKS } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { quantile, timesOf } from './crowd.ts';
import { type Row, rowOf } from './figures.ts';
import { databaseOf } from './many-years.ts';
import { dropFolder, newDataFolder, type Product, runCommand, signedIn, startProduct } from './product.ts';
import { note } from './real-files.ts';

const DAY = '2025-08-02' as RaceDay;
const NOON = `${DAY}T12:00:00-04:00`;
const MANY = 40;
const RACES = 10;
const TIMES = 60;
const PATH = `/api/races/${FLAGSHIP.slug}/today`;

const demo = makeDemoCard({ seed: DEMO_SEED, day: DAY, track: FLAGSHIP, firstPost: DEMO_FIRST_POST });

/** The demo card as an imported card of a track. */
const cardAt = (trackSlug: string): Card => ({
  ...demo,
  trackSlug,
  provenance: { ...demo.provenance, tier: 'imported' },
  races: demo.races
    .slice(0, RACES)
    .map((race) => ({ ...race, trackSlug, id: raceId(trackSlug, DAY, race.number) })),
});

/** Runs on a product with a card of each of these tracks on one day. */
async function onDayOf<T>(slugs: readonly string[], work: (product: Product) => Promise<T>): Promise<T> {
  const dataFolder = newDataFolder();
  try {
    runCommand(dataFolder, 'migrate');
    const { database, close } = await databaseOf(dataFolder);
    const cards = makePostgresCardStore(database);
    for (const slug of slugs) await cards.keep(cardAt(slug), `card of ${slug}`);
    await database.pool.raw('analyze');
    await close();
    const product = await startProduct(dataFolder, { RACING_NOW: NOON, RACING_SCHEDULER: 'off' });
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  } finally {
    dropFolder(dataFolder);
  }
}

/** The call of a signed-in member; fails when it does not hold the card of this day. */
async function askFor(product: Product) {
  const ask = { url: `${product.address}${PATH}`, cookie: await signedIn(product) };
  const text = await fetch(ask.url, { headers: { cookie: ask.cookie } }).then((answer) => answer.text());
  if (!text.includes(raceId(FLAGSHIP.slug, DAY, RACES))) throw new Error(`no card in ${text.slice(0, 200)}`);
  return ask;
}

/** The call of today's card at one track while forty race, against a day with that track alone. */
export async function manyTrackRows(): Promise<readonly Row[]> {
  const others = TRACKS.filter(({ slug, isActive }) => isActive && slug !== FLAGSHIP.slug);
  const slugs = [FLAGSHIP, ...others].slice(0, MANY).map(({ slug }) => slug);
  const times = await onDayOf(slugs.slice(0, 1), async (single) =>
    onDayOf(slugs, async (many) => timesOf(await askFor(single), await askFor(many), TIMES)),
  );
  const [alone, beside] = times.map((sample) => quantile(sample, 0.95)) as [number, number];
  note(`today's card: 95th percentile ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms among ${MANY}`);
  const what = `call of today's card, 95th percentile with ${MANY} tracks of ${RACES} races against one`;
  return [rowOf(what, beside / alone, '', 2, { atMost: 1.1 })];
}
