import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DayRating } from '#core/handicapping/use-cases/rate-day.ts';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import type { Environment } from '#test/support/running-product.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('racing-cli on the card of a day');

const DAY = '2025-08-02';

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true });
  writeFileSync(join(product.path, 'SAR0802.DRF'), drfText(drfCard(5, 6)));
  await json('card', 'import', join(product.path, 'SAR0802.DRF'));
});
test.after(() => product.close());

const run = (args: readonly string[], extra?: Environment) => typed(product.path, args, extra);
const json = <T>(...args: readonly string[]) => typedJson<T>(product.path, ...args);

test('rate gives every horse of the day, or of one race, its formula and its chances', async () => {
  const day = await product.json<DayRating>('rate', DAY);
  const race = await json<DayRating>('rate', DAY, '2');
  assert.equal(
    day.races.map(({ runners }) => runners.length),
    [5, 6],
  );
  for (const { runners } of day.races) {
    const sum = runners.reduce((total, runner) => total + (runner.winProbability ?? 0), 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `the chances sum to ${sum}`);
  }
  assert.equal(
    race.races[0]?.runners.map(({ formula }) => formula.winPercent),
    day.races[1]?.runners.map(({ formula }) => formula.winPercent),
  );
});

test('what the card does not have is refused with 3 and one sentence', async () => {
  for (const args of [
    ['rate', DAY, '9'],
    ['rate', '2025-08-03', '--json'],
    ['card', 'show', DAY, '--track', 'ascot'],
  ]) {
    const { code, stdout, stderr } = await run(args);
    assert.is(code, 3);
    assert.is(stdout, '');
    assert.is(stderr.trimEnd().split('\n').length, 1, stderr);
  }
});

test('picks are shown once made, and made again only on request', async () => {
  const none = await run(['picks', 'show', DAY]);
  assert.is(none.code, 3);
  assert.match(none.stderr, 'There are no picks for Saratoga on 2025-08-02 yet.');
  const dayPicks = await json<DayPicks>('picks', 'generate', DAY);
  assert.is(dayPicks.cached, false);
  assert.is(dayPicks.recommendations.length, 2);
  const shownDayPicks = await json<DayPicks>('picks', 'show', DAY);
  const again = await json<DayPicks>('picks', 'generate', DAY);
  assert.is(again.cached, true);
  assert.equal(shownDayPicks.recommendations, dayPicks.recommendations);
  assert.is((await json<DayPicks>('picks', 'generate', DAY, '--refresh')).cached, false);
});

test('a reader that leaves early is no failure', async () => {
  const { child, ended } = product.start(['rate', DAY, '--json']);
  child.stdout?.destroy();
  const { code, stderr } = await ended;
  assert.equal([code, stderr], [0, '']);
});

test('migrate finds nothing to do, in prose and in JSON', async () => {
  assert.is((await run(['migrate'])).stdout, 'The database is up to date\n');
  assert.equal(await json('migrate'), { applied: [] });
});

test('a demo day is loaded once, and another seed makes another', async () => {
  const first = await json<{ isNew: boolean; day: string; races: number }>('demo', 'load');
  assert.is(first.isNew, true);
  const again = await json<{ isNew: boolean }>('demo', 'load');
  assert.is(again.isNew, false);
  const shown = await json<{ isDemo: boolean; races: unknown[] }>('card', 'show', first.day);
  assert.equal([shown.isDemo, shown.races.length], [true, first.races]);
  const other = await run(['demo', 'load', '--seed', '7']);
  assert.match(other.stdout, /^Loaded the demo race day \S+ at saratoga \(seed 7\): 1?\d races/);
});

const secrets = {
  SESSION_KEYS: 'key-of-the-cookies',
  OPENAI_API_KEY: 'key-of-openai',
  ANTHROPIC_API_KEY: 'key-of-anthropic',
  RACING_API_PASSWORD: 'word-of-the-api',
  OPENWEATHER_API_KEY: 'key-of-weather',
  SMTP_URL: 'smtp://poster:word-of-the-mail@127.0.0.1:25',
  OIDC_ISSUER: 'https://who.example',
  OIDC_CLIENT_ID: 'turn',
  OIDC_CLIENT_SECRET: 'word-of-the-provider',
  OTB_BASE_URL: 'https://results.example/',
};

interface Finding {
  readonly name: string;
  readonly state: string;
  readonly note: string;
}

test('doctor shows each setting with its state and no secret', async () => {
  const { code, stdout } = await run(['doctor', '--json'], { ...secrets, LOG_LEVEL: 'silent' });
  assert.is(code, 0);
  for (const secret of ['key-of', 'word-of']) assert.not.match(stdout, secret);
  const findings = new Map((JSON.parse(stdout) as Finding[]).map((finding) => [finding.name, finding]));
  assert.equal(findings.get('OPENAI_API_KEY'), { name: 'OPENAI_API_KEY', state: 'set', note: '(hidden)' });
  assert.equal(findings.get('OTB_BASE_URL')?.note, 'https://results.example');
  assert.is(findings.get('LOG_LEVEL')?.state, 'set');
  assert.is(findings.get('HOST')?.state, 'default');
  assert.is(findings.get('GEOIP_DATABASE')?.state, 'off');
  assert.is(findings.get('data folder')?.state, 'ok');
  assert.match(findings.get('database')?.note ?? '', /^PostgreSQL 18\S* at .*, up to date$/);
});

test('an address with a password in it is refused, and the password is not printed', async () => {
  const refused = await run(['doctor'], {
    OTB_BASE_URL: 'https://clerk:word-of-the-results@results.example/',
  });
  assert.is(refused.code, 2);
  assert.match(refused.stdout + refused.stderr, /OTB_BASE_URL/);
  assert.not.match(refused.stdout + refused.stderr, /word-of/);
});

test('doctor reports a failure without a secret: a database out of reach, a wrong setting', async () => {
  const unreachable = await run(['doctor'], {
    DATABASE_URL: 'postgres://turn:word-of-the-base@127.0.0.1:9/turn',
  });
  const wrong = await run(['doctor'], { PORT: 'abc' });
  assert.match(
    unreachable.stdout,
    /database +failed +The database at 127\.0\.0\.1:9\/turn cannot be reached \(connection refused\)\./,
  );
  assert.not.match(unreachable.stdout + unreachable.stderr, 'word-of');
  assert.match(wrong.stdout, /settings +failed +A setting is wrong\. PORT: /);
});

test.run();
