import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nyraDaySources } from '#adapters/sources/nyra/day.ts';
import { makeNyra } from '#adapters/sources/nyra/index.ts';
import { offTrackDaySources } from '#adapters/sources/off-track-betting/day.ts';
import { makeOffTrackBetting } from '#adapters/sources/off-track-betting/index.ts';
import { racingApiDaySources } from '#adapters/sources/the-racing-api/day.ts';
import { makeTheRacingApi } from '#adapters/sources/the-racing-api/index.ts';
import { FLAGSHIP, trackBySlug } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { EARLY_AUGUST, politeOpenHost } from '#test/support/polite-time.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer, type SourceServer } from '#test/support/source-server.ts';
import { ENTRIES, MEETS, RESULTS } from './racing-api-answers.ts';

const test = suite<{ server: SourceServer }>('what sources give of a day');

const DAY = '2026-08-08' as RaceDay;
const SARATOGA = FLAGSHIP;
const trackNamed = (slug: string) => present(trackBySlug(slug));
const DEL_MAR = trackNamed('del-mar');

test.before(async (context) => {
  context.server = await openSourceServer();
});
test.before.each(({ server }) => server.clear());
test.after(({ server }) => server.close());

const feed = ({ url }: SourceServer) =>
  racingApiDaySources(
    makeTheRacingApi({ openHost: politeOpenHost(), username: 'reader', password: 'secret', baseUrl: url }),
  );
const pages = ({ url }: SourceServer) =>
  nyraDaySources(makeNyra({ openHost: politeOpenHost(), baseUrl: url }), () => EARLY_AUGUST);

const MEETS_PATH = '/v1/north-america/meets';

test('the feed is asked for the track’s meeting, then for what it has', async ({ server }) => {
  const meet = present(
    (MEETS.meets as readonly { meet_id: string; track_id: string; date: string }[]).find(
      ({ track_id, date }) => track_id === 'SAR' && date === DAY,
    ),
  );
  server.answer(MEETS_PATH, { json: MEETS });
  server.answer(`${MEETS_PATH}/${meet.meet_id}/entries`, { json: ENTRIES });
  server.answer(`${MEETS_PATH}/${meet.meet_id}/results`, { json: RESULTS });
  const { entries, results, boards } = feed(server);
  const draft = await entries.draftOn(SARATOGA, DAY);
  assert.equal([draft.track, draft.day, draft.races.length > 0], ['SAR', DAY, true]);
  assert.ok((await results.resultsOn(SARATOGA, DAY, [])).races.length > 0);
  assert.ok(Array.isArray(await boards.boardsOn(SARATOGA, DAY)));
});

test('a track that has no meeting of the day is not found', async ({ server }) => {
  server.answer(MEETS_PATH, { json: { meets: [] } });
  const refusal = await refused(feed(server).entries.draftOn(SARATOGA, DAY));
  assert.equal([refusal.kind, refusal.code], ['not-found', 'source.no-meeting']);
  assert.match(refusal.message, /no meeting at Saratoga on 2026-08-08/);
});

const page = (
  race: number,
  day = DAY,
) => `<header>Race ${race}</header><span data-post-time="${day}T1${race}:20:00"></span>
  ${[1, 2].map((to) => `<a hx-get="/saratoga/rdl/race/?day=${day}&amp;limit=entries&amp;race=${to}">${to}</a>`).join('')}
  <div><div class="saddle-1">1</div><div class="blend-links"><a href="https://www.equibase.com/x">Quill Harbor ${race}</a></div>
  <div title="Current Odds">5/2</div><div title="Morning Line Odds">ML 3/1</div></div>`;

test("the operator's pages are a card race by race, linked from the first", async ({ server }) => {
  server.answer('/saratoga/rdl/race/', { body: page(1) }, { body: page(2) });
  const draft = await pages(server).entries.draftOn(SARATOGA, DAY);
  assert.equal(
    draft.races.map(({ number, runners }) => [number, runners[0]?.horseName]),
    [
      [1, 'Quill Harbor 1'],
      [2, 'Quill Harbor 2'],
    ],
  );
  assert.equal(
    server.requests.map(({ query }) => query.get('race')),
    ['1', '2'],
  );
});

