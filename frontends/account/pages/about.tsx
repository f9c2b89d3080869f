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
        It reads the day’s card, works out each horse’s chances, and has two analysts pick from it: one on
        form and class, the other on pace and how the race sets up. You see both, where they agree, and why.
        When the price is too short, the answer is PASS.
      </p>
    ),
  },
  {
    title: 'How to read it',
    body: (
      <ul>
        <li>
          Each figure says where it came from and when. Missing, out-of-date and assumed figures each look
          different.
        </li>
        <li>Win chances in a race add up to 100%. The formula win % is a separate scale and does not.</li>
        <li>
          Each pick says who made it: an outside AI model where one is connected, else a built-in analyst.
        </li>
        <li>Times are local to the track and show the time zone: ET, CT, MT, PT.</li>
        <li>
          The number on the saddle cloth is the program number, the one you bet by. The post position is the
          gate a horse starts from, and the two can differ.
        </li>
      </ul>
    ),
  },
  {
    title: 'What it is not',
    body: (
      <p>
        It is not a bookmaker or a paid tip sheet, and is not affiliated with any racetrack or racing
        association. It takes no bets. It is for entertainment only, for people {product.minimumAge} or older.
        Picks lose more often than they win.
      </p>
    ),
  },
  { title: 'Responsible gambling', body: <ResponsiblePlay /> },
  {
    title: 'Built with open source',
    body: (
      <p>
        The site is built on open source software. The licenses are in the{' '}
        <a href={links.licenses}>third-party license notices</a>.
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
      lead="A racing program that shows its work: picks, chances and figures for Saratoga and other North American tracks, each with a reason and a source."
      chapters={chapters}
    />
  );
}
