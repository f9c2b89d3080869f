import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeQueryClient } from '#api/api.ts';
import { payoffsByDay, trendsOf } from '../../../frontends/picks/dashboard/cards/trends.ts';
import { defaultWeather, weatherFacts } from '../../../frontends/picks/dashboard/cards/weather-facts.ts';
import { csvOfAnalysis } from '../../../frontends/picks/dashboard/export/analysis.ts';
import { spanText } from '../../../frontends/picks/dashboard/figures.ts';
import { isDashboardCall } from '../../../frontends/picks/dashboard/questions.ts';
import {
  allSyncs,
  askFor,
  doneToast,
  sourceNames,
  failedToast as syncFailed,
  testSuccess,
} from '../../../frontends/picks/dashboard/sync/syncs.ts';
import { weatherQuery } from '../../../frontends/picks/day/weather-query.ts';
import { decidePlace } from '../../../frontends/shell/decide-place.ts';
import { textOf } from '../account/markup.ts';
import { anEntry, aRace } from './a-day.ts';

const { TrackProvider } = await import('#frame/frame.ts');
const { Dashboard } = await import('../../../frontends/picks/dashboard/dashboard-screen.tsx');
const { warningTitle } = await import('../../../frontends/picks/dashboard/data-banner.tsx');
const { Confidence, recommendationBadge } = await import(
  '../../../frontends/picks/dashboard/cards/recommendations.tsx'
);
const { markedEntries, trackedRace } = await import(
  '../../../frontends/picks/dashboard/cards/race-tracker.tsx'
);
const { offSeasonText } = await import('../../../frontends/picks/dashboard/cards/upcoming-races.tsx');

const test = suite('the dashboard');

const saratoga = { slug: 'saratoga', name: 'Saratoga' };
const aqueduct = { slug: 'aqueduct', name: 'Aqueduct' };

/** The dashboard as text, and every address it has asked for. */
function dashboardFor(isSignedIn: boolean): { readonly html: string; readonly addresses: readonly string[] } {
  const client = makeQueryClient(async () => null);
  const screen = createElement(TrackProvider, null, createElement(Dashboard, { isSignedIn }));
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, screen));
  const addresses = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));
  client.clear();
  return { html, addresses };
}

test('a visitor is invited to join instead of picking, and no races are requested', () => {
  const { html, addresses } = dashboardFor(false);
  assert.match(textOf(html), /Join as a Handicapper/);
  assert.match(html, /action="\/api\/login"/);
  assert.not.match(html, /name="reasoning"/);
  assert.not.ok(addresses.some((address) => /^\/api\/races(?:$|\/saratoga)/.test(address)));
});

test('a member has the form, and the races are requested', () => {
  const { html, addresses } = dashboardFor(true);
  assert.match(html, /name="reasoning"/);
  assert.not.match(textOf(html), /Join as a Handicapper/);
  assert.ok(addresses.includes('/api/races'));
  assert.ok(addresses.includes('/api/handicappers?top=3'));
});

test('a visitor comes to the dashboard only where the shell is set to let him', () => {
  const shown = (open?: readonly string[]) => {
    const decision = decidePlace('/dashboard', 'signed-out', undefined, open);
    return decision.kind === 'app' ? decision.view : decision.kind;
  };
  assert.is(shown(), 'auth');
  assert.is(shown(['/dashboard']), 'dashboard');
  const elsewhere = decidePlace('/', 'signed-out', undefined, ['/dashboard']);
  assert.is(elsewhere.kind === 'app' && elsewhere.view, 'auth');
});

test('the banner says that data is missing only without a race; over races that are not live it says why', () => {
  const status = { isLiveData: true, isDemo: false, currentRaces: 9, historicalRaces: 0, historicalFrom: '' };
  const titleOf = (change: Partial<typeof status>) => warningTitle({ dataStatus: { ...status, ...change } });
  assert.is(titleOf({}), null);
  assert.is(titleOf({ currentRaces: 0, isLiveData: false }), 'No Current Racing Data Available');
  assert.is(titleOf({ isLiveData: false }), 'Replay: 9 races, not live');
  assert.is(titleOf({ isLiveData: false, isDemo: true, currentRaces: 1 }), 'Demo data: 1 race, not live');
});

