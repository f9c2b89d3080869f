import { setImmediate as turn } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { openMail } from '#adapters/mail/mail.ts';
import { digest, newId, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { makePasswordSafe } from '#adapters/system/password-safe.ts';
import type { MachineClock, NewSecret, PasswordSafe, SendMail } from '#core/accounts/ports.ts';
import type { Digest, NewId, YieldToEventLoop } from '#core/kernel/functions.ts';
import type { Settings } from '../env.ts';
import { id, wiring } from './provide.ts';

export const settingsId = id<Settings>('settings');
export const logId = id<Logger>('log');
export const machineClockId = id<MachineClock>('machine clock');
export const newIdId = id<NewId>('new id');
export const newSecretId = id<NewSecret>('new secret');
export const digestId = id<Digest>('digest');
export const passwordSafeId = id<PasswordSafe>('password safe');
export const sendMailId = id<SendMail | null>('send mail');

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
  return pino({ level: logLevel }, destination);
}

/** The machine the process runs on: clock, dice, log, password hashing, mail. */
export const machineWiring = (settings: Settings) =>
  wiring((provide) => {
    provide(settingsId, () => settings);
    provide(logId, () => openLog(settings));
    provide(machineClockId, () => machineClock);
    provide(newIdId, () => newId);
    provide(newSecretId, () => newSecret);
    provide(digestId, () => digest);
    provide(passwordSafeId, () => makePasswordSafe());
    provide(sendMailId, () => {
      if (settings.SMTP_URL === undefined) return null;
      return openMail({ smtpUrl: settings.SMTP_URL, from: senderOf(settings) });
    });
  });
