import { join } from 'node:path';
import { presentCard } from '#adapters/http/routes/present-race.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { type EmbeddedServer, openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { migrate, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST, DEMO_SEED } from '#adapters/simulation/demo-day.ts';
import { type Card, raceId } from '#core/card/race.ts';
import { FLAGSHIP, noonOf, TRACKS } from '#core/card/track.ts';
import { makeCardsInPlay } from '#core/card/use-cases/cards-in-play.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeReadForm } from '#core/card/use-cases/read-form.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makePricesNow } from '#core/odds/use-cases/prices-now.ts';
import { quantile } from './crowd.ts';
import { type Row, rowOf } from './figures.ts';
import { dropFolder, newDataFolder, project } from './product.ts';
import { note } from './real-files.ts';

const DAY = '2025-08-02' as RaceDay;
const MANY = 40;
const RACES = 10;
const TIMES = 200;
const WARM_UP = 20;

const demo = makeDemoCard({ seed: DEMO_SEED, day: DAY, track: FLAGSHIP, firstPost: DEMO_FIRST_POST });

/** The demo card as an imported card of another track. */
const cardAt = (trackSlug: string): Card => ({
  ...demo,
  trackSlug,
  provenance: { ...demo.provenance, tier: 'imported' },
  races: demo.races
    .slice(0, RACES)
    .map((race) => ({ ...race, trackSlug, id: raceId(trackSlug, DAY, race.number) })),
});

async function dayWith(server: EmbeddedServer, name: string, slugs: readonly string[]) {
  const postgres = openDatabase(server.connection('postgres'), { size: 1 });
  await postgres.pool.raw(`create database ${name}`);
  await postgres.close();
  const database: Database = openDatabase(server.connection(name), { size: 4 });
  await migrate(database, migrationsIn(join(project, 'migrations')), () => undefined);
  const printed = makePostgresCardStore(database);
  for (const slug of slugs) await printed.keep(cardAt(slug), `card of ${slug}`);
  await database.pool.raw('analyze');
  const now = noonOf({ trackSlug: FLAGSHIP.slug, day: DAY });
  const clock = () => now;
  const cards = makeChangedCards({ cards: printed, changes: makePostgresChangeStore(database), clock });
  const [todaysCard, readForm] = [makeTodaysCard({ cards, clock }), makeReadForm({ cards })];
  const pricesNow = makePricesNow({ odds: makePostgresOddsStore(database), clock });
  async function todaysRaces(): Promise<number> {
    const { card: today } = await todaysCard(FLAGSHIP.slug);
    if (today === null) throw new Error('there is no card');
    const card = await readForm(today);
    const boards = await pricesNow(card.races);
    return JSON.stringify(presentCard(card, { now, boards, weather: new Map() })).length;
  }
  return { todaysRaces, inPlay: makeCardsInPlay({ cards, clock }), close: database.close };
}

type Day = Awaited<ReturnType<typeof dayWith>>;

/** Milliseconds of the same work on both days, alternately. */
async function timesOf(days: readonly [Day, Day], work: (day: Day) => Promise<unknown>) {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < TIMES; round += 1)
    for (const [nth, day] of days.entries()) {
      const started = performance.now();
      await work(day);
      if (round >= 0) times[nth]?.push(performance.now() - started);
    }
  return times.map((sample) => quantile(sample, 0.95)) as [number, number];
}

/** Today's card at one track while forty race, against a day with that track alone. */
export async function manyTrackRows(): Promise<readonly Row[]> {
  const folder = newDataFolder();
  const server = await openEmbeddedServer({ folder: join(folder, 'postgres'), say: () => undefined });
  try {
    const others = TRACKS.filter(({ slug, isActive }) => isActive && slug !== FLAGSHIP.slug);
    const slugs = [FLAGSHIP, ...others].slice(0, MANY).map(({ slug }) => slug);
    const singleTrack = await dayWith(server, 'one_track', slugs.slice(0, 1));
    const many = await dayWith(server, 'many_tracks', slugs);
    const [alone, beside] = await timesOf([singleTrack, many], (day) => day.todaysRaces());
    const [few, all] = await timesOf([singleTrack, many], (day) => day.inPlay());
    note(`today's card: 95th percentile ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms among ${MANY}`);
    note(`cards in play: 95th percentile ${few.toFixed(1)} ms of one track, ${all.toFixed(1)} ms of ${MANY}`);
    await Promise.all([singleTrack.close(), many.close()]);
    const what = `today's card, 95th percentile with ${MANY} tracks of ${RACES} races against one`;
    return [rowOf(what, beside / alone, '', 2, { atMost: 1.1 })];
  } finally {
    await server.release();
    dropFolder(folder);
  }
}