test('no mark of strength stands over a PASS, and its confidence says what it is', () => {
  const strong = { recommendationType: 'strong_pick', confidence: 84 } as const;
  assert.equal(recommendationBadge({ ...strong, verdict: 'BET' }), { tone: 'green', text: 'Strong Pick' });
  assert.equal(recommendationBadge({ ...strong, verdict: 'PASS' }), {
    tone: 'gray',
    text: 'Both analysts agree',
  });
  const other = { recommendationType: 'value_bet', verdict: 'BET' } as const;
  assert.is(recommendationBadge(other).text, 'Value Bet');
  const confidence = (verdict: 'BET' | 'PASS') =>
    renderToStaticMarkup(createElement(Confidence, { recommended: { ...strong, verdict } }));
  assert.match(confidence('BET'), /green.*84% analyst confidence/);
  assert.not.match(confidence('PASS'), /green/);
  assert.match(
    confidence('PASS'),
    /84% analyst confidence: how far the evidence agrees, not a chance of winning/,
  );
});

test('the tracker follows the first live race, else the first upcoming, else none', () => {
  const race = (raceNumber: number, status: 'live' | 'upcoming' | 'completed') =>
    aRace({ raceNumber, status, postTime: null });
  const day = [race(1, 'completed'), race(2, 'upcoming'), race(3, 'live')];
  assert.is(trackedRace(day, null)?.raceNumber, 3);
  assert.is(trackedRace(day.slice(0, 2), null)?.raceNumber, 2);
  assert.is(trackedRace(day.slice(0, 1), null), null);
  const canceled = aRace({ isCancelled: true, postTime: null });
  assert.is(trackedRace([canceled, ...day.slice(0, 2)], null)?.raceNumber, 2);
});

test('a race whose result is in is no longer followed or called live', () => {
  const [run, next] = [1, 2].map((raceNumber) =>
    aRace({ raceNumber, status: raceNumber === 1 ? 'live' : 'upcoming', postTime: null }),
  );
  const day = [run, next].flatMap((race) => race ?? []);
  const results = day.slice(0, 1);
  assert.is(trackedRace(day, null)?.raceNumber, 1);
  assert.is(trackedRace(day, null, results)?.raceNumber, 2);
});

test('three horses mark the pace, none of them scratched', () => {
  const entries = ['1', '2', '3', '4', '5'].map((number) =>
    anEntry(number, { scratchStatus: number === '2' }),
  );
  assert.equal(
    markedEntries(entries).map(({ programNumber }) => programNumber),
    ['1', '3', '4'],
  );
});

test('off season the next opening day is named', () => {
  const over = offSeasonText('Saratoga', { inSeason: false, nextStart: '2027-07-10' });
  assert.is(over, 'The Saratoga season has ended. The next season starts on Saturday, July 10, 2027.');
  assert.match(offSeasonText('Saratoga', { inSeason: true, nextStart: null }), /no card today/);
});

test('a span names its years only where they differ', () => {
  assert.is(spanText('2026-07-03', '2026-08-01'), 'Jul 3 to Aug 1');
  assert.is(spanText('2025-08-02', '2026-08-01'), 'Aug 2, 2025 to Aug 1, 2026');
  assert.is(spanText('2026-08-01', '2026-08-01'), 'Aug 1');
});

test('everything is requested at the click, after one second and after two', () => {
  assert.equal(
    allSyncs.map(({ source, afterMs }) => [source, afterMs]),
    [
      ['races', 0],
      ['live', 1000],
      ['weather', 2000],
    ],
  );
});

test('a sync fetches the chosen track’s data: Saratoga’s at the documented address, another track’s by name', async () => {
  const realFetch = globalThis.fetch;
  const paths: string[] = [];
  globalThis.fetch = async (path) => {
    paths.push(String(path));
    return Response.json({});
  };
  try {
    for (const source of sourceNames) {
      await askFor(saratoga, source);
      await askFor(aqueduct, source);
    }
  } finally {
    globalThis.fetch = realFetch;
  }
  assert.equal(
    paths,
    sourceNames.flatMap((source) => [`/api/sync/${source}`, `/api/sync/${source}?track=aqueduct`]),
  );
});

test('the live-data panel and a failed sync name their track', () => {
  assert.match(
    textOf(dashboardFor(true).html),
    'Sync All updates races, live data and weather for Saratoga. Wait a minute between refreshes.',
  );
  assert.is(syncFailed('weather', aqueduct).description, 'Failed to sync weather data for Aqueduct');
});

