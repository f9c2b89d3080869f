import { Link, useTrack } from '#frame/frame.ts';
import { Card, links } from '#kit/kit.ts';

const moreScreens = (trackName: string) => [
  { href: links.dashboard, label: 'Dashboard' },
  { href: links.saratogaPicks, label: `${trackName} Picks` },
  { href: links.longshots, label: 'Longshot Alerts' },
  { href: links.claude, label: 'Claude Analysis' },
  { href: links.aiQuery, label: 'AI Racing Query' },
];

/** How a pick comes about, in short, and where more is found. */
export function ExplainerCard() {
  const { name } = useTrack();
  return (
    <Card
      title="How the picks are made"
      foot={
        <p className="row">
          <Link href={links.aiGuide}>AI System Guide</Link>
          <Link href={links.aiMlExplanation}>AI and Machine Learning Data Analysis</Link>
        </p>
      }
    >
      <p className="small">
        A model turns each horse’s record into a win chance; the chances of a field add up to 100%. Two
        analysts read the same facts and each name a horse. We set the price to take before looking at the
        board: BET if the price now is that or longer, WATCH if it could still get there, PASS if it cannot.
      </p>
      <ul className="row more-screens" aria-label="More on today’s card">
        {moreScreens(name).map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
