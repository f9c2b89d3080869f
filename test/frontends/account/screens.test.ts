import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connection } from '#api/api.ts';
import { aDisclaimerText } from './disclaimer-text.ts';
import { markupOf, textOf } from './markup.ts';

const { AuthForm } = await import('../../../frontends/account/auth/auth-form.tsx');
const { FailedCheck, GateScreen } = await import('../../../frontends/account/disclaimer/gate-screen.tsx');
const { AboutPage } = await import('../../../frontends/account/pages/about.tsx');
const { ContactPage } = await import('../../../frontends/account/pages/contact.tsx');
const { PrivacyPage } = await import('../../../frontends/account/pages/privacy.tsx');
const { TermsPage } = await import('../../../frontends/account/pages/terms.tsx');
const { SignInButton } = await import('../../../frontends/account/auth/sign-in-button.tsx');
const { ProfileScreen } = await import('../../../frontends/account/profile/profile-screen.tsx');

const { rememberedTrack, TrackProvider } = await import('#frame/frame.ts');

const test = suite('the account screens');

rememberedTrack.keep('saratoga');

const ada = {
  id: 'm1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  createdAt: '2025-06-07T15:00:00.000Z',
  isAdmin: false,
};
const profile = (activity: unknown, member: unknown = ada) =>
  markupOf(() => createElement(TrackProvider, null, createElement(ProfileScreen)), {
    '/api/auth/user': member,
    '/api/user/activity': activity,
  });

test('who is signed out is asked to sign in, and what for', () => {
  const text = textOf(markupOf(SignInButton));
  assert.match(text, 'Sign in to see picks, win chances and the reasons behind them.');
});

test('a profile without a member is denied and shows nothing', () => {
  const text = textOf(profile(null, null));
  assert.match(text, 'Access Denied');
  assert.match(text, 'Please log in to view your profile.');
  assert.not.match(text, 'Pro Member');
});

test('the profile shows the member, the badges and the real counts', () => {
  const html = profile({ totalSessions: 3, totalQueries: 0 });
  const text = textOf(html);
  for (const words of [
    'Ada Lovelace',
    'Member since June 7, 2025',
    'Pro Member',
    'Active',
    'Email cannot be changed',
  ]) {
    assert.match(text, words);
  }
  assert.match(html, /name="email"[^>]*disabled|disabled[^>]*name="email"/);
  assert.match(text, 'Sessions 3');
  assert.match(text, 'Queries 0');
  assert.not.match(text, /[Ss]ample figure/);
});

test('where the racing clock is set, the profile says that its date is the calendar’s', () => {
  const since = (isSet: boolean) =>
    textOf(
      markupOf(() => createElement(TrackProvider, null, createElement(ProfileScreen)), {
        '/api/auth/user': ada,
        '/api/racing/clock': { now: '2025-08-02T16:35:00.000Z', isSet },
      }),
    );
  assert.match(
    since(true),
    'Member since June 7, 2025 (calendar date; the racing clock is set to another day)',
  );
  assert.not.match(since(false), 'calendar');
});

test('counts the server did not give are sample figures and say so', () => {
  const text = textOf(profile({}));
  assert.match(text, 'Sessions 47');
  assert.match(text, 'Queries 156');
  assert.match(text, /[Ss]ample figure/);
});

test('a picture is shown when there is one, initials when not', () => {
  const picture = 'https://pictures.example/ada.png';
  assert.match(profile({}, { ...ada, profileImageUrl: picture }), `src="${picture}"`);
  assert.match(textOf(profile({})), 'AL');
});

test('the gate shows four boxes and does not let through before they are ticked', () => {
  const html = markupOf(GateScreen, { '/api/disclaimer/text': aDisclaimerText, '/api/auth/user': ada });
  assert.is(html.match(/type="checkbox"/g)?.length, 4);
  for (const { title, text } of aDisclaimerText.sections) {
    assert.match(html, title);
    assert.match(html, text);
  }
  assert.match(html, /disabled=""[^>]*>Accept &amp; Continue to Registration</);
  assert.match(html, /<button type="button" class="button button-plain">Decline &amp; Exit</);
});

test('the form begins as sign-in, with an email input and without the hint for new passwords', () => {
  const html = markupOf(() => createElement(AuthForm, { onForgotten: () => undefined }));
  assert.match(html, '<h1>Sign In</h1>');
  assert.match(html, 'type="email"');
  assert.not.match(textOf(html), 'Confirm password');
  assert.not.match(textOf(html), 'At least 8 characters');
});

test('the terms say entertainment only and 18 or older', () => {
  const text = textOf(markupOf(TermsPage));
  assert.match(text, 'Terms of Service');
  assert.match(text, 'for entertainment only');
  assert.match(text, 'You must be 18 years of age or older');
  assert.match(text, 'waive rights to legal action');
});

test('the privacy policy names everything the server keeps', () => {
  const text = textOf(markupOf(PrivacyPage));
  for (const words of [
    'Privacy Policy',
    'IP address',
    'Page views',
    'session cookie',
    'no trackers',
    'Argon2id',
  ]) {
    assert.match(text, words);
  }
});

/** The page of a site with that address for support. */
function atSiteWith<T>(content: string, look: () => T): T {
  const document = { querySelector: (what: string) => (what === 'meta[name=support]' ? { content } : null) };
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  try {
    return look();
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
}

test('a site with an address for support names it, one without names none', () => {
  for (const Screen of [ContactPage, TermsPage, PrivacyPage]) {
    assert.match(textOf(markupOf(Screen)), 'No address for questions has been set up for this site.');
    connection.lost();
    const offline = textOf(markupOf(Screen));
    connection.answered();
    assert.match(offline, 'You are offline: the address for questions can’t be shown.');
    assert.not.match(offline, 'No address');
    assert.not.match(markupOf(Screen), 'mailto:');
    const named = atSiteWith('help@turn.example', () => markupOf(Screen));
    assert.match(named, 'href="mailto:help@turn.example"');
    assert.not.match(textOf(named), 'No address');
  }
});

test('about and contact name helplines and licenses', () => {
  assert.match(markupOf(AboutPage), 'href="/third-party-licenses.txt"');
  for (const page of [AboutPage, ContactPage, TermsPage]) assert.match(markupOf(page), 'href="tel:+1800');
});

test('every link to a chapter leads to one', () => {
  for (const page of [AboutPage, PrivacyPage, TermsPage]) {
    const html = markupOf(page);
    const wanted = [...html.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
    assert.ok(wanted.length > 3);
    for (const name of wanted) assert.is(html.split(`id="${name}"`).length, 2, name);
  }
});

test('a check that failed says why the disclaimer is shown again', () => {
  const text = textOf(markupOf(() => createElement(FailedCheck, { onRetry: () => undefined }) as never));
  assert.match(text, 'We couldn’t check your acceptance.');
  assert.match(text, 'Check again');
});

test.run();
