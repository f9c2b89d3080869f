import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Calls } from '#contract/calls.ts';
import { type Instant, instant, MINUTE, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRunner } from '#test/support/a-runner.ts';
import { signUp } from './browser.ts';
import { BEFORE_RACE_1, type TestServer } from './open-test-server.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Races');

const DAY = '2025-08-02' as RaceDay;

const today = async (server: TestServer) => server.browser().call('GET /api/races/saratoga/today', {});

test('a race is shown as a program prints it', () =>
  withTestServer({}, async (server) => {
    const [race] = await today(server);
    const { id, trackId, raceNumber, raceTime, postTime, distance, surface, surfaceName, status } =
      race as NonNullable<typeof race>;
    assert.equal([id, trackId, raceNumber], ['saratoga-2025-08-02-1', 184, 1]);
    assert.equal([raceTime, postTime], ['1:05 PM', '2025-08-02T17:05:00.000Z']);
    assert.equal([distance, surface, surfaceName, status], ['6F', 'D', 'Dirt', 'upcoming']);
    assert.equal(
      [race?.name, race?.raceGrade, race?.purse, race?.trackCondition],
      ['Allowance, NW1X', null, 80_000, null],
    );
    assert.equal([race?.entries.length, race?.entryCount, race?.isDemo], [6, 6, false]);
    assert.is(race?.provenance.source, 'Brisnet card SAR0802.DRF');
  }));

test('turf is T, a graded stakes has its grade and name', () => {
  const race = aRace({ surface: 'inner-turf', grade: 1, name: 'The Whitney', distanceYards: 1870 });
  return withTestServer({ cards: [aCard({ races: [race] })] }, async (server) => {
    const [first] = await today(server);
    assert.equal([first?.surface, first?.surfaceName, first?.raceGrade], ['T', 'Inner turf', 'G1']);
    assert.equal([first?.name, first?.distance], ['The Whitney', '1 1/16 Miles']);
  });
});

test('an entry carries its people and their records, its price and why it does not run', () => {
  const runners = [
    aRunner({ programNumber: '1', toOne: 3.5, jockey: aPerson('ORTIZ JR IRAD', 200, 50), trainer: null }),
    aRunner({ programNumber: '1A', toOne: 3.5, isScratched: true, coupledWith: 'a' }),
    aRunner({
      programNumber: '3',
      toOne: 5,
      listStatus: 'also-eligible',
      pastPerformances: [aPastRace({ speedFigure: 88 })],
    }),
  ];
  return withTestServer({ cards: [aCard({ races: [aRace({ runners })] })] }, async (server) => {
    const params = { raceId: 'saratoga-2025-08-02-1' };
    const entries = await server.browser().call('GET /api/races/{raceId}/entries', { params });
    const [first, second, third] = entries as [Entry, Entry, Entry];
    assert.equal([first.odds, first.price?.kind, first.morningLineOdds], ['7-2', 'morning line', '7-2']);
    assert.equal(first.jockeyStats, { span: 'this year', starts: 200, wins: 50, winPercentage: 25 });
    assert.equal([first.trainerName, first.trainerStats], [null, null]);
    assert.equal([second.scratchStatus, second.coupledWith], [true, 'a']);
    const { speedFigure, figureScale } = third.horseStats ?? {};
    assert.equal([third.listStatus, speedFigure, figureScale], ['also-eligible', 88, 'Brisnet']);
    assert.equal(new Set(entries.map(({ id }) => id)).size, 3);
  });
});

type Entry = Calls['GET /api/races/{raceId}/entries']['reply'][number];

test('a race is live from its post time and completed five minutes later', () =>
  withTestServer({ racingNow: instant(BEFORE_RACE_1 + 33 * MINUTE) }, async (server) => {
    assert.equal(
      (await today(server)).map(({ status }) => status),
      ['live', 'upcoming'],
    );
  }));

