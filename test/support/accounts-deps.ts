import type { NotePromotion, PasswordSafe, SendMail } from '#core/accounts/ports.ts';
import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';
import { makeMemoryActivityStore } from '#test/doubles/activity-store.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { makeMemoryLinkStore } from '#test/doubles/link-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
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
  const deps = {
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
  };
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
