import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '#api/api.ts';
import { toasts } from '#frame/toasts.ts';
import { numbered } from '#kit/kit.ts';
import { isAdminCall } from '../../../frontends/admin/access.ts';
import { isNearLimit } from '../../../frontends/admin/api-costs/budget.ts';
import { actTitle, isDestructive, stateOf } from '../../../frontends/admin/audit/acts.ts';
import { actorOf, changesOf } from '../../../frontends/admin/audit/changes.ts';
import { evidenceOf, shortFingerprint } from '../../../frontends/admin/disclaimers/evidence.ts';
import { duration, minutesOf } from '../../../frontends/admin/format.ts';
import { bandOf } from '../../../frontends/admin/health/bands.ts';
import { importedText, secondsOf } from '../../../frontends/admin/health/workflow.ts';
import { pageCount, spanText } from '../../../frontends/admin/lists/pages.ts';
import { newYorkDay } from '../../../frontends/admin/racing-today.ts';
import { isRateLow, untilText } from '../../../frontends/admin/scheduler/scheduler.ts';
import { kindOf, rateLevel, retryText, statusTone } from '../../../frontends/admin/scrapers/scrapers.ts';
import {
  failureOf,
  isPdf,
  processedText,
  upload,
  uploadFailure,
} from '../../../frontends/admin/speed-figures/upload.ts';
import {
  activeCount,
  displayName,
  emailOf,
  initialOf,
  isActiveLately,
} from '../../../frontends/admin/users/person.ts';
import { deletion, isWhole } from '../../../frontends/admin/users/user-changes.ts';

const test = suite('the rules of the administrator screens');

test('a health score from 90 is green, from 70 yellow, from 50 orange, below red', () => {
  const tones = [100, 90, 89.5, 70, 69, 50, 49, 0].map((score) => bandOf(score).tone);
  assert.equal(tones, ['green', 'green', 'yellow', 'yellow', 'orange', 'orange', 'red', 'red']);
});

test('a success rate from 80 is good, from 50 medium, lower bad', () => {
  assert.equal([100, 80, 79.9, 50, 49.9, 0].map(rateLevel), [
    'good',
    'good',
    'medium',
    'medium',
    'bad',
    'bad',
  ]);
});

test('the rate of refreshes looks usual above 90 percent only', () => {
  assert.is(isRateLow(90.1), false);
  assert.is(isRateLow(90), true);
});

test('a budget warns above 80 percent, not at it', () => {
  assert.equal([79, 80, 80.1].map(isNearLimit), [false, false, true]);
});

test('each run state has its color, an unknown one is gray', () => {
  const tones = ['success', 'failed', 'partial', 'running', 'asleep'].map(statusTone);
  assert.equal(tones, ['green', 'red', 'yellow', 'blue', 'gray']);
});

test('durations are seconds under a minute, then minutes and seconds', () => {
  assert.equal([0, 59, 60, 125].map(duration), ['0s', '59s', '1m 0s', '2m 5s']);
  assert.equal([150, 600, 0].map(minutesOf), ['2.5', '10', '0']);
});

test('a running retry shows its number, pending retries their count, none is idle', () => {
  const none = { isRetrying: false, currentAttempts: 0, pendingRetries: 0 };
  assert.is(retryText({ ...none, isRetrying: true, currentAttempts: 2 }), 'Retry 2 in progress...');
  assert.is(retryText({ ...none, pendingRetries: 3 }), '3 retries scheduled');
  assert.is(retryText({ ...none, pendingRetries: 1 }), '1 retry scheduled');
  assert.is(retryText(none), 'Idle');
});

test('each kind of scraper is known by its name, any other is other', () => {
  const kinds = ['pedicapper', 'otb', 'expert_picks', 'weather', 'news'].map(kindOf);
  assert.equal(kinds, ['pedicapper', 'otb', 'expert_picks', 'weather', 'other']);
});

