import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import type { OpenApp } from './open-shell.ts';
import { openApp, screen } from './open-shell.ts';

const test = suite('a session that ends, and a visitor without one');
let site: OpenApp['site'];
let visit: OpenApp['visit'];

test.before.each(async () => {
  ({ site, visit } = await openApp());
});

/** A screen with one note, drawn by its state as every form is. */
const noteScreen = `import { useState } from 'react';
  import { jsx } from 'react/jsx-runtime';
  import { frame } from '@clubhouse/frame';
  import { Field } from '@clubhouse/kit';
  function Note() {
    const [value, setValue] = useState('');
    const onChange = ({ target }) => setValue(target.value);
    return jsx(Field, { label: 'Note on Swiftsure', children: (named) => jsx('textarea', { ...named, value, onChange }) });
  }
  export const { bootstrap, mount, unmount } = frame(Note);`;

/** Notes in a form that is there anew, and empty, once one is saved. */
const formScreen = `import { useState } from 'react';
  import { jsx, jsxs } from 'react/jsx-runtime';
  import { frame } from '@clubhouse/frame';
  import { Field } from '@clubhouse/kit';
  function Note({ onSave }) {
    const [value, setValue] = useState('');
    const onChange = ({ target }) => setValue(target.value);
    const onSubmit = (event) => { event.preventDefault(); onSave(value); };
    return jsxs('form', { onSubmit, children: [
      jsx(Field, { label: 'Note on Swiftsure', children: (named) => jsx('textarea', { ...named, value, onChange }) }),
      jsx('button', { type: 'submit', children: 'Save the note' }),
    ] });
  }
  function Notes() {
    const [saved, setSaved] = useState([]);
    const onSave = (text) => setSaved([...saved, text]);
    return jsxs('div', { children: [
      jsx(Note, { onSave }, saved.length),
      jsx('p', { children: 'Saved: ' + saved.join('; ') }),
    ] });
  }
  export const { bootstrap, mount, unmount } = frame(Notes);`;

/** Ends the session on the server; the page hears of it as from any refused call. */
async function endSession(page: Page): Promise<void> {
  site.now.signedIn = false;
  await page.evaluate(async () => {
    const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}');
    const { expireSession, queryClient } = await import(map.imports['@clubhouse/api']);
    expireSession(queryClient);
  });
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Saddle-Cloth-7');
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

const note = (page: Page) => page.getByLabel('Note on Swiftsure');
const endedNotice = (page: Page) => page.getByText('Your session has ended.');

test('it says so, keeps what was typed, and brings it back where it was typed', async () => {
  site.now.rebuilt = { app: 'picks', code: noteScreen };
  await visit('/dashboard?form=1', async (page) => {
    await note(page).pressSequentially('Blocked at the quarter pole');
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await endedNotice(page).waitFor();
    await page.getByText('What you had typed is kept.').waitFor();
    await signInAgain(page);
    await note(page).waitFor();
    await page.getByText('You are signed in again').waitFor();
    await comesTo(() => note(page).inputValue(), 'Blocked at the quarter pole');
    assert.is(new URL(page.url()).pathname, '/dashboard');
  });
});

test('it is back also where another tab was signed in again first', async () => {
  site.now.rebuilt = { app: 'picks', code: noteScreen };
  await visit('/dashboard?form=1', async (page) => {
    await note(page).pressSequentially('Blocked at the quarter pole');
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await endedNotice(page).waitFor();
    site.now.signedIn = true;
    const other = await page.context().newPage();
    await other.goto(page.url());
    await note(other).waitFor();
    assert.is(await note(other).inputValue(), '');
    await page.reload();
    await page.getByText('You are signed in again').waitFor();
    await comesTo(() => note(page).inputValue(), 'Blocked at the quarter pole');
  });
});

test('a text that is saved at once is not put into the next form', async () => {
  site.now.rebuilt = { app: 'picks', code: formScreen };
  await visit('/dashboard?form=1', async (page) => {
    await note(page).pressSequentially('Blocked');
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await endedNotice(page).waitFor();
    await signInAgain(page);
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Blocked');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await page.getByText('Saved: Blocked').waitFor();
    await page.waitForTimeout(500);
    assert.is(await note(page).inputValue(), '');
  });
});

test('another member who signs in there finds nothing of it, nor does the tab keep it', async () => {
  site.now.rebuilt = { app: 'picks', code: noteScreen };
  await visit('/dashboard?form=1', async (page) => {
    await note(page).pressSequentially('Blocked at the quarter pole');
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await page.getByText('What you had typed is kept.').waitFor();
    site.now.memberId = 'm2';
    await signInAgain(page);
    await note(page).waitFor();
    await page.waitForFunction(() => sessionStorage.getItem('typed') === null);
    assert.is(await note(page).inputValue(), '');
    assert.is(await page.getByText('You are signed in again').count(), 0);
  });
});

test('nothing typed, nothing promised; and the notice is there for a page that opens later', async () => {
  site.now.rebuilt = { app: 'picks', code: noteScreen };
  await visit('/', async (page) => {
    await note(page).waitFor();
    site.now.signedIn = false;
    await page.reload();
    await endedNotice(page).waitFor();
    assert.is(await page.getByText('is kept').count(), 0);
  });
});

test('who signed out has no session that ended', async () => {
  await visit('/', async (page) => {
    await page.locator('.bar').getByRole('link', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign In to Continue' }).waitFor();
    assert.is(await endedNotice(page).count(), 0);
  });
});

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/(?:picks|home-screen)-[\w-]+\.js$/.test(name)),
  );

test('a visitor downloads no code of the picks, a member does', async () => {
  site.now.signedIn = false;
  await visit('/', async (page) => {
    await page.locator(screen('account')).waitFor();
    await page.waitForTimeout(2500);
    assert.equal(await scripts(page), []);
    assert.is(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  });
  site.now.signedIn = true;
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    await comesTo(async () => (await scripts(page)).length >= 2, true);
  });
});

const callsOf = (path: string): number => site.now.calls.filter((call) => call === `GET ${path}`).length;

test('when the network is back, what is fresh is not asked for again', async () => {
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    await page.waitForLoadState('networkidle');
    const before = callsOf('/api/races/saratoga/today/detailed');
    await page.context().setOffline(true);
    await page.locator('.offline-note').waitFor();
    await page.context().setOffline(false);
    await page.locator('.offline-note').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const isReadAgain = async () => callsOf('/api/races/saratoga/today/detailed') > before;
    await comesTo(isReadAgain, true, 'a read that failed is asked for again');
    for (const fresh of ['/api/auth/user', '/api/disclaimer/check', '/api/tracks'])
      assert.is(callsOf(fresh), 1, fresh);
  });
});

test.run();
