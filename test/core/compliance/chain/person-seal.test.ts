import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest as sha256 } from '#adapters/system/identifiers.ts';
import { personOf, personSeal } from '#core/compliance/chain/person-seal.ts';
import { NO_EVIDENCE, withoutPerson } from '#core/compliance/evidence.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { present } from '#test/support/present.ts';

const test = suite('The person of a proof');

/** A hash that can be read. */
const digest = (text: string): string => `<${text}>`;
const anna = present(personOf(anAcceptance()));

test('is the member and all that was observed of them, but not what they did on the page', () => {
  assert.is(anna.memberId, 'member-anna');
  assert.is(anna.ipAddress, '192.0.2.1');
  assert.not('scrollDepthPercent' in anna);
  assert.not('timeOnPageSeconds' in anna);
  assert.not('checkboxes' in anna);
  assert.is(Object.keys(anna).length, 10);
});

test('is a visitor of whom one thing was observed', () => {
  const visitor = personOf({ memberId: null, evidence: { ...NO_EVIDENCE, sessionRef: 'ref-1' } });
  assert.equal([visitor?.memberId, visitor?.sessionRef], [null, 'ref-1']);
});

test('is a member of whom nothing was observed: an administrator made the record', () => {
  assert.is(personOf({ memberId: 'member-bob', evidence: NO_EVIDENCE })?.memberId, 'member-bob');
});

test('is null once the person was dropped, though what they did on the page stays', () => {
  const evidence = withoutPerson(anAcceptance().evidence);
  assert.is(evidence.timeOnPageSeconds, 42);
  assert.is(personOf({ memberId: null, evidence }), null);
});

test('is sealed as the hash of salt, newline and person with its names in order', () => {
  const person = { ...present(personOf({ memberId: 'b', evidence: { ...NO_EVIDENCE, userAgent: 'x' } })) };
  assert.is(
    personSeal(person, 'salt', digest),
    '<salt\n{"fingerprint":null,"geolocation":null,"ipAddress":null,"language":null,"memberId":"b","referrer":null,' +
      '"screenResolution":null,"sessionRef":null,"timezone":null,"userAgent":"x"}>',
  );
});

test('has one seal in whatever order its facts were read', () => {
  const reversed = Object.fromEntries(Object.entries(anna).toReversed()) as typeof anna;
  assert.is(personSeal(reversed, 'salt', sha256), personSeal(anna, 'salt', sha256));
});

test('has another seal under another salt, and for any fact that differs', () => {
  const seals = [
    personSeal(anna, 'salt', sha256),
    personSeal(anna, 'pepper', sha256),
    ...Object.keys(anna).map((name) => personSeal({ ...anna, [name]: 'other' }, 'salt', sha256)),
  ];
  assert.is(new Set(seals).size, 12);
  assert.ok(seals.every((seal) => /^[0-9a-f]{64}$/.test(seal)));
});

test.run();
