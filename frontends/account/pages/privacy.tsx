import type { Chapter } from './chapters.tsx';
import { Chapters } from './chapters.tsx';
import { WhereToWrite } from './helplines.tsx';
import { SavedData } from './saved-data.tsx';
import { TextPage } from './text-page.tsx';

const chapters: readonly Chapter[] = [
  {
    title: 'In short',
    body: (
      <p>
        No advertising, no trackers, no analytics company, nothing sold. What is stored is what the service
        needs, what proves that you accepted the disclaimer, and a count of how the screens are used.
      </p>
    ),
  },
  { title: 'What the server stores', body: <SavedData /> },
  {
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          A session cookie keeps you signed in. It is needed, it cannot be read by scripts, and it is used for
          nothing else. The track you chose and the light or dark theme are remembered on your device and are
          not sent along.
        </p>
        <p>
          If you start an account and go to the disclaimer first, what you typed is kept in this tab, except
          the passwords.
        </p>
      </>
    ),
  },
  {
    title: 'Who sees it',
    body: (
      <ul>
        <li>
          The site’s administrators can see accounts, proofs of acceptance and how the screens are used. They
          cannot see passwords.
        </li>
        <li>Your picture may load from your sign-in provider, which then sees your browser’s request.</li>
        <li>
          Where the site is connected to an outside AI provider, that provider receives the race and the
          question, not your name, your email address or your IP address.
        </li>
        <li>Nobody else, unless the law requires it.</li>
      </ul>
    ),
  },
  {
    title: 'What you can do',
    body: (
      <>
        <p>
          Your profile page shows and changes your name, shows and ends your sign-ins, gives you a file with
          everything stored about you, and deletes the account.
        </p>
        <p>
          When an account is deleted, its sessions, page views and questions go with it. The proof that a
          disclaimer was accepted stays with text, version and times, and loses the person: no name, no
          address, no browser.
        </p>
      </>
    ),
  },
  {
    title: 'Questions',
    body: <WhereToWrite />,
  },
];

/** The privacy policy without a page round it, for a dialog. */
export function PrivacyText() {
  return <Chapters chapters={chapters} level={3} />;
}

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What is stored about you, why, for how long, and what you can do about it."
      chapters={chapters}
    />
  );
}
