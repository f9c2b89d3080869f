import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import { type Meeting, makeTheRacingApi, type TheRacingApi } from '#adapters/sources/the-racing-api/index.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { raceResultOf } from '#core/results/reconcile/index.ts';
import { aPoliteTime, politeOpenHost } from '#test/support/polite-time.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer, type SourceServer } from '#test/support/source-server.ts';
import { ENTRIES, HEAD, MEETS, RESULTS, RUNNERS } from './racing-api-answers.ts';
import { handlesFailures } from './troubles.ts';

const test = suite('the racing api');

const DAY = '2026-08-08' as RaceDay;
const MEETING: Meeting = { id: 'SAR_1', track: 'SAR', trackName: 'Saratoga', day: DAY };
const MEETS_PATH = '/v1/north-america/meets';
const ENTRIES_PATH = `${MEETS_PATH}/SAR_1/entries`;
const RESULTS_PATH = `${MEETS_PATH}/SAR_1/results`;

const apiAt = (baseUrl: string, openHost: OpenHost = politeOpenHost()): TheRacingApi =>
  makeTheRacingApi({ openHost, baseUrl, username: 'clerk', password: 'börse' });

handlesFailures(test, {
  path: ENTRIES_PATH,
  good: { json: ENTRIES },
  misshapen: { json: { ...HEAD, races: [{ runners: [] }] } },
  otherContent: { body: '<!doctype html><title>Gateway</title>' },
  ask: (openHost, baseUrl) => apiAt(baseUrl, openHost).entriesOf(MEETING),
});

async function asking<T>(
  answers: Record<string, unknown>,
  ask: (api: TheRacingApi, server: SourceServer) => Promise<T>,
): Promise<T> {
  const server = await openSourceServer();
  for (const [path, json] of Object.entries(answers)) server.answer(path, { json });
  return ask(apiAt(server.url), server).finally(() => server.close());
}

test('the meetings of a day are requested with name and password', async () => {
  await asking({ [MEETS_PATH]: MEETS }, async (api, server) => {
    const meetings = await api.meetingsOn(DAY);
    assert.equal(
      meetings.map(({ track, day }) => [track, day]),
      [['SAR', DAY]],
    );
    const [request] = server.requests;
    const [scheme, word = ''] = request?.headers.authorization?.split(' ') ?? [];
    assert.is(scheme, 'Basic');
    assert.is(Buffer.from(word, 'base64').toString('utf8'), 'clerk:börse');
    assert.equal(Object.fromEntries(request?.query ?? []), {
      start_date: DAY,
      end_date: DAY,
      limit: '50',
      skip: '0',
    });
  });
});

test('a full page of meetings is followed by the next, no sooner than the host allows', async () => {
  const server = await openSourceServer();
  const meet = (index: number) => ({ ...HEAD, country: 'USA', meet_id: `SAR_${index}` });
  const full = Array.from({ length: 50 }, (_, index) => meet(index));
  server.answer(MEETS_PATH, { json: { meets: full } }, { json: { meets: [meet(50)] } });
  const time = aPoliteTime();
  const meetings = await apiAt(server.url, politeOpenHost(time))
    .meetingsOn(DAY)
    .finally(() => server.close());
  assert.is(meetings.length, 51);
  assert.equal(
    server.requests.map(({ query }) => query.get('skip')),
    ['0', '50'],
  );
  assert.ok(
    time.slept.some((wait) => wait > 500 && wait <= 1_100),
    `waited ${time.slept}`,
  );
});

test('entries are requested once within the time in which the host has nothing new', async () => {
  await asking({ [ENTRIES_PATH]: ENTRIES }, async (api, server) => {
    await api.entriesOf(MEETING);
    await api.entriesOf(MEETING);
    assert.is(server.requests.length, 1);
  });
});

test('the distance is read from its words, not from the number beside them', async () => {
  const { card } = await asking({ [ENTRIES_PATH]: ENTRIES }, (api) => api.entriesOf(MEETING));
  assert.equal([card.races[0]?.distanceYards, card.races[0]?.surface], [1210, 'inner-turf']);
});

test('a post time is on the clock of New York', async () => {
  const { card } = await asking({ [ENTRIES_PATH]: ENTRIES }, (api) => api.entriesOf(MEETING));
  const postTime = card.races[0]?.postTime;
  assert.is(postTime && toIso(postTime), '2026-08-08T17:10:00.000Z');
});

test('a race gives its class, purse, claiming prices and conditions', async () => {
  const { card } = await asking({ [ENTRIES_PATH]: ENTRIES }, (api) => api.entriesOf(MEETING));
  const { runners, postTime, ...race } = present(card.races[0]);
  assert.equal(race, {
    number: 3,
    name: null,
    distanceYards: 1210,
    isAbout: false,
    surface: 'inner-turf',
    raceType: 'CLM',
    grade: null,
    conditions: null,
    ages: '3+',
    sexes: 'fillies and mares',
    purse: 41_000,
    claiming: { low: 25_000, high: 30_000 },
    condition: 'Good',
    isCancelled: false,
    wagers: ['Win', 'Exacta'],
  });
});

