import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countPresent, signIn, signOut } from '#adapters/postgres/embedded/attendance.ts';
import { tryTakeLock, withLock } from '#adapters/postgres/embedded/lock-file.ts';
import { ownIdentity } from '#adapters/postgres/embedded/process-identity.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const test = suite('the lock and the attendance of the embedded database');

const DEAD = { pid: 2_147_483_646, started: 'long ago' };
const REUSED_NUMBER = { ...ownIdentity(), started: 'before the number was used again' };

test('only one holds the lock, and it is free after release', () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(folder);
    const path = join(folder, 'lock');
    const heldLock = tryTakeLock(path);
    assert.ok(heldLock);
    assert.is(tryTakeLock(path), null);
    heldLock.release();
    assert.equal(readdirSync(folder), []);
    assert.ok(tryTakeLock(path));
  }));

test('a lock left by a killed process, or cut short by a power failure, is taken over', () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(folder);
    const path = join(folder, 'lock');
    for (const left of [DEAD, REUSED_NUMBER]
      .map((each) => JSON.stringify({ token: 'old', ...each }))
      .concat('')) {
      writeFileSync(path, left);
      assert.is(await withLock(path, async () => 'inside'), 'inside');
      assert.equal(readdirSync(folder), []);
    }
  }));

test('many who find a dead lock at once go in one after another', () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(folder);
    const path = join(folder, 'lock');
    writeFileSync(path, JSON.stringify({ token: 'old', ...DEAD }));
    let inside = 0;
    let most = 0;
    const visit = () =>
      withLock(path, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await pause(3);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 20 }, visit));
    assert.is(most, 1);
    assert.not(existsSync(path));
  }));

test('attendance counts the living and clears away the dead', () =>
  inTemporaryFolder(async (folder) => {
    const card = signIn(folder);
    writeFileSync(join(folder, 'a.json'), JSON.stringify(DEAD));
    writeFileSync(join(folder, 'b.json'), JSON.stringify(REUSED_NUMBER));
    writeFileSync(join(folder, 'c.json'), '');
    assert.is(countPresent(folder), 1);
    assert.is(readdirSync(folder).length, 1);
    signOut(card);
    assert.is(countPresent(folder), 0);
  }));

test.run();
