import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LongshotAlert } from '../../../frontends/picks/longshots/alerts.ts';
import { isOver, longshotsQuery, sortedAlerts } from '../../../frontends/picks/longshots/alerts.ts';
import {
  alertToShow,
  checkAlerts,
  lastCheckKey,
  noticeText,
} from '../../../frontends/picks/longshots/notice.ts';
import { isQuiet } from '../../../frontends/picks/longshots/use-notices.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { AlertCard } = await import('../../../frontends/picks/longshots/alert-card.tsx');

const test = suite('longshot alerts');

const anAlert = (raceNumber: number, more: Partial<LongshotAlert> = {}) =>
  ({
    raceNumber,
    raceTime: null,
    postTime: null,
    isOff: false,
    isFinished: false,
    verdict: 'WATCH',
    horseName: `Horse ${raceNumber}`,
    liveOdds: '8-1',
    edgePercentage: 20 + raceNumber,
    ...more,
  }) as LongshotAlert;

const now = Date.parse('2026-08-01T18:15:00Z');

test('a race is over more than five minutes after its post time, and not at five', () => {
  const after = (minutes: number, seconds = 0) =>
    isOver({ raceTime: null, postTime: '2026-08-01T18:15:00Z' }, now + minutes * 60_000 + seconds * 1000);
  assert.is(after(-10), false);
  assert.is(after(5), false);
  assert.is(after(5, 1), true);
});

test('a clock time counts as today in Eastern Time, and an unreadable text is never over', () => {
  const over = (raceTime: string | null) => isOver({ raceTime, postTime: null }, now);
  assert.is(over('2:09 PM'), true);
  assert.is(over('2:10 PM'), false);
  assert.is(over('2:11 PM ET'), false);
  assert.is(over('12:30 PM'), true);
  assert.is(over('12:30 AM'), true);
  for (const text of ['TBD', '', '25:00 PM', '2:75 PM', null]) assert.is(over(text), false, String(text));
});

test('alerts are ordered by race number; without a clock the server says which are over', () => {
  const alerts = [anAlert(5), anAlert(2, { isFinished: true }), anAlert(1)];
  const { upcoming, finished } = sortedAlerts(alerts, null);
  assert.equal(
    upcoming.map(({ raceNumber }) => raceNumber),
    [1, 5],
  );
  assert.equal(
    finished.map(({ raceNumber }) => raceNumber),
    [2],
  );
});

test('alerts refresh every five minutes only while that is on', () => {
  assert.is(longshotsQuery('saratoga', true).refetchInterval, 300_000);
  assert.is(longshotsQuery('saratoga', false).refetchInterval, false);
  assert.is(longshotsQuery('saratoga', true).staleTime, 600_000);
  assert.is(longshotsQuery('saratoga', true).gcTime, 900_000);
});

test('the biggest edge of the upcoming races is announced, and only when something is newer than the last look', () => {
  const batch = {
    alerts: [anAlert(1), anAlert(9, { isFinished: true }), anAlert(4)],
    lastUpdated: '2026-08-01T16:00:00Z',
  };
  assert.is(alertToShow(batch, null)?.raceNumber, 4);
  assert.is(alertToShow(batch, '2026-08-01T15:59:59Z')?.raceNumber, 4);
  assert.is(alertToShow(batch, '2026-08-01T16:00:00Z'), null);
  assert.is(alertToShow({ ...batch, alerts: [] }, null), null);
  assert.is(alertToShow(batch, 'no time')?.raceNumber, 4);
});

test('a race that is off, a finished one and a PASS are not announced, whatever their edge', () => {
  const without = [
    anAlert(7, { isOff: true }),
    anAlert(8, { isOff: true, isFinished: true }),
    anAlert(9, { verdict: 'PASS' }),
  ];
  const lastUpdated = '2026-08-01T16:00:00Z';
  assert.is(alertToShow({ alerts: without, lastUpdated }, null), null);
  assert.is(alertToShow({ alerts: [...without, anAlert(2)], lastUpdated }, null)?.raceNumber, 2);
});

test('a notice names its track as a program does, but for Saratoga', () => {
  const text = (slug: string, name: string) => noticeText(anAlert(4), { slug, name });
  assert.is(text('del-mar', 'Del Mar'), 'Del Mar Race 4: Horse 4 at 8-1 · WATCH');
  assert.is(text('saratoga', 'Saratoga'), 'Race 4: Horse 4 at 8-1 · WATCH');
});

test('an older batch is not announced, leaves what is stored, and is looked up once', () => {
  const looked: string[] = [];
  const store = {
    getItem: (key: string) => {
      looked.push(key);
      return '2026-08-01T16:00:00Z';
    },
    setItem: () => assert.unreachable('the newer instant stays'),
  };
  const batch = { alerts: [anAlert(4)], lastUpdated: '2026-08-01T15:00:00Z' };
  const notify = () => assert.unreachable('no notice');
  checkAlerts(batch, { slug: 'saratoga', name: 'Saratoga' }, store, notify);
  assert.equal(looked, [lastCheckKey]);
});

test('nothing is announced while the book is paused, or while the address has an earlier moment', () => {
  const quietAt = (search: string, isPaused = false) => {
    Object.assign(globalThis, { location: { pathname: '/longshot-alerts', search } });
    return isQuiet(isPaused);
  };
  const moment = '?asOf=2026-08-01T16:00:00Z';
  assert.equal([quietAt(''), quietAt(moment), quietAt('', true)], [false, true, true]);
  Reflect.deleteProperty(globalThis, 'location');
});

test('the card of a horse that is a PASS is not green, and its confidence is that of ML', () => {
  const price = { text: '8-1', kind: 'live', source: 'card', at: null };
  const look = { alertStrength: 'EXCEPTIONAL', aiConsensus: 'HIGH', confidence: 64.6, price };
  const facts = { programNumber: '4', chance: null, priceToTake: null, riskFactors: [], reasoning: '' };
  const card = (verdict: string) => {
    const alert = { ...anAlert(4), ...look, ...facts, verdict };
    return markupOf(() => createElement(AlertCard, { alert: alert as never, basis: 'picks' }));
  };
  assert.match(card('BET'), /badge[^"]*green/);
  assert.not.match(card('PASS'), /badge[^"]*green/);
  assert.match(textOf(card('PASS')), '65% ML confidence');
});

test("a track's batch is announced once and remembered; another track is named", () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const toasts: string[] = [];
  const show = (title: string, text: string) => void toasts.push(`${title}: ${text}`);
  const batch = { alerts: [anAlert(4)], lastUpdated: '2026-08-01T16:00:00Z' };
  const saratoga = { slug: 'saratoga', name: 'Saratoga' };
  checkAlerts(batch, saratoga, store, show);
  checkAlerts(batch, saratoga, store, show);
  assert.equal(toasts, ['High-probability longshot alert: Race 4: Horse 4 at 8-1 · WATCH']);
  assert.is(stored.get(lastCheckKey), '2026-08-01T16:00:00Z');
  assert.is(lastCheckKey, 'longshotLastCheck');
  checkAlerts(batch, { slug: 'aqueduct', name: 'Aqueduct' }, store, show);
  assert.is(toasts[1], 'High-probability longshot alert: Aqueduct Race 4: Horse 4 at 8-1 · WATCH');
});

test.run();
