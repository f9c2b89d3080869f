import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { oddsOf, priceOf } from '#core/card/price.ts';
import { noonOf } from '#core/card/track.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { present } from '#test/support/present.ts';

const test = suite('cards stored with made-up values for unknown facts');

const DAY = '2025-08-02' as RaceDay;
const TIERS = { live: 'OffTrackBetting', imported: 'Brisnet file', demo: 'Demo generator (seed 7)' };
type Tier = keyof typeof TIERS;
const IMPORTED_AT = 1 as Instant;

/** The facts of a runner as they were stored: its own columns apart, with the names and values of then. */
function runnerFacts(change: Readonly<Record<string, unknown>>) {
  const { programNumber, postPosition, horseKey, horseName, isScratched, pastPerformances, color, ...facts } =
    aRunner();
  return { ...facts, morningLine: oddsOf(facts.morningLine), colour: color, ...change };
}

const UNKNOWN_TO_ENTRIES = {
  age: 0,
  sex: 'horse',
  firstStartAsGelding: false,
  colour: '',
  owner: '',
  silks: '',
  pedigree: { ...aRunner().pedigree, sire: '', damSire: 'TALLOW', fast: null },
  workouts: [],
  untold: ['post position', 'age', 'sex', 'form'],
};

function raceFacts(change: Readonly<Record<string, unknown>>) {
  const { id, trackSlug, day, number, postTime, runners, ...facts } = aRace();
  return { ...facts, ...change };
}

async function storedCard(database: Database, tier: Tier, day: RaceDay, race: object, runner: object) {
  const { rows } = await database.pool.raw<{ rows: [{ id: number }] }>(
    `insert into card.cards (track_slug, race_day, is_demo, tier, source, brought_at_ms, content_hash)
     values ('saratoga', ?, ?, ?, ?, ?, 'hash') returning id`,
    [day, tier === 'demo', tier, TIERS[tier], IMPORTED_AT],
  );
  const id = `${tier === 'demo' ? 'demo-' : ''}saratoga-${day}-1`;
  await database.pool.raw(
    'insert into card.races (id, card_id, race_number, post_time_ms, facts) values (?, ?, 1, null, ?)',
    [id, rows[0].id, JSON.stringify(race)],
  );
  const post = JSON.stringify(runner).includes('post position') ? 0 : 3;
  await database.pool.raw(
    `insert into card.runners (race_id, program_number, nth, post_position, horse_key, horse_name, is_scratched, facts)
     values (?, '1', 0, ?, 'PAPER|2021|', 'Paper Lantern', false, ?)`,
    [id, post, JSON.stringify(runner)],
  );
  const { day: pastDay, wasFavorite, ...past } = aPastRace();
  const pastFacts = { ...past, medication: '', wasFavourite: true };
  await database.pool.raw('insert into card.past_races values (?, ?, 0, ?, ?)', [
    id,
    '1',
    pastDay,
    JSON.stringify(pastFacts),
  ]);
}

function afterMigration(stored: (database: Database) => Promise<void>) {
  return inOlderDatabase('_card_unknown_facts', async (database, migrate) => {
    await stored(database);
    await migrate();
    const cards = makePostgresCardStore(database);
    const { card, contentHash } = present(await cards.cardFor('saratoga', DAY));
    const race = present(card.races[0]);
    const forms = await cards.formsOf([race], noonOf(race));
    return {
      race,
      runner: present(race.runners[0]),
      past: present(forms.get(race.id)?.get('1')?.[0]),
      contentHash,
    };
  });
}

test('what entries did not report is null, and the lists are gone', async () => {
  const { race, runner, contentHash } = await afterMigration((database) =>
    storedCard(
      database,
      'live',
      DAY,
      raceFacts({
        surface: 'dirt',
        distanceYards: 0,
        raceType: '',
        classification: '',
        eligibility: { ages: '', sexes: 'open' },
        untold: ['surface', 'distance'],
      }),
      runnerFacts(UNKNOWN_TO_ENTRIES),
    ),
  );
  assert.equal(
    [race.surface, race.distanceYards, race.raceType, race.classification, race.stateBred],
    [null, null, null, null, null],
  );
  assert.equal(race.eligibility, { ages: null, sexes: null });
  const { postPosition, age, sex, firstStartAsGelding, color, owner, silks } = runner;
  assert.equal([postPosition, age, sex, firstStartAsGelding], [null, null, null, null]);
  assert.equal([color, owner, silks], [null, null, null]);
  assert.equal([runner.records, runner.workouts, runner.pastPerformances], [null, null, null]);
  assert.equal([runner.pedigree.sire, runner.pedigree.damSire, runner.pedigree.fast], [null, 'TALLOW', null]);
  for (const facts of [race, runner]) assert.not.ok('untold' in facts || 'colour' in facts);
  assert.is(contentHash, 'hash', 'picks made from the card stay those of this card');
});

test('the surface and the age that entries did report stay', async () => {
  const { race, runner } = await afterMigration((database) =>
    storedCard(
      database,
      'live',
      DAY,
      raceFacts({ surface: 'turf', distanceYards: 0, untold: ['distance'] }),
      runnerFacts({ ...UNKNOWN_TO_ENTRIES, age: 3, sex: 'filly', untold: ['form'] }),
    ),
  );
  assert.equal([race.surface, race.distanceYards, race.raceType], ['turf', null, 'A']);
  assert.equal([race.eligibility.ages, race.stateBred], ['3+', null]);
  assert.equal([runner.age, runner.sex, runner.postPosition, runner.records], [3, 'filly', 3, null]);
});

test('an imported card keeps every fact under its present name', async () => {
  const { race, runner, past } = await afterMigration((database) =>
    storedCard(database, 'imported', DAY, raceFacts({}), runnerFacts({ silks: '' })),
  );
  const { runners: _, ...head } = race;
  const { runners: __, ...plain } = aRace();
  assert.equal({ ...head, postTime: null }, { ...plain, postTime: null });
  const { postPosition, horseKey, horseName, ...facts } = runner;
  const line = priceOf(aRunner().morningLine, {
    kind: 'morning line',
    source: TIERS.imported,
    at: IMPORTED_AT,
  });
  const {
    postPosition: _post,
    horseKey: _key,
    horseName: _name,
    ...expected
  } = aRunner({ silks: null, morningLine: line });
  assert.equal(facts, expected);
  assert.equal([postPosition, runner.color], [3, 'B']);
  assert.equal(past, aPastRace({ wasFavorite: true, medication: null }));
});

test('a demo card is rewritten like any other', async () => {
  const { race, runner, past } = await afterMigration((database) =>
    storedCard(database, 'demo', DAY, raceFacts({}), runnerFacts({})),
  );
  assert.equal([race.surface, race.stateBred, runner.color, past.wasFavorite], ['dirt', false, 'B', true]);
});

test('a fact that cards did not hold yet when one was stored is unknown on it', async () => {
  const { runner } = await afterMigration((database) =>
    storedCard(database, 'imported', DAY, raceFacts({}), runnerFacts({ daysSinceLast: undefined })),
  );
  assert.is(runner.daysSinceLast, null);
});

test.run();
