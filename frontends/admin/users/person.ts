type Named = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email?: string | null;
  readonly userEmail?: string | null;
  readonly username?: string | null;
};

/** The name of a user in a list: the name, else the username, else the email. */
export function displayName({ firstName, lastName, username, email, userEmail }: Named): string {
  const name = [firstName, lastName].filter(Boolean).join(' ').trim();
  return name || username || email || userEmail || 'Unnamed user';
}

/** One letter in place of a picture. */
export const initialOf = (person: Named): string => [...displayName(person)][0]?.toUpperCase() ?? '?';

export const noEmail = 'No email provided';

export const emailOf = ({ email, userEmail }: Named): string => email || userEmail || noEmail;

/** The text a search matches. */
export const foundBy = (person: Named): string => `${displayName(person)} ${emailOf(person)}`;

const activeWithinMs = 7 * 24 * 3_600_000;

/** Active within the last seven days, the end included. */
export function isActiveLately(lastActiveDate: string | null, now: number): boolean {
  return lastActiveDate !== null && now - Date.parse(lastActiveDate) <= activeWithinMs;
}

export const activeCount = (
  people: readonly { readonly lastActiveDate: string | null }[],
  now: number,
): number => people.filter(({ lastActiveDate }) => isActiveLately(lastActiveDate, now)).length;
