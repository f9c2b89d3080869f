import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '#api/api.ts';
import { acceptBeforeSignIn } from '../../../frontends/account/auth/accept-before-sign-in.ts';
import { acceptanceOf } from '../../../frontends/account/disclaimer/acceptance.ts';
import { allTicked, withTick } from '../../../frontends/account/disclaimer/disclaimer-text.ts';
import { passGate } from '../../../frontends/account/disclaimer/pass-gate.ts';
import { depthPercent, readingOf } from '../../../frontends/account/disclaimer/reading.ts';
import { isFinal, keepTrying } from '../../../frontends/account/disclaimer/retry.ts';
import { aDisclaimerText } from './disclaimer-text.ts';

const test = suite('the disclaimer');
const device = { width: 1280, height: 800, timezone: 'America/New_York' };
const anAcceptance = acceptanceOf(
  aDisclaimerText,
  new Set(aDisclaimerText.sections.map(({ key }) => key)),
  new Date('2025-07-10T16:00:00Z'),
  readingOf(device, 80, 41_600),
);
const serverDown = new HttpError(503, '{"message":"Later."}', '');

test('only all four ticks are enough', () => {
  const { sections } = aDisclaimerText;
  let ticks: ReadonlySet<string> = new Set();
  for (const { key } of sections) {
    assert.not(allTicked(sections, ticks));
    ticks = withTick(ticks, key, true);
  }
  assert.ok(allTicked(sections, ticks));
  assert.not(allTicked(sections, withTick(ticks, 'data-accuracy', false)));
});

test('a text without parts cannot be accepted', () => {
  assert.not(allTicked([], new Set()));
});

test('an acceptance carries the four documented fields, the state of the boxes and what the page noticed', () => {
  assert.equal(anAcceptance, {
    disclaimerType: 'registration',
    disclaimerVersion: '1.0',
    disclaimerText: aDisclaimerText.disclaimerText,
    acceptedAt: '2025-07-10T16:00:00.000Z',
    extra: {
      screenResolution: '1280x800',
      timezone: 'America/New_York',
      scrollDepthPercent: 80,
      timeOnPageSeconds: 42,
      checkboxes: { entertainment: true, 'data-accuracy': true, liability: true, 'general-terms': true },
    },
  });
});

test('a browser that keeps its time zone to itself sends none', () => {
  assert.not('timezone' in readingOf({ ...device, timezone: undefined }, 0, 0));
});

test('the share of a text read is between none and all', () => {
  assert.is(depthPercent({ top: -200, height: 1000 }, 600), 80);
  assert.is(depthPercent({ top: 900, height: 1000 }, 600), 0);
  assert.is(depthPercent({ top: -2000, height: 1000 }, 600), 100);
  assert.is(depthPercent({ top: 0, height: 0 }, 600), 0);
});

function gate(failures: readonly unknown[], memberNow: string | null = 'm1') {
  const done: string[] = [];
  const left = [...failures];
  return {
    done,
    save: async () => {
      done.push('save');
      const failure = left.shift();
      if (failure !== undefined) throw failure;
    },
    memberNow: async () => memberNow,
    reload: () => void done.push('reload'),
    dismiss: () => void done.push('dismiss'),
    report: (text: string) => void done.push(`log: ${text}`),
    sleep: async (ms: number) => void done.push(`wait ${ms / 1000}`),
  };
}

test('a saved acceptance reloads the page', async () => {
  const deps = gate([]);
  await passGate(anAcceptance, 'm1', deps);
  assert.equal(deps.done, ['save', 'reload']);
});

test('when saving fails the member is let in, it is logged, and saving continues in the background', async () => {
  const deps = gate([serverDown, new TypeError('offline')]);
  await passGate(anAcceptance, 'm1', deps);
  assert.equal(deps.done, [
    'save',
    'log: Could not save the acceptance of the disclaimer',
    'dismiss',
    'wait 5',
    'save',
    'wait 30',
    'save',
  ]);
});

test('an acceptance is not saved for someone else who signed in meanwhile', async () => {
  const deps = gate([serverDown], 'm2');
  await passGate(anAcceptance, 'm1', deps);
  assert.is(deps.done.filter((what) => what === 'save').length, 1);
  assert.match(deps.done.at(-1) ?? '', 'was not saved');
});

test('a permanent refusal is not retried, yet the member is let in', async () => {
  const deps = gate([new HttpError(400, '{"message":"Other text."}', '')]);
  await passGate(anAcceptance, 'm1', deps);
  assert.equal(deps.done, ['save', 'log: Could not save the acceptance of the disclaimer', 'dismiss']);
});

test('retries end after four', async () => {
  let tries = 0;
  const act = async () => {
    tries += 1;
    throw serverDown;
  };
  assert.is(
    await keepTrying(
      act,
      async () => true,
      async () => undefined,
    ),
    false,
  );
  assert.is(tries, 4);
});

test('a rate limit, a server error and a lost network may pass; a refusal does not', () => {
  for (const status of [408, 429, 500, 503])
    assert.not(isFinal(new HttpError(status, '', '')), String(status));
  for (const status of [400, 401, 403]) assert.ok(isFinal(new HttpError(status, '', '')), String(status));
  assert.not(isFinal(new TypeError('fetch failed')));
});

test('accepting before sign-in leads to sign-in, also when saving fails', async () => {
  for (const failure of [undefined, serverDown]) {
    const done: string[] = [];
    await acceptBeforeSignIn(anAcceptance, (saved) => void done.push(`saved: ${saved}`), {
      save: async () => {
        if (failure) throw failure;
      },
      leaveFor: (address) => void done.push(address),
      report: () => void done.push('log'),
    });
    assert.equal(done, failure ? ['log', 'saved: false', '/api/login'] : ['saved: true', '/api/login']);
  }
});

test.run();
