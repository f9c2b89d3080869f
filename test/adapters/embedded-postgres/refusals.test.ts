import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { findPlatformPackage } from '#adapters/postgres/embedded/platform-package.ts';
import { chooseAccount } from '#adapters/postgres/embedded/server-account.ts';
import { refusalOf, refused } from '#test/support/refused.ts';
import { inFolderWithDatabase, inTemporaryFolder } from './temporary-folder.ts';

const test = suite('when the embedded database cannot be opened');

test('a file where the folder should be is refused in one plain sentence', () =>
  inTemporaryFolder(async (folder) => {
    writeFileSync(folder, 'in the way');
    for (const wanted of [folder, join(folder, 'below')]) {
      const refusal = await refused(openEmbeddedServer({ folder: wanted }));
      assert.equal([refusal.kind, refusal.code], ['unavailable', 'database.folder']);
      assert.match(refusal.message, /^The database folder .* \(a file is in the way.*RACING_DATA_DIR\.$/);
    }
    assert.is(readFileSync(folder, 'utf8'), 'in the way');
  }));

test('a database of another major version is refused with the way to upgrade, and nothing in it is touched', () =>
  inTemporaryFolder(async (folder) => {
    const cluster = join(folder, 'cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
    const refusal = await refused(openEmbeddedServer({ folder }));
    assert.equal([refusal.kind, refusal.code], ['unavailable', 'database.other-major']);
    assert.match(
      refusal.message,
      /PostgreSQL 15;.* PostgreSQL 18.*racing-cli backup FILE.*racing-cli restore FILE/,
    );
    assert.equal(readdirSync(cluster), ['PG_VERSION']);
    assert.is(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), '15\n');
    assert.equal(readdirSync(dirname(cluster)), ['cluster']);
  }));

test('a cluster folder without a database in it is refused and left alone', () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster/letter.txt'), 'mine');
    assert.is((await refused(openEmbeddedServer({ folder }))).code, 'database.no-cluster');
    assert.equal(readdirSync(join(folder, 'cluster')), ['letter.txt']);
  }));

test('a server that will not start is refused with its own reason', () =>
  inFolderWithDatabase(async (folder) => {
    writeFileSync(join(folder, 'cluster/postgresql.conf'), 'max_connections = many\n');
    const refusal = await refused(openEmbeddedServer({ folder }));
    assert.is(refusal.code, 'database.not-started');
    assert.match(refusal.message, /server\.log/);
  }));

test('without a PostgreSQL package the message says to set DATABASE_URL', () => {
  for (const [platform, arch] of [
    ['win32', 'x64'],
    ['linux', 'mips'],
  ] as const) {
    const refusal = refusalOf(() => findPlatformPackage(platform, arch));
    assert.is(refusal.code, 'database.no-platform-package');
    assert.match(refusal.message, /DATABASE_URL/);
  }
});

test('programs that do not run here are refused, with the alternative', () => {
  const found = { ...findPlatformPackage(), postgres: '/nowhere/postgres' };
  const refusal = refusalOf(() => chooseAccount(found, '/', '/nowhere', {}));
  assert.is(refusal.kind, 'unavailable');
  assert.match(refusal.message, /DATABASE_URL/);
});

test.run();
