import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { makeChangePassword } from '#core/accounts/use-cases/change-password.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeRequestPasswordReset } from '#core/accounts/use-cases/request-password-reset.ts';
import type { Settings } from '../env.ts';
import { publicUrlOf } from '../public-url.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly changePassword: ReturnType<typeof makeChangePassword>;
    readonly requestPasswordReset: ReturnType<typeof makeRequestPasswordReset>;
    readonly redeemLink: ReturnType<typeof makeRedeemLink>;
    readonly makeLink: ReturnType<typeof makeMakeLink>;
  }
}

/** Passwords, and the one-time links that set them. */
export const passwordWiring = (settings: Settings) =>
  wiring({
    changePassword: (get) =>
      makeChangePassword({
        members: get('members'),
        sessions: get('sessions'),
        links: get('links'),
        attempts: get('attempts'),
        safe: get('passwordSafe'),
        isCommonPassword: get('isCommonPassword'),
        clock: get('machineClock'),
        allOrNothing: get('allOrNothing'),
        limits: ACCOUNT_LIMITS,
      }),
    requestPasswordReset: (get) =>
      makeRequestPasswordReset({
        members: get('members'),
        links: get('links'),
        attempts: get('attempts'),
        clock: get('machineClock'),
        newSecret: get('newSecret'),
        digest: get('digest'),
        publicUrl: () => publicUrlOf(settings),
        sendMail: get('sendMail'),
        inBackground: (work) => {
          work().catch((error: unknown) => get('log').error({ err: error }, 'a mail could not be sent'));
        },
        limits: ACCOUNT_LIMITS,
      }),
    redeemLink: (get) =>
      makeRedeemLink({
        passkeys: get('passkeys'),
        members: get('members'),
        links: get('links'),
        sessions: get('sessions'),
        attempts: get('attempts'),
        safe: get('passwordSafe'),
        isCommonPassword: get('isCommonPassword'),
        clock: get('machineClock'),
        digest: get('digest'),
        withLock: get('withLock'),
        limits: ACCOUNT_LIMITS,
        adminEmails: settings.ADMIN_EMAILS,
        notePromotion: get('notePromotion'),
      }),
    makeLink: (get) =>
      makeMakeLink({
        members: get('members'),
        links: get('links'),
        clock: get('machineClock'),
        newSecret: get('newSecret'),
        digest: get('digest'),
        publicUrl: () => publicUrlOf(settings),
      }),
  });
