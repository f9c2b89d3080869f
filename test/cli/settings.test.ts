import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings, SECRET_SETTINGS, SETTING_NAMES, settingsOfThisProcess } from '#config/env.ts';
import { sessionKeys } from '#config/wiring/session-keys.ts';
import { Refusal } from '#core/kernel/refusal.ts';

const test = suite('settings');

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return assert.unreachable('nothing was refused') as never;
}

function inFolder(act: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const before = { ...process.env };
  try {
    act(folder);
  } finally {
    process.env = before;
    rmSync(folder, { recursive: true, force: true });
  }
}

test('malformed source addresses are named before anything starts, and none is printed', () => {
  for (const name of ['EXPERT_PICKS_SOURCES', 'NEWS_FEEDS'] as const) {
    const refusal = refusalOf(() => readSettings({ [name]: 'paulick' }));
    assert.match(refusal.message, `${name}: must be addresses`);
    assert.ok(
      readSettings({ [name]: 'Elm Street=https://elm.example/feed?a=1,2, http://127.0.0.1:9/x' })[name],
    );
  }
  for (const name of ['OTB_BASE_URL', 'NYRA_BASE_URL'] as const) {
    const { message } = refusalOf(() => readSettings({ [name]: 'https://anna:secret@races.example' }));
    assert.match(message, `${name}: must be an address without a name and password`);
    assert.not.match(message, 'secret');
  }
});

test('nothing set at all is a whole set of settings, and a blank counts as unset', () => {
  for (const bag of [{}, Object.fromEntries(SETTING_NAMES.map((name) => [name, ' ']))]) {
    const settings = readSettings(bag);
    assert.equal([settings.PORT, settings.HOST, settings.APP_ENV], [3000, '127.0.0.1', 'development']);
    assert.match(settings.dataFolder, /\.racing$/);
  }
});

test('`.env` is read, and what the environment says wins', () =>
  inFolder((folder) => {
    writeFileSync(
      join(folder, '.env'),
      'PORT=4100\nHOST=127.0.0.9\nADMIN_EMAILS="a@example.com, b@example.com"\n',
    );
    for (const name of SETTING_NAMES) delete process.env[name];
    process.env['PORT'] = '4200';
    const settings = settingsOfThisProcess(folder);
    assert.equal([settings.PORT, settings.HOST], [4200, '127.0.0.9']);
    assert.equal(settings.ADMIN_EMAILS, ['a@example.com', 'b@example.com']);
  }));

test('a `.env` that cannot be read is bad usage; a missing one sets nothing', () =>
  inFolder((folder) => {
    assert.is(settingsOfThisProcess(folder).DAILY_BUDGET_USD, 5);
    mkdirSync(join(folder, '.env'));
    const { code, message } = refusalOf(() => settingsOfThisProcess(folder));
    assert.is(code, 'settings.unreadable');
    assert.match(message, /\.env cannot be read \(\w+\)\.$/);
  }));

test('a name in `.env` that is nearly a setting is refused with the one that was meant; a foreign one is not', () =>
  inFolder((folder) => {
    writeFileSync(join(folder, '.env'), 'PROT=4100\nDAILY_BUDGETUSD=3\nCOMPOSE_PROJECT_NAME=turn\n');
    const { code, message } = refusalOf(() => settingsOfThisProcess(folder));
    assert.is(code, 'settings.unknown');
    assert.match(message, 'PROT is not a setting; did you mean PORT?');
    assert.match(message, 'did you mean DAILY_BUDGET_USD?');
    assert.not.match(message, 'COMPOSE');
  }));

test('a secret may be in a file, which wins over nothing and goes beside nothing', () =>
  inFolder((folder) => {
    const file = join(folder, 'key');
    writeFileSync(file, 'the-key\n');
    delete process.env['OPENAI_API_KEY'];
    process.env['OPENAI_API_KEY_FILE'] = file;
    assert.is(settingsOfThisProcess(folder).OPENAI_API_KEY, 'the-key');
    process.env['OPENAI_API_KEY'] = 'another';
    assert.match(refusalOf(() => settingsOfThisProcess(folder)).message, 'not both');
    delete process.env['OPENAI_API_KEY'];
    process.env['OPENAI_API_KEY_FILE'] = join(folder, 'gone');
    const { code, message } = refusalOf(() => settingsOfThisProcess(folder));
    assert.is(code, 'settings.unreadable');
    assert.match(message, /gone cannot be read \(ENOENT\)/);
  }));

test('every fault is named at once, and no secret is repeated', () => {
  const wrong = {
    PORT: '70000',
    RACING_NOW: '2025-06-07 11:00',
    APP_ENV: 'staging',
    DATABASE_URL: 'word-of-the-base',
    DATABASE_DIRECT_URL: 'word-of-the-direct-base',
    DATABASE_POOL_SIZE: '0',
    SMTP_URL: 'http://poster:word-of-the-mail@127.0.0.1',
    DAILY_BUDGET_USD: '-1',
    ALERT_EMAIL: 'nobody',
  };
  const { message, code } = refusalOf(() => readSettings(wrong));
  assert.is(code, 'settings.invalid');
  for (const name of Object.keys(wrong)) assert.match(message, `${name}: `);
  assert.not.match(message, 'word-of');
});

test('an identity provider is set up whole or not at all', () => {
  const { message } = refusalOf(() => readSettings({ OIDC_ISSUER: 'https://who.example' }));
  assert.match(message, 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together');
});

test('an address past the pooler needs one of the pooler, and is a secret', () => {
  const DATABASE_DIRECT_URL = 'postgres://turn@db.example/turn';
  assert.match(
    refusalOf(() => readSettings({ DATABASE_DIRECT_URL })).message,
    /without the pooler that DATABASE_URL names/,
  );
  const DATABASE_URL = 'postgres://turn@pooler.example/turn';
  assert.is(readSettings({ DATABASE_URL, DATABASE_DIRECT_URL }).DATABASE_DIRECT_URL, DATABASE_DIRECT_URL);
  assert.ok(SECRET_SETTINGS.has('DATABASE_DIRECT_URL'));
});

test('whatever is called key, password or secret is a secret', () => {
  const named = SETTING_NAMES.filter((name) => /KEY|PASSWORD|SECRET/.test(name));
  assert.ok(named.length >= 6);
  for (const name of named) assert.ok(SECRET_SETTINGS.has(name), name);
});

test('session keys: as set; otherwise made once, stored for the owner only, and made again when the file is blank', () =>
  inFolder((folder) => {
    assert.equal(sessionKeys(['one', 'two'], folder), ['one', 'two']);
    const created = sessionKeys(undefined, folder);
    assert.is(created.length, 1);
    assert.ok((created[0]?.length ?? 0) >= 40);
    assert.equal(sessionKeys([], folder), created);
    writeFileSync(join(folder, 'session-keys'), '');
    const recreated = sessionKeys(undefined, folder);
    assert.is(recreated.length, 1);
    assert.not.equal(recreated, created);
  }));

test.run();
