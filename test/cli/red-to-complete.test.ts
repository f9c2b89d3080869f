import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, instant, shift, toIso } from '#core/kernel/instant.ts';
import { addDays, instantOn, raceDayAt } from '#core/kernel/race-day.ts';
import {
  FAKE_SOURCES,
  type FakeProviders,
  openFakeSources,
} from '#test/support/fake-sources/fake-sources.ts';
import { fakeDay } from '#test/support/fake-sources/race-day.ts';
import type { Ended } from '#test/support/running-product.ts';
import type { PrintedHealth } from './collected-day.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';

const test = suite('a failed race day, from red to complete at the terminal alone');

const ZONE = 'America/New_York';
// Tomorrow by the machine, after the last race: what sources say now is then known by the racing clock.
const day = addDays(raceDayAt(instant(Date.now()), ZONE), 1);
const now: Instant = instantOn(day, 18 * 60, ZONE);

let sources: FakeProviders;
let product: ProductFolder;
let opened: number;

test.before(async () => {
  sources = await openFakeSources(fakeDay(day), now);
  for (const name of FAKE_SOURCES) sources.fail(name, 'web page');
  product = await openProductFolder({ held: true });
  opened = Date.now();
});
test.after(async () => {
  await sources.close();
  await product.close();
});

/** Every command starts its own clock, so it is given the current time. */
const run = (...args: readonly string[]): Promise<Ended> =>
  product.run(args, { ...sources.settings, RACING_NOW: toIso(shift(now, Date.now() - opened)) });
const json = async <T>(...args: readonly string[]): Promise<T> => {
  const { stdout } = await run(...args, '--json');
  return JSON.parse(stdout) as T;
};
const counts = () => FAKE_SOURCES.map((name) => sources.requestsTo(name).length);
const days = ['--from', day, '--to', day] as const;

async function health(): Promise<PrintedHealth> {
  const [printedHealth] = await json<readonly PrintedHealth[]>('health', '--date', day);
  return printedHealth as PrintedHealth;
}

interface Listed {
  readonly source: string;
  readonly pause: { readonly reason: string; readonly by: string | null } | null;
  readonly last: { readonly status: string } | null;
}
const sourceOf = async (name: string) =>
  (await json<readonly Listed[]>('sources', 'list')).find(({ source }) => source === name) as Listed;

test('every source fails: the day is red, and the list of sources says so', async () => {
  const { code } = await run('workflow', 'run', '--date', day);
  assert.is(code, 4);
  assert.ok((await health()).overallScore < 50);
  assert.is((await sourceOf('weather')).last?.status, 'failed');
});

test('a source is paused with its reason: nothing calls it, and a retry skips it', async () => {
  const paused = await run(
    'sources',
    'pause',
    'expert-picks',
    '--for',
    '2h',
    '--reason',
    'the site is moving',
  );
  assert.is(paused.code, 0, paused.stderr);
  const { pause } = await sourceOf('expert-picks');
  assert.equal([pause?.reason, pause?.by], ['the site is moving', null]);
  const before = sources.requestsTo('experts').length;
  const sync = await run('sync', 'expert-picks', '--date', day);
  assert.equal([sync.code, /Expert picks: this source is paused until/.test(sync.stderr)], [3, true]);
  assert.is(sources.requestsTo('experts').length, before);
});

test('the sources are back: what ended badly is asked again at once', async () => {
  for (const name of FAKE_SOURCES) sources.fail(name, null);
  const ended = await json<readonly { source: string; outcome: string }[]>('sources', 'retry', 'all');
  assert.equal(
    ended.map(({ source }) => source),
    ['races', 'weather', 'news'],
  );
  assert.equal([...new Set(ended.map(({ outcome }) => outcome))], ['success']);
});

interface Plan {
  readonly requests: number;
  readonly seconds: number;
  readonly sourceDays: readonly { source: string; why: string; isAsked: boolean }[];
}

let planned: Plan;
test('a dry run says what is still missing and why, and calls nobody', async () => {
  const before = counts();
  planned = await json<Plan>('backfill', ...days, '--dry-run');
  assert.equal(counts(), before);
  const why = Object.fromEntries(planned.sourceDays.map((sourceDay) => [sourceDay.source, sourceDay.why]));
  assert.equal(
    [why['weather'], why['pedicapper'], why['results'], why['expert-picks'], why['ai-analysis']],
    ['complete', 'missing', 'missing', 'paused', 'missing'],
  );
});

interface PrintedBackfill {
  readonly id: string;
  readonly status: string;
  readonly days: readonly { day: string; state: string; asked: readonly { source: string }[] }[];
}

test('the backfill fetches it, in no more requests than estimated', async () => {
  const before = counts();
  const backfill = await json<PrintedBackfill>('backfill', ...days);
  assert.equal([backfill.status, backfill.days[0]?.state], ['success', 'done']);
  const requests = counts().reduce((sum, count, nth) => sum + count - (before[nth] ?? 0), 0);
  assert.ok(
    requests > 0 && requests <= planned.requests,
    `${requests} requests, ${planned.requests} planned`,
  );
  const [listed] = await json<readonly PrintedBackfill[]>('backfill', 'list');
  assert.is(listed?.id, backfill.id);
  assert.is((await run('backfill', 'continue', backfill.id)).code, 3);
});

test('the paused source is resumed and asked: the day is complete, and green', async () => {
  assert.equal(await json('sources', 'resume', 'all'), { sources: ['expert-picks'] });
  const retried = await run('sources', 'retry', 'expert-picks', '--date', day);
  assert.is(retried.code, 0, retried.stderr);
  assert.is((await run('backfill', ...days, '--source', 'ai-analysis')).code, 0);
  const { overallScore, dataSources } = await health();
  const { speedFigures: _, ...others } = dataSources;
  assert.equal([...new Set(Object.values(others).map(({ status }) => status))], ['complete']);
  assert.ok(overallScore >= 90, String(overallScore));
});

test('what was done is in the audit log under the operator', async () => {
  type Entry = { act: { name: string }; change: { what: string } | null };
  const { entries } = await json<{ entries: readonly Entry[] }>('audit');
  const changes = new Set(entries.map(({ act, change }) => `${act.name}: ${change?.what}`));
  for (const act of [
    'racing-cli sources pause: source paused',
    'racing-cli sources resume: source resumed',
    'racing-cli sources retry: sources retried',
    'racing-cli backfill: backfill started',
  ])
    assert.ok(changes.has(act), `${act} in ${[...changes].join('; ')}`);
});

test('the history of each source says how its runs ended', async () => {
  type Past = { source: string; days: readonly { success: number; failed: number }[] };
  const past = await json<readonly Past[]>('sources', 'history');
  const weather = past.find(({ source }) => source === 'weather')?.days.at(-1);
  assert.equal([weather?.failed, weather?.success], [1, 1]);
});

test.run();
