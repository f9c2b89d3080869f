import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { z } from 'zod';
import { contract } from '#adapters/http/contract/contract.ts';
import type { Endpoint } from '#adapters/http/contract/endpoint.ts';
import type { AnyHandler } from '#adapters/http/handlers.ts';
import { handlersAsOf } from '#adapters/http/routes/as-of.ts';
import { openServerApp } from '#config/app.ts';
import { readSettings } from '#config/env.ts';
import { momentDeps } from '#config/wiring/as-of.ts';
import type { Get } from '#config/wiring/provide.ts';
import type { Race } from '#core/card/race.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { type Instant, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import { instantOn } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { DEEDS, doAt, type LiveDay, liveAt } from '#test/support/moment-day.ts';
import { present } from '#test/support/present.ts';
import { seededRng } from '#test/support/rng.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, urlOfDatabase } from '#test/support/test-database.ts';

const test = suite('every call as of a moment');

/** The random day: from 11 AM, so many minutes. */
const FROM_MINUTE = 11 * 60;
const MINUTES = 7 * 60;
/** After each fact one call of so many is kept, and the next ones after the next. */
const SHARE = 4;

interface Call {
  readonly name: string;
  readonly row: Endpoint;
}

/** Every call of the contract that takes `asOf`: a new one is in it by itself. */
const calls: readonly Call[] = Object.entries(contract).flatMap(([subject, table]) =>
  Object.entries(table as Readonly<Record<string, Endpoint>>).flatMap(([act, row]) =>
    row.asOf === true ? [{ name: `${subject}.${act}`, row }] : [],
  ),
);

const bodies = ({ id }: Race): Readonly<Record<string, unknown>> => {
  const win = { raceId: id, wager: 'win', base: 2, sets: [['1']] };
  return {
    'picks.enhanced': {},
    'tickets.price': win,
    'tickets.follow': win,
    'tickets.build': { raceId: id, wager: 'daily double', base: 1, budget: 12, mostTickets: 2 },
    'tickets.groups': {
      raceId: id,
      wager: 'exacta',
      base: 1,
      points: 1,
      legs: [
        { a: ['1'], b: ['2'], c: [] },
        { a: ['2'], b: ['1', '3'], c: [] },
      ],
    },
  };
};

const queries: Readonly<Record<string, unknown>> = { 'angles.search': { find: 'layoff(30)' } };

/** A jockey of the race, or for calls about trainers a trainer; and a horse. */
function namesIn({ runners }: Race, call: string) {
  const [first] = runners;
  const person = call.endsWith('trainer') ? first?.trainer : first?.jockey;
  return { name: person?.name ?? 'Nobody', horse: first?.horseKey };
}

const parsed = (schema: z.ZodType | undefined, value: unknown): unknown =>
  schema === undefined ? undefined : schema.parse(value);

function inputOf({ name, row }: Call, race: Race) {
  const place = { slug: race.trackSlug, date: race.day, number: race.number, raceNumber: race.number };
  const ids = { id: race.id, raceId: race.id, trackId: race.trackSlug };
  return {
    member: { id: 'a-member-without-a-pause' },
    params: parsed(row.params, { ...place, ...ids, ...namesIn(race, name) }),
    query: parsed(row.query, queries[name] ?? {}),
    body: parsed(row.body, bodies(race)[name]),
  };
}

/** What a call answers on an app: its reply, or why it refuses. */
async function answered(call: Call, get: Get, race: Race): Promise<unknown> {
  const [subject = '', act = ''] = call.name.split('.');
  const handlers = handlersAsOf(momentDeps(get, { isRacingClockSet: true })) as unknown as Readonly<
    Record<string, Readonly<Record<string, AnyHandler>>>
  >;
  try {
    const reply = await present(handlers[subject]?.[act])(inputOf(call, race) as Parameters<AnyHandler>[0]);
    return JSON.parse(JSON.stringify(call.row.reply?.parse(reply)));
  } catch (error) {
    if (error instanceof Refusal) return { kind: error.kind, code: error.code };
    throw error;
  }
}

type Answers = ReadonlyMap<string, unknown>;

async function answersOf(some: readonly Call[], get: Get, race: Race): Promise<Answers> {
  const found = await Promise.all(some.map((call) => answered(call, get, race)));
  return new Map(some.map(({ name }, nth) => [name, found[nth]]));
}

async function openDay() {
  const { name, close } = await openTestDatabase();
  const folder = newDataFolder();
  const settings = readSettings({
    DATABASE_URL: await urlOfDatabase(name),
    RACING_DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
  });
  const app = await openServerApp(settings, () => undefined);
  const { day } = present((await app.get('todaysCard')(FLAGSHIP.slug)).card);
  const card = present(await app.get('printedCards').cardFor(FLAGSHIP.slug, day)).card;
  const live: LiveDay = {
    ...liveAt(app, settings, card.provenance.at),
    day,
    races: card.races,
  };
  return {
    live,
    async closeDay() {
      await app.get('announcements').close();
      await live.get('announcements').close();
      await app.appDatabase.close();
      await close();
      dropDataFolder(folder);
    },
  };
}

/** What was answered at a moment, before anything later was known. */
interface Kept {
  readonly at: Instant;
  readonly race: Race;
  readonly calls: readonly Call[];
  readonly was: Answers;
}

type Rng = () => number;

const pickOf = <Item>(rng: Rng, items: readonly Item[]): Item =>
  present(items[Math.floor(rng() * items.length)]);

/** Random facts of the day in their order, each at a minute of its own: one of each kind, then any. */
function randomFacts(rng: Rng, { day }: LiveDay) {
  const first = instantOn(day, FROM_MINUTE, FLAGSHIP.timeZone);
  const deeds = [...DEEDS, pickOf(rng, DEEDS), pickOf(rng, DEEDS), 'results'] as const;
  const drawn = new Set<number>();
  while (drawn.size < deeds.length) drawn.add(Math.floor(rng() * MINUTES));
  const minutes = [...drawn].sort((a, b) => a - b);
  const order = deeds.slice(0, -1).sort(() => rng() - 0.5);
  return minutes.map((minute, nth) => ({
    deed: order[nth] ?? 'results',
    nth,
    now: shift(first, minute * MINUTE),
  }));
}

/** Lets the day happen, and keeps what was answered after every second fact or so. */
async function liveThrough(rng: Rng, live: LiveDay): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const { deed, nth, now } of randomFacts(rng, live)) {
    await doAt(live, deed, nth, now);
    const race = pickOf(rng, live.races);
    const some = calls.filter((_, place) => (place + nth) % SHARE === 0);
    kept.push({ at: now, race, calls: some, was: await answersOf(some, live.get, race) });
  }
  return kept;
}

test('the answer as of a moment is the one of then, whatever became known later', async () => {
  const { live, closeDay } = await openDay();
  const seed = Date.now() % 100_000;
  try {
    for (const { at, race, calls: some, was } of await liveThrough(seededRng(seed), live)) {
      const then = await answersOf(some, live.getAsOf(at), race);
      for (const { name } of some)
        assert.equal(
          then.get(name),
          was.get(name),
          `${name}, ${toIso(at)}, race ${race.number}, seed ${seed}`,
        );
    }
  } finally {
    await closeDay();
  }
});

test.run();