test('nothing of a runner is made up: what is not reported is null', async () => {
  const { card } = await asking({ [ENTRIES_PATH]: ENTRIES }, (api) => api.entriesOf(MEETING));
  const [first, mate, bare] = card.races[0]?.runners ?? [];
  assert.equal(
    [
      first?.morningLine,
      first?.weightLb,
      first?.jockeyName,
      first?.trainerName,
      first?.medication,
      first?.blinkers,
    ],
    [{ text: '7-2', toOne: 3.5 }, 121, 'Ada Brook Vale', 'R Stone', 'lasix', 'on'],
  );
  assert.equal([first?.coupledWith, mate?.coupledWith, bare?.coupledWith], ['1', '1', null]);
  assert.equal(
    [
      bare?.morningLine,
      bare?.weightLb,
      bare?.jockeyName,
      bare?.postPosition,
      bare?.age,
      bare?.sex,
      bare?.sire,
    ],
    [null, null, null, null, null, null, null],
  );
});

test('a horse marked as scratched, or shown so on the board, is out', async () => {
  const { card } = await asking({ [ENTRIES_PATH]: ENTRIES }, (api) => api.entriesOf(MEETING));
  assert.equal(
    card.races[0]?.runners.filter(({ isScratched }) => isScratched).map(({ programNumber }) => programNumber),
    ['4', '5'],
  );
});

test('a horse without a letter is neither in nor out, and a race may be silent about being run', async () => {
  const { card } = await asking({ [ENTRIES_PATH]: ENTRIES }, (api) => api.entriesOf(MEETING));
  assert.equal(
    card.races[0]?.runners.map(({ isScratched }) => isScratched),
    [false, false, null, true, true],
  );
  const silent = { ...ENTRIES, races: ENTRIES.races.map((race) => ({ ...race, is_cancelled: null })) };
  const read = await asking({ [ENTRIES_PATH]: silent }, (api) => api.entriesOf(MEETING));
  assert.is(read.card.races[0]?.isCancelled, null);
});

test('live odds make a board, an entry once', async () => {
  const { boards } = await asking({ [ENTRIES_PATH]: ENTRIES }, (api) => api.entriesOf(MEETING));
  assert.equal(
    boards[0]?.interests.map(({ interest, toOne, money }) => [interest, toOne, money.win]),
    [
      ['1', 2, 5_200],
      ['2', 4.5, 2_100],
      ['4', null, null],
      ['5', null, null],
    ],
  );
  assert.is(boards[0]?.pools.win, 7_300);
});

test('results give places by what was paid, times, and every pool', async () => {
  const reportedResults = await asking({ [RESULTS_PATH]: RESULTS }, (api) => api.resultsOf(MEETING));
  const race = present(reportedResults.races[0]);
  assert.equal(
    race.placed.map(({ programNumber, place, isDeadHeat }) => [programNumber, place, isDeadHeat]),
    [
      ['2', 1, false],
      ['6', 2, true],
      ['7', 2, true],
    ],
  );
  assert.equal(
    [race.fractions, race.finalTimeSeconds, race.offMinute],
    [[22.31, 45.62], 63.04, 13 * 60 + 12],
  );
  assert.equal(race.payouts.at(-1), {
    wager: 'Exacta',
    base: 1,
    winningNumbers: '2-6',
    correct: null,
    payoff: 9.4,
    pool: 75_589,
    carryover: null,
  });
});

test('those who also ran become starters with the numbers of the card', async () => {
  const reportedResults = await asking({ [RESULTS_PATH]: RESULTS }, (api) => api.resultsOf(MEETING));
  const race = present(reportedResults.races[0]);
  assert.is(raceResultOf(race, null), null);
  const entered = { surface: 'turf', distanceYards: 1210, runners: RUNNERS } as const;
  assert.equal(
    raceResultOf(race, entered)?.starters.map(({ horseName }) => horseName),
    ['Marble Echo', 'Tin Weathercock', 'Grey Almanac', 'Quill Harbor', 'Cold Ledger', 'Night Abacus'],
  );
});

test('a meeting whose races are not run yet has no results', async () => {
  const reportedResults = await asking({ [RESULTS_PATH]: { ...HEAD, races: null } }, (api) =>
    api.resultsOf(MEETING),
  );
  assert.equal(reportedResults.races, []);
});

test('the entries of another meeting are not accepted as the requested ones', async () => {
  const refusal = await refused(
    asking({ [ENTRIES_PATH]: { ...ENTRIES, date: '2026-08-07' } }, (api) => api.entriesOf(MEETING)),
  );
  assert.is(refusal.code, 'source.wrong-shape');
});

for (const [status, code, word] of [
  [401, 'source.refused', 'denied access'],
  [422, 'source.misunderstood', 'rejected the request'],
] as const) {
  test(`${status} is said plainly, without the password`, async () => {
    const server = await openSourceServer();
    server.answer(MEETS_PATH, { status, json: { detail: 'börse' } });
    const refusal = await refused(apiAt(server.url).meetingsOn(DAY)).finally(() => server.close());
    assert.is(refusal.code, code);
    assert.match(refusal.message, word);
    assert.not.match(refusal.message, 'börse');
    assert.is(server.requests.length, 1);
  });
}

test.run();