test('the entries pages lag behind the file of changes and have a word of their own', async ({ server }) => {
  const file = `<p>SCRATCHES AND PROGRAM CHANGES FOR SATURDAY, 8/8/2026</p><p>SCRATCHES</p><table>
    <tr><td>1st RACE:</td><td>1 QUILL HARBOR 1 (VET)</td></tr></table>
    <p>JOCKEY CHANGES</p><table><tr><td>2nd RACE:</td><td>1 QUILL HARBOR 2 - A VALE</td></tr></table>`;
  const opened = liveRoom(EARLY_AUGUST);
  const { entries, changes } = pages(server);
  const request = { track: 'saratoga', day: DAY };
  server.answer('/saratoga/rdl/race/', { body: page(1) }, { body: page(2) });
  server.answer('/direct/scratches/SARscratch.html', { body: file });
  await opened.fetchCard(entries)(request, quiet);
  await opened.fetchChanges(changes)(request, quiet);
  server.answer('/saratoga/rdl/race/', { body: page(1) }, { body: page(2) });
  await opened.fetchCard(pages(server).entries)(request, quiet);
  const races = present(await opened.cards.cardFor('saratoga', DAY)).card.races;
  assert.is(races[0]?.runners[0]?.isScratched, true);
  assert.is(races[1]?.runners[0]?.jockey?.name, 'A VALE');
});

test('results are asked of the pages for the races that are wanted, and for no other', async ({ server }) => {
  const pending = '<header>Race 2</header><p>Results not available.</p>';
  server.answer('/saratoga/rdl/race/', { body: pending });
  const { races, provenance } = await pages(server).results.resultsOn(SARATOGA, DAY, [2]);
  assert.equal(
    [races.map(({ raceNumber, state }) => [raceNumber, state]), provenance.at],
    [[[2, 'pending']], EARLY_AUGUST],
  );
  assert.is(server.requests.length, 1);
  assert.equal((await pages(server).results.resultsOn(SARATOGA, DAY, [])).races, []);
});

test('a day on which the operator raced at another of its tracks is refused without a request', async ({
  server,
}) => {
  const summer = '2025-08-02' as RaceDay;
  const { entries, changes, results } = pages(server);
  for (const ask of [
    entries.draftOn(trackNamed('aqueduct'), summer),
    changes.changesOn(trackNamed('belmont-park'), summer),
    results.resultsOn(trackNamed('belmont-at-the-big-a'), summer, [1]),
  ]) {
    const refusal = await refused(ask);
    assert.equal([refusal.kind, refusal.code], ['not-found', 'source.no-meeting']);
    assert.match(refusal.message, /on Aug 2, 2025: it races at Saratoga \(Saratoga summer\)\.$/);
  }
  assert.is(server.requests.length, 0);
});

test('the card of another NYRA track is requested at its own address', async ({ server }) => {
  server.answer('/aqueduct/rdl/race/', { body: page(1) });
  const refusal = await refused(
    pages(server).entries.draftOn(trackNamed('aqueduct'), '2025-11-20' as RaceDay),
  );
  assert.is(refusal.code, 'source.wrong-shape', 'the page is of another day');
  assert.ok(server.requests.length > 0);
  for (const { path } of server.requests) assert.is(path, '/aqueduct/rdl/race/');
});

test('a November day is fetched at Aqueduct’s address, an October day at Belmont’s; Saratoga is dark', async ({
  server,
}) => {
  for (const [slug, day, path] of [
    ['aqueduct', '2025-11-20', '/aqueduct/rdl/race/'],
    ['belmont-at-the-big-a', '2025-10-04', '/belmont/rdl/race/'],
  ] as const) {
    const raceDay = day as RaceDay;
    server.clear();
    server.answer(path, { body: page(1, raceDay) }, { body: page(2, raceDay) });
    const draft = await pages(server).entries.draftOn(trackNamed(slug), raceDay);
    assert.equal([draft.track, draft.day, draft.races.length], [trackNamed(slug).code, day, 2]);
    assert.is((await refused(pages(server).entries.draftOn(SARATOGA, raceDay))).code, 'source.no-meeting');
    assert.is(server.requests.length, 2);
  }
});

test('the operator says by its calendar which of its tracks races, and asks nobody', async ({ server }) => {
  const racing = async (day: string) => pages(server).meetings.tracksOn(day as RaceDay);
  assert.equal(await racing('2025-11-28'), ['aqueduct']);
  assert.equal(await racing('2025-08-02'), ['saratoga']);
  assert.equal(await racing('2025-10-04'), ['belmont-at-the-big-a']);
  assert.equal(await racing('2026-11-28'), ['belmont-park'], 'doubtful: the meet that may be under way');
  assert.is(server.requests.length, 0);
});

test('sources are not asked for tracks they do not cover', async ({ server }) => {
  const otb = offTrackDaySources(makeOffTrackBetting({ openHost: politeOpenHost(), baseUrl: server.url }));
  for (const ask of [
    otb.entries.draftOn(DEL_MAR, DAY),
    otb.results.resultsOn(DEL_MAR, DAY, []),
    pages(server).entries.draftOn(DEL_MAR, DAY),
  ]) {
    const refusal = await refused(ask);
    assert.equal([refusal.kind, refusal.code], ['not-found', 'source.no-such-track']);
  }
  assert.is(server.requests.length, 0);
});

test.run();