test("once today's races are over tomorrow's are shown, and the detailed call says so", () => {
  const cards = [aCard(), aCard({ day: '2025-08-03' as RaceDay, tier: 'demo' })];
  const racingNow = instant(BEFORE_RACE_1 + 600 * MINUTE);
  return withTestServer({ cards, racingNow }, async (server) => {
    const detailed = await server.browser().call('GET /api/races/saratoga/today/detailed', {});
    assert.equal([detailed.isShowingTomorrow, detailed.today, detailed.cardDay], [true, DAY, '2025-08-03']);
    assert.match(String(detailed.message), /tomorrow/);
    assert.equal([detailed.isDemo, detailed.season], [true, { inSeason: true, nextStart: null }]);
    assert.equal(
      (await today(server)).map(({ id }) => id),
      detailed.races.map(({ id }) => id),
    );
  });
});

test('a day without a card is an empty list, and off season it says when racing resumes', () =>
  withTestServer({ cards: [], racingNow: instant(Date.UTC(2025, 10, 21, 17)) }, async (server) => {
    const browser = server.browser();
    assert.equal(await today(server), []);
    assert.equal(await browser.call('GET /api/saratoga-races', {}), []);
    assert.equal(await browser.call('GET /api/tracks/{slug}/entries', { params: { slug: '184' } }), []);
    const detailed = await browser.call('GET /api/races/saratoga/today/detailed', {});
    assert.equal([detailed.races, detailed.cardDay, detailed.provenance], [[], null, null]);
    assert.equal(detailed.season, { inSeason: false, nextStart: '2026-07-10' });
    await signUp(browser);
    const picks = await browser.call('POST /api/ai/enhanced-picks', { body: {} });
    assert.equal([picks.recommendations, picks.message], [[], 'There are no races at Saratoga today.']);
    assert.is((await browser.ask('POST', '/api/ai/refresh-race/1')).status, 404);
  }));

test('a day without a card names the latest one there is, at each track its own', () => {
  const cards = [aCard(), aCard({ trackSlug: 'del-mar', day: '2025-07-19' as RaceDay })];
  return withTestServer({ cards, racingNow: instant(Date.UTC(2025, 10, 21, 17)) }, async (server) => {
    const browser = server.browser();
    const detailed = await browser.call('GET /api/races/saratoga/today/detailed', {});
    assert.equal([detailed.races, detailed.cardDay, detailed.latestCardDay], [[], null, DAY]);
    for (const [slug, day] of [
      ['saratoga', DAY],
      ['del-mar', '2025-07-19'],
    ] as const) {
      const config = await browser.call('GET /api/tracks/{slug}/config', { params: { slug } });
      assert.is(config.latestCardDay, day, slug);
    }
  });
});

test("the card of a past day is returned as stored, with today's date; a day without one is 404", () => {
  const racingNow = parseInstant('2025-08-05T12:00:00-04:00') as Instant;
  return withTestServer({ cards: [aCard()], racingNow }, async (server) => {
    const browser = server.browser();
    assert.equal(await today(server), []);
    const path = 'GET /api/tracks/{slug}/cards/{date}';
    const card = await browser.call(path, { params: { slug: 'saratoga', date: DAY } });
    assert.equal([card.cardDay, card.today, card.isDemo], [DAY, '2025-08-05', false]);
    assert.equal(
      card.races.map(({ raceNumber, status }) => [raceNumber, status]),
      [
        [1, 'completed'],
        [2, 'completed'],
      ],
    );
    assert.is(card.provenance.source, 'Brisnet card SAR0802.DRF');
    for (const [date, status] of [
      ['2025-08-03', 404],
      ['yesterday', 400],
    ] as const)
      assert.is((await browser.ask('GET', `/api/tracks/saratoga/cards/${date}`)).status, status, date);
  });
});

test('a race in the West uses its local clock; its instant is the same everywhere', () => {
  const postTime = parseInstant('2025-07-19T14:00:00-07:00');
  const day = '2025-07-19' as RaceDay;
  const trackSlug = 'del-mar';
  const cards = [aCard({ trackSlug, day, races: [aRace({ trackSlug, day, postTime })] })];
  const racingNow = parseInstant('2025-07-19T12:00:00-07:00') as Instant;
  return withTestServer({ cards, racingNow }, async (server) => {
    const browser = server.browser();
    const params = { slug: trackSlug };
    const [race] = await browser.call('GET /api/tracks/{slug}/races/today', { params });
    assert.equal([race?.raceTime, race?.postTime], ['2:00 PM', '2025-07-19T21:00:00.000Z']);
    const raceId = String(race?.id);
    const rated = await browser.call('GET /api/ml/predict/{raceId}', { params: { raceId } });
    assert.is(rated.length, race?.entries.length);
    assert.equal(await today(server), []);
  });
});

