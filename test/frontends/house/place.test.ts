import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '#api/api.ts';
import { links } from '#kit/kit.ts';
import { apps } from '../../../frontends/shell/apps.ts';
import type { SessionPhase } from '../../../frontends/shell/decide-place.ts';
import { decidePlace } from '../../../frontends/shell/decide-place.ts';
import { barLinks, footerLinks, isCurrent } from '../../../frontends/shell/navigation.ts';
import { phaseOf } from '../../../frontends/shell/session-state.ts';

const test = suite('what the shell shows');

const viewAt = (path: string, phase: SessionPhase = 'in') => {
  const decision = decidePlace(path, phase);
  return decision.kind === 'elsewhere' ? `to ${decision.to}` : decision.view;
};
const member = {
  id: '1',
  email: 'a@example.test',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '2025-06-01T00:00:00Z',
  isAdmin: false,
};
const session = (data: typeof member | null | undefined, error: Error | null = null) => ({
  data,
  error,
  isPending: data === undefined && error === null,
});
const check = (hasValidAcceptance: boolean) => ({ data: { hasValidAcceptance }, isPending: false });

test('a signed-out visitor sees the auth screen whatever the path', () => {
  for (const path of ['/', '/dashboard', '/profile', '/admin', '/terms', '/xyz', '/auth']) {
    assert.is(viewAt(path, 'signed-out'), 'auth');
    assert.is(viewAt(path, 'gate'), 'gate');
    assert.is(viewAt(path, 'loading'), 'loading');
    assert.is(viewAt(path, 'verifying'), 'verifying');
  }
});

test('a member sees the screen of the path, with or without a closing slash', () => {
  assert.is(viewAt('/'), 'home');
  assert.is(viewAt('/ai-betting'), 'home');
  assert.is(viewAt('/ai-betting/'), 'home');
  assert.is(viewAt('/ml-predictions'), 'ml-predictions');
  assert.is(viewAt('/saratoga-ml-predictions'), 'ml-predictions');
  assert.is(viewAt('/profile'), 'profile');
  for (const path of ['/pace-analysis', '/handicapping-tools']) assert.is(viewAt(path), 'pace');
  for (const path of ['/news', '/news-ai']) assert.is(viewAt(path), 'news');
  for (const path of ['/analytics', '/analysis']) assert.is(viewAt(path), 'analytics');
});

test('every address of a race leads to the race screen, one that only begins alike does not', () => {
  for (const path of [
    '/race',
    '/race/',
    '/race/saratoga',
    '/race/saratoga/2025-08-02/4',
    '/race/nowhere/x/0',
  ])
    assert.is(viewAt(path), 'race', path);
  for (const path of ['/races', '/racer/saratoga/2025-08-02/4']) assert.is(viewAt(path), 'not-found', path);
});

test('a jockey and a trainer have pages below their word', () => {
  for (const path of ['/jockey/Robin%20Lane', '/trainer/Alex%20Marsh'])
    assert.is(viewAt(path), 'person', path);
  for (const path of ['/jockey', '/jockeys/Robin']) assert.is(viewAt(path), 'not-found', path);
});

test('a horse has a page below its word', () => {
  for (const path of ['/horse/Paper%20Lantern', '/horse/PAPERLANTERN%7C2021%7CCANDLEWICK'])
    assert.is(viewAt(path), 'horse', path);
  for (const path of ['/horse', '/horses/Paper']) assert.is(viewAt(path), 'not-found', path);
});

test('a member who comes to the auth screen is sent home', () => {
  assert.is(viewAt('/auth'), 'to /');
});

test('administrators have five screens, unknown paths are not found', () => {
  const paths = ['', '/manual-sync', '/speed-figures', '/scrapers', '/api-costs'];
  const views = paths.map((path) => viewAt(`/admin${path}`));
  assert.equal(views, ['dashboard', 'manual-sync', 'speed-figures', 'scrapers', 'api-costs']);
  for (const path of ['/no-such-page', '/admin/nothing', '/AUTH']) assert.is(viewAt(path), 'not-found');
});

test('no two screens claim one path, and every screen has a title', () => {
  const screens = apps.flatMap((app) => app.screens);
  const paths = screens.flatMap((screen) => screen.paths);
  assert.is(new Set(paths).size, paths.length);
  assert.ok(screens.every((screen) => screen.name.length > 0));
});

test('bar and footer link to what exists, in their documented order', () => {
  const documented = [
    ['AI Picks', '/'],
    ['Ask Jake', '/ask-jake'],
    ['AI Debate', '/ai-debate'],
    ['Program', '/racing-program'],
    ['Results AI', '/race-results-ai'],
    ['Pace', '/pace-analysis'],
    ['Bias', '/track-bias-analysis'],
    ['Weather', '/weather-analysis'],
    ['News', '/news-ai'],
    ['AI Guide', '/ai-system-guide'],
    ['Admin', '/admin'],
    ['Profile', '/profile'],
  ] as const;
  assert.equal(
    barLinks.map(({ label, href }) => [label, href]),
    documented.filter(([, href]) => viewAt(href) !== 'not-found'),
  );
  assert.ok(barLinks.length >= 10, `${barLinks.length} links`);
  for (const { href } of [...barLinks, ...footerLinks]) {
    assert.is.not(viewAt(href.replace(/\?.*/, '')), 'not-found', href);
  }
  const figures = footerLinks.filter(({ label }) => label === 'Pace Analysis' || label === 'Speed Figures');
  assert.equal(
    figures.map(({ href }) => href),
    ['/handicapping-tools', '/handicapping-tools?tab=speed-figures'],
  );
  for (const href of [
    links.analytics,
    links.mlPredictions,
    links.bias,
    links.about,
    links.contact,
    links.privacy,
    links.terms,
  ]) {
    assert.ok(footerLinks.some((link) => link.href === href));
  }
});

test('a screen under a second address marks its link', () => {
  const marked = (path: string) => barLinks.filter((link) => isCurrent(link, path)).map(({ label }) => label);
  assert.equal(marked('/news'), ['News']);
  assert.equal(marked('/handicapping-tools'), ['Pace']);
  assert.equal(marked('/ai-betting'), ['AI Picks']);
  assert.equal(marked('/admin/audit'), ['Admin']);
});

test('until the session call has answered the visitor waits; nobody is signed out', () => {
  assert.is(phaseOf(session(undefined), null, false), 'loading');
  assert.is(phaseOf(session(null), null, false), 'signed-out');
});

test('a refused session call counts as signed out, even for a known member; no network does not', () => {
  const refused = new HttpError(500, 'boom', '');
  const offline = new TypeError('fetch failed');
  assert.is(phaseOf(session(null, refused), null, false), 'signed-out');
  assert.is(phaseOf(session(member, refused), check(true), false), 'signed-out');
  assert.is(phaseOf(session(member, offline), check(true), false), 'in');
  assert.is(phaseOf({ data: undefined, error: offline, isPending: false }, null, false), 'unreachable');
});

test('a member passes the gate by a valid acceptance or a dismissal, never by a check that failed', () => {
  assert.is(phaseOf(session(member), null, false), 'verifying');
  assert.is(phaseOf(session(member), { data: undefined, isPending: true }, false), 'verifying');
  assert.is(phaseOf(session(member), { data: undefined, isPending: false }, false), 'gate');
  assert.is(phaseOf(session(member), { data: null, isPending: false }, false), 'gate');
  assert.is(phaseOf(session(member), check(false), false), 'gate');
  assert.is(phaseOf(session(member), check(true), false), 'in');
  assert.is(phaseOf(session(member), check(false), true), 'in');
});

test.run();
