import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest, newSecret } from '#adapters/system/identifiers.ts';
import type { Acceptance, AcceptanceId } from '#core/compliance/acceptance.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { makeDropPerson } from '#core/compliance/use-cases/drop-person.ts';
import { makeExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { refused } from '#test/support/refused.ts';
import { checked, NOW, ofAnna, ofBob, proof, room, WORDS } from './evidence-room.ts';

const test = suite('The evidence pack of acceptances');

test('everybody’s proofs verify by the file alone: chain, words, times and persons', async () => {
  const { text, chain } = await room();
  const all = await text();
  const found = await checked(all);
  assert.equal(found, {
    isWhole: true,
    faultyRow: null,
    fault: null,
    writtenAt: '2026-07-01T00:00:00.000Z',
    scope: null,
    head: await chain.head(),
    rows: 7,
    entries: 2,
    proofs: 2,
    withPerson: 2,
    withoutPerson: 0,
    withoutWords: 0,
    changedMeanwhile: 0,
  });
  assert.is(all.split(WORDS).length - 1, 1, 'words that were shown twice stand there once');
  assert.ok(all.includes('192.0.2.77') && all.includes('2025-06-07T12:00:00.000Z'));
});

test('a changed byte is found, wherever it is, and its row is named', async () => {
  const { text } = await room();
  const all = await text();
  let row = 1;
  for (let place = 0; place < all.length; place += 1) {
    const letter = all[place] as string;
    const other = letter === 'a' ? 'b' : 'a';
    const { isWhole, faultyRow } = await checked(all.slice(0, place) + other + all.slice(place + 1));
    assert.is(isWhole, false, `place ${place}`);
    assert.is(faultyRow, row, `place ${place}`);
    if (letter === '\n') row += 1;
  }
});

test('a row that is taken out, doubled, moved or cut off is found', async () => {
  const { text } = await room();
  const rows = (await text()).split(/(?<=\n)/);
  const failureOf = async (changed: readonly string[]) => {
    const { faultyRow, fault } = await checked(changed.join(''));
    return [faultyRow, fault];
  };
  assert.equal(await failureOf(rows.toSpliced(2, 1)), [3, 'row number mismatch: says 4']);
  assert.equal(await failureOf([...rows.slice(0, 3), ...rows.slice(2)]), [4, 'row number mismatch: says 3']);
  assert.equal(await failureOf(rows.slice(0, -1)), [null, 'the end is missing: rows were cut off']);
  assert.equal(await failureOf([...rows, rows[0] as string]), [8, 'row number mismatch: says 1']);
  assert.equal(await failureOf([]), [null, 'the end is missing: rows were cut off']);
});

test('resealing a whole chain is found by a hash noted earlier', async () => {
  const { text, chain } = await room();
  const before = await text();
  const head = (await chain.head())?.hash as string;
  assert.ok((await checked(before, head)).isWhole);
  const forged = await room([{ ...ofAnna, receivedAt: NOW }, ofBob]);
  const found = await checked(await forged.text(), head);
  assert.is(found.fault, `no line of the chain has the hash ${head}`);
});

test('a proof changed in the store is not the one that was sealed', async () => {
  const changes: readonly [Partial<Acceptance>, RegExp][] = [
    [{ receivedAt: NOW }, /is not the one that was sealed: its receivedAt/],
    [{ disclaimerVersion: '2.0' }, /its disclaimerVersion/],
    [
      { disclaimerText: 'Other words.' },
      /the words of the proof acceptance-1 are not those that were hashed/,
    ],
    [{ memberId: 'member-bob' }, /the person of the proof acceptance-1 is not the one/],
    [{ evidence: { ...ofAnna.evidence, ipAddress: '192.0.2.9' } }, /the person of the proof acceptance-1/],
  ];
  for (const [change, fault] of changes) {
    const { text, acceptances, sealProofs, chain } = await room();
    await sealProofs();
    const sealStatus = acceptances.standing().find(({ acceptance }) => acceptance.id === ofAnna.id);
    acceptances.rewrite(
      ({ id }) => id === ofAnna.id,
      (acceptance) => ({ ...acceptance, ...change }),
    );
    // As though somebody had written into the table by hand.
    acceptances.noteSeal(ofAnna.id, { change: null, salt: sealStatus?.salt ?? null, sealedAs: 1 });
    assert.is((await chain.unsealed(1)).length, 0);
    const found = await checked(await text());
    assert.match(found.fault ?? '', fault);
  }
});

test('a changed proof that names a line which is not there, or another’s, is not left out as changed meanwhile', async () => {
  for (const sealedAs of [3, 999_999]) {
    const { text, acceptances, chain } = await room();
    await text();
    acceptances.noteSeal(ofAnna.id, { change: null, salt: 'forged', sealedAs });
    // While the pack is written somebody else accepts, as line 3.
    const members = makeMemoryMemberStore();
    let isLater = false;
    const deps = { digest, newSalt: newSecret, clock: () => NOW, withLock: makeWithLock() };
    const late = {
      ...chain,
      after: async (seq: number, most: number) => {
        if (!isLater) {
          isLater = true;
          await acceptances.keep({ ...ofBob, id: 'acceptance-3' as AcceptanceId });
          await makeSealProofs({ ...deps, chain })();
        }
        return chain.after(seq, most);
      },
    };
    const none = { members, chain: late, sealProofs: async () => 0, product: 'Clubhouse Turn' };
    const found = await makeCheckEvidence({ digest })(
      (await makeExportEvidence({ ...deps, ...none })(null)).rows,
    );
    assert.is(
      found.fault,
      `the proof acceptance-1 names line ${sealedAs} of the chain, and line 1 is its last`,
    );
  }
});

test('a pack is checked as its head describes: the checksum is left out, wherever it is', async () => {
  const { text } = await room();
  let former = '0'.repeat(64);
  for (const row of (await text()).split('\n').slice(0, -1)) {
    const { sum } = JSON.parse(row);
    assert.is(digest(`${former}\n${row.replace(`,"sum":"${sum}"`, '')}`), sum);
    former = sum;
  }
  assert.match(await text(), /Each row holds `sum`, the SHA-256 of/);
});

test('a member who goes while their pack is written leaves it whole, and says so', async () => {
  const { acceptances, chain, members, sealProofs } = await room();
  for (const isPurged of [true, false]) {
    await acceptances.keep({ ...ofAnna, id: `acceptance-of-${isPurged}` as AcceptanceId });
    let requests = 0;
    const during = {
      ...chain,
      proofs: async (request: Parameters<typeof chain.proofs>[0]) => {
        requests += 1;
        if (requests === 2) {
          await acceptances.anonymize('member-anna');
          if (isPurged) await sealProofs();
        }
        return chain.proofs(request);
      },
    };
    const deps = { members, chain: during, sealProofs, digest, clock: () => NOW, product: 'Clubhouse Turn' };
    const { rows } = await makeExportEvidence(deps)({ email: 'anna@example.com' });
    const found = await makeCheckEvidence({ digest })(rows);
    assert.equal([found.fault, found.proofs, found.changedMeanwhile], [null, 0, isPurged ? 2 : 1]);
  }
});

test('of a person who was dropped the chain gives the day, not the moment', async () => {
  const { acceptances, members, chain, sealProofs } = await room();
  await sealProofs();
  const evening = makeSealProofs({
    chain,
    clock: () => shift(NOW, 20 * HOUR + 1),
    withLock: makeWithLock(),
    digest,
    newSalt: newSecret,
  });
  await makeDropPerson({ members, acceptances, sealProofs: evening })({ email: 'anna@example.com' });
  await acceptances.keep({ ...ofAnna, id: 'acceptance-3' as AcceptanceId });
  await evening();
  const lines = (await chain.after(2, 10)).map(({ text }) => JSON.parse(text).sealedAt);
  assert.equal(lines, ['2026-07-01T00:00:00.000Z', '2026-07-01T20:00:00.001Z']);
});

test('a removed proof is still in the chain and is missed', async () => {
  const { chain, members, sealProofs, check } = await room();
  const without = {
    ...chain,
    proofs: async (request: Parameters<typeof chain.proofs>[0]) => (await chain.proofs(request)).slice(1),
  };
  const deps = { members, chain: without, sealProofs, digest, clock: () => NOW, product: 'Clubhouse Turn' };
  const found = await check((await makeExportEvidence(deps)(null)).rows);
  assert.is(found.fault, 'the proof acceptance-1 is in the chain but not in the pack');
});

test('one member’s pack holds their proofs and persons, and of others only their place in the chain', async () => {
  const { text, chain } = await room();
  const all = await text({ email: 'anna@example.com' });
  const found = await checked(all);
  assert.equal(
    [found.isWhole, found.proofs, found.entries, found.scope, found.head],
    [true, 1, 2, { memberId: 'member-anna', email: 'anna@example.com' }, await chain.head()],
  );
  for (const others of ['192.0.2.77', 'bobs-phone', 'acceptance-2', 'member-bob'])
    assert.not(all.includes(others));
});

test('a purge drops the person and keeps the proof: the chain and the pack still verify', async () => {
  const { text, members, acceptances, sealProofs, chain } = await room();
  await text();
  const head = (await chain.head())?.hash;
  const drop = makeDropPerson({ members, acceptances, sealProofs });
  assert.equal(await drop({ email: 'anna@example.com' }), {
    memberId: 'member-anna',
    email: 'anna@example.com',
    dropped: 1,
  });
  assert.is((await drop({ email: 'anna@example.com' })).dropped, 0);
  const all = await text();
  const found = await checked(all, head);
  assert.equal([found.isWhole, found.withPerson, found.withoutPerson, found.entries], [true, 1, 1, 3]);
  for (const fact of ['member-anna', '"192.0.2.1"', 'f00dcafe']) assert.not(all.includes(fact), fact);
  assert.ok(all.includes(WORDS) && all.includes('acceptance-1'));
});

test('an unknown member has no pack, and an app without data has a complete one', async () => {
  const { pack, text } = await room([]);
  assert.is((await refused(pack({ email: 'nobody@example.com' }))).code, 'accounts.unknown-member');
  const found = await checked(await text());
  assert.equal([found.isWhole, found.proofs, found.head], [true, 0, null]);
});

test('a record that never had its words is reported as such', async () => {
  const { text } = await room([proof({ disclaimerText: '', contentHash: '' })]);
  const found = await checked(await text());
  assert.equal([found.isWhole, found.withoutWords], [true, 1]);
});

test.run();
