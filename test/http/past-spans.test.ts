import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aSheet } from '#test/support/a-result.ts';
import type { ServerOptions } from './server-options.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Spans of past results over HTTP');

const FIRST = '2019-08-01' as RaceDay;
/** Nothing but a week of Saratoga in 2019, seen from 2025. */
const PAST: ServerOptions = {
  results: Array.from({ length: 7 }, (_, index) => aSheet({ day: addDays(FIRST, index) })),
};

interface Spans {
  readonly meets: readonly { readonly span: string; readonly name: string; readonly isUnderWay: boolean }[];
  readonly years: readonly string[];
}

test('results of past seasons alone are found by their meet and year', () =>
  withTestServer(PAST, async (server) => {
    const get = async <Reply>(path: string) => (await server.browser().ask('GET', path)).json() as Reply;
    const { meets, years } = await get<Spans>('/api/race-results-ai/spans?track=all');
    assert.equal(years, ['2019']);
    const [meet] = meets;
    assert.equal([meet?.span, meet?.isUnderWay], ['2019-08-01_2019-08-07', false]);
    assert.is(meet?.name, 'Saratoga, Aug 1 to Aug 7, 2019');
    type Bias = { readonly totalRaces: number };
    const bias = (query: string) => get<Bias>(`/api/track-bias/saratoga?${query}`);
    assert.is((await bias('days=90')).totalRaces, 0);
    for (const query of [`span=${meet?.span}`, 'span=2019', 'span=all', 'span=weeks', 'span=all&track=all'])
      assert.is((await bias(query)).totalRaces, 14, query);
    assert.is((await bias('span=2019&surface=turf')).totalRaces, 0);
    assert.is((await get<Bias>('/api/tracks/saratoga/bias?span=2019&distance=sprint')).totalRaces, 14);
    for (const who of ['jockeys', 'trainers']) {
      assert.equal(await get(`/api/${who}?timeframe=1year`), []);
      for (const span of ['all', '2019', meet?.span])
        assert.ok((await get<readonly unknown[]>(`/api/${who}?span=${span}`)).length > 0, `${who} ${span}`);
    }
  }));

test('a word that is no span is refused', () =>
  withTestServer({}, async (server) => {
    for (const path of ['/api/track-bias/saratoga', '/api/jockeys'])
      for (const span of ['summer', '2019-02-30_2019-03-01', '2099'])
        assert.is((await server.browser().ask('GET', `${path}?span=${span}`)).status, 400, `${path} ${span}`);
  }));

test.run();