test('a track is found by slug and by number; an unknown one is not found', () =>
  withTestServer({ sourceTracks: ['del-mar'] }, async (server) => {
    const browser = server.browser();
    const tracks = await browser.call('GET /api/tracks', {});
    assert.equal(
      tracks.map(({ slug }) => slug),
      ['saratoga', 'del-mar'],
    );
    for (const slug of ['saratoga', '184']) {
      assert.equal(await browser.call('GET /api/tracks/{slug}', { params: { slug } }), tracks[0]);
    }
    const config = await browser.call('GET /api/tracks/{slug}/config', { params: { slug: 'del-mar' } });
    assert.equal([config.code, config.timeZone, config.today], ['DMR', 'America/Los_Angeles', DAY]);
    for (const path of ['', '/config', '/races/today', '/entries', '/races/saratoga-2025-08-02-1']) {
      assert.is((await browser.ask('GET', `/api/tracks/nowhere${path}`)).status, 404, path);
    }
  }));

test('a closed track that races today is active in the list, on its own and in its configuration', () => {
  const cards = [aCard(), aCard({ trackSlug: 'golden-gate-fields' })];
  return withTestServer({ cards }, async (server) => {
    const browser = server.browser();
    const params = { slug: 'golden-gate-fields' };
    const listed = (await browser.call('GET /api/tracks', {})).find(({ slug }) => slug === params.slug);
    const alone = await browser.call('GET /api/tracks/{slug}', { params });
    const config = await browser.call('GET /api/tracks/{slug}/config', { params });
    assert.equal([listed?.isActive, alone.isActive, config.isActive], [true, true, true]);
  });
});

test('a race belongs to its track and to no other', () =>
  withTestServer({}, async (server) => {
    const id = 'saratoga-2025-08-02-1';
    const race = await server
      .browser()
      .call('GET /api/tracks/{slug}/races/{id}', { params: { slug: 'saratoga', id } });
    assert.equal(race, await server.browser().call('GET /api/races/{raceId}', { params: { raceId: id } }));
    assert.is((await server.browser().ask('GET', `/api/tracks/del-mar/races/${id}`)).status, 404);
  }));

test('the races of every track are one list', () => {
  const cards = [aCard(), aCard({ trackSlug: 'del-mar' })];
  return withTestServer({ cards }, async (server) => {
    const all = await server.browser().call('GET /api/races', {});
    assert.equal(
      all.map(({ trackId }) => trackId),
      [184, 184, 185, 185],
    );
  });
});

test('the racing clock is separate from the time of day', () =>
  withTestServer({}, async (server) => {
    const clock = await server.browser().call('GET /api/racing/clock', {});
    assert.equal(clock, { now: '2025-08-02T16:35:00.000Z', isSet: true });
  }));

test('the race count and next post of each track today come without horses', () =>
  withTestServer({}, async (server) => {
    const today = await server.browser().call('GET /api/racing/today', {});
    assert.equal(today, {
      now: '2025-08-02T16:35:00.000Z',
      tracks: [{ trackSlug: 'saratoga', races: 2, nextPost: '2025-08-02T17:05:00.000Z' }],
    });
  }));

test('a large reply is compressed for clients that accept it, with the same content', () =>
  withTestServer({}, async (server) => {
    const packed = await server
      .browser()
      .ask('GET', '/api/races', { headers: { 'Accept-Encoding': 'gzip' } });
    const plain = await server
      .browser()
      .ask('GET', '/api/races', { headers: { 'Accept-Encoding': 'gzip;q=0' } });
    assert.equal(
      [packed.headers.get('content-encoding'), plain.headers.get('content-encoding')],
      ['gzip', null],
    );
    assert.is(packed.text, plain.text);
  }));

test.run();
