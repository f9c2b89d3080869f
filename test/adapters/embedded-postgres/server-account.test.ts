import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { canTraverse } from '#adapters/postgres/embedded/file-access.ts';
import { RacingProcess } from './racing-process.ts';
import { asRoot, inFolderWithDatabase, inTemporaryFolder, query, serversOf } from './temporary-folder.ts';

const test = suite('whose account the embedded database runs under');

const NOBODY = { uid: 65534, gid: 65534 };

/** Why a test that needs root, or a project others can read, is left out; null when it is not. */
function leftOut(): string | null {
  if (!asRoot) return 'not run as root';
  return canTraverse(NOBODY, process.cwd()) ? null : 'the project folder is closed to other users';
}

function asRootOnly(name: string, act: () => Promise<void>): void {
  const reason = leftOut();
  if (reason === null) test(name, act);
  else
    test(`(left out, ${reason}) ${name}`, () =>
      void process.stdout.write(`  left out, ${reason}: ${name}\n`));
}

asRootOnly('root hands an open folder to an unprivileged account', () =>
  inTemporaryFolder(async (folder) => {
    const server = await openEmbeddedServer({ folder });
    assert.is.not(statSync(`${folder}/cluster`).uid, 0);
    assert.equal(await query(server.connection(), 'select 1 as one'), { one: 1 });
    await server.release();
  }),
);

asRootOnly('root keeps a folder below a closed one to itself, and the server still runs', () =>
  inTemporaryFolder(async (folder) => {
    const server = await openEmbeddedServer({ folder });
    assert.is(statSync(`${folder}/cluster`).uid, 0);
    const second = new RacingProcess(folder);
    assert.is((await second.receive('started')).started, false);
    await server.release();
    await second.release();
    assert.equal(serversOf(folder), []);
  }, 0o700),
);

asRootOnly('a folder that was open and then closed is handed over, with what is in it', () =>
  inFolderWithDatabase(async (folder) => {
    const open = await openEmbeddedServer({ folder });
    await query(open.connection(), 'create table note as select 42 as answer');
    await open.release();
    chmodSync(dirname(folder), 0o700);
    const closed = await openEmbeddedServer({ folder });
    assert.equal(await query(closed.connection(), 'select answer from note'), { answer: 42 });
    await closed.release();
  }),
);

asRootOnly(
  'a normal user runs the server as itself, root attaches to it and leaves the files as they are',
  () =>
    inTemporaryFolder(async (folder) => {
      mkdirSync(folder);
      chownSync(folder, NOBODY.uid, NOBODY.gid);
      const user = new RacingProcess(folder, NOBODY);
      const { started, uid } = await user.receive('started');
      assert.equal([started, uid], [true, NOBODY.uid]);
      assert.is(statSync(`${folder}/cluster`).uid, NOBODY.uid);
      const root = await openEmbeddedServer({ folder });
      assert.is(root.started, false);
      await user.release();
      await root.release();
      const again = await openEmbeddedServer({ folder });
      assert.is(statSync(`${folder}/cluster`).uid, NOBODY.uid);
      await again.release();
      const userAgain = new RacingProcess(folder, NOBODY);
      assert.is((await userAgain.receive('started')).started, true);
      await userAgain.release();
      assert.equal(serversOf(folder), []);
    }),
);

asRootOnly('a normal user meets the database of another one: refused in plain words', () =>
  inTemporaryFolder(async (folder) => {
    const root = await openEmbeddedServer({ folder });
    chmodSync(folder, 0o777);
    const user = new RacingProcess(folder, NOBODY);
    const { failed } = await user.receive('failed');
    assert.match(failed ?? '', /belongs to another user/);
    await root.release();
  }),
);

asRootOnly('a folder where a normal user may not write is refused in plain words', () =>
  inTemporaryFolder(async (folder) => {
    const user = new RacingProcess(folder, NOBODY);
    const { failed } = await user.receive('failed');
    assert.match(
      failed ?? '',
      /^The database folder .* cannot be used \(permission denied\): choose another/,
    );
  }),
);

test.run();
