import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest, newSecret } from '#adapters/system/identifiers.ts';
import type { AcceptanceId } from '#core/compliance/acceptance.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { makeExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import { shift } from '#core/kernel/instant.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { checked, NOW, ofAnna, ofBob, proof, room } from '../evidence-room.ts';

const test = suite('Writing an evidence pack');

type Room = Awaited<ReturnType<typeof room>>;

/** So many proofs of Anna, one received a second after the other. */
const proofs = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    proof({
      id: `acceptance-${String(nth).padStart(5, '0')}` as AcceptanceId,
      receivedAt: shift(ofAnna.receivedAt, nth * 1_000),
    }),
  );

/** What everybody's pack comes to where something happens once its first page of proofs is asked for. */
async function checkedWhile({ chain, members, sealProofs }: Room, happens: () => Promise<unknown>) {
  let isOver = false;
  const during = {
    ...chain,
    proofs: async (request: Parameters<typeof chain.proofs>[0]) => {
      if (!isOver) await happens();
      isOver = true;
      return chain.proofs(request);
    },
  };
  const deps = { members, chain: during, sealProofs, digest, clock: () => NOW, product: 'Clubhouse Turn' };
  return makeCheckEvidence({ digest })((await makeExportEvidence(deps)(null)).rows);
}

test('more proofs than are read at a time make one whole pack', async () => {
  for (const count of [500, 501]) {
    const { text } = await room(proofs(count));
    const found = await checked(await text());
    assert.equal([found.fault, found.entries, found.proofs], [null, count, count]);
  }
});

test('what is not sealed yet is sealed before', async () => {
  const { pack, chain } = await room();
  assert.is(await chain.head(), null);
  const { head } = await pack(null);
  assert.is(head?.seq, 2);
});

test('the first row says of which product it is, when it was written, and how to check it', async () => {
  const { text } = await room();
  const [first = ''] = (await text()).split('\n');
  const { kind, product, writtenAt, readMe } = JSON.parse(first);
  assert.equal([kind, product, writtenAt], ['head', 'Clubhouse Turn', '2026-07-01T00:00:00.000Z']);
  assert.match(readMe, /`racing-cli evidence verify FILE` checks all of it without a database\.$/);
});

test('a proof that changes while everybody’s pack is written is named as changed, sealed or not', async () => {
  for (const isSealed of [false, true]) {
    const opened = await room();
    const found = await checkedWhile(opened, async () => {
      await opened.acceptances.anonymize('member-anna');
      if (isSealed) await opened.sealProofs();
    });
    assert.equal([found.fault, found.proofs, found.changedMeanwhile], [null, 1, 1], String(isSealed));
  }
});

test('a proof that comes while everybody’s pack is written is in the next one', async () => {
  const opened = await room();
  const found = await checkedWhile(opened, () =>
    opened.acceptances.keep({ ...ofBob, id: 'acceptance-3' as AcceptanceId }),
  );
  assert.equal([found.fault, found.entries, found.proofs, found.changedMeanwhile], [null, 2, 2, 1]);
  const next = await checked(await opened.text());
  assert.equal([next.fault, next.entries, next.proofs, next.changedMeanwhile], [null, 3, 3, 0]);
});

test('a member without a proof has a pack of other people’s places alone', async () => {
  const { text } = await room([ofAnna]);
  const all = await text({ email: 'bob@example.com' });
  const found = await checked(all);
  assert.equal([found.fault, found.entries, found.proofs], [null, 1, 0]);
  assert.not(all.includes(ofAnna.id));
});

test('the words of two versions are each in the pack, before the first proof that shows them', async () => {
  const later = proof({
    id: 'acceptance-9' as AcceptanceId,
    disclaimerText: 'Other words.',
    contentHash: digest('Other words.'),
  });
  const { text } = await room([ofAnna, ofBob, later]);
  const kinds = (await text())
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => JSON.parse(row).kind as string);
  assert.equal(kinds, [
    'head',
    'entry',
    'entry',
    'entry',
    'words',
    'proof',
    'proof',
    'words',
    'proof',
    'end',
  ]);
});

test('two packs written one after the other are the same but for their time', async () => {
  const { acceptances, chain, members } = await room();
  const deps = { withLock: makeWithLock(), digest, newSalt: newSecret };
  const textAt = async (moment: typeof NOW): Promise<string> => {
    const clock = () => moment;
    const sealProofs = makeSealProofs({ ...deps, chain, clock });
    const { rows } = await makeExportEvidence({ ...deps, members, chain, sealProofs, clock, product: 'x' })(
      null,
    );
    let all = '';
    for await (const row of rows) all += row;
    return all;
  };
  const first = await textAt(NOW);
  assert.is(await textAt(NOW), first);
  assert.is.not(await textAt(shift(NOW, 1)), first);
  assert.is(acceptances.standing().length, 2);
});

test.run();
