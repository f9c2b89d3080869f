import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest as sha256 } from '#adapters/system/identifiers.ts';
import type { Acceptance } from '#core/compliance/acceptance.ts';
import { personOf, personSeal } from '#core/compliance/chain/person-seal.ts';
import {
  BEFORE_ALL,
  chainEntryIn,
  linkHash,
  type ProofChange,
  proofSeal,
  type SealDeps,
  sealedProof,
} from '#core/compliance/chain/proof-chain.ts';
import { withoutPerson } from '#core/compliance/evidence.ts';
import { HOUR, instant, shift } from '#core/kernel/instant.ts';
import { ALL_CHECKED, anAcceptance } from '#test/support/an-acceptance.ts';
import { present } from '#test/support/present.ts';

const test = suite('The chain of proofs');

/** A hash that can be read. */
const digest = (text: string): string => `<${text}>`;
const NOON = instant(Date.UTC(2026, 6, 1, 12));
const NOBODY: Partial<Acceptance> = {
  memberId: null,
  evidence: withoutPerson(anAcceptance().evidence),
};

function deps(): SealDeps & { salts: number } {
  const counting = {
    digest: sha256,
    salts: 0,
    newSalt: () => {
      counting.salts += 1;
      return `salt-${counting.salts}`;
    },
  };
  return counting;
}

const unsealed = (change: ProofChange, salt: string | null = null, part: Partial<Acceptance> = {}) => {
  const { disclaimerText: _, ...acceptance } = anAcceptance(part);
  return { acceptance, change, salt };
};

const seal = (proof = unsealed('kept'), head: Parameters<typeof proofSeal>[1] = null, room = deps()) =>
  proofSeal(proof, head, NOON, room);

test('a line is hashed with the line before it; the first follows 64 zeros', () => {
  assert.equal(BEFORE_ALL, { seq: 0, hash: '0'.repeat(64) });
  assert.is(linkHash('before', 'text', digest), '<before\ntext>');
});

test('the hash of a line can be worked out from its text and the line before', () => {
  const { hash, text } = seal();
  assert.is(hash, sha256(`${'0'.repeat(64)}\n${sha256(text)}`));
  const second = seal(unsealed('linked', 'salt-1'), { seq: 1, hash });
  assert.is(second.hash, sha256(`${hash}\n${sha256(second.text)}`));
});

test('lines are numbered from one without a hole', () => {
  assert.is(seal().seq, 1);
  assert.is(seal(unsealed('kept'), { seq: 41, hash: 'x' }).seq, 42);
});

test('the same proof after another line has another hash', () => {
  const after = (hash: string) => seal(unsealed('kept', 'salt'), { seq: 1, hash }).hash;
  assert.is(after('x'), after('x'));
  assert.is.not(after('x'), after('y'));
});

test('a line holds the proof, its times as text, and neither words nor person', () => {
  const { text, acceptanceId } = seal();
  const entry = present(chainEntryIn(text));
  assert.is(acceptanceId, 'acceptance-1');
  assert.equal(entry.proof, {
    id: 'acceptance-1',
    disclaimerType: 'registration',
    disclaimerVersion: '1.0',
    contentHash: 'digest of the text',
    method: 'gate',
    acceptedAt: '2025-06-07T11:59:00.000Z',
    receivedAt: '2025-06-07T12:00:00.000Z',
    scrollDepthPercent: 100,
    timeOnPageSeconds: 42,
    checkboxes: ALL_CHECKED,
  });
  for (const secret of ['member-anna', '192.0.2.1', 'f00dcafe', 'Saratoga', 'for entertainment'])
    assert.not(text.includes(secret), secret);
});

test('a person is sealed under a new salt, and again under the one they have', () => {
  const room = deps();
  const first = seal(unsealed('kept'), null, room);
  assert.equal([first.salt, room.salts], ['salt-1', 1]);
  const again = seal(unsealed('words-added', first.salt), first, room);
  assert.equal([again.salt, room.salts], ['salt-1', 1]);
  const person = present(present(chainEntryIn(first.text)).person);
  assert.is(person, personSeal(present(personOf(anAcceptance())), 'salt-1', sha256));
  assert.is(chainEntryIn(again.text)?.person, person);
});

test('a proof without a person takes no salt, and forgets the one it had', () => {
  const room = deps();
  const { salt, text } = seal(unsealed('person-dropped', 'salt-9', NOBODY), null, room);
  assert.equal([salt, chainEntryIn(text)?.person, room.salts], [null, null, 0]);
});

test('a line has the moment it was sealed, but only the day when a person was dropped', () => {
  const sealedAt = (change: ProofChange, hour: number): string | undefined =>
    chainEntryIn(proofSeal(unsealed(change), null, shift(NOON, hour * HOUR), deps()).text)?.sealedAt;
  assert.is(sealedAt('kept', 0), '2026-07-01T12:00:00.000Z');
  assert.is(sealedAt('person-dropped', 0), '2026-07-01T00:00:00.000Z');
  assert.is(sealedAt('person-dropped', 11.99), '2026-07-01T00:00:00.000Z');
  assert.is(sealedAt('person-dropped', 12), '2026-07-02T00:00:00.000Z');
});

test('what was not observed on the page is unknown in the line, not zero', () => {
  const { disclaimerText: _, ...acceptance } = anAcceptance({
    evidence: { ...anAcceptance().evidence, scrollDepthPercent: null, timeOnPageSeconds: null },
  });
  const proof = sealedProof(acceptance);
  assert.equal([proof.scrollDepthPercent, proof.timeOnPageSeconds], [null, null]);
});

test('a proof whose boxes nobody observed keeps the line it had before boxes were recorded', () => {
  const evidence = { ...anAcceptance().evidence, checkboxes: null };
  const { text } = seal(unsealed('kept', 'salt-1', { evidence }));
  assert.is(
    text,
    '{"change":"kept","format":1,"person":"222e84ec9d0fda4fa0d674a7407bbf4f5425f965d35cb55dc61dae77d2b21ca0","proof":{"acceptedAt":"2025-06-07T11:59:00.000Z",' +
      '"contentHash":"digest of the text","disclaimerType":"registration","disclaimerVersion":"1.0","id":"acceptance-1",' +
      '"method":"gate","receivedAt":"2025-06-07T12:00:00.000Z","scrollDepthPercent":100,"timeOnPageSeconds":42},' +
      '"sealedAt":"2026-07-01T12:00:00.000Z","seq":1}',
  );
});

test('an entry is read from its line, and from nothing else', () => {
  const { text } = seal();
  assert.is(chainEntryIn(text)?.seq, 1);
  const entry = JSON.parse(text) as object;
  for (const other of [
    '',
    'null',
    '7',
    '{}',
    '[]',
    text.slice(0, -1),
    JSON.stringify({ ...entry, format: 2 }),
    JSON.stringify({ ...entry, proof: null }),
    JSON.stringify({ ...entry, proof: { id: 7 } }),
  ])
    assert.is(chainEntryIn(other), null, other);
});

test.run();
