import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { makeSealResults } from '#core/results/use-cases/seal-results.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

const test = suite('Sealing results');

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Seals into nothing; `done` is what happened, in its order. */
function sealing(keep: () => Promise<void>) {
  const done: string[] = [];
  const { keep: seal } = makeSealResults({
    results: {
      keep: async () => {
        await keep();
        done.push('stored');
      },
      currentSheet: async () => null,
    },
    chain: {
      head: async () => null,
      append: async () => void done.push('sealed'),
      unsealed: async () => [],
      sealedOtherwise: async () => [],
      after: async () => [],
    },
    digest: (text) => text,
    clock: () => {
      done.push('dated');
      return instant(0);
    },
    withLock: makeWithLock(),
  });
  return { done, seal: () => seal(aSheet({ races: [aRaceResult()] }), 'digest') };
}

test('a sheet is sealed once it is stored', async () => {
  const { done, seal } = sealing(later);
  await seal();
  assert.equal(done, ['stored', 'dated', 'sealed']);
});

test('a sheet that cannot be stored is not sealed', async () => {
  const { done, seal } = sealing(async () => {
    await later();
    throw new Error('the disk is full');
  });
  assert.is(await seal().catch((error: Error) => error.message), 'the disk is full');
  assert.equal(done, []);
});

test.run();
