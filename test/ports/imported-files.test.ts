import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresImportedFiles } from '#adapters/postgres/imported-files.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { shift } from '#core/kernel/instant.ts';
import { aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('imported files');

async function room() {
  const { database, close } = await openTestDatabase();
  return { results: makePostgresResultStore(database), files: makePostgresImportedFiles(database), close };
}

const trackmaster = aSheet({ kind: 'trackmaster-chart' });

test('a file is found by the hash of its sheet until another file replaces it', async () => {
  const { results, files, close } = await room();
  try {
    assert.is(await files.withHash('one'), null);
    await results.keep(trackmaster, 'one');
    const file = { track: 'SAR', day: RESULTS_DAY, kind: 'trackmaster-chart' };
    assert.equal(await files.withHash('one'), file);
    await results.keep(trackmaster, 'two');
    assert.equal([await files.withHash('one'), await files.withHash('two')], [null, file]);
  } finally {
    await close();
  }
});

test('the current sheet is found under a newer hash, unless it was imported after the moment', async () => {
  const { results, files, close } = await room();
  try {
    await results.keep(trackmaster, 'former');
    await results.keep(trackmaster, 'one');
    const file = { track: 'SAR', day: RESULTS_DAY, kind: 'trackmaster-chart' } as const;
    const { at } = trackmaster.provenance;
    const mark = await results.mark();
    await files.renew(file, 'two', shift(at, -1));
    assert.equal([await files.withHash('one'), await files.withHash('two')], [file, null]);
    await files.renew(file, 'two', at);
    assert.equal([await files.withHash('one'), await files.withHash('two')], [null, file]);
    assert.is(await results.mark(), mark);
    const former = await results.replaced('SAR', RESULTS_DAY, 'trackmaster-chart');
    assert.equal(
      former.map(({ contentHash }) => contentHash),
      ['former'],
    );
  } finally {
    await close();
  }
});

test('a file with a refused race is read again', async () => {
  const { results, files, close } = await room();
  try {
    const refused = [{ raceNumber: 3, failed: ['The margins do not add up.'] }];
    await results.keep({ ...trackmaster, refused }, 'one');
    assert.is(await files.withHash('one'), null);
  } finally {
    await close();
  }
});

test.run();
