import type { Page, Route } from 'playwright';

/** What a test lays in the way of a call. */
export const boom = (route: Route) => route.fulfill({ status: 500, body: 'boom' });

export const refusedWith = (message: string) => (route: Route) =>
  route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ message }) });

export const json = (body: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

/** Waits for a toast with this title, and this text below it. */
export async function toastSays(page: Page, title: string, description = ''): Promise<void> {
  const toast = page.locator('.toast', { has: page.locator('.toast-title', { hasText: title }) });
  await toast.filter({ hasText: description }).waitFor();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
}

/** Opens one of the tabs of the dashboard. */
export async function openTab(page: Page, tab: string, name: string): Promise<void> {
  await page.goto(`/admin?tab=${tab}`);
  await page.getByRole('tab', { name, selected: true }).waitFor();
}