test('each sync says what it did in its own words', () => {
  const toastTexts = (source: Parameters<typeof syncFailed>[0]) => {
    const { title, description } = syncFailed(source, saratoga);
    return [doneToast(source, { message: 'm' }).title, title, description];
  };
  assert.equal(toastTexts('races'), ['Races Synced', 'Sync Failed', 'Failed to sync race data']);
  assert.equal(toastTexts('live'), ['Live Data Synced', 'Live Sync Failed', 'Failed to sync live data']);
  assert.equal(toastTexts('weather'), [
    'Weather Synced',
    'Weather Sync Failed',
    'Failed to sync weather data',
  ]);
  assert.equal(toastTexts('jockeys-trainers'), [
    'Personnel Synced',
    'Personnel Sync Failed',
    'Failed to sync jockey and trainer data',
  ]);
  assert.is(testSuccess(7).description, 'Found 7 races available');
});

test('the usual air is the documented one, and the weather is fresh ten minutes', () => {
  const values = weatherFacts(defaultWeather).map(({ value }) => value);
  assert.equal(values, ['72°F', '65%', '8 mph NW', null, 'Clear', 'Fast']);
  assert.is(weatherFacts({ ...defaultWeather, visibility: 10 })[3]?.value, '10.0 mi');
  assert.is(weatherQuery('saratoga').staleTime, 600_000);
});

test('a refresh asks for what the dashboard shows and nothing else', () => {
  for (const address of ['/api/dashboard/metrics', '/api/races', '/api/jockeys', '/api/weather/saratoga'])
    assert.ok(isDashboardCall([address]), address);
  assert.not.ok(isDashboardCall(['/api/auth/user']));
});

test('a trend without a scored pick draws no empty bar', () => {
  const sample = {
    from: '2026-07-01',
    to: '2026-07-30',
    picks: 0,
    scored: 0,
    won: 0,
    range: null,
    profitRange: null,
    staked: 0,
    returned: 0,
  };
  const none = trendsOf({ winRate: null, winRateSample: sample, roi: null, roiSample: sample }, []);
  assert.equal(
    none.map(({ share }) => share),
    [null, null, null],
  );
  const many = { ...sample, picks: 40, scored: 40, won: 10 };
  const some = trendsOf({ winRate: 25, winRateSample: many, roi: -100, roiSample: many }, []);
  assert.is(some[0]?.share, 0.25);
  assert.is(some[1]?.share, 0, 'everything lost is an empty bar, not a missing one');
  assert.match(some[1]?.said ?? '', /^\$0\.00/);
  const one = { ...sample, picks: 1, scored: 1, won: 1, range: { low: 20.6, high: 100 } };
  const few = trendsOf({ winRate: 100, winRateSample: one, roi: 315, roiSample: one }, []);
  assert.equal(
    few.map(({ share }) => share),
    [null, null, null],
    'one bet makes no full bar',
  );
  assert.match(few[0]?.said ?? '', /^1 of 1 settled bets won \(95%: 21% to 100%\)/);
});

test('average payoffs cover the races whose price is known', () => {
  const result = (day: string, payoff: number | null) =>
    ({ day, payoffs: [{ wager: 'Win', base: 2, winningNumbers: '1', payoff }] }) as never;
  assert.equal(
    payoffsByDay([result('2026-07-31', 10), result('2026-07-31', null), result('2026-07-30', 4)]),
    [
      { day: '2026-07-30', paid: 4, races: 1 },
      { day: '2026-07-31', paid: 10, races: 1 },
    ],
  );
});

test('the exported table names section, figure and value, and what has not come is left out', () => {
  const none = { metrics: null, data: null, recommendations: null, handicappers: null, recentResults: null };
  const csv = csvOfAnalysis({
    ...none,
    exportedAt: '',
    track: 'saratoga',
    ofAllTracks: ['jockeys'],
    jockeys: [
      { name: 'A Rider', totalStarts: 5, totalWins: 1, winRate: 20, itmRate: 40, roi: null } as never,
    ],
    trainers: null,
  });
  const lines = csv.split('\r\n');
  assert.is(lines[0], 'section,name,figure,value');
  assert.ok(lines.includes('"jockeys, all tracks",A Rider,winRate,20'));
  assert.ok(lines.includes('"jockeys, all tracks",A Rider,roi,'));
  assert.is(lines.length, 6);
});

test.run();
