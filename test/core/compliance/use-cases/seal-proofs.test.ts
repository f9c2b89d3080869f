import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { AcceptanceId } from '#core/compliance/acceptance.ts';
import { chainEntryIn } from '#core/compliance/chain/proof-chain.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import { shift } from '#core/kernel/instant.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryProofChain } from '#test/doubles/proof-chain.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { NOW } from '../evidence-room.ts';

const test = suite('Sealing proofs');

/** So many proofs, one received a second after the other, the last one stored first. */
async function room(count: number) {
  const acceptances = makeMemoryAcceptanceStore();
  for (let nth = count; nth >= 1; nth -= 1) {
    const receivedAt = shift(anAcceptance().receivedAt, nth * 1_000);
    await acceptances.keep(anAcceptance({ id: `proof-${nth}` as AcceptanceId, receivedAt }));
  }
  const chain = makeMemoryProofChain(acceptances);
  const seal = makeSealProofs({
    chain,
    clock: () => NOW,
    withLock: makeWithLock(),
    digest,
    newSalt: () => 'salt',
  });
  const lines = async () =>
    (await chain.after(0, 5_000)).map(({ text }) => {
      const entry = chainEntryIn(text);
      return `${entry?.seq} ${entry?.proof.id} ${entry?.change}`;
    });
  return { acceptances, chain, seal, lines };
}

test('each proof gets a line, in the order in which they came', async () => {
  const { seal, lines } = await room(3);
  assert.is(await seal(), 3);
  assert.equal(await lines(), ['1 proof-1 kept', '2 proof-2 kept', '3 proof-3 kept']);
});

test('what is sealed is not sealed again', async () => {
  const { seal, chain } = await room(2);
  await seal();
  const head = await chain.head();
  assert.is(await seal(), 0);
  assert.equal(await chain.head(), head);
});

test('a proof that changed gets another line at the end', async () => {
  const { acceptances, seal, lines } = await room(2);
  await seal();
  await acceptances.anonymize('member-anna');
  assert.is(await seal(), 2);
  assert.equal((await lines()).slice(2), ['3 proof-1 person-dropped', '4 proof-2 person-dropped']);
});

test('of two who seal at once one does it all, and the chain has no line twice', async () => {
  const { seal, lines } = await room(4);
  const sealed = await Promise.all([seal(), seal()]);
  assert.equal(sealed, [4, 0]);
  assert.is(new Set(await lines()).size, 4);
});

test('more than are sealed at a time are sealed all the same, in one chain', async () => {
  const { seal, lines } = await room(1_001);
  assert.is(await seal(), 1_001);
  const all = await lines();
  assert.equal([all.length, all[500], all.at(-1)], [1_001, '501 proof-501 kept', '1001 proof-1001 kept']);
});

test('without proofs the chain stays empty', async () => {
  const { seal, chain } = await room(0);
  assert.is(await seal(), 0);
  assert.is(await chain.head(), null);
});

test.run();
