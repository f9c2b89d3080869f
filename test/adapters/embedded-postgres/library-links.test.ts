import { mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { linkLibraries } from '#adapters/postgres/embedded/library-links.ts';
import { findPlatformPackage } from '#adapters/postgres/embedded/platform-package.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const test = suite('the library links of the embedded database');

const LINKS = [{ source: 'native/lib/libone.so.1.2', target: 'native/lib/libone.so.1' }];

function packageIn(folder: string) {
  const root = join(folder, 'package');
  mkdirSync(join(root, 'native/lib'), { recursive: true });
  writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(LINKS));
  writeFileSync(join(root, 'native/lib/libone.so.1.2'), 'a library');
  return { ...findPlatformPackage(), root, libraries: join(root, 'native/lib') };
}

test('links that no install script made are made, once', () =>
  inTemporaryFolder(async (folder) => {
    const found = packageIn(folder);
    for (let time = 0; time < 2; time += 1) {
      assert.is(linkLibraries(found, join(folder, 'own')), found.libraries);
      assert.is(readlinkSync(join(found.root, 'native/lib/libone.so.1')), 'libone.so.1.2');
    }
  }));

test('in a package that takes no new file the links are made beside the data', () =>
  inTemporaryFolder(async (folder) => {
    const found = packageIn(folder);
    rmSync(found.libraries, { recursive: true });
    writeFileSync(found.libraries, 'a file in the way');
    const linkFolder = join(folder, 'own');
    for (let time = 0; time < 2; time += 1) {
      assert.is(linkLibraries(found, linkFolder), `${found.libraries}:${linkFolder}`);
      assert.is(readlinkSync(join(linkFolder, 'libone.so.1')), join(found.root, 'native/lib/libone.so.1.2'));
    }
  }));

test('a package that needs no links gets none', () =>
  inTemporaryFolder(async (folder) => {
    const found = packageIn(folder);
    rmSync(join(found.root, 'native/pg-symlinks.json'));
    assert.is(linkLibraries(found, join(folder, 'own')), found.libraries);
  }));

test.run();
