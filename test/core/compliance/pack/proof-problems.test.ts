import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { Acceptance } from '#core/compliance/acceptance.ts';
import { personOf } from '#core/compliance/chain/person-seal.ts';
import {
  BEFORE_ALL,
  type ChainEntry,
  chainEntryIn,
  linkHash,
  type ProofChange,
  proofSeal,
  sealedProof,
} from '#core/compliance/chain/proof-chain.ts';
import { withoutPerson } from '#core/compliance/evidence.ts';
import type { PackRow } from '#core/compliance/pack/pack-rows.ts';
import { changeFault, lineFault, proofFault } from '#core/compliance/pack/proof-problems.ts';
import { instant } from '#core/kernel/instant.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { present } from '#test/support/present.ts';

const test = suite('What is wrong with a line or a proof');

type ProofRow = Extract<PackRow, { kind: 'proof' }>;

const WORDS = 'For entertainment only.';
const NOON = instant(Date.UTC(2026, 6, 1, 12));
const proof = (part: Partial<Acceptance> = {}) =>
  anAcceptance({ disclaimerText: WORDS, contentHash: digest(WORDS), ...part });
const NOBODY = { memberId: null, evidence: withoutPerson(anAcceptance().evidence) };

/** The line of a proof after `head`, its person under the salt `salt`. */
function lineOf(part: Partial<Acceptance> = {}, change: ProofChange = 'kept', head = BEFORE_ALL) {
  const { disclaimerText: _, ...acceptance } = proof(part);
  const { seq, hash, text } = proofSeal({ acceptance, change, salt: 'salt' }, head, NOON, {
    digest,
    newSalt: () => 'salt',
  });
  return { kind: 'entry', seq, hash, text } as const;
}

const entryOf = (part: Partial<Acceptance> = {}, change: ProofChange = 'kept'): ChainEntry =>
  present(chainEntryIn(lineOf(part, change, { seq: change === 'kept' ? 0 : 1, hash: 'x' }).text));

/** What is wrong with a change of a proof, without what all such sentences begin with. */
const changed = (from: Partial<Acceptance>, to: Partial<Acceptance>, change: ProofChange): string | null =>
  changeFault(entryOf(from), entryOf(to, change))?.replace(
    'line 2 of the chain makes an illegal change to proof acceptance-1: ',
    '',
  ) ?? null;

const rowOf = (part: Partial<Acceptance> = {}, row: Partial<ProofRow> = {}): ProofRow => {
  const acceptance = proof(part);
  const person = personOf(acceptance);
  return {
    kind: 'proof',
    proof: sealedProof(acceptance),
    sealedAs: 1,
    person,
    salt: person === null ? null : 'salt',
    words: acceptance.contentHash,
    ...row,
  };
};

test('nothing is wrong with lines in their order', () => {
  const first = lineOf();
  assert.is(lineFault(first, BEFORE_ALL, digest), null);
  assert.is(lineFault(lineOf({}, 'words-added', first), first, digest), null);
});

test('a line that is missing, doubled or moved is named', () => {
  const [first, third] = [lineOf(), lineOf({}, 'words-added', { seq: 2, hash: 'x' })];
  assert.is(lineFault(third, first, digest), 'line 3 of the chain follows line 1');
  assert.is(lineFault(first, first, digest), 'line 1 of the chain follows line 1');
  assert.is(lineFault(third, BEFORE_ALL, digest), 'line 3 of the chain follows line 0');
});

test('a line whose text or former line was changed does not match its hash', () => {
  const line = lineOf();
  const other = { ...line, text: line.text.replace('gate', 'pre_auth') };
  assert.is(lineFault(other, BEFORE_ALL, digest), 'line 1 of the chain does not match its hash');
  assert.is(lineFault(line, { seq: 0, hash: 'x' }, digest), 'line 1 of the chain does not match its hash');
});

test('a line of somebody else is checked by the hash of its text alone', () => {
  const { text, ...line } = lineOf();
  const link = { ...line, kind: 'link', textHash: digest(text) } as const;
  assert.is(lineFault(link, BEFORE_ALL, digest), null);
  assert.is(
    lineFault({ ...link, textHash: digest('x') }, BEFORE_ALL, digest),
    'line 1 of the chain does not match its hash',
  );
});

test('a text with a correct hash that is not an entry, or is of another line, is found', () => {
  const hashed = (text: string) =>
    ({ kind: 'entry', seq: 1, hash: linkHash(BEFORE_ALL.hash, digest(text), digest), text }) as const;
  assert.is(lineFault(hashed('Hello'), BEFORE_ALL, digest), 'line 1 of the chain is not an entry');
  const fifth = lineOf({}, 'kept', { seq: 4, hash: 'x' }).text;
  assert.is(lineFault(hashed(fifth), BEFORE_ALL, digest), 'line 1 of the chain says it is line 5');
});

