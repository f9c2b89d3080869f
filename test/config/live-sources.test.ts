import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SARATOGA } from '#adapters/sources/off-track-betting/index.ts';
import { isAnySourceSet, readSettings } from '#config/env.ts';
import { type LiveSources, liveSources } from '#config/wiring/live-sources.ts';
import type { Get } from '#config/wiring/provide.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { MORNING } from '#test/support/a-change.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';

const test = suite('which live sources are asked');

const LOCAL_URL = 'http://127.0.0.1:9';
const FEED = { RACING_API_USERNAME: 'reader', RACING_API_PASSWORD: 'secret' };

function sourcesWith(bag: Record<string, string>, track: string | null = null): LiveSources {
  const deps = new Map<string, unknown>([
    ['settings', readSettings(bag)],
    ['openHost', politeOpenHost()],
    ['machineClock', () => MORNING],
  ]);
  const get = ((name: string) => deps.get(name)) as Get;
  return liveSources(get)(track);
}

const named = ({ entries, changes, boards, results }: LiveSources) => ({
  entries: entries.map(({ name }) => name),
  changes: changes.map(({ name }) => name),
  boards: boards?.name ?? null,
  results: results.map(({ name }) => name),
});

test('with nothing set there is none', () => {
  const none = { entries: [], changes: [], boards: null, results: [] };
  assert.equal(named(sourcesWith({})), none);
  assert.equal(named(sourcesWith({ RACING_API_USERNAME: 'reader' })), none, 'half an account is none');
});

test('any one configured source hides the demo: real and invented facts never mix', () => {
  for (const bag of [
    FEED,
    { OTB_BASE_URL: LOCAL_URL },
    { NYRA_BASE_URL: LOCAL_URL },
    { ODDS_BASE_URL: LOCAL_URL },
    { WEATHER_SOURCE: 'nws' },
    { NEWS_FEEDS: LOCAL_URL },
    { EXPERT_PICKS_SOURCES: LOCAL_URL },
    { PEDICAPPER_SOURCE: '/horses.csv' },
  ])
    assert.is(isAnySourceSet(readSettings(bag)), true, JSON.stringify(bag));
  for (const bag of [{}, { RACING_API_USERNAME: 'reader' }, { NWS_BASE_URL: LOCAL_URL }])
    assert.is(isAnySourceSet(readSettings(bag)), false, JSON.stringify(bag));
});

test('with all of them set, each kind of fact has its order', () => {
  assert.equal(named(sourcesWith({ ...FEED, OTB_BASE_URL: LOCAL_URL, NYRA_BASE_URL: LOCAL_URL })), {
    entries: ['The Racing API', 'NYRA'],
    changes: ['NYRA'],
    boards: 'OffTrackBetting',
    results: ['OffTrackBetting', 'The Racing API', 'NYRA'],
  });
});

test('the betting operator’s card file is used for entries only where nothing else reports them', () => {
  assert.equal(named(sourcesWith({ OTB_BASE_URL: LOCAL_URL })).entries, ['OffTrackBetting']);
  assert.equal(named(sourcesWith({ OTB_BASE_URL: LOCAL_URL, NYRA_BASE_URL: LOCAL_URL })).entries, ['NYRA']);
});

test('odds come from the chosen source, or without a choice from one that is set up', () => {
  const all = { ...FEED, OTB_BASE_URL: LOCAL_URL, NYRA_BASE_URL: LOCAL_URL };
  const boards = (bag: Record<string, string>) => named(sourcesWith(bag)).boards;
  assert.is(boards({ ...all, ODDS_SOURCE: 'racing-api' }), 'The Racing API');
  assert.is(boards({ ...all, ODDS_SOURCE: 'nyra' }), 'NYRA');
  assert.is(boards({ ODDS_BASE_URL: LOCAL_URL }), 'OffTrackBetting');
  assert.is(boards({ ODDS_BASE_URL: LOCAL_URL, ODDS_SOURCE: 'nyra' }), 'NYRA');
  assert.is(boards(FEED), 'The Racing API');
  assert.is(boards({ NYRA_BASE_URL: LOCAL_URL }), 'NYRA');
  assert.is(boards({ OTB_BASE_URL: LOCAL_URL, ODDS_SOURCE: 'nyra' }), null);
});

test('a track is asked of the sources that know it, and of no other', () => {
  const all = { ...FEED, OTB_BASE_URL: LOCAL_URL, NYRA_BASE_URL: LOCAL_URL };
  assert.equal(named(sourcesWith(all, 'aqueduct')), {
    entries: ['The Racing API', 'NYRA'],
    changes: ['NYRA'],
    boards: 'The Racing API',
    results: ['The Racing API', 'NYRA'],
  });
  assert.equal(named(sourcesWith(all, 'gulfstream-park')), {
    entries: ['The Racing API'],
    changes: [],
    boards: 'The Racing API',
    results: ['The Racing API'],
  });
  const none = { entries: [], changes: [], boards: null, results: [] };
  assert.equal(named(sourcesWith({ OTB_BASE_URL: LOCAL_URL }, 'aqueduct')), none);
});

test('a number of the betting operator makes its files those of another track', () => {
  const bag = { OTB_BASE_URL: LOCAL_URL, OTB_MEETS: 'AQU=17, gp = 25' };
  assert.is(named(sourcesWith(bag, 'aqueduct')).boards, 'OffTrackBetting');
  assert.equal(named(sourcesWith(bag, 'gulfstream-park')).results, ['OffTrackBetting']);
  assert.is(named(sourcesWith(bag, 'saratoga')).boards, 'OffTrackBetting');
  for (const wrong of ['AQU', 'AQU=x', 'ZZZ=4', 'Aqueduct=4'])
    assert.throws(() => readSettings({ OTB_MEETS: wrong }), /OTB_MEETS: must be known track codes/, wrong);
  for (const twice of ['AQU=17, aqu=18', 'AQU=17, GP=17', `AQU=${SARATOGA.meetNumber}`])
    assert.throws(() => readSettings({ OTB_MEETS: twice }), /OTB_MEETS: must list each track once/, twice);
});

test('an unknown source of odds is a wrong setting', () => {
  assert.throws(
    () => readSettings({ ODDS_SOURCE: 'betfair' }),
    (error: unknown) => {
      return error instanceof Refusal && /ODDS_SOURCE/.test(error.message);
    },
  );
});

test.run();
