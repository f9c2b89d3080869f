import { Link } from '#frame/frame.ts';
import { links, product } from '#kit/kit.ts';
import type { Chapter } from './chapters.tsx';
import { ResponsiblePlay } from './helplines.tsx';
import { TextPage } from './text-page.tsx';

const chapters: readonly Chapter[] = [
  {
    title: 'What it does',
    body: (
      <p>
        It reads the day’s card, works out each horse’s chances, and lets two analysts who reason differently
        pick from it: one from form and class, the other from pace and how the race will be run. You see both,
        where they agree, and why. When a price is not worth it, the answer is PASS.
      </p>
    ),
  },
  {
    title: 'How to read it',
    body: (
      <ul>
        <li>
          Each figure says where it came from and when. Missing, out of date and assumed look different.
        </li>
        <li>
          Win chances of a race add up to 100%. The formula win % is a different scale with its own name, and
          does not.
        </li>
        <li>
          Each pick says who made it: an outside AI model where one is connected, else a built-in analyst.
        </li>
        <li>Times are Eastern Time, the track’s own clock.</li>
        <li>
          The number on the saddle cloth is the program number, the one bets are made by. The post position is
          the stall a horse starts from, and it can be another number.
        </li>
      </ul>
    ),
  },
  {
    title: 'What it is not',
    body: (
      <p>
        Not a bookmaker, not a tip for money, not part of any racetrack or racing association. It takes no
        bets. It is for entertainment only, for people of {product.minimumAge} or older. Picks lose more often
        than they win.
      </p>
    ),
  },
  { title: 'Responsible gambling', body: <ResponsiblePlay /> },
  {
    title: 'Built with open source',
    body: (
      <p>
        The site stands on the work of many people. Their licences are in the{' '}
        <a href={links.licences}>third-party licence notices</a>.
      </p>
    ),
  },
  {
    title: 'More',
    body: (
      <p>
        <Link href={links.terms}>Terms of Service</Link>, <Link href={links.privacy}>Privacy Policy</Link>,{' '}
        <Link href={links.contact}>Contact</Link>.
      </p>
    ),
  },
];

export function AboutPage() {
  return (
    <TextPage
      title={`About ${product.name}`}
      lead="A racing programme that shows its working: picks, chances and figures for Saratoga, with a reason and a source on each."
      chapters={chapters}
    />
  );
}