test('what a proof may go through: a sign-in, its words, a person who goes', () => {
  const visitor = { memberId: null, method: 'pre_auth' } as const;
  assert.is(changed(visitor, { method: 'pre_auth_linked' }, 'linked'), null);
  assert.is(changed({ contentHash: '' }, {}, 'words-added'), null);
  assert.is(changed({}, NOBODY, 'person-dropped'), null);
});

test('a sign-in and a person who goes between two lines are one line', () => {
  const visitor = { memberId: null, method: 'pre_auth' } as const;
  assert.is(changed(visitor, { ...NOBODY, method: 'pre_auth_linked' }, 'person-dropped'), null);
});

test('nothing may touch what was accepted, and when', () => {
  assert.is(changed({}, { disclaimerVersion: '2.0' }, 'words-added'), 'its disclaimerVersion');
  assert.is(changed({}, { disclaimerType: 'other' }, 'words-added'), 'its disclaimerType');
  assert.is(changed({}, { acceptedAt: NOON }, 'linked'), 'its acceptedAt');
  assert.is(changed({}, { receivedAt: NOON }, 'person-dropped'), 'its receivedAt');
});

test('words come once: those that are there are not exchanged', () => {
  assert.is(changed({}, { contentHash: digest('Others') }, 'words-added'), 'its contentHash');
  assert.is(changed({}, { contentHash: '' }, 'words-added'), 'its contentHash');
});

test('only a proof given before sign-in is linked, and none becomes an administrator’s', () => {
  assert.is(changed({ method: 'gate' }, { method: 'pre_auth_linked' }, 'linked'), 'its method');
  assert.is(changed({ method: 'pre_auth_linked' }, { method: 'pre_auth' }, 'linked'), 'its method');
  assert.is(changed({}, { method: 'admin_ensure' }, 'words-added'), 'its method');
});

test('a proof without a person gets none, and none moves to another member', () => {
  assert.is(changed(NOBODY, {}, 'linked'), 'its person');
  assert.is(changed({}, { memberId: 'member-bob' }, 'words-added'), 'its person');
  assert.is(changed({}, NOBODY, 'words-added'), 'its person', 'a person goes in a line that says so');
});

test('a proof is stored once', () => {
  assert.is(changeFault(entryOf(), { ...entryOf(), seq: 2 })?.split(': ')[1], 'it was stored before');
});

test('a proof as it was sealed is right, with its person and without', () => {
  assert.is(proofFault(rowOf(), entryOf(), digest), null);
  assert.is(proofFault(rowOf(NOBODY), entryOf(NOBODY), digest), null);
  const wordless = { contentHash: '' };
  assert.is(proofFault(rowOf(wordless, { words: null }), entryOf(wordless), digest), null);
});

test('a proof that no line is about, or whose last line is another, is named', () => {
  assert.is(proofFault(rowOf(), undefined, digest), 'the proof acceptance-1 is not in the chain');
  assert.is(
    proofFault(rowOf({}, { sealedAs: 7 }), entryOf(), digest),
    'the proof acceptance-1 names line 7 of the chain, and line 1 is its last',
  );
  assert.match(proofFault(rowOf({}, { sealedAs: null }), entryOf(), digest) ?? '', /names line null/);
});

test('a proof that differs from its line is named with the first thing that differs', () => {
  const later = proofFault(rowOf({ receivedAt: NOON }), entryOf(), digest);
  assert.is(later, 'the proof acceptance-1 is not the one that was sealed: its receivedAt');
  const more = { ...rowOf().proof, remark: 'x' };
  assert.is(
    proofFault(rowOf({}, { proof: more }), entryOf(), digest),
    'the proof acceptance-1 is not the one that was sealed',
  );
});

test('words that are missing, or others, are not those that were hashed', () => {
  const sentence = 'the words of the proof acceptance-1 are not those that were hashed';
  assert.is(proofFault(rowOf({}, { words: null }), entryOf(), digest), sentence);
  assert.is(proofFault(rowOf({}, { words: digest('Others') }), entryOf(), digest), sentence);
});

test('a person who is missing, is another, or came from nowhere is found', () => {
  const fault = (row: ProofRow, entry = entryOf()) => proofFault(row, entry, digest);
  assert.is(fault(rowOf({}, { person: null })), 'the person of the proof acceptance-1 is missing');
  assert.is(fault(rowOf({}, { salt: null })), 'the salt of the proof acceptance-1 is missing');
  const other = 'the person of the proof acceptance-1 is not the one that was sealed';
  assert.is(fault(rowOf({}, { salt: 'pepper' })), other);
  assert.is(fault(rowOf({ memberId: 'member-bob' })), other);
  assert.is(
    fault(rowOf(), entryOf(NOBODY)),
    'the proof acceptance-1 was sealed without a person and has one',
  );
});

test.run();
