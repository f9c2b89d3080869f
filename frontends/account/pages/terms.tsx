import { product } from '#kit/kit.ts';
import type { Chapter } from './chapters.tsx';
import { Chapters } from './chapters.tsx';
import { ResponsiblePlay, WhereToWrite } from './helplines.tsx';
import { TextPage } from './text-page.tsx';

const chapters: readonly Chapter[] = [
  {
    title: 'Entertainment only',
    body: (
      <>
        <p>
          {product.name} shows picks, win chances and figures about horse races for entertainment only. It
          takes no wagers, passes none on and holds no money for anybody. Nothing on it is advice to bet, and
          it must not be used to decide a real bet.
        </p>
        <p>Most bets lose. The track keeps its takeout from every pool before a winner is paid.</p>
      </>
    ),
  },
  {
    title: `Who may use it: ${product.minimumAge} or older`,
    body: (
      <p>
        You must be {product.minimumAge} years of age or older, or older where your local law requires it. You
        are responsible for following your local law.
      </p>
    ),
  },
  {
    title: 'What the picks and figures are',
    body: (
      <ul>
        <li>A win chance is an estimate, made by a method described on the screen. It is not a promise.</li>
        <li>
          Cards, scratches, odds, weather and results come from outside sources and can be late, incomplete or
          wrong. Where they differ from the official program or a track announcement, the official version
          controls.
        </li>
        <li>
          Post position and program number are two different things, and bets are made by program number.
          Check the number in the official program.
        </li>
        <li>A card that is marked as demo is invented: its horses, people and results do not exist.</li>
      </ul>
    ),
  },
  {
    title: 'The disclaimer',
    body: (
      <p>
        Before the racing screens open you are asked to accept a disclaimer with four parts. In it you accept
        that the data may be wrong, release those who run the site from liability, and waive rights to legal
        action over losses. The exact text you accepted controls. You keep any rights that by law cannot be
        waived.
      </p>
    ),
  },
  {
    title: 'Your account',
    body: (
      <ul>
        <li>One person, one account. Keep your password to yourself and tell us if anyone else has it.</li>
        <li>Give an email address that reaches you; it cannot be changed later.</li>
        <li>
          You can download what is stored about you, and delete the account, on your profile page at any time.
        </li>
      </ul>
    ),
  },
  {
    title: 'Fair use',
    body: (
      <p>
        Do not disrupt the service, look for ways around its limits, or use it to publish or sell other
        people’s racing data. An account used for that can be closed.
      </p>
    ),
  },
  {
    title: 'Changes and interruptions',
    body: (
      <p>
        The service is provided as is and may change, pause or end. When the disclaimer changes, you will be
        asked to accept it again.
      </p>
    ),
  },
  { title: 'Responsible gambling', body: <ResponsiblePlay /> },
  {
    title: 'Questions',
    body: <WhereToWrite />,
  },
];

/** The terms without a page round them, for a dialog. */
export function TermsText() {
  return <Chapters chapters={chapters} level={3} />;
}

export function TermsPage() {
  return (
    <TextPage
      title="Terms of Service"
      lead={`What you agree to by using ${product.name}.`}
      chapters={chapters}
    />
  );
}
