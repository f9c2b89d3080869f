import type { Locator, Page } from 'playwright';
import { links } from '#kit/links.ts';
import { adminScreens } from './admin-screens.ts';
import { signInButton } from './people.ts';
import { untilPicked } from './picks-page.ts';
import { screensFromRace } from './race-screens.ts';
import { raceTabScreens } from './race-tab-screens.ts';
import type { Screen } from './screen.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const inside = (name: string, path: string, title: string | RegExp): Screen => ({
  name,
  who: 'insider',
  async open(page) {
    await page.goto(path);
    await heading(page, title);
  },
});

const mlTab = (name: string, tab: string): Screen => ({
  name,
  who: 'insider',
  async open(page) {
    await page.goto(links.mlPredictions);
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
  },
});

/** A screen that has come to rest once a part of it is there. */
const tool = (name: string, path: string, title: string, part: (page: Page) => Locator): Screen => ({
  name,
  who: 'insider',
  async open(page) {
    await page.goto(path);
    await heading(page, title);
    await part(page).waitFor();
  },
});

interface Race {
  readonly day: string;
  readonly raceNumber: number;
  readonly status: string;
}

/** Writes two tickets in the book of whoever is signed in, on the next race, or on the first one when all have run; written again, they stay the same two. */
async function writeTickets(page: Page): Promise<void> {
  const races = await page.request.get('/api/races/saratoga/today');
  const day = (await races.json()) as readonly Race[];
  const next = day.find(({ status }) => status === 'upcoming') ?? day[0];
  if (next === undefined) throw new Error('the day has no races');
  const shared = { track: 'saratoga', day: next.day, race: next.raceNumber, baseCents: 200 };
  const tickets = {
    'ticket-by-hand': { ...shared, wager: 'win', sets: [['1']], money: 'paper', idea: 'Speed', note: 'Rail' },
    'ticket-played': { ...shared, wager: 'exacta', sets: [['1'], ['2', '3']], money: 'real' },
  };
  for (const [id, data] of Object.entries(tickets)) {
    const written = await page.request.put(`/api/book/tickets/${id}`, { data });
    if (!written.ok()) throw new Error(`${id} was not written: ${await written.text()}`);
  }
}

/** What a member looks at on a race day: picks, the race, the tools. */
export const raceDayScreens: readonly Screen[] = [
  {
    name: 'picks',
    who: 'insider',
    async open(page) {
      await page.goto('/');
      await untilPicked(page);
    },
  },
  mlTab('ml-race-predictions', 'Race Predictions'),
  mlTab('ml-model-details', 'Model Details'),
  mlTab('ml-key-factors', 'Key Factors'),
  tool('pace', links.pace, 'Pace and Speed Analysis', (page) =>
    page.getByRole('img', { name: /should be early on/ }),
  ),
  tool('speed-figures', `${links.handicappingTools}?tab=speed-figures`, 'Pace and Speed Analysis', (page) =>
    page.getByRole('tab', { name: 'Speed Figures', selected: true }),
  ),
  tool('running-styles', `${links.pace}?tab=running-styles`, 'Pace and Speed Analysis', (page) =>
    page.getByRole('table', { name: /running styles/ }),
  ),
  tool('live-odds', `${links.pace}?tab=live-odds`, 'Pace and Speed Analysis', (page) =>
    page.getByRole('table', { name: /: odds/ }),
  ),
  tool('bias', links.bias, 'Track Bias Analysis', (page) => page.locator('.empty, .range-bars').first()),
  tool('program', links.program, 'Racing Program', (page) => page.locator('.entry-tile').first()),
  tool('program-table', `${links.program}?view=table`, 'Racing Program', (page) =>
    page.getByRole('table', { name: /entries/ }),
  ),
  ...screensFromRace.map((screen) => ({ ...screen, who: 'insider' as const })),
  ...raceTabScreens,
  tool('weather', links.weather, 'Weather Analysis', (page) => page.getByText('Soil analysis')),
  tool('analytics', links.analytics, 'Performance Analytics', (page) =>
    page.getByRole('tabpanel').locator('table, .empty').first(),
  ),
  tool('news', links.news, 'Saratoga Racing News', (page) => page.locator('article, .empty').first()),
];

