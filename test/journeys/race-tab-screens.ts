import type { Page } from 'playwright';
import { links } from '#kit/links.ts';
import type { Screen } from './screen.ts';

/** The next race on the tab named; a race of that number where it is given. */
const at = (tab: string, race?: number): string =>
  `${links.races}?tab=${tab}${race === undefined ? '' : `&race=${race}`}`;

const tabOf = (page: Page, name: string) => page.getByRole('tabpanel', { name });

async function openOdds(page: Page): Promise<void> {
  await page.goto(at('odds', 2));
  await page.locator('.odds-table tbody tr').first().waitFor();
}

async function openMyLine(page: Page): Promise<void> {
  await page.goto(`${at('odds')}&line=mine`);
  const mine = page.getByRole('region', { name: 'My line' });
  await mine.waitFor();
  const even = mine.getByRole('button', { name: 'even' });
  await even.or(mine.getByRole('slider').first()).first().waitFor();
  if (await even.isVisible()) await even.click();
}

async function openPace(page: Page): Promise<void> {
  await page.goto(at('pace', 2));
  await tabOf(page, 'Pace').getByText('On the lead lately').waitFor();
}

async function openResult(page: Page): Promise<void> {
  await page.goto(at('result', 1));
  await page.getByRole('region', { name: 'Result' }).getByText('Our bets of the day').waitFor();
}

interface CardRace {
  readonly raceNumber: number;
  readonly status: string;
  readonly isCancelled: boolean;
}

/** The race after the next one, which does not go off while it is looked at; the next one where it is the last; null when all have run. */
async function raceToBetOn(page: Page): Promise<number | null> {
  const answer = await page.request.get('/api/races/saratoga/today');
  const races = (await answer.json()) as readonly CardRace[];
  const [next, second] = races.filter(({ status, isCancelled }) => status === 'upcoming' && !isCancelled);
  return (second ?? next)?.raceNumber ?? null;
}

/** The price of a ticket on the race, and tickets on races from it on, with a horse marked in each. */
async function openTickets(page: Page): Promise<void> {
  const race = await raceToBetOn(page);
  await page.goto(at('tickets', race ?? 1));
  if (race === null) {
    await page.getByText('The race is off: tickets are closed.').waitFor();
    return;
  }
  const legs = page.locator('.desk-leg');
  await legs.first().waitFor();
  for (const leg of await legs.all()) await leg.locator('.desk-horse').first().click();
}

/** The tabs of a race beside its past performances. */
export const raceTabScreens: readonly Screen[] = [
  { name: 'tab-odds', who: 'insider', open: openOdds },
  { name: 'tab-my-line', who: 'insider', open: openMyLine },
  { name: 'tab-pace', who: 'insider', open: openPace },
  { name: 'tab-result', who: 'insider', open: openResult },
  { name: 'tab-tickets', who: 'insider', open: openTickets },
];
