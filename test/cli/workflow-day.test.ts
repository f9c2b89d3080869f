import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toIso } from '#core/kernel/instant.ts';
import {
  type CollectedDay,
  openCollectedDay,
  type PrintedHealth,
  statesOf,
  stepsOf,
} from './collected-day.ts';

const test = suite('a day filled from its sources');

let day: CollectedDay;
test.before(async () => {
  day = await openCollectedDay();
});
test.after(() => day.close());

const POINTS: Readonly<Record<string, number>> = { complete: 1, partial: 0.5, missing: 0 };

/** The rule of the score: 70 for what is due, half for half, 30 for what the analysts can do. */
function scoreOf({ dataSources, aiIntegration: ai }: PrintedHealth): number {
  const due = Object.values(dataSources).filter(({ isDue }) => isDue);
  const points = due.map(({ status }): number => POINTS[status] ?? 0);
  const able = [ai.askJake, ai.enhancedPicks, ai.mlModel].filter(Boolean).length;
  return Math.round((70 * points.reduce((sum, point) => sum + point, 0)) / due.length + 10 * able);
}

const statusOf = ({ dataSources }: PrintedHealth) =>
  Object.fromEntries(Object.entries(dataSources).map(([name, { status }]) => [name, status]));

const FAILING = { experts: 'asked too often', pedicapper: 'nonsense', nyra: 'web page' } as const;
const troubled = Object.keys(FAILING) as (keyof typeof FAILING)[];

test('three sources fail in three ways: what is there is stored, and exactly what is missing is named', async () => {
  for (const name of troubled) day.sources.fail(name, FAILING[name]);
  const first = await day.collect();
  assert.is(first.code, 4, first.stderr);
  assert.equal(statesOf(first), {
    races: 'partial',
    changes: 'failed',
    weather: 'done',
    odds: 'done',
    'expert-picks': 'failed',
    pedicapper: 'failed',
    news: 'done',
    results: 'done',
    'jockeys-trainers': 'done',
    'ai-analysis': 'done',
  });
  const { races, changes, 'expert-picks': experts, pedicapper } = stepsOf(first);
  assert.equal([races?.received, races?.expected], [4, 4]);
  assert.match(races?.sentence ?? '', /^NYRA sent an unexpected format/);
  assert.match(changes?.sentence ?? '', /^NYRA sent/);
  assert.is(experts?.sentence, 'Stand-in Clocker is rate-limiting us.');
  assert.match(pedicapper?.sentence ?? '', 'dosage index "90000" is not a number from 0 to 100');
  assert.match(first.stderr, 'Not complete: Races, Late changes, Expert picks, Dose/Odds.');
});

test('the day’s health says partial, and where', async () => {
  const health = await day.health();
  assert.equal(statusOf(health), {
    racingApi: 'complete',
    pedicapper: 'missing',
    otbResults: 'partial',
    expertPicks: 'missing',
    weather: 'complete',
    aiAnalysis: 'complete',
    speedFigures: 'missing',
  });
  assert.is(health.overallScore, scoreOf(health));
});

test('what made no sense is set aside, without a key, and can be read', async () => {
  const { stdout } = await day.run('quarantine', '--json');
  const aside = JSON.parse(stdout) as readonly { id: number; source: string; why: string; address: string }[];
  assert.equal([...new Set(aside.map(({ source }) => source))].sort(), ['NYRA', 'PediCapper']);
  const table = aside.find(({ source }) => source === 'PediCapper');
  const ended = await day.run('quarantine', 'show', String(table?.id));
  assert.match(ended.stdout, 'Amber Sextant');
  assert.match(ended.stdout, '90000');
  assert.is((await day.run('quarantine', 'show', '9000')).code, 3);
  assert.not.match(stdout, /password of the tests|key of the tests/);
  await day.asChief(async (get) => {
    const { answers } = await get<{ answers: readonly { source: string; beginning: string }[] }>(
      '/api/admin/quarantine?limit=20',
    );
    assert.is(answers.length, aside.length);
    assert.ok(answers.some(({ beginning }) => beginning.startsWith('race,program,horse')));
  });
});

