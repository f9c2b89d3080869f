import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeOneTimeCodes } from '#adapters/system/one-time-codes.ts';
import { instant, SECOND, shift } from '#core/kernel/instant.ts';

const test = suite('Codes of authenticator apps');
const codes = makeOneTimeCodes('Clubhouse Turn');

/** RFC 6238, appendix B: the secret `12345678901234567890`, the last six of the eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RFC_CODES: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test('the codes of RFC 6238 are right at their time', () => {
  for (const [seconds, code] of RFC_CODES)
    assert.is(codes.stepOf(RFC_SECRET, code, instant(seconds * SECOND)), Math.floor(seconds / 30), code);
});

test('a clock half a minute off is forgiven, one a minute and a half off is not', () => {
  const now = instant(1_111_111_111 * SECOND);
  assert.is(codes.stepOf(RFC_SECRET, '050471', shift(now, 30 * SECOND)), 37_037_037);
  assert.is(codes.stepOf(RFC_SECRET, '050471', shift(now, -30 * SECOND)), 37_037_037);
  assert.is(codes.stepOf(RFC_SECRET, '050471', shift(now, 90 * SECOND)), null);
});

test('each secret is new, has 160 bits and is in the address with site and account', () => {
  const secret = codes.newSecret();
  assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.is.not(codes.newSecret(), secret);
  const address = new URL(codes.address(secret, 'anna@example.com'));
  assert.is(address.protocol, 'otpauth:');
  assert.is(address.searchParams.get('secret'), secret);
  assert.is(address.searchParams.get('issuer'), 'Clubhouse Turn');
  assert.match(decodeURIComponent(address.pathname), /anna@example\.com$/);
});

test('recovery codes have 80 bits without look-alikes', () => {
  const made = Array.from({ length: 100 }, codes.newRecoveryCode);
  assert.is(new Set(made).size, 100);
  for (const code of made) assert.match(code, /^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
});

test.run();
