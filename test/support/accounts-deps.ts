import type { NotePromotion, PasswordSafe, SendMail } from '#core/accounts/ports.ts';
import type { OneTimeCodes, SecretBox } from '#core/accounts/second-factor-ports.ts';
import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { makeCheckSecondFactor } from '#core/accounts/use-cases/check-second-factor.ts';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';
import { makeMemoryActivityStore } from '#test/doubles/activity-store.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { makeMemoryAuthenticatorStore } from '#test/doubles/authenticator-store.ts';
import { makeMemoryLinkStore } from '#test/doubles/link-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { makeMemoryPasskeyStore, plainCeremonies } from '#test/doubles/passkeys.ts';
import { makeMemorySessionStore } from '#test/doubles/session-store.ts';
import { makeMemorySetupCodeFile, makeMemorySetupCodeStore } from '#test/doubles/setup-code-store.ts';

type Mail = Parameters<SendMail>[0];

/** A safe that costs nothing and counts its checks, those against nobody included. */
export function cheapSafe(): PasswordSafe & { checks: number } {
  const safe = {
    checks: 0,
    hash: async (password: string) => `hash of ${password}`,
    matches: async (hash: string | null, password: string) => {
      safe.checks += 1;
      return hash === `hash of ${password}`;
    },
  };
  return safe;
}

const STEP_MS = 30_000;

/** Codes that can be told in advance: the code of step 5 of a secret is `000005`. */
function plainCodes(): OneTimeCodes {
  let made = 0;
  const next = (what: string): string => {
    made += 1;
    return `${what}${made}`;
  };
  return {
    newSecret: () => next('SECRET'),
    address: (secret, account) => `otpauth://totp/${account}?secret=${secret}`,
    stepOf: (_secret, code, now) => {
      const step = Math.floor(now / STEP_MS);
      return [step - 1, step, step + 1].find((near) => codeOfStep(near) === code) ?? null;
    },
    newRecoveryCode: () => next('CODE-'),
  };
}

const codeOfStep = (step: number): string => String(step % 1_000_000).padStart(6, '0');

/** The code that an authenticator app of the tests shows at an instant. */
export const codeAt = (now: Instant): string => codeOfStep(Math.floor(now / STEP_MS));

/** A box anyone can look into. */
const plainBox: SecretBox = {
  seal: (text, context) => `${context}:${text}`,
  open: (sealed, context) => (sealed.startsWith(`${context}:`) ? sealed.slice(context.length + 1) : null),
  isNewest: () => true,
};

/** The accounts deps in memory, with a clock that stands still until moved. */
export function accountsDeps() {
  let now = instant(Date.UTC(2025, 5, 7, 12));
  let lastId = 0;
  let line: Promise<unknown> = Promise.resolve();
  const mails: Mail[] = [];
  const promotions: string[] = [];
  const background: Promise<void>[] = [];
  const next = (what: string) => {
    lastId += 1;
    return `${what}-${lastId}`;
  };
  const plain = {
    members: makeMemoryMemberStore(),
    sessions: makeMemorySessionStore(),
    attempts: makeMemoryAttemptStore(),
    links: makeMemoryLinkStore(),
    activity: makeMemoryActivityStore(),
    safe: cheapSafe(),
    isCommonPassword: (password: string) => password.toLowerCase() === 'password123',
    clock: () => now,
    newId: () => next('id'),
    newSecret: () => next('secret'),
    digest: (text: string) => `digest of ${text}`,
    allOrNothing: <T>(work: () => Promise<T>) => work(),
    withLock: <T>(_key: string, work: () => Promise<T>): Promise<T> => {
      const turn = line.then(work);
      line = turn.catch(() => undefined);
      return turn;
    },
    limits: ACCOUNT_LIMITS,
    adminEmails: ['boss@example.com'],
    notePromotion: (async ({ email }, proof) => {
      promotions.push(`${email}: ${proof}`);
    }) as NotePromotion,
    setupCodes: makeMemorySetupCodeStore(),
    setupCodeFile: makeMemorySetupCodeFile(),
    publicUrl: () => 'https://turn.example',
    sendMail: (async (mail: Mail) => {
      mails.push(mail);
    }) as SendMail | null,
    inBackground: (work: () => Promise<void>) => {
      background.push(work());
    },
    chapters: [],
    forgetElsewhere: [],
    tidyElsewhere: [],
    authenticators: makeMemoryAuthenticatorStore(),
    passkeys: makeMemoryPasskeyStore(),
    ceremonies: plainCeremonies(),
    oneTimeCodes: plainCodes(),
    secretBox: plainBox,
  };
  const deps = { ...plain, checkSecondFactor: makeCheckSecondFactor(plain) };
  return {
    deps,
    mails,
    /** Who became an administrator by themselves, and what proved it. */
    promotions,
    /** Lets time pass; gives the new moment. */
    wait: (milliseconds: number): Instant => {
      now = shift(now, milliseconds);
      return now;
    },
    /** Waits for everything that nobody waited for. */
    settled: () => Promise.all(background),
  };
}
