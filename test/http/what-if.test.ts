import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whatIf } from '#adapters/http/contract/what-if.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { type openBrowser, signUp } from './browser.ts';
import { BEFORE_RACE_1, openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('what if, and the history of the odds, over HTTP');

const params = { slug: 'saratoga', date: '2025-08-02', number: 1 } as const;
const address = '/api/tracks/saratoga/cards/2025-08-02/races/1';

/** Fourteen horses on the turf with ten lines each, the last one for the main track only. */
const race = aRace({
  surface: 'turf',
  runners: Array.from({ length: 14 }, (_, index) =>
    aRunner({
      programNumber: String(index + 1),
      toOne: 2 + index,
      listStatus: index === 13 ? 'main-track-only' : null,
      pastPerformances: Array.from({ length: 10 }, (_, line) =>
        aPastRace({
          day: addDays(aRace().day, -20 * (line + 1)),
          speedFigure: 90 - index,
          firstCall: { position: 1 + (index % 5), lengths: index % 5 },
        }),
      ),
    }),
  ),
});

const raceIf = async (browser: ReturnType<typeof openBrowser>, query = '') =>
  whatIf.race.reply.parse((await browser.ask('GET', `${address}/if${query}`)).json());

async function withMember(
  use: (browser: ReturnType<typeof openBrowser>, server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await openTestServer({
    cards: [aCard({ races: [race] })],
    boards: [aBoard({ raceId: race.id, at: BEFORE_RACE_1 - 60_000 })],
    changes: [aChange({ what: 'scratched', to: true }, { programNumber: '5', horseName: 'PAPER LANTERN 5' })],
  });
  const browser = server.browser();
  await signUp(browser);
  await use(browser, server).finally(() => server.close());
}

test('as it is, the numbers are those of the predictions; switched, they are other ones and nothing is kept', () =>
  withMember(async (browser) => {
    const predicted = await browser.call('GET /api/ml/predict/{raceId}', { params: { raceId: race.id } });
    const real = predicted.map(({ winProbability, priceToTake, verdict }) => [
      winProbability,
      priceToTake,
      verdict,
    ]);
    const { horses, choices } = await raceIf(browser);
    for (const side of ['before', 'after'] as const) {
      const shown = horses.map(({ [side]: figures }) => [
        figures?.chance ?? null,
        figures?.priceToTake ?? null,
        figures?.verdict ?? null,
      ]);
      assert.equal(shown, real);
    }
    assert.equal(
      choices.surfaces.map(({ name }) => name),
      ['Dirt'],
    );
    const switched = await raceIf(browser, '?scratch=3,%201&surface=dirt&going=wet&pace=hot');
    assert.equal(switched.switches, {
      scratched: ['1', '3'],
      surface: 'dirt',
      going: 'Sloppy',
      pace: 'hot',
    });
    assert.equal([switched.surface, switched.drewIn], [{ before: 'Turf', after: 'Dirt' }, ['14']]);
    const ofHorse = (number: string) =>
      present(switched.horses.find(({ programNumber }) => programNumber === number));
    assert.is(ofHorse('1').after, null);
    assert.is(ofHorse('14').before, null);
    const sum = switched.horses.reduce((total, { after }) => total + (after?.chance ?? 0), 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
    const again = await browser.call('GET /api/ml/predict/{raceId}', { params: { raceId: race.id } });
    assert.equal(again, predicted);
  }));

test('a race of fourteen with ten lines each is answered with less than 200 ms of processor time', () =>
  withMember(async (browser) => {
    const ask = () => browser.ask('GET', `${address}/if?scratch=2&surface=dirt&going=wet&pace=slow`);
    await ask();
    const took: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = process.cpuUsage();
      assert.is((await ask()).status, 200);
      const { user, system } = process.cpuUsage(start);
      took.push((user + system) / 1_000);
    }
    assert.ok(Math.min(...took) < 200, `took ${took.map(Math.round).join(', ')} ms`);
  }));

test('members only, and what makes no sense is refused with the reason', () =>
  withMember(async (browser, server) => {
    assert.is((await server.browser().ask('GET', `${address}/if`)).status, 401);
    for (const [query, status, pattern] of [
      ['scratch=99', 404, /no horse with program number 99/],
      ['scratch=1,2,3,4,6,7,8,9,10,11,12,13', 400, /leaves no horse in race 1/],
      ['surface=inner-turf', 400, /only a turf race can be moved/],
      ['surface=moon', 400, /surface/],
      ['going=Firm&surface=dirt', 400, /Firm\\" is not a track condition for dirt/],
      ['pace=furious', 400, /pace/],
    ] as const) {
      const answer = await browser.ask('GET', `${address}/if?${query}`);
      assert.is(answer.status, status, `${query}: ${answer.text}`);
      assert.match(answer.text, pattern);
    }
    const elsewhere = await browser.ask('GET', '/api/tracks/nowhere/cards/2025-08-02/races/1/if');
    assert.is(elsewhere.status, 404);
  }));

test('a race that is off is refused as a conflict', async () => {
  const racingNow = present(race.postTime);
  const server = await openTestServer({ cards: [aCard({ races: [race] })], racingNow });
  const browser = server.browser();
  await signUp(browser);
  const answer = await browser.ask('GET', `${address}/if?scratch=3`).finally(() => server.close());
  assert.is(answer.status, 409);
  assert.match(answer.text, /Race 1 is off: its chances are frozen\./);
});

test('the history of the odds has its boards and what happened, for everybody', () =>
  withMember(async (_, server) => {
    const { history, marks, horses } = await server
      .browser()
      .call('GET /api/tracks/{slug}/cards/{date}/races/{number}/odds-history', { params });
    assert.is(history.length, 1);
    assert.equal(present(history[0]?.prices[0]), { interest: '1', price: { text: '2-1', toOne: 2 } });
    assert.equal(
      marks.map(({ words }) => words),
      ['#5 Paper Lantern 5 scratched'],
    );
    assert.is(horses.find(({ programNumber }) => programNumber === '5')?.isScratched, true);
  }));

test.run();
