type SavedItem = {
  readonly what: string;
  readonly detail: string;
  readonly why: string;
  readonly until: string;
};

const savedItems: readonly SavedItem[] = [
  {
    what: 'Account',
    detail:
      'Email address, first and last name if you give them, the day you joined. The password only as an Argon2id hash. With a sign-in provider instead: its name for you and your picture’s address.',
    why: 'To recognize you',
    until: 'Until you delete the account',
  },
  {
    what: 'Proof of acceptance',
    detail:
      'The disclaimer’s text and version, the time, your IP address, your browser’s name, language, screen size and time zone, the page you came from, how far you scrolled and how long you read. An approximate location, if the operator has installed a GeoIP database.',
    why: 'To show what was accepted',
    until: 'Kept, without your name once the account is deleted, or after a day if you never signed in',
  },
  {
    what: 'Sessions',
    detail:
      'That you are signed in, behind a random key in a cookie: when it began, when it was last used, the browser’s name, the IP address of the sign-in and, if the operator has installed a GeoIP database, its approximate location. Before you sign in, only if you accept the disclaimer first.',
    why: 'To keep you signed in, and to show you where you are signed in',
    until: 'Until you sign out, stop using it, or for 30 days; a visitor’s for one day',
  },
  {
    what: 'Page views',
    detail: 'Path and time of each screen you open, and which visit it belonged to.',
    why: 'To see which screens are used, and for the counts on your profile',
    until: 'Until you delete the account',
  },
  {
    what: 'Questions',
    detail: 'What you asked an analyst to work out, and when.',
    why: 'For the counts on your profile and for the cost of answering',
    until: 'Until you delete the account',
  },
  {
    what: 'Sign-in attempts',
    detail: 'The IP address or the account that tried, and when; the same for asking for picks.',
    why: 'To stop password guessing and too many questions at once',
    until: 'A few hours at most',
  },
  {
    what: 'Second factor and passkeys',
    detail:
      'If you set them up: the key of your authenticator app, encrypted, with digests of your recovery codes; of a passkey its name, public key and last use. Never your fingerprint or face.',
    why: 'To check who signs in',
    until: 'Until you remove them or delete the account',
  },
  {
    what: 'Password links',
    detail: 'A digest of a one-time link, never the link itself.',
    why: 'To set a new password',
    until: 'Until it is used or expires: an hour, or seven days for an invitation',
  },
  {
    what: 'Server log',
    detail: 'Which call was made, when, from which IP address, with what outcome. No passwords, no cookies.',
    why: 'To find problems and abuse',
    until: 'As long as the operator keeps its log',
  },
  {
    what: 'Devices with notifications',
    detail:
      'For each browser where you turn them on: its name, the address and keys its maker’s push service gave it, and since when. Messages pass through that service encrypted, and say nothing about you.',
    why: 'To send you alerts of the day board while no page is open',
    until: 'Until you remove the device or delete the account',
  },
  {
    what: 'Answers on this device',
    detail:
      'The last answers you saw, in this browser’s own storage: who is signed in, your acceptance, tracks, the card, picks, predictions, pace, figures, bias, weather, results and news. Beside them the site’s files and your choices here, such as the theme and the track.',
    why: 'To read them without a connection',
    until:
      'Until you sign out or somebody else signs in here, three days at most; the files and choices until you clear them',
  },
];

/** Everything that is kept about a person, on the server and on their device: what, why and for how long. */
export function SavedData() {
  return (
    <dl className="account-kept">
      {savedItems.map(({ what, detail, why, until }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{detail}</dd>
          <dd className="account-kept-terms">
            <span>{why}.</span> <span>{until}.</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
