import type { Page } from 'playwright';
import { launchBrowser } from '#test/support/browser.ts';
import { quantile } from './crowd.ts';
import type { Row } from './figures.ts';
import { rowOf } from './figures.ts';
import { addMembers, databaseOf } from './many-years.ts';
import type { Phone } from './phone.ts';
import { openPhone } from './phone.ts';
import type { Product } from './product.ts';

const MESSAGES = 200;
const MEMBERS = 10_000;
const TYPED = 'How should I bet $40 on race 5, and what does the box cost?';
const ANSWER =
  'Number 4 is the pick of race 5 at 24.1%. A $2 exacta box of 4, 6 and 7 costs $12.00; breaks even at $31. '.repeat(
    3,
  );

/** From a key to the next frame drawn after it, in ms. */
const KEY_TO_FRAME = `
  window.keys = [];
  addEventListener('keydown', () => {
    const from = performance.now();
    requestAnimationFrame(() => { const drawn = new MessageChannel(); drawn.port1.onmessage = () => keys.push(performance.now() - from); drawn.port2.postMessage(0); });
  }, true);`;

/** Chats until the page shows that many messages; the bench supplies the answers, because a model's time is not the page's. */
async function talk(page: Page): Promise<void> {
  await page.route('**/api/ai/ask-jake', (route) =>
    route.fulfill({
      json: { response: ANSWER, analysedBy: 'The bench', timestamp: new Date().toISOString() },
    }),
  );
  await page.goto('/ask-jake');
  const box = page.getByLabel('Your question');
  for (let index = 1; index < MESSAGES / 2; index += 1) {
    await box.fill(`Question ${index}`);
    await page.keyboard.press('Enter');
    await page
      .locator('.message')
      .nth(2 * index)
      .waitFor({ state: 'attached' });
  }
  await box.fill('The last one');
  await page.keyboard.press('Enter');
  await page.locator('.message').nth(MESSAGES).waitFor({ state: 'attached' });
  await box.focus();
}

async function keyRow({ page, interact }: Phone): Promise<readonly Row[]> {
  await talk(page);
  await page.evaluate(KEY_TO_FRAME);
  const slowest = await interact(() => page.keyboard.type(TYPED, { delay: 60 }));
  const keys = (await page.evaluate('keys')) as number[];
  return [
    rowOf(
      `typing in chat with ${MESSAGES} messages, 95th percentile of a key`,
      quantile(keys, 0.95),
      ' ms',
      0,
      {
        atMost: 50,
      },
    ),
    rowOf(`typing in chat with ${MESSAGES} messages, slowest key`, slowest, ' ms', 0, { atMost: 150 }),
  ];
}

async function usersRow({ page, interact }: Phone): Promise<Row> {
  await page.goto('/admin');
  await page.locator('.admin-person-row').first().waitFor();
  const find = page.getByRole('searchbox').first();
  const typing = await interact(() => find.pressSequentially('member 4321', { delay: 80 }));
  await find.press('Control+a');
  const took = [
    typing,
    await interact(() => find.press('Backspace')),
    await interact(() => page.getByRole('button', { name: /next/i }).first().click()),
    await interact(() => page.getByRole('button', { name: 'Edit' }).first().click()),
  ];
  return rowOf(`users' table with 10,000 members, slowest interaction`, Math.max(...took), ' ms', 0, {
    atMost: 100,
  });
}

/** What grows with use, on a phone with the processor slowed four times: a chat with many messages, a table with many members. */
export async function longListRows(
  { address, dataFolder }: Product,
  cookie: string,
): Promise<readonly Row[]> {
  const { browser, close } = await launchBrowser();
  const database = await databaseOf(dataFolder);
  try {
    const chat = await openPhone(browser, address, cookie);
    const keys = await keyRow(chat);
    await chat.close();
    await addMembers(database.sql, MEMBERS);
    const admin = await openPhone(browser, address, cookie);
    return [...keys, await usersRow(admin)];
  } finally {
    await database.close();
    await close();
  }
}
