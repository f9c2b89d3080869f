import type { Reply } from '#api/api.ts';
import { trackDayTime } from '#kit/kit.ts';

export type Session = Reply<'GET /api/auth/sessions'>['sessions'][number];

/** `Firefox on Windows`, as far as the browser named itself. */
export const deviceText = ({ device }: Pick<Session, 'device'>): string => device || 'Unknown browser';

/** Where and when somebody signed in: `Saratoga Springs, New York (192.0.2.7), Jun 7, 1:10 PM ET`. */
export function signInText({ place, address, signedInAt }: Omit<Session, 'id' | 'isCurrent'>): string {
  const where = place && address ? `${place} (${address})` : place || address;
  const parts = [where && `from ${where}`, signedInAt && trackDayTime(signedInAt)].filter(Boolean);
  return parts.length === 0 ? 'Sign-in not recorded' : `Signed in ${parts.join(', ')}`;
}

/** `Last used Jun 7, 1:10 PM ET. If unused, it ends Jun 21, 1:10 PM ET.` */
export function lastUseText({ lastUsedAt, endsAt }: Pick<Session, 'lastUsedAt' | 'endsAt'>): string {
  const last = lastUsedAt ? `Last used ${trackDayTime(lastUsedAt)}. ` : '';
  return `${last}If unused, it ends ${trackDayTime(endsAt)}.`;
}

/** `336` is `14 days`, `12` is `12 hours`. */
export function idleText(hours: number): string {
  const isInDays = hours >= 48 && hours % 24 === 0;
  return isInDays ? `${hours / 24} days` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
