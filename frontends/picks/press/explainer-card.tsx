import { Link } from '#frame/frame.ts';
import { Card, links } from '#kit/kit.ts';

const moreScreens = [
  { href: links.dashboard, label: 'Dashboard' },
  { href: links.saratogaPicks, label: 'Saratoga Picks' },
  { href: links.longshots, label: 'Longshot Alerts' },
  { href: links.claude, label: 'Claude Analysis' },
  { href: links.aiQuery, label: 'AI Racing Query' },
] as const;

/** How a pick comes about, in short, and where more is found. */
export function ExplainerCard() {
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
        A model turns each horse’s record into a win chance; the chances of a field sum to one. Two analysts
        read the same facts on their own and name their horse. The verdict holds the blended chance against
        the price with the takeout in it: PLAY where the price is worth it, PASS where it is not.
      </p>
      <ul className="row more-screens" aria-label="More on today’s card">
        {moreScreens.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
