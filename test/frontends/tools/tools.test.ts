import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeQueryClient } from '#api/api.ts';
import { rememberedTrack, TrackProvider } from '#frame/frame.ts';
import {
  jockeysQuery,
  timeframeChoices,
  timeframeOf,
  topTwenty,
} from '../../../frontends/tools/analytics/rankings.ts';
import {
  biasFailure,
  biasQuery,
  biasTone,
  periodChoices,
  periodOf,
  postGroups,
} from '../../../frontends/tools/bias/bias.ts';
import { raceChoice } from '../../../frontends/tools/day/race-name.ts';
import { headlinesQuery, kindOf, newestFirst, newsQuery } from '../../../frontends/tools/news/news.ts';
import { liveOddsQuery, movementText, poolText } from '../../../frontends/tools/pace/odds.ts';
import type { Pace } from '../../../frontends/tools/pace/pace.ts';
import {
  figureText,
  placedHorses,
  signedPoints,
  stylesSummary,
  withPrintedNames,
} from '../../../frontends/tools/pace/pace.ts';
import { coatColor, entryFacts } from '../../../frontends/tools/program/entry-facts.ts';
import {
  analysisQuery,
  moistureTone,
  signed,
  withUnit,
  yesNo,
} from '../../../frontends/tools/weather/weather.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aRace } from '../picks/a-day.ts';

const { ProgramEntries } = await import('../../../frontends/tools/program/program-entries.tsx');
const { NewsScreen } = await import('../../../frontends/tools/news/news-screen.tsx');
const { explanationTabs } = await import('../../../frontends/tools/guide/explanation-tabs.tsx');
const { systemTabs } = await import('../../../frontends/tools/guide/system-tabs.tsx');

const test = suite('the rules of the tools');

test('a race choice has name, distance, surface, time and grade', () => {
  const turf = aRace({ raceNumber: 4, name: 'VERANDAH STAKES', surface: 'T', raceGrade: 'G2' });
  assert.match(raceChoice(turf), /^Race 4: Verandah Stakes · 6F · Turf · 1:10\sPM ET · G2$/);
  assert.match(raceChoice(aRace({ postTime: null })), /Dirt · TBD$/);
});

test('the figures of a column have as many digits each, and no adjustment has no sign', () => {
  assert.equal(
    [86, 86.3, 86.349, null].map((value) => figureText(value, 1)),
    ['86.0', '86.3', '86.3', '–'],
  );
  assert.is(figureText(13, 0), '13');
  assert.equal([1.16, -0.5, 0.04, -0.04].map(signedPoints), ['+1.2', '−0.5', '0.0', '0.0']);
});

test('a coat color is spelled out, whichever letters the card uses', () => {
  assert.equal(['DKBBR', 'Dk B/', 'GR/RO', 'CH', 'pinto', ''].map(coatColor), [
    'dark bay or brown',
    'dark bay or brown',
    'gray or roan',
    'chestnut',
    'pinto',
    '',
  ]);
});

test('the pace map never puts a horse ahead of a faster group, and sets unknown early speed apart', () => {
  const horse = (programNumber: string, earlySpeed: number | null) => ({
    horseName: programNumber,
    programNumber,
    jockeyName: null,
    postPosition: Number(programNumber),
    morningLine: null,
    morningLineOdds: null,
    runningStyle: null,
    earlyPoints: 8,
    earlySpeed,
  });
  const paceAnalysis: Pace['paceAnalysis'] = {
    speedHorses: [{ ...horse('1', 0), earlySpeedRating: 1 }],
    stalkers: [{ ...horse('2', 100), stalkerRating: 1 }],
    closers: [{ ...horse('3', 100), closingKick: 1 }],
    unknown: [horse('4', null)],
  };
  const [lead = 0, stalk = 0, close = 0, unknown] = placedHorses({ paceAnalysis }).map(
    ({ forward }) => forward,
  );
  assert.ok(Number(lead) >= Number(stalk) && Number(stalk) >= Number(close));
  assert.is(unknown, null);
  const pointless = { ...paceAnalysis, speedHorses: [{ ...horse('1', null), earlySpeedRating: 1 }] };
  assert.is(placedHorses({ paceAnalysis: pointless })[0]?.forward, null);
});