/** Every screen there is. */
export const screens: readonly Screen[] = [
  {
    name: 'auth-button',
    who: 'visitor',
    async open(page) {
      await page.goto('/');
      await signInButton(page).waitFor();
    },
  },
  {
    name: 'pre-auth-dialog',
    who: 'visitor',
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Read and accept the disclaimer' }).click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'auth-form',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth?form=1');
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'create-account',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth?form=1');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByLabel('Confirm password').waitFor();
    },
  },
  {
    name: 'forgotten-password',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth?form=1');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await heading(page, 'Forgotten password');
    },
  },
  {
    name: 'new-password',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth#link=no-such-secret');
      await heading(page, 'Set your password');
    },
  },
  {
    name: 'gate',
    who: 'member',
    async open(page) {
      await page.goto('/');
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  ...raceDayScreens,
  tool('features', links.features, 'Clubhouse Turn', (page) =>
    page.getByRole('link', { name: 'Get Started' }),
  ),
  tool('explanation', links.aiMlExplanation, 'AI and Machine Learning Data Analysis', (page) =>
    page.getByRole('tabpanel'),
  ),
  tool('guide', links.aiGuide, 'AI System Guide', (page) => page.getByRole('tabpanel')),
  tool('board', links.board, 'Day Board', (page) => page.locator('.wall-race .row-kind').first()),
  tool('dashboard', links.dashboard, 'Dashboard', (page) => page.locator('.marker').first()),
  tool('saratoga-picks', links.saratogaPicks, 'Saratoga Picks', (page) =>
    page.getByRole('button', { name: 'Get AI Picks' }),
  ),
  tool('ask-jake', links.askJake, 'Ask Jake', (page) => page.locator('.message').first()),
  tool('ai-debate', links.debate, 'AI Debate', (page) => page.getByRole('button', { name: 'Start Debate' })),
  tool('claude-ai', links.claude, 'Claude AI Racing Analysis', (page) => page.locator('.claude-panel')),
  tool('longshot-alerts', links.longshots, 'Longshot Alerts', (page) =>
    page.locator('.empty, .alerts').first(),
  ),
  tool('ai-query', links.aiQuery, 'AI Racing Query', (page) => page.getByLabel('Your question')),
  tool('results', links.results, 'OTB Race Results - Saratoga', (page) =>
    page.locator('.empty, .result-card').first(),
  ),
  tool('ledger', links.ledger, 'Pick Ledger', (page) => page.locator('.empty, .ledger-entry').first()),
  {
    name: 'ledger-verified',
    who: 'insider',
    async open(page) {
      await page.goto('/');
      await page.locator('.row-horse').first().waitFor();
      await page.goto(`${links.ledger}?day=all`);
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.getByText('Verified in this browser').waitFor();
      await page.getByText('All picks and the hash').first().click();
    },
  },
  tool('scoreboard', links.scoreboard, 'Scoreboard', (page) =>
    page.locator('.scores-part .empty, .scores-table').first(),
  ),
  {
    name: 'book',
    who: 'insider',
    async open(page) {
      await writeTickets(page);
      await page.goto(links.book);
      await page.locator('.book-entry').nth(1).waitFor();
      for (const fold of await page.locator('.book-fold > summary').all()) await fold.click();
    },
  },
  {
    name: 'ticket',
    who: 'insider',
    async open(page) {
      await page.goto(links.program);
      await page.getByText('Ticket cost: straight').click();
      for (const index of [0, 1]) await page.locator('.ticket-horse').nth(index).click();
      await page.getByText('Break-even payoff', { exact: true }).waitFor();
    },
  },
  {
    name: 'search',
    who: 'insider',
    async open(page) {
      await page.goto('/about');
      await heading(page, 'About Clubhouse Turn');
      await page.getByRole('button', { name: 'Go to a race, horse or page' }).click();
      await page.getByRole('combobox', { name: 'Race, horse or page' }).fill('race 3');
      await page.getByRole('option', { name: /Race 3: program/ }).waitFor();
    },
  },
  {
    name: 'profile',
    who: 'insider',
    async open(page) {
      await page.goto(links.profile);
      await page.getByText('Member since').waitFor();
      await page.getByText('Queries').waitFor();
    },
  },
  {
    name: 'delete-account',
    who: 'insider',
    async open(page) {
      await page.goto(links.profile);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    },
  },
  {
    name: 'broken-part',
    who: 'insider',
    async open(page) {
      await page.route(/\/assets\/picks-[\w-]+\.js$/, (route) => route.abort());
      await page.goto('/');
      await heading(page, 'This part could not be shown');
    },
  },
  inside('about', links.about, 'About Clubhouse Turn'),
  inside('contact', links.contact, 'Contact'),
  inside('privacy', links.privacy, 'Privacy Policy'),
  inside('terms', links.terms, 'Terms of Service'),
  inside('admin-refused', links.admin, 'Administrator access required'),
  ...adminScreens,
  inside('not-found', '/no-such-page', 'Page Not Found'),
];