test('active means within seven days, the end included', () => {
  const now = Date.parse('2026-08-10T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  assert.is(isActiveLately(hoursAgo(6 * 24 + 23), now), true);
  assert.is(isActiveLately(hoursAgo(7 * 24), now), true);
  assert.is(isActiveLately(hoursAgo(8 * 24), now), false);
  assert.is(isActiveLately(null, now), false);
  assert.is(activeCount([{ lastActiveDate: hoursAgo(1) }, { lastActiveDate: null }], now), 1);
});

test('somebody without a name goes by the address, without an address says so', () => {
  const nobody = { firstName: null, lastName: null, email: null };
  assert.is(displayName({ firstName: 'Ada', lastName: 'Furlong', email: 'a@example.com' }), 'Ada Furlong');
  assert.is(displayName({ ...nobody, email: 'a@example.com' }), 'a@example.com');
  assert.is(displayName(nobody), 'Unnamed user');
  assert.is(emailOf(nobody), 'No email provided');
  assert.is(initialOf({ ...nobody, email: 'émile@example.com' }), 'É');
});

test('a new user is sent with all three texts only', () => {
  const ada = { firstName: 'Ada', lastName: 'Furlong', email: 'ada@example.com' };
  assert.is(isWhole(ada), true);
  for (const name of ['firstName', 'lastName', 'email']) assert.is(isWhole({ ...ada, [name]: ' ' }), false);
});

test('deleting a user, or failing to, shows a message without a button', () => {
  deletion.onSuccess();
  assert.is(toasts.current()?.title, 'User deleted successfully');
  deletion.onError(new HttpError(409, '{"message":"The last administrator stays."}', 'Conflict'));
  assert.is(toasts.current()?.title, 'The last administrator stays.');
  deletion.onError(new HttpError(500, 'boom', ''));
  assert.is(toasts.current()?.title, 'Failed to delete user');
  toasts.dismiss();
});

test('a PDF is known by its type, by its name only where the type is unknown', () => {
  assert.is(isPdf({ type: 'application/pdf', name: 'card' }), true);
  assert.is(isPdf({ type: '', name: 'CARD.PDF' }), true);
  assert.is(isPdf({ type: 'text/plain', name: 'card.pdf' }), false);
  const card = { type: 'application/pdf', name: 'card.pdf' };
  assert.is(failureOf({ ...card, size: 15_000_000 }), null);
  assert.is(failureOf({ ...card, size: 16_300_000 }), 'The file is 16.3 MB; the limit is 15 MB.');
  for (const none of [
    { ...card, size: 0 },
    { ...card, type: 'text/plain', size: 9 },
  ])
    assert.is(failureOf(none), 'Please select a valid PDF file');
  assert.is(processedText(9, 82), 'Successfully processed 9 races with 82 horses');
});

test('without a file there is nothing to upload, and a refusal says why', async () => {
  const nothing = { file: null, raceDate: '2026-08-01', onProgress: () => undefined };
  const error: unknown = await upload.mutationFn(nothing).catch((fault: unknown) => fault);
  assert.is(error instanceof Error && uploadFailure(error), 'No file selected');
  assert.is(uploadFailure(new HttpError(500, 'boom', '')), 'Failed to upload PDF');
  assert.is(uploadFailure(new HttpError(400, '{"message":"It is cut off."}', '')), 'It is cut off.');
});

test('a record names the boxes that were checked, and none where nobody observed them', () => {
  const boxes = (checkboxState: Record<string, boolean> | null) =>
    evidenceOf({ checkboxState, ipGeolocation: null } as never).find(([name]) => name === 'Checkboxes')?.[1];
  assert.is(
    boxes({ entertainment: true, 'data-accuracy': true }),
    '2 of 2 checked: entertainment, data accuracy',
  );
  assert.is(
    boxes({ entertainment: true, liability: false }),
    '1 of 2 checked: entertainment; not checked: liability',
  );
  assert.is(boxes({ liability: false }), '0 of 1 checked: not checked: liability');
  assert.is(boxes(null), null);
});

test('a fingerprint is shown with its first eight characters', () => {
  assert.is(shortFingerprint('abcdef0123456789'), 'abcdef01');
});

test('a log entry lists what changed and leaves out the rest', () => {
  const before = { email: 'a@example.com', firstName: 'Ada', isAdmin: false };
  assert.equal(changesOf(before, { ...before, firstName: null, isAdmin: true }), [
    { name: 'first name', before: 'Ada', after: 'nothing' },
    { name: 'is admin', before: 'no', after: 'yes' },
  ]);
  assert.equal(changesOf(null, { created: 2 }), [{ name: 'created', before: null, after: '2' }]);
  assert.equal(changesOf(null, null), []);
  assert.is(actorOf({ by: 'operator', byEmail: null }), 'Operator (command line)');
  assert.is(actorOf({ by: 'u1', byEmail: null }), 'Deleted account');
});

test('a log entry reads as words, with its state', () => {
  const act = (name: string, what: string | null = null) => ({ act: name, what });
  assert.is(actTitle(act('DELETE /api/admin/users/{id}', 'user deleted')), 'User deleted');
  assert.is(actTitle(act('POST /api/admin/pedicapper-scrape', 'begun')), 'Dose/Odds sync');
  assert.is(actTitle(act('POST /api/admin/some-new-act')), 'Some new act');
  assert.is(actTitle(act('POST /api/scrapers/{source}/pause')), 'Scrapers: pause');
  assert.is(actTitle(act('racing-cli card import', 'failed')), 'Card import');
  assert.equal(
    ['begun', 'failed', 'user added', null].map((what) => stateOf({ what })?.word ?? null),
    ['started', 'failed', null, 'done'],
  );
});

test('destructive actions are distinguished from changes', () => {
  const is = (act: string, what: string | null) => isDestructive({ act, what });
  assert.is(is('DELETE /api/admin/users/{id}', 'user deleted'), true);
  assert.is(is('racing-cli members delete', 'user deleted'), true);
  assert.is(is('racing-cli retention', 'old data deleted'), true);
  assert.is(is('POST /api/admin/upload-equibase-pdf', 'speed figures replaced'), true);
  assert.is(is('PUT /api/admin/users/{id}', 'user edited'), false);
  assert.is(is('POST /api/workflow/force-run', null), false);
});

test('a step shows items received of items expected, and its duration', () => {
  assert.is(importedText(12, 14), '12 of 14 received');
  assert.is(importedText(12, null), '12 received');
  assert.is(importedText(null, 14), null);
  const startedAt = '2026-08-01T12:00:00Z';
  assert.is(secondsOf({ startedAt, endedAt: '2026-08-01T12:00:30Z' }, 0), 30);
  assert.is(secondsOf({ startedAt, endedAt: null }, Date.parse('2026-08-01T12:01:00Z')), 60);
  assert.is(secondsOf({ startedAt: null, endedAt: null }, 0), null);
});

test('pages hold 25 rows, and an empty list has one', () => {
  assert.equal(
    [0, 25, 26, 10_000].map((rows) => pageCount(rows)),
    [1, 1, 2, 400],
  );
  assert.is(spanText(1, 10_000), '26–50 of 10,000');
  assert.is(spanText(1, 30), '26–30 of 30');
});

test('the day is counted in New York', () => {
  assert.is(newYorkDay(Date.parse('2026-08-02T03:30:00Z')), '2026-08-01');
});

test('small words: minutes until, one and many', () => {
  assert.equal([0, 1, 12].map(untilText), ['now', 'in 1 minute', 'in 12 minutes']);
  assert.equal([numbered(1, 'race'), numbered(1_200, 'race')], ['1 race', '1,200 races']);
});

test('administrator calls are distinguished from member calls', () => {
  for (const address of ['/api/admin/users', '/api/workflow/status', '/api/cost-monitor/stats'])
    assert.is(isAdminCall(address), true, address);
  for (const address of ['/api/speed-figures/2026-08-01', '/api/auth/user', '/api/administrators'])
    assert.is(isAdminCall(address), false, address);
});

test.run();
