import { DAY, HOUR, type Instant, shift } from '../kernel/instant.ts';
import type { Member } from './member.ts';

/** A first password for an account that has none, or a new one for an account that has. */
export type LinkPurpose = 'invitation' | 'reset';

const LIFETIMES: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * DAY, reset: HOUR };

/** Longer than any secret we issue; a longer one is refused unread. */
export const SECRET_LIMIT = 200;

export const purposeFor = (member: Member): LinkPurpose =>
  member.passwordHash === null ? 'invitation' : 'reset';

export const linkExpiry = (purpose: LinkPurpose, now: Instant): Instant => shift(now, LIFETIMES[purpose]);

/** The secret is in the fragment: it reaches no request, so no log and no referrer. */
export const linkAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/auth#link=${secret}`;

/** The email that carries a link. */
export function linkMail(purpose: LinkPurpose, url: string): { subject: string; text: string } {
  const lasting = purpose === 'reset' ? 'one hour' : 'seven days';
  return {
    subject: 'Set your Clubhouse Turn password',
    text: [
      'Someone asked for a link to set the password of your Clubhouse Turn account.',
      '',
      url,
      '',
      `The link works once and for ${lasting}. If you didn't request this, ignore this email: nothing changes.`,
    ].join('\n'),
  };
}
