import { Link } from '#frame/frame.ts';
import { buttonClass, Card, links, product } from '#kit/kit.ts';

const stats: readonly { readonly figure: string; readonly says: string }[] = [
  { figure: '57', says: 'things we measure about a horse' },
  { figure: '2', says: 'analysts and a consensus for every race' },
  { figure: '30-65%', says: 'the range of ML confidence: how complete the data is' },
  { figure: '18+', says: 'for entertainment only; we take no wagers' },
];

const features: readonly { readonly title: string; readonly text: string; readonly href: string }[] = [
  {
    title: 'AI picks',
    text: 'Two analysts and a consensus, sealed with the odds at that moment. PASS is a pick too.',
    href: links.picks,
  },
  {
    title: 'ML predictions',
    text: 'Win, place and show chances, scored against the public’s odds.',
    href: links.mlPredictions,
  },
  {
    title: 'Pace and speed',
    text: 'Who leads, who stalks, who closes, and how fast each has run.',
    href: links.pace,
  },
  {
    title: 'Track bias',
    text: 'Winners by post and running style, next to what the odds and plain luck would give.',
    href: links.bias,
  },
  {
    title: 'Weather and track condition',
    text: 'The weather, the rain, the track surface, and what they do to each race.',
    href: links.weather,
  },
  {
    title: 'Program and results',
    text: 'The card race by race, then the finishes and payoffs.',
    href: links.program,
  },
];

function Stats() {
  return (
    <dl className="feature-stats">
      {stats.map(({ figure, says }) => (
        <div key={figure}>
          <dt>{says}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function FeatureCards() {
  return (
    <div className="pace-groups">
      {features.map(({ title, text, href }) => (
        <Card key={title} title={title}>
          <p>{text}</p>
          <p>
            <Link href={href}>Open {title}</Link>
          </p>
        </Card>
      ))}
    </div>
  );
}

/** What there is to find here. */
export function FeaturesScreen() {
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <div>
          <h1>{product.name}</h1>
          <p className="ml-line">{product.tagline}</p>
        </div>
        <p className="row">
          <Link className={buttonClass('primary')} href={links.picks}>
            Get Started
          </Link>
          <Link className={buttonClass()} href={links.auth}>
            Sign In
          </Link>
        </p>
      </div>
      <Stats />
      <FeatureCards />
      <p className="small muted">
        Most bets lose. Nothing here is advice to bet. You must be {product.minimumAge} or older.
      </p>
    </div>
  );
}
