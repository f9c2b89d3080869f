type Named = { readonly firstName: string | null; readonly lastName: string | null; readonly email: string };

/** What to call a member: their name, else the part of the address before the @. */
export function nameOf({ firstName, lastName, email }: Named): string {
  const name = [firstName, lastName].filter(Boolean).join(' ').trim();
  return name === '' ? (email.split('@')[0] ?? email) : name;
}

/** One or two letters in place of a picture: `Ada Lovelace` is `AL`, `ada@example.com` is `A`. */
export function initialsOf(person: Named): string {
  const words = nameOf(person)
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/New_York',
});

/** The day somebody joined, as at the track: `June 7, 2025`. A text that is no instant comes back as it is. */
export function memberSince(createdAt: string): string {
  const instant = new Date(createdAt);
  return Number.isNaN(instant.getTime()) ? createdAt : day.format(instant);
}
