import type { ReadAddress } from '#api/api.ts';
import { readAddress } from '#api/api.ts';
import {
  clockAddresses,
  defaultTrackSlug,
  forTrack,
  ofTrack,
  prefetchRaceDay,
  raceDayAddresses,
} from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import type { App } from './app.ts';

const raceDay = { prefetch: prefetchRaceDay, early: raceDayAddresses } as const;

/** Reads of a screen and, where the track is not Saratoga, of its clock. */
const withClock =
  (reads: (slug: string) => readonly ReadAddress[]) =>
  (slug: string): readonly ReadAddress[] => [...reads(slug), ...clockAddresses(slug)];

const biasAddress = (slug: string, days: '30'): ReadAddress =>
  slug === defaultTrackSlug
    ? readAddress('GET /api/track-bias/saratoga', { query: { days } })
    : readAddress('GET /api/tracks/{slug}/bias', { params: { slug }, query: { days } });

const racesOfToday = withClock((slug) => [readAddress('GET /api/races/saratoga/today', forTrack(slug))]);

/** THE LIST of what exists. A link to a path that is not here is not drawn; adding a screen adds its links. */
export const apps: readonly App[] = [
  {
    name: 'picks',
    label: 'AI picks',
    load: () => import('../picks/picks.ts'),
    screens: [
      {
        name: 'AI Picks',
        view: 'home',
        paths: [links.picks, links.aiBetting],
        access: 'member',
        ...raceDay,
      },
      { name: 'Day Board', view: 'board', paths: [links.board], access: 'member', ...raceDay },
      {
        name: 'Dashboard',
        view: 'dashboard',
        paths: [links.dashboard],
        access: 'member',
        prefetch: prefetchRaceDay,
        early: (slug) => [
          readAddress('GET /api/data/validation', ofTrack(slug)),
          ...raceDayAddresses(slug),
          readAddress('GET /api/dashboard/metrics', ofTrack(slug)),
        ],
      },
      {
        name: 'Saratoga Picks',
        view: 'saratoga-picks',
        paths: [links.saratogaPicks],
        access: 'member',
        ...raceDay,
      },
      { name: 'Ask Jake', view: 'ask-jake', paths: [links.askJake], access: 'member' },
      {
        name: 'AI Debate',
        view: 'ai-debate',
        paths: [links.debate],
        access: 'member',
        early: racesOfToday,
      },
      {
        name: 'Claude AI Racing Analysis',
        view: 'claude-ai',
        paths: [links.claude],
        access: 'member',
        early: racesOfToday,
      },
      {
        name: 'Longshot Alerts',
        view: 'longshot-alerts',
        paths: [links.longshots],
        access: 'member',
        early: withClock((slug) => [readAddress('GET /api/longshot-alerts', forTrack(slug))]),
      },
      { name: 'AI Racing Query', view: 'ai-query', paths: [links.aiQuery], access: 'member' },
    ],
  },
  {
    name: 'race',
    label: 'race',
    load: () => import('../race/race.ts'),
    screens: [
      {
        name: 'Race',
        view: 'race',
        paths: [links.races],
        below: [`${links.races}/`],
        access: 'member',
        early: raceDayAddresses,
        earlyBelow: (slug, date, number) => [
          readAddress('GET /api/tracks/{slug}/cards/{date}', { params: { slug, date } }),
          readAddress('GET /api/tracks/{slug}/cards/{date}/races/{number}/field', {
            params: { slug, date, number },
          }),
          ...clockAddresses(slug),
        ],
        earlyFirstTab: (slug, date, number) => [
          readAddress('GET /api/tracks/{slug}/cards/{date}/races/{number}/form', {
            params: { slug, date, number },
          }),
        ],
      },
      { name: 'Past Performances', view: 'booklet', paths: [], below: ['/print/'], access: 'member' },
      { name: 'Angles', view: 'angles', paths: [links.angles], access: 'member' },
      { name: 'Horse', view: 'horse', paths: [], below: ['/horse/'], access: 'member' },
      { name: 'Jockey', view: 'person', paths: [], below: ['/jockey/'], access: 'member' },
      { name: 'Trainer', view: 'person', paths: [], below: ['/trainer/'], access: 'member' },
    ],
  },
  {
    name: 'tools',
    label: 'handicapping tools',
    load: () => import('../tools/tools.ts'),
    screens: [
      {
        name: 'ML Predictions',
        view: 'ml-predictions',
        paths: [links.mlPredictions, links.saratogaMlPredictions],
        access: 'member',
        ...raceDay,
      },
      {
        name: 'Pace and Speed Analysis',
        view: 'pace',
        paths: [links.pace, links.handicappingTools],
        access: 'member',
        ...raceDay,
      },
      {
        name: 'Track Bias Analysis',
        view: 'bias',
        paths: [links.bias],
        access: 'member',
        early: withClock((slug) => [biasAddress(slug, '30')]),
      },
      {
        name: 'Racing Program',
        view: 'program',
        paths: [links.program],
        access: 'member',
        ...raceDay,
      },
      {
        name: 'Weather Analysis',
        view: 'weather',
        paths: [links.weather],
        access: 'member',
        early: withClock((slug) => [
          readAddress('GET /api/weather/saratoga/current', forTrack(slug)),
          readAddress('GET /api/weather/saratoga/analysis', forTrack(slug)),
        ]),
      },
      {
        name: 'Performance Analytics',
        view: 'analytics',
        paths: [links.analytics, links.analysis],
        access: 'member',
        early: withClock(() => [readAddress('GET /api/jockeys', { query: { timeframe: '30days' } })]),
      },
      {
        name: 'Saratoga Racing News',
        view: 'news',
        paths: [links.news, links.newsPlain],
        access: 'member',
        early: withClock((slug) => [
          readAddress('GET /api/news/saratoga', forTrack(slug)),
          readAddress('GET /api/news/saratoga/headlines', forTrack(slug)),
        ]),
      },
      { name: 'Features', view: 'features', paths: [links.features], access: 'member' },
      {
        name: 'AI and Machine Learning Data Analysis',
        view: 'explanation',
        paths: [links.aiMlExplanation],
        access: 'member',
      },
      { name: 'AI System Guide', view: 'guide', paths: [links.aiGuide], access: 'member' },
    ],
  },
  {
    name: 'results',
    label: 'results',
    load: () => import('../results/results.ts'),
    screens: [
      {
        name: 'OTB Race Results',
        view: 'otb',
        paths: [links.results],
        access: 'member',
        ...raceDay,
      },
      {
        name: 'Pick Ledger',
        view: 'ledger',
        paths: [links.ledger],
        access: 'member',
        early: raceDayAddresses,
      },
      {
        name: 'Scoreboard',
        view: 'scoreboard',
        paths: [links.scoreboard],
        access: 'member',
        early: (slug) => [readAddress('GET /api/picks/scoreboard', ofTrack(slug)), ...raceDayAddresses(slug)],
      },
      { name: 'My Book', view: 'book', paths: [links.book], access: 'member' },
    ],
  },
  {
    name: 'account',
    label: 'account and sign-in',
    load: () => import('../account/account.ts'),
    screens: [
      { name: 'Profile', view: 'profile', paths: [links.profile], access: 'member' },
      { name: 'About', view: 'about', paths: [links.about], access: 'member' },
      { name: 'Contact', view: 'contact', paths: [links.contact], access: 'member' },
      { name: 'Privacy Policy', view: 'privacy', paths: [links.privacy], access: 'member' },
      { name: 'Terms of Service', view: 'terms', paths: [links.terms], access: 'member' },
    ],
  },
  {
    name: 'admin',
    label: 'administrator',
    load: () => import('../admin/admin.ts'),
    screens: [
      { name: 'Admin Dashboard', view: 'dashboard', paths: [links.admin], access: 'member' },
      { name: 'Manual Data Sync', view: 'manual-sync', paths: [links.adminManualSync], access: 'member' },
      {
        name: 'Speed Figure Management',
        view: 'speed-figures',
        paths: [links.adminSpeedFigures],
        access: 'member',
      },
      { name: 'Scraper Monitor', view: 'scrapers', paths: [links.adminScrapers], access: 'member' },
      { name: 'API Cost Monitor', view: 'api-costs', paths: [links.adminApiCosts], access: 'member' },
      { name: 'Race-Day Run Sheet', view: 'race-day', paths: [links.adminRaceDay], access: 'member' },
      { name: 'Stewards’ Desk', view: 'stewards', paths: [links.adminStewards], access: 'member' },
      { name: 'Source Runs', view: 'runs', paths: [links.adminRuns], access: 'member' },
      { name: 'Audit Log', view: 'audit', paths: [links.adminAudit], access: 'member' },
    ],
  },
];

/** Whether somebody who is not signed in may see the dashboard; otherwise every path shows the auth screen. */
const visitorsSeeDashboard = false;

/** Paths that are open to visitors. */
export const visitorPaths: readonly string[] = visitorsSeeDashboard ? [links.dashboard] : [];

/** The screens of the account app for people not signed in yet: sign-in and the disclaimer gate. */
export const entrance = {
  app: 'account',
  auth: { name: 'Sign In', view: 'auth' },
  gate: { name: 'Legal Disclaimer', view: 'gate' },
} as const;