test('a sentence prints horse names as a program does and leaves the rest', () => {
  const named = (horseName: string) => ({ horseName }) as Pace['paceAnalysis']['unknown'][number];
  const paceAnalysis = {
    speedHorses: [],
    stalkers: [],
    closers: [],
    unknown: [named('TIZ'), named('TIZ THE LANE')],
  };
  assert.is(
    withPrintedNames({ paceAnalysis }, '#1 TIZ THE LANE (E 8), #2 TIZ'),
    '#1 Tiz The Lane (E 8), #2 Tiz',
  );
});

test('the styles of a field are summed up in a sentence', () => {
  const row = (style: 'E' | 'P' | 'unknown', count: number) => ({ style, count, percentOfField: 0 });
  assert.is(stylesSummary([row('E', 3), row('P', 1), row('unknown', 2)]), '3 early, 1 presser, 2 unknown.');
  assert.match(stylesSummary([row('unknown', 5)]), 'No running style is known for the 5 starters yet.');
});

test('rising odds are drifting, falling ones shortening; a pool is in whole dollars', () => {
  assert.equal((['up', 'down', 'stable', null] as const).map(movementText), [
    'drifting',
    'shortening',
    'no change',
    'unknown',
  ]);
  assert.is(poolText(123_456.7), '$123,457');
  assert.is(poolText(null), 'not reported');
  const query = liveOddsQuery('r');
  assert.is(query.staleTime, 600_000);
  for (const option of [query.refetchOnMount, query.refetchOnWindowFocus, query.refetchInterval])
    assert.is(option, false);
});

test('a bias of 80 and more is red, from 60 yellow, below green', () => {
  assert.equal([100, 80, 79.9, 60, 59.9, 0].map(biasTone), [
    'red',
    'red',
    'yellow',
    'yellow',
    'green',
    'green',
  ]);
  assert.equal(
    periodChoices.map(({ value }) => value),
    ['7', '14', '30', '60', '90'],
  );
  assert.equal([periodOf('90'), periodOf('5'), periodOf(null)], ['90', '30', '30']);
});

const usualBias = { period: '30', span: null, kind: '', rail: '' } as const;

test('Saratoga’s bias has its own call, another track’s uses its path, and failures use the documented words', () => {
  assert.equal(biasQuery('saratoga', usualBias).queryKey, ['/api/track-bias/saratoga?days=30']);
  assert.equal(biasQuery('del-mar', { ...usualBias, period: '7' }).queryKey, [
    '/api/tracks/del-mar/bias?days=7',
  ]);
  assert.is(biasFailure, 'Failed to fetch track bias data');
});

test('posts are grouped into inside 1 to 3, middle 4 to 6, outside 7 and up', () => {
  const post = (wins: number, starts: number) => ({ wins, starts });
  const posts = {
    1: post(2, 10),
    3: post(1, 10),
    4: post(5, 9),
    6: post(0, 8),
    7: post(1, 7),
    12: post(1, 3),
  };
  assert.equal(
    postGroups(posts).map(({ wins, starts }) => [wins, starts]),
    [
      [3, 20],
      [5, 17],
      [2, 10],
    ],
  );
});

test('an entry is read in either spelling', () => {
  assert.equal(
    entryFacts({ horse: { name: 'A' }, jockey: { name: 'B' }, position: 3, morningLineOdds: '7-2' }),
    {
      horseName: 'A',
      jockeyName: 'B',
      post: 3,
      odds: '7-2',
    },
  );
  assert.is(entryFacts({ horseName: 'C', horse: { name: 'A' } }).horseName, 'C');
});

test('a scratched entry says so in either view and is struck through; a race without entries says why', () => {
  const race = aRace({ entries: [anEntry('1'), anEntry('2', { scratchStatus: true })] });
  const drawn = (view: 'grid' | 'table') =>
    markupOf(() => createElement(ProgramEntries, { race, view }) as never);
  for (const view of ['grid', 'table'] as const) {
    assert.is(textOf(drawn(view)).match(/SCRATCHED/g)?.length, 1, view);
    assert.is(drawn(view).match(/scratched entry-dimmed/g)?.length, 1, view);
  }
  const empty = textOf(
    markupOf(() => createElement(ProgramEntries, { race: aRace(), view: 'grid' }) as never),
  );
  assert.match(empty, 'No Entries Available');
  assert.match(empty, 'Entry information is not yet available for this race.');
});

