import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresLongLocks } from '#adapters/postgres/long-locks.ts';
import { makePostgresPicksStore } from '#adapters/postgres/picks-store.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import { shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { MORNING } from '#test/core/picks/picks-of.ts';
import { aCard } from '#test/support/a-card.ts';
import { type Answering, aProvider } from '#test/support/ai/a-provider.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { nobodyAsked } from '#test/support/no-analyst.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { sealNothing } from '#test/support/seal-nothing.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('picks at once');
const DAY = '2025-08-02' as RaceDay;

test('six at once over PostgreSQL make the picks of a day once', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const cards = makePostgresCardStore(database);
    const picks = makePostgresPicksStore(database);
    await cards.keep(aCard(), 'hash');
    const deps = {
      cards,
      picks,
      clock: () => MORNING,
      withLock: database.withLock,
      analysis,
      knownAround: nothingKnown,
      priceNow: priceAsStored,
      seal: sealNothing,
      ...nobodyAsked,
    };
    const generatePicks = makeGeneratePicks(deps);
    const ask = { track: 'saratoga', day: DAY };
    const answers = await Promise.all(Array.from({ length: 6 }, () => generatePicks(ask)));
    assert.is((await picks.picksFor('saratoga', DAY))?.revision, 1);
    for (const { recommendations } of answers) assert.equal(recommendations, answers[0]?.recommendations);
  } finally {
    await close();
  }
});

test('two processes that come to the same day at once ask about it once', async () => {
  const { database, name, close } = await openTestDatabase();
  const other = openDatabase((await testServer()).connection(name));
  try {
    await makePostgresCardStore(database).keep(aCard(), 'hash');
    const questions: number[] = [];
    const processOn = (database: Database, nth: number) =>
      makeGeneratePicks({
        cards: makePostgresCardStore(database),
        picks: makePostgresPicksStore(database),
        clock: () => MORNING,
        withLock: database.withLock,
        analysis,
        knownAround: nothingKnown,
        priceNow: priceAsStored,
        seal: sealNothing,
        ...nobodyAsked,
        withLongLock: makePostgresLongLocks(database, newId, {
          leaseMs: 2_000,
          heartbeatMs: 200,
          lookMs: 20,
        }),
        askAnalysts: async () => {
          questions.push(nth);
          await pause(300);
          return new Map();
        },
      });
    const ask = { track: 'saratoga', day: DAY, bypassCache: true };
    const [a, two] = await Promise.all([processOn(database, 1)(ask), processOn(other, 2)(ask)]);
    assert.is(questions.length, 1);
    assert.equal(a.recommendations, two.recommendations);
    assert.is((await makePostgresPicksStore(database).picksFor('saratoga', DAY))?.revision, 1);
  } finally {
    await other.close();
    await close();
  }
});

test('two processes that refresh a race at once ask about it once a side, and both have a fresh answer', async () => {
  const { database, name, close } = await openTestDatabase();
  const other = openDatabase((await testServer()).connection(name));
  try {
    await makePostgresCardStore(database).keep(aCard(), 'hash');
    const begun = performance.now();
    const clock = () => shift(MORNING, Math.round(performance.now() - begun));
    const slowly: Answering = async () => {
      await pause(300);
      return aParsedPick();
    };
    const [claude, openai] = [aProvider('claude', slowly), aProvider('openai', slowly)];
    const providers = { claude: claude.provider, openai: openai.provider };
    const outside = {
      claude: { name: 'Claude', model: claude.provider.model },
      openai: { name: 'GPT', model: openai.provider.model },
    };
    const processOn = (database: Database) =>
      makeRefreshRace({
        cards: makePostgresCardStore(database),
        picks: makePostgresPicksStore(database),
        clock,
        withLock: database.withLock,
        analysis: analysisFor({ isKeySet: true, outside }),
        knownAround: nothingKnown,
        seal: sealNothing,
        ...nobodyAsked,
        withLongLock: makePostgresLongLocks(database, newId, {
          leaseMs: 2_000,
          heartbeatMs: 200,
          lookMs: 20,
        }),
        askAnalysts: makeAskAnalysts({ providers, newsOf: async () => [], clock, digest }),
      });
    const ask = { track: 'saratoga', day: DAY, raceNumber: 1 };
    const answers = await Promise.all([processOn(database)(ask), processOn(other)(ask)]);
    assert.equal([claude.heard.length, openai.heard.length], [1, 1]);
    for (const { recommendation } of answers) assert.is(recommendation.analysts.claude.unavailable, null);
    await processOn(other)(ask);
    assert.is(claude.heard.length, 2, 'a later refresh asks again');
  } finally {
    await other.close();
    await close();
  }
});

test.run();
