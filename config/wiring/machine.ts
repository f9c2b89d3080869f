import { setImmediate as turn } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { openMail } from '#adapters/mail/mail.ts';
import { isCommonPassword } from '#adapters/system/common-passwords.ts';
import { digest, newId, newSecret } from '#adapters/system/identifiers.ts';
import { logFields } from '#adapters/system/log-fields.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { makePasswordSafe } from '#adapters/system/password-safe.ts';
import type { IsCommonPassword } from '#core/accounts/password.ts';
import type { MachineClock, NewSecret, PasswordSafe, SendMail } from '#core/accounts/ports.ts';
import type { Digest, NewId, YieldToEventLoop } from '#core/kernel/functions.ts';
import type { Settings } from '../env.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly log: Logger;
    readonly machineClock: MachineClock;
    readonly newId: NewId;
    readonly newSecret: NewSecret;
    readonly digest: Digest;
    readonly passwordSafe: PasswordSafe;
    readonly isCommonPassword: IsCommonPassword;
    readonly sendMail: SendMail | null;
  }
}

export const yieldToEventLoop: YieldToEventLoop = () => turn();

/** The address mails come from: of the site people use, when it is known. */
export const senderOf = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string =>
  PUBLIC_URL === undefined ? 'clubhouse-turn@localhost' : `no-reply@${new URL(PUBLIC_URL).hostname}`;

const STDERR = 2;
const LOG_BUFFER = 4_096;
const LOG_FLUSH_MS = 1_000;

/** Lines go to stderr in batches, at the latest a second after they were written. */
function openLog({ logLevel }: Settings): Logger {
  const destination = pino.destination({ dest: STDERR, sync: false, minLength: LOG_BUFFER });
  setInterval(() => destination.flush(), LOG_FLUSH_MS).unref();
  return pino({ level: logLevel, mixin: () => ({ ...logFields() }) }, destination);
}

/** The machine the process runs on: clock, randomness, log, password hashing, mail. */
export const machineWiring = (settings: Settings) =>
  wiring({
    settings: () => settings,
    log: () => openLog(settings),
    machineClock: () => machineClock,
    newId: () => newId,
    newSecret: () => newSecret,
    digest: () => digest,
    passwordSafe: () => makePasswordSafe(),
    isCommonPassword: () => isCommonPassword,
    sendMail: () => {
      if (settings.SMTP_URL === undefined) return null;
      return openMail({ smtpUrl: settings.SMTP_URL, from: senderOf(settings) });
    },
  });
