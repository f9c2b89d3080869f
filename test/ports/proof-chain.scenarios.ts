import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest, newSecret } from '#adapters/system/identifiers.ts';
import type { Acceptance, AcceptanceId } from '#core/compliance/acceptance.ts';
import type { AcceptanceLedger, AcceptanceStore, ProofChain } from '#core/compliance/ports.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import { instant, shift } from '#core/kernel/instant.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

export interface OpenedChain {
  readonly chain: ProofChain;
  readonly acceptances: AcceptanceStore;
  readonly ledger: AcceptanceLedger;
}

const moment = instant(Date.UTC(2026, 6, 1));
const sealing = (chain: ProofChain) =>
  makeSealProofs({ chain, clock: () => moment, withLock: makeWithLock(), digest, newSalt: newSecret });

const first = anAcceptance();
const second = anAcceptance({
  id: 'acceptance-2' as AcceptanceId,
  receivedAt: shift(first.receivedAt, 1),
  memberId: null,
  method: 'pre_auth',
});
const wordless = ({ disclaimerText: _words, ...proof }: Acceptance) => proof;
const every = { after: '', most: 10, memberId: null };

/** What every chain of proofs does; `open` gives an empty one, with the member `member-anna`. */
export function proofChainScenarios(name: string, open: () => Promise<OpenedChain>): void {
  const test = suite<OpenedChain>(`chain of proofs, ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await open());
  });

  test('an empty chain has no head, no lines and nothing to seal', async ({ chain }) => {
    assert.equal(
      [await chain.head(), await chain.after(0, 10), await chain.unsealed(10), await chain.proofs(every)],
      [null, [], [], []],
    );
  });

  test('proofs are sealed in the order they came, each once, and name their line', async (context) => {
    const { chain, acceptances } = context;
    await acceptances.keep(second);
    await acceptances.keep(first);
    assert.equal(
      (await chain.unsealed(10)).map(({ acceptance, change }) => [acceptance, change]),
      [
        [wordless(first), 'kept'],
        [wordless(second), 'kept'],
      ],
    );
    assert.is((await chain.unsealed(1)).length, 1);
    assert.equal([await sealing(chain)(), await sealing(chain)()], [2, 0]);
    const lines = await chain.after(0, 10);
    assert.equal(
      lines.map(({ seq }) => seq),
      [1, 2],
    );
    assert.equal(await chain.head(), { seq: 2, hash: lines[1]?.hash });
    assert.equal(await chain.after(1, 10), lines.slice(1));
    const proofs = await chain.proofs(every);
    assert.equal(
      proofs.map(({ acceptance, sealedAs, isUnsealed }) => [acceptance.id, sealedAs, isUnsealed]),
      [
        [first.id, 1, false],
        [second.id, 2, false],
      ],
    );
    assert.ok(proofs.every(({ salt }) => salt !== null));
  });

  test('linking, words and a person who goes are lines of their own; the salt goes with the person', async ({
    chain,
    acceptances,
    ledger,
  }) => {
    await acceptances.keep({ ...first, disclaimerText: '', contentHash: '' });
    await acceptances.keep(second);
    await sealing(chain)();
    await acceptances.link('session-ref', 'member-anna');
    await ledger.fillIn({ ...first, contentHash: digest(first.disclaimerText) });
    assert.equal(
      (await chain.unsealed(10)).map(({ change }) => change),
      ['words-added', 'linked'],
    );
    assert.is(await sealing(chain)(), 2);
    await acceptances.anonymize('member-anna');
    const proofs = await chain.proofs(every);
    assert.equal(
      proofs.map(({ salt, isUnsealed, acceptance }) => [salt, isUnsealed, acceptance.memberId]),
      [
        [null, true, null],
        [null, true, null],
      ],
    );
    assert.is(await sealing(chain)(), 2);
    const changes = (await chain.after(4, 10)).map(({ text }) => JSON.parse(text).change);
    assert.equal(changes, ['person-dropped', 'person-dropped']);
    assert.equal(
      (await chain.proofs(every)).map(({ salt, sealedAs }) => [salt, sealedAs]),
      [
        [null, 5],
        [null, 6],
      ],
    );
  });

  test('proofs come by pages, and one member’s alone', async ({ chain, acceptances }) => {
    await acceptances.keep(first);
    await acceptances.keep(second);
    const ids = async (request: Partial<typeof every> | { memberId: string }) =>
      (await chain.proofs({ ...every, ...request })).map(({ acceptance }) => acceptance.id);
    assert.equal(await ids({ most: 1 }), [first.id]);
    assert.equal(await ids({ after: first.id }), [second.id]);
    assert.equal(await ids({ memberId: 'member-anna' }), [first.id]);
  });

  test.run();
}
