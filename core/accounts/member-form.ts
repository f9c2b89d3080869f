import { Refusal } from '../kernel/refusal.ts';
import { parseEmail } from './email.ts';
import { NAME_LIMIT, readName } from './person-name.ts';

/** Reads an address an administrator wrote; refuses ('invalid', `accounts.bad-email`) what is none. */
export function emailOrRefusal(text: string): string {
  const email = parseEmail(text);
  if (email !== null) return email;
  throw new Refusal('invalid', 'accounts.bad-email', 'That does not look like an email address.');
}

/** Reads a name an administrator wrote (null for none); refuses ('invalid', `accounts.long-name`) a long one. */
export function nameOrRefusal(text: string | null): string | null {
  const read = readName(text);
  if (read !== 'too-long') return read.name;
  throw new Refusal('invalid', 'accounts.long-name', `A name may have at most ${NAME_LIMIT} characters.`);
}
