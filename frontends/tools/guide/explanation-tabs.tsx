import { product } from '#kit/kit.ts';
import type { GuideTab } from './guide-page.tsx';

/** The chapters of the page on AI and machine learning. */
export const explanationTabs: readonly GuideTab[] = [
  {
    key: 'overview',
    label: 'Overview',
    chapters: [
      {
        title: 'What we work out',
        says: [
          'For every horse: a win % from a documented formula, next to the win, place and show chances of a trained model.',
          'For every race: two analysts’ picks, a consensus, and a price to take, or PASS.',
          'For entertainment only. The age minimum is 18.',
        ],
      },
      {
        title: 'Where the method started',
        says: [
          '244 races and 2,647 entries.',
          '57 ML features: 29 core, 22 derived, 6 expert.',
          '5-fold cross validation.',
        ],
      },
    ],
  },
  {
    key: 'data-sources',
    label: 'Data Sources',
    chapters: [
      {
        title: 'What we read',
        says: [
          'Cards and past performances, result charts, odds boards, weather stations and racing news.',
          'Every figure shows its source and time. Missing, stale and default values look different.',
        ],
      },
      {
        title: 'When we read it',
        says: [
          'Daily jobs: 6:00 AM (data sync) and 8:30 AM ET (expert picks scrape).',
          'Automatic AI picks are made daily at 7:00 AM ET on race days.',
          'Live odds refresh every 30 seconds.',
        ],
      },
    ],
  },
  {
    key: 'ml-models',
    label: 'ML Models',
    chapters: [
      {
        title: 'Confidence',
        says: [
          'Confidence is capped at 65% (range 30-65).',
          'It measures how complete the data is. It is not a chance of winning.',
        ],
      },
      {
        title: 'Speed figures',
        says: [
          'The speed-figure boost is up to 15%.',
          'Three tiers carry 100/80/40% confidence, with boosts of +20/+15/+8%.',
        ],
      },
      {
        title: 'Validation',
        says: [
          '5-fold cross validation, split by race day.',
          'The chances are scored against the public’s odds. See ML Predictions for the scores.',
        ],
      },
    ],
  },
  {
    key: 'ai-analysis',
    label: 'AI Analysis',
    chapters: [
      {
        title: 'Two analysts',
        says: [
          'GPT-4o and Claude Sonnet 4.0 are the labels of the two analysts.',
          'Without an API key the built-in analyst answers, and says so.',
          'An answer takes 500 max tokens.',
        ],
      },
      {
        title: 'How often',
        says: [
          'AI picks are refreshed every 10 minutes.',
          'Recommendations stay stable for 30 minutes (30-minute stable recommendations).',
        ],
      },
    ],
  },
  {
    key: 'weather',
    label: 'Weather',
    chapters: [
      {
        title: 'How the weather moves the formula',
        says: [
          'Sloppy or heavy track, or rain: +3 from posts beyond 5, −2 from the others.',
          'Wind above 15 mph: −1 at one mile, +1 at other distances.',
          'Above 85°F: −2 for a horse older than 5.',
          'A muddy track is a label only and is never added.',
        ],
      },
    ],
  },
  {
    key: 'algorithms',
    label: 'Algorithms',
    chapters: [
      {
        title: 'Value',
        says: [
          'A market edge above 0.05 is STRONG_VALUE.',
          'Contrarian thresholds are 70% and 50%.',
          'An overbet warning comes at 80% sentiment.',
        ],
      },
      {
        title: 'Tickets',
        says: [
          'An exacta box of $20 costs $40: two horses make two orders.',
          `${product.name} takes no wagers.`,
        ],
      },
    ],
  },
];
