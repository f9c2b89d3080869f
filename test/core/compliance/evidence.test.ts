import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readEvidence, withoutPerson } from '#core/compliance/evidence.ts';
import { ALL_CHECKED, anAcceptance } from '#test/support/an-acceptance.ts';

const test = suite('Evidence of an acceptance');
const observed = {
  ipAddress: '2001:db8::1',
  userAgent: 'Browser/1.0',
  language: 'en-US,en;q=0.8',
  referrer: null,
  sessionRef: 'ref',
};
const NOTHING_ADDED = {
  screenResolution: null,
  timezone: null,
  scrollDepthPercent: null,
  timeOnPageSeconds: null,
  fingerprint: null,
  checkboxes: null,
};

test('what the server saw is enough; what was not observed is null', () => {
  for (const extras of [null, undefined, {}, 'text', 7, []]) {
    assert.equal(readEvidence(observed, extras, null), { ...observed, ...NOTHING_ADDED, geolocation: null });
  }
});

test('what the page adds about itself is stored', () => {
  const extras = {
    screenResolution: '1280x800',
    timezone: 'America/New_York',
    scrollDepthPercent: 99.6,
    timeOnPageSeconds: 12.4,
    fingerprint: 'f00dcafe',
    checkboxes: { ...ALL_CHECKED, newsletter: true },
    ipAddress: '203.0.113.66',
    sessionRef: 'stolen',
  };
  assert.equal(readEvidence(observed, extras, 'Saratoga Springs'), {
    ...observed,
    screenResolution: '1280x800',
    timezone: 'America/New_York',
    scrollDepthPercent: 100,
    timeOnPageSeconds: 12,
    fingerprint: 'f00dcafe',
    checkboxes: ALL_CHECKED,
    geolocation: 'Saratoga Springs',
  });
});

test('an addition of another form counts as not observed', () => {
  const oddities = [
    { screenResolution: 'huge', timezone: 'x'.repeat(65), fingerprint: '<script>' },
    { screenResolution: 1280, timezone: {}, fingerprint: 'f'.repeat(129) },
    { scrollDepthPercent: 101, timeOnPageSeconds: -1 },
    { scrollDepthPercent: Number.NaN, timeOnPageSeconds: Number.POSITIVE_INFINITY },
    { scrollDepthPercent: '50', timeOnPageSeconds: [3] },
    { checkboxes: true },
    { checkboxes: [true, true, true, true] },
    { checkboxes: { entertainment: true } },
    { checkboxes: { ...ALL_CHECKED, liability: 'on' } },
  ];
  for (const extras of oddities) {
    assert.equal(readEvidence(observed, extras, null), { ...observed, ...NOTHING_ADDED, geolocation: null });
  }
});

test('over-long and unprintable headers are cut', () => {
  const evidence = readEvidence({ ...observed, userAgent: `a\u0000b${'x'.repeat(9_000)}` }, null, null);
  assert.is(evidence.userAgent?.length, 500);
  assert.match(evidence.userAgent ?? '', /^a bx/);
});

test('without the person only what was done remains', () => {
  const { scrollDepthPercent, timeOnPageSeconds, checkboxes, ...rest } = withoutPerson(
    anAcceptance().evidence,
  );
  assert.equal([scrollDepthPercent, timeOnPageSeconds, checkboxes], [100, 42, ALL_CHECKED]);
  assert.equal(new Set(Object.values(rest)), new Set([null]));
});

test.run();
