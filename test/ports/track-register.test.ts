import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makePostgresTrackRegister } from '#adapters/postgres/track-register.ts';
import { cardSource } from '#core/card/formats/card-source.ts';
import { parseInstant, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryTrackRegister } from '#test/doubles/track-register.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRegistration } from '#test/support/a-registration.ts';
import { aSheet } from '#test/support/a-result.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { withOlderResults } from '#test/support/older-results.ts';
import { present } from '#test/support/present.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { trackRegisterScenarios } from './track-register.scenarios.ts';

trackRegisterScenarios('memory', async () => ({
  tracks: makeMemoryTrackRegister(),
  close: async () => undefined,
}));

const emptied = emptiedDatabase('card.track_registrations');

trackRegisterScenarios('PostgreSQL', async () => ({
  tracks: makePostgresTrackRegister(await emptied.open()),
  close: async () => undefined,
}));

const test = suite('registered tracks in PostgreSQL');
test.after(() => emptied.close());

const DAY = '2025-08-02' as RaceDay;
const postAt = (text: string) => present(parseInstant(text));

test('in a corrected time zone post times keep their local hour and minute; those of Brisnet keep their instant', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const [tracks, cards] = [makePostgresTrackRegister(database), makePostgresCardStore(database)];
    await tracks.register(aRegistration());
    const cardAt = (
      trackSlug: string,
      day: RaceDay,
      producer: string,
      ...posts: readonly (string | null)[]
    ) =>
      aCard({
        trackSlug,
        day,
        provenance: { ...aProvenance(), source: cardSource(producer, 'QQQ.xml') },
        races: posts.map((post, index) =>
          aRace({ trackSlug, day, number: index + 1, postTime: post === null ? null : postAt(post) }),
        ),
      });
    const winter = '2025-12-06' as RaceDay;
    await cards.keep(cardAt('qqq-mountain', DAY, 'TrackMaster', '2025-08-02T13:05:00-06:00', null), 'one');
    await cards.keep(cardAt('qqq-mountain', winter, 'Equibase', '2025-12-06T12:30:00-07:00'), 'two');
    const spring = '2026-03-21' as RaceDay;
    await cards.keep(cardAt('qqq-mountain', spring, 'Brisnet', '2026-03-21T13:05:00-06:00'), 'brisnet');
    await cards.keep(cardAt('saratoga', DAY, 'TrackMaster', '2025-08-02T13:05:00-04:00'), 'three');
    const { racesMoved } = await tracks.correct('qqq-mountain', {
      name: null,
      zone: 'arizona',
      zoneOrigin: 'corrected',
    });
    const postsOf = async (slug: string, day: RaceDay) =>
      present(await cards.cardFor(slug, day)).card.races.map(({ postTime }) => postTime && toIso(postTime));
    assert.is(racesMoved, 2);
    assert.equal(await postsOf('qqq-mountain', DAY), ['2025-08-02T20:05:00.000Z', null]);
    assert.equal(await postsOf('qqq-mountain', winter), ['2025-12-06T19:30:00.000Z']);
    assert.equal(await postsOf('qqq-mountain', spring), ['2026-03-21T19:05:00.000Z']);
    assert.equal(await postsOf('saratoga', DAY), ['2025-08-02T17:05:00.000Z']);
  } finally {
    await close();
  }
});

test('the migration registers the tracks of stored cards and results, once per code, and loses no slug', () =>
  inOlderDatabase('_card_registrations', async (database, migrate) => {
    const [cards, results] = [makePostgresCardStore(database), makePostgresResultStore(database)];
    const readAt = (trackSlug: string, iso: string, day = DAY) =>
      cards.keep(
        aCard({
          trackSlug,
          day,
          provenance: { ...aProvenance(), source: `Card of ${trackSlug}`, at: postAt(iso) },
        }),
        `${trackSlug} ${day}`,
      );
    await readAt('qqq-pacific', '2025-08-03T00:00:00Z');
    await readAt('qqq-mountain', '2025-08-01T00:00:00Z');
    await readAt('qqq-mountain', '2025-08-02T00:00:00Z', '2025-08-03' as RaceDay);
    await readAt('saratoga', '2025-08-01T00:00:00Z');
    await withOlderResults(database, async () => {
      for (const track of ['SAR', 'QQQ', 'XYZ', 'PHA']) await results.keep(aSheet({ track }), track);
    });
    await migrate();
    const migrated = (registration: Parameters<typeof aRegistration>[0]) =>
      aRegistration({ zoneOrigin: null, ...registration });
    assert.equal(await makePostgresTrackRegister(database).all(), [
      migrated({ firstFile: 'Card of qqq-mountain', at: postAt('2025-08-01T00:00:00Z') }),
      migrated({
        slug: 'qqq-pacific',
        zone: 'pacific',
        firstFile: 'Card of qqq-pacific',
        at: postAt('2025-08-03T00:00:00Z'),
        isCurrent: false,
      }),
      migrated({
        code: 'XYZ',
        slug: 'xyz-eastern',
        zone: 'eastern',
        zoneOrigin: 'assumed',
        registeredBy: 'chart',
        firstFile: aSheet().provenance.source,
        at: aSheet().provenance.at,
      }),
    ]);
    assert.is((await cards.cardFor('qqq-pacific', DAY))?.contentHash, `qqq-pacific ${DAY}`);
  }));

test.run();
