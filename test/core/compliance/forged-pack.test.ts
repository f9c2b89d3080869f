import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { Acceptance, AcceptanceId } from '#core/compliance/acceptance.ts';
import { withoutPerson } from '#core/compliance/evidence.ts';
import { makeRowWriter, type PackRow } from '#core/compliance/pack/pack-rows.ts';
import { makeDropPerson } from '#core/compliance/use-cases/drop-person.ts';
import { ALL_CHECKED } from '#test/support/an-acceptance.ts';
import { checked, NOW, ofAnna, ofBob, proof, room, WORDS } from './evidence-room.ts';

const test = suite('A chain or a pack that was changed and rewritten with correct checksums');

test('a proof that was changed by hand and marked for sealing is found in the line the program gave it', async () => {
  const changes: readonly [Partial<Acceptance>, RegExp][] = [
    [{ acceptedAt: NOW }, /its acceptedAt/],
    [{ receivedAt: NOW }, /its receivedAt/],
    [{ disclaimerType: 'other' }, /its disclaimerType/],
    [{ disclaimerVersion: '2.0' }, /its disclaimerVersion/],
    [{ evidence: { ...ofAnna.evidence, scrollDepthPercent: 1 } }, /its scrollDepthPercent/],
    [{ evidence: { ...ofAnna.evidence, timeOnPageSeconds: 1 } }, /its timeOnPageSeconds/],
    [{ evidence: { ...ofAnna.evidence, checkboxes: null } }, /its checkboxes/],
    [
      { evidence: { ...ofAnna.evidence, checkboxes: { ...ALL_CHECKED, liability: false } } },
      /its checkboxes/,
    ],
    [{ method: 'admin_ensure' }, /its method/],
    [{ method: 'pre_auth_linked' }, /its method/],
    [{ disclaimerText: 'Other words.', contentHash: digest('Other words.') }, /its contentHash/],
    [{ evidence: { ...ofAnna.evidence, ipAddress: '192.0.2.9' } }, /its person/],
    [{ memberId: null, evidence: withoutPerson(ofAnna.evidence) }, /its person/],
  ];
  for (const [change, fault] of changes) {
    const { text, acceptances } = await room();
    await text();
    acceptances.rewrite(
      ({ id }) => id === ofAnna.id,
      (acceptance) => ({ ...acceptance, ...change }),
    );
    const found = await checked(await text());
    assert.match(found.fault ?? 'whole', fault);
    assert.match(found.fault ?? '', /^line 3 of the chain makes an illegal change to proof acceptance-1: /);
  }
});

test('a proof without a person gets none again, and none is stored twice', async () => {
  const { text, acceptances, members, sealProofs } = await room();
  await makeDropPerson({ members, acceptances, sealProofs })({ email: 'anna@example.com' });
  acceptances.rewrite(
    ({ id }) => id === ofAnna.id,
    () => ofAnna,
  );
  assert.match((await checked(await text())).fault ?? '', /its person/);
  const twice = await room();
  await twice.text();
  twice.acceptances.noteSeal(ofAnna.id, { change: 'kept', salt: null, sealedAs: 1 });
  assert.match((await checked(await twice.text())).fault ?? '', /it was stored before/);
});

test('what a proof goes through by right is whole: words, a sign-in, a person who goes, together or one by one', async () => {
  const ofVisitor = proof({ id: 'acceptance-3' as AcceptanceId, memberId: null, method: 'pre_auth' });
  const wordless = proof({ disclaimerText: '', contentHash: '' });
  for (const isSealedBetween of [true, false]) {
    const { text, acceptances } = await room([wordless, ofVisitor]);
    const between = async () => (isSealedBetween ? assert.ok((await checked(await text())).isWhole) : null);
    await text();
    acceptances.rewrite(
      ({ id }) => id === wordless.id,
      (acceptance) => ({ ...acceptance, disclaimerText: WORDS, contentHash: digest(WORDS) }),
    );
    await between();
    await acceptances.link('session-ref', 'member-anna');
    await between();
    await acceptances.anonymize('member-anna');
    const found = await checked(await text());
    assert.equal([found.fault, found.withoutPerson, found.entries], [null, 2, isSealedBetween ? 6 : 4]);
  }
});

/** A pack rewritten with valid checksums from rows that somebody changed. */
function forged(text: string, change: (rows: readonly PackRow[]) => readonly object[]): string {
  const write = makeRowWriter(digest);
  const rows = text.split('\n').slice(0, -1);
  const bare = rows.map((row): PackRow => {
    const { sum: _sum, row: _row, ...content } = JSON.parse(row);
    return content;
  });
  return change(bare)
    .map((row) => write(row as PackRow))
    .join('');
}

test('in everybody’s pack no proof can be hidden behind the hash of its line', async () => {
  const { text, chain } = await room();
  const all = await text();
  const hidden = forged(all, (rows) =>
    rows.flatMap((row): readonly object[] => {
      if (row.kind === 'entry' && row.text.includes(ofBob.id))
        return [{ kind: 'link', seq: row.seq, hash: row.hash, textHash: digest(row.text) }];
      if (row.kind === 'proof' && row.proof.id === ofBob.id) return [];
      return [row.kind === 'end' ? { ...row, proofs: 1 } : row];
    }),
  );
  const { faultyRow, fault } = await checked(hidden, (await chain.head())?.hash);
  assert.equal([faultyRow, fault], [3, 'line 2 of the chain has no text, though this pack covers everybody']);
  const doubled = forged(all, (rows) =>
    rows.flatMap((row): readonly object[] =>
      row.kind === 'proof' ? [{ kind: 'changed', id: row.proof.id }, row] : [row],
    ),
  );
  assert.match((await checked(doubled)).fault ?? '', /appears twice/);
});

test('a row of another shape with a right sum is named, and breaks nothing', async () => {
  const { text } = await room();
  const all = await text();
  for (const [place, rows] of (
    [
      [1, [{ kind: 'head', format: 1 }]],
      [1, [{ kind: 'head', format: 1, product: 'x', writtenAt: 'x', scope: 7, head: null, readMe: '' }]],
      [2, [{ kind: 'proof' }]],
      [2, [{ kind: 'proof', proof: null, words: null }]],
      [2, [{ kind: 'proof', proof: { id: 7 }, sealedAs: 1, person: null, salt: null, words: null }]],
      [2, [{ kind: 'entry', seq: 1, hash: 'x' }]],
      [2, [{ kind: 'entry', seq: 1, hash: 'x', text: {} }]],
      [2, [{ kind: 'link', seq: 1, hash: 'x', textHash: 3 }]],
      [2, [{ kind: 'words', hash: 'x' }]],
      [2, [{ kind: 'changed', id: [] }]],
      [2, [{ kind: 'end' }]],
      [2, [{ kind: 'toString' }]],
    ] as const
  ).values()) {
    const found = await checked(forged(all, ([head]) => (place === 1 ? rows : [head as PackRow, ...rows])));
    assert.equal([found.faultyRow, found.fault], [place, 'malformed or altered'], JSON.stringify(rows));
  }
});

test.run();
