import { useState } from 'react';
import { initialsOf } from './person.ts';

/** The member's picture, or initials where there is none or it does not load. */
export function Portrait({
  person,
}: {
  readonly person: Parameters<typeof initialsOf>[0] & { readonly profileImageUrl: string | null };
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = person.profileImageUrl;
  if (address && failed !== address) {
    return (
      <img
        className="profile-portrait"
        src={address}
        alt="Your profile"
        width={88}
        height={88}
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
      />
    );
  }
  return (
    <span className="profile-portrait profile-initials" aria-hidden="true">
      {initialsOf(person)}
    </span>
  );
}