test('the sources return: only what was missing is asked again, and the day is complete', async () => {
  for (const name of troubled) day.sources.fail(name, null);
  const before = day.counts();
  const healed = await day.collect();
  assert.is(healed.code, 0, healed.stderr);
  assert.equal(statesOf(healed), {
    races: 'done',
    changes: 'done',
    weather: 'up-to-date',
    odds: 'up-to-date',
    'expert-picks': 'done',
    pedicapper: 'done',
    news: 'up-to-date',
    results: 'up-to-date',
    'jockeys-trainers': 'done',
    'ai-analysis': 'done',
  });
  const after = day.counts();
  for (const name of ['otb', 'nws', 'news'] as const) assert.is(after[name], before[name], name);
  for (const name of troubled) assert.ok(Number(after[name]) > Number(before[name]), name);
  const health = await day.health();
  const { speedFigures: _, otbResults, ...others } = statusOf(health);
  assert.equal([...new Set(Object.values(others))], ['complete']);
  assert.equal([otbResults, health.dataSources['otbResults']?.count], ['partial', 2]);
  assert.is(health.overallScore, scoreOf(health));
});

test('once more changes nothing and calls nobody', async () => {
  const before = day.counts();
  const again = await day.collect();
  assert.equal([again.code, new Set(Object.values(statesOf(again)))], [0, new Set(['up-to-date'])]);
  assert.equal(day.counts(), before);
});

interface Sourced {
  readonly provenance: { readonly tier: string; readonly source: string; readonly at: string };
}

test('every fact names its source: scratch, rider, weather, odds, news, results', async () => {
  await day.asChief(async (get) => {
    const race = (number: number) => `saratoga-${day.day}-${number}`;
    const { changes } = await get<{ changes: readonly (Sourced & { what: string; after: string })[] }>(
      `/api/races/${race(4)}/changes`,
    );
    const rider = changes.find(({ what }) => what === 'jockey');
    assert.equal([rider?.after, rider?.provenance.source], ['Wilma Osgood', 'NYRA']);
    const air = await get<Sourced & { temperature: number; status: string; trackCondition: string }>(
      '/api/weather/saratoga/current',
    );
    assert.equal([Math.round(air.temperature), air.status, air.trackCondition], [75, 'fresh', 'Fast']);
    assert.is(air.provenance.source, 'National Weather Service, station KXYZ');
    const board = await get<Sourced & { status: string; horses: readonly { isScratched: boolean }[] }>(
      `/api/odds/live/${race(3)}`,
    );
    assert.is(board.provenance.source, 'OffTrackBetting');
    assert.is(board.horses.filter(({ isScratched }) => isScratched).length, 1);
    const news = await get<readonly Sourced[]>('/api/news/saratoga');
    assert.equal(new Set(news.map(({ provenance: { tier } }) => tier)), new Set(['live']));
    assert.is(news.length, 2);
    const results = JSON.stringify(await get(`/api/race-results-ai/results/${day.day}`));
    assert.match(results, 'OffTrackBetting');
    assert.match(results, 'Amber Sextant');
  });
});

test('sources that fail later take nothing away: what was reported remains, with its age', async () => {
  for (const name of ['otb', 'nws', 'experts'] as const) day.sources.fail(name, 'web page');
  const before = await day.health();
  const failed = await day.collect('--refresh');
  assert.is(failed.code, 4);
  const states = statesOf(failed);
  assert.equal(
    [states['weather'], states['odds'], states['expert-picks'], states['results'], states['pedicapper']],
    ['failed', 'failed', 'failed', 'partial', 'done'],
  );
  assert.equal(statusOf(await day.health()), statusOf(before));
  await day.asChief(async (get) => {
    const air = await get<Sourced>('/api/weather/saratoga/current');
    assert.ok(air.provenance.at < toIso(day.now), air.provenance.at);
  });
});

test.run();
