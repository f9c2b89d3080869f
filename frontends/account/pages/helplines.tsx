import { useSyncExternalStore } from 'react';
import { connection } from '#api/api.ts';
import { helplines, supportEmail } from '#kit/kit.ts';
import { PhoneIcon } from '../icons.ts';

/** A number that may break between its two spellings, never inside one. */
function unbroken(printed: string) {
  return printed.split(' ').map((part, index) => (
    <span key={part}>
      {index > 0 && ' '}
      <span className="account-unbroken">{part}</span>
    </span>
  ));
}

/** Where to call when betting is no longer play. */
export function Helplines() {
  return (
    <ul className="account-helplines">
      {helplines.map(({ name, where, printed, dialed }) => (
        <li key={dialed}>
          <PhoneIcon size={18} aria-hidden="true" />
          <span>
            <a href={dialed}>{unbroken(printed)}</a>
            <br />
            <span className="muted">
              {name}, {where}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The helplines with what they are for. */
export function ResponsiblePlay() {
  return (
    <>
      <p>
        Betting should be fun. Set a limit before the first race, never chase losses, and stop when it stops
        being fun. If that is hard for you or someone close to you, call: it is free, confidential and
        answered around the clock.
      </p>
      <Helplines />
    </>
  );
}

const isLost = (): boolean => connection.current().isLost;

/** Where to send a question, on a site that has an address for it. A page that opens without the network does not know it. */
export function WhereToWrite() {
  const email = supportEmail();
  const isOffline = useSyncExternalStore(connection.onChange, isLost, isLost);
  if (email === null && isOffline) return <p>You are offline: the address for questions can’t be shown.</p>;
  if (email === null) return <p>No address for questions has been set up for this site.</p>;
  return (
    <p>
      Write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
