import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '#core/accounts/second-factor-ports.ts';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** One step to either side: a phone's clock may be half a minute off. */
const WINDOW = 1;

/** Without letters and digits that look alike. */
const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_GROUPS = 4;
const GROUP_LENGTH = 4;

const randomLetter = (): string => RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length));
const randomGroup = (): string => Array.from({ length: GROUP_LENGTH }, randomLetter).join('');

/**
 * Codes of authenticator apps: SHA-1, six digits, 30 seconds, which every app takes. A recovery code is
 * `ABCD-EFGH-JKLM-NPQR`: 80 random bits.
 */
export const makeOneTimeCodes = (issuer: string): OneTimeCodes => ({
  newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  address: (secret, account) =>
    new TOTP({
      issuer,
      label: account,
      secret: Secret.fromBase32(secret),
      period: PERIOD_SECONDS,
    }).toString(),
  stepOf: (secret, code, now) => {
    const key = Secret.fromBase32(secret);
    const steps = TOTP.validate({
      token: code,
      secret: key,
      period: PERIOD_SECONDS,
      timestamp: now,
      window: WINDOW,
    });
    return steps === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + steps;
  },
  newRecoveryCode: () => Array.from({ length: RECOVERY_GROUPS }, randomGroup).join('-'),
});