test('soil moisture above 50% is highlighted, above 30% is plain; an unknown value never becomes a figure', () => {
  assert.equal([50.1, 50, 30.1, 30].map(moistureTone), ['red', 'plain', 'plain', 'gray']);
  assert.equal(
    [withUnit(null, '%'), withUnit(71.6, '°F'), signed(null), signed(-2.5), signed(0), yesNo(null)],
    ['no reading', '72°F', 'unknown', '−2.5', '0', 'unknown'],
  );
  assert.is(analysisQuery('saratoga').staleTime, 300_000);
  assert.is(analysisQuery('saratoga').refetchInterval, false);
});

test('rankings offer four timeframes, thirty days being the usual one, and show twenty', () => {
  assert.equal(
    timeframeChoices.map(({ label }) => label),
    ['Last 7 Days', '30 Days', '90 Days', 'Last Year'],
  );
  assert.equal([timeframeOf('1year'), timeframeOf('foo')], ['1year', '30days']);
  const sevenDays = { timeframe: '7days', span: null } as const;
  assert.is(topTwenty(Array.from({ length: 30 }, () => ({}) as never)).length, 20);
  assert.equal(
    [jockeysQuery(sevenDays, 'all').staleTime, jockeysQuery(sevenDays, 'all').gcTime],
    [300_000, 600_000],
  );
});

test('news is newest first, undated last, and a headline is what is among the headlines', () => {
  const index = (publishedAt: string | null) => ({ publishedAt });
  const [old, fresh, undated] = [index('2025-06-01T00:00:00Z'), index('2025-06-07T00:00:00Z'), index(null)];
  assert.equal(newestFirst([undated, old, fresh]), [fresh, old, undated]);
  assert.equal(
    [kindOf({ id: 'a' }, [{ id: 'a' }]), kindOf({ id: 'b' }, [{ id: 'a' }])],
    ['Headline', 'Article'],
  );
  assert.is(newsQuery('saratoga').staleTime, 300_000);
});

test('headlines are loaded together with the news, not after it', () => {
  const client = makeQueryClient(async () => null);
  rememberedTrack.keep('saratoga');
  const screen = createElement(TrackProvider, null, createElement(NewsScreen));
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, screen));
  assert.ok(client.getQueryCache().find({ queryKey: headlinesQuery('saratoga').queryKey }));
  client.clear();
});

test('the explaining pages make every claim they have to', () => {
  const keys = (tabs: typeof explanationTabs) => tabs.map(({ key }) => key);
  assert.equal(keys(explanationTabs), [
    'overview',
    'data-sources',
    'ml-models',
    'ai-analysis',
    'weather',
    'algorithms',
  ]);
  assert.equal(keys(systemTabs), ['overview', 'data', 'ml', 'ai', 'sentiment', 'process']);
  const lines = [...explanationTabs, ...systemTabs].flatMap(({ chapters }) =>
    chapters.flatMap(({ says }) => says),
  );
  const text = lines.filter((line) => typeof line === 'string').join('\n');
  const claims = [
    'capped at 65% (range 30-65)',
    'up to 15%',
    '100/80/40% confidence',
    '+20/+15/+8%',
    '29 core, 22 derived, 6 expert',
    '5-fold cross validation',
    'every 30 seconds',
    'every 10 minutes',
    '30-minute stable recommendations',
    '500 max tokens',
    'above 0.05 is STRONG_VALUE',
    '70% and 50%',
    '80% sentiment',
    'batch of 3 races',
    'exacta box of $20 costs $40',
    '6:00 AM (data sync)',
    '8:30 AM ET (expert picks scrape)',
    '244 races and 2,647 entries',
    'age minimum is 18',
  ];
  for (const claim of claims) assert.ok(text.includes(claim), claim);
});

test.run();
