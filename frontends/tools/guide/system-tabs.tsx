import { Link } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import type { GuideTab } from './guide-page.tsx';

/** The chapters of the AI system guide. */
export const systemTabs: readonly GuideTab[] = [
  {
    key: 'overview',
    label: 'Overview',
    chapters: [
      {
        title: 'From the card to a pick',
        says: [
          'We read the card, give each horse its chances, ask two analysts, and form a consensus.',
          'Each pick is sealed with the odds at that moment. A later change is a new entry.',
          'Most bets lose, and PASS is a pick too. Age minimum 18.',
        ],
      },
    ],
  },
  {
    key: 'data',
    label: 'Data',
    chapters: [
      {
        title: 'Where facts come from',
        says: [
          'Cards, charts, odds boards, weather, news and published expert picks.',
          <>
            Administrators upload speed figures at{' '}
            <Link key="figures" href={links.adminSpeedFigures}>
              {links.adminSpeedFigures}
            </Link>
            .
          </>,
          'The method started from 244 races and 2,647 entries.',
        ],
      },
    ],
  },
  {
    key: 'ml',
    label: 'ML',
    chapters: [
      {
        title: 'The models',
        says: [
          '57 features: 29 core, 22 derived, 6 expert; 5-fold cross validation.',
          'Confidence is capped at 65% (range 30-65).',
          'The speed-figure boost is up to 15%; tiers of 100/80/40% confidence carry +20/+15/+8%.',
        ],
      },
    ],
  },
  {
    key: 'ai',
    label: 'AI',
    chapters: [
      {
        title: 'The analysts',
        says: [
          'Each analyst gives a pick, a confidence and reasons in at most 500 tokens.',
          'The screen says so when they pick different horses.',
          'AI picks are refreshed every 10 minutes and stay stable for 30.',
        ],
      },
    ],
  },
  {
    key: 'sentiment',
    label: 'Sentiment',
    chapters: [
      {
        title: 'What the crowd says',
        says: [
          'Sentiment is read in a batch of 3 races.',
          'Contrarian thresholds are 70% and 50%; an overbet warning comes at 80% sentiment.',
          'A market edge above 0.05 is STRONG_VALUE.',
        ],
      },
    ],
  },
  {
    key: 'process',
    label: 'Process',
    chapters: [
      {
        title: 'A race day',
        says: [
          '6:00 AM ET: data sync.',
          '7:00 AM ET: automatic AI picks on race days.',
          '8:30 AM ET: expert picks scrape.',
          'Live odds refresh every 30 seconds.',
          'After each race: results, payouts, and how the picks did.',
        ],
      },
    ],
  },
];
