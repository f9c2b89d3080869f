import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DISCLAIMER } from '#core/compliance/disclaimer.ts';
import { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import { makeForgetVisitors } from '#core/compliance/use-cases/forget-visitors.ts';
import { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import { makeMyAcceptances } from '#core/compliance/use-cases/my-acceptances.ts';
import { DAY } from '#core/kernel/instant.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { ALL_CHECKED, anAcceptance } from '#test/support/an-acceptance.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Accepting the disclaimer');
const statement = {
  disclaimerType: 'registration',
  disclaimerVersion: '1.0',
  disclaimerText: DISCLAIMER.text,
  acceptedAt: '2025-06-07T11:59:58.500Z',
  observed: {
    ipAddress: '192.0.2.1',
    userAgent: 'Browser/1.0',
    language: 'en',
    referrer: null,
    sessionRef: 'ref-1',
  },
  extras: { scrollDepthPercent: 80 },
};
const anna = { ...statement, memberId: 'anna' };
const visitor = { ...statement, sessionRef: 'ref-1', address: '192.0.2.1' };

function room() {
  const { deps, wait } = accountsDeps();
  const all = { ...deps, acceptances: makeMemoryAcceptanceStore(), locate: null, adminEnsureCounts: false };
  return { deps: all, wait, check: makeCheckAcceptance(all), accept: makeAcceptDisclaimer(all) };
}

test('a member who accepted has a valid acceptance, others do not', async () => {
  const { accept, check } = room();
  assert.equal(await check('anna'), { hasValidAcceptance: false });
  await accept(anna);
  assert.equal(await check('anna'), { hasValidAcceptance: true });
  assert.equal(await check('bob'), { hasValidAcceptance: false });
});

test('the proof holds the text, its hash, both clocks and the evidence', async () => {
  const { deps } = room();
  const receipt = await makeAcceptDisclaimer({ ...deps, locate: async (ip) => `near ${ip}` })(anna);
  const [acceptance] = await deps.acceptances.ofMember('anna');
  assert.equal(acceptance, {
    id: receipt.id,
    memberId: 'anna',
    disclaimerType: 'registration',
    disclaimerVersion: '1.0',
    disclaimerText: DISCLAIMER.text,
    contentHash: `digest of ${DISCLAIMER.text}`,
    acceptedAt: Date.UTC(2025, 5, 7, 11, 59, 58, 500),
    receivedAt: deps.clock(),
    method: 'gate',
    evidence: {
      ...statement.observed,
      screenResolution: null,
      timezone: null,
      scrollDepthPercent: 80,
      timeOnPageSeconds: null,
      fingerprint: null,
      geolocation: 'near 192.0.2.1',
      checkboxes: null,
    },
  });
});

test('another type or version, no text or another, no time and a box left empty are not accepted', async () => {
  const { deps, accept, check } = room();
  const others = [
    { disclaimerType: 'newsletter' },
    { disclaimerVersion: '0.9' },
    { disclaimerText: '' },
    { disclaimerText: ' ' },
    { disclaimerText: 'In other words' },
    { acceptedAt: 'yesterday' },
    { extras: { checkboxes: { ...ALL_CHECKED, liability: false } } },
  ];
  for (const part of others) {
    assert.is((await refused(accept({ ...anna, ...part }))).kind, 'invalid');
    assert.is((await refused(makeAcceptBeforeSignIn(deps)({ ...visitor, ...part }))).kind, 'invalid');
  }
  assert.equal(await check('anna'), { hasValidAcceptance: false });
});

test('a browser whose clock is years off is believed about the act, with the server’s clock beside it', async () => {
  const { deps, accept } = room();
  const { receivedAt } = await accept({ ...anna, acceptedAt: '1999-12-31T23:59:59Z' });
  assert.is(receivedAt, deps.clock());
  assert.is((await deps.acceptances.ofMember('anna'))[0]?.acceptedAt, Date.UTC(1999, 11, 31, 23, 59, 59));
});

test('accepted twice, the first acceptance counts', async () => {
  const { deps, wait, accept } = room();
  const first = await accept(anna);
  wait(1000);
  assert.equal(await accept(anna), first);
  assert.is((await deps.acceptances.ofMember('anna')).length, 1);
});

test('accepted three times at the same moment, one proof is stored', async () => {
  const { deps, accept } = room();
  const [first, ...others] = await Promise.all([accept(anna), accept(anna), accept(anna)]);
  assert.equal(others, [first, first]);
  assert.is((await deps.acceptances.ofMember('anna')).length, 1);
  const before = makeAcceptBeforeSignIn(deps);
  const [a, other] = await Promise.all([before(visitor), before(visitor)]);
  assert.equal(a, other);
  assert.is((await deps.acceptances.unlinkedOf('ref-1')).length, 1);
});

test('who does not sign in within a day is forgotten, and what was accepted stays', async () => {
  const { deps, wait } = room();
  const { id } = await makeAcceptBeforeSignIn(deps)(visitor);
  wait(DAY);
  assert.equal(await makeForgetVisitors(deps)(), { forgotten: 0 });
  wait(1);
  assert.equal(await makeForgetVisitors(deps)(), { forgotten: 1 });
  const proof = await deps.acceptances.proof(id);
  assert.equal([proof?.disclaimerText, proof?.evidence.ipAddress], [DISCLAIMER.text, null]);
});

test('accepted before sign-in, it counts for who signs in in that browser session, once', async () => {
  const { deps, check } = room();
  await makeAcceptBeforeSignIn(deps)(visitor);
  const link = makeLinkAcceptances(deps);
  assert.equal(await link({ sessionRef: 'another', memberId: 'bob' }), { linked: 0 });
  assert.equal(await link({ sessionRef: 'ref-1', memberId: 'anna' }), { linked: 1 });
  assert.equal(await link({ sessionRef: 'ref-1', memberId: 'bob' }), { linked: 0 });
  assert.equal(await check('anna'), { hasValidAcceptance: true });
  assert.equal(await check('bob'), { hasValidAcceptance: false });
  assert.is((await deps.acceptances.ofMember('anna'))[0]?.method, 'pre_auth_linked');
});

test('before sign-in, too, the first acceptance counts', async () => {
  const { deps } = room();
  const accept = makeAcceptBeforeSignIn(deps);
  assert.equal(await accept(visitor), await accept(visitor));
  assert.is((await deps.acceptances.unlinkedOf('ref-1')).length, 1);
});

test('one network address cannot fill the store with proofs', async () => {
  const { deps } = room();
  const accept = makeAcceptBeforeSignIn(deps);
  for (let nth = 0; nth < 200; nth += 1) await accept({ ...visitor, sessionRef: `ref-${nth}` });
  assert.is((await refused(accept({ ...visitor, sessionRef: 'one more' }))).kind, 'too-many');
});

test('a record an administrator made does not satisfy the gate unless that is set', async () => {
  const { deps, check, accept } = room();
  await deps.acceptances.keep(anAcceptance({ memberId: 'anna', method: 'admin_ensure' }));
  assert.equal(await check('anna'), { hasValidAcceptance: false });
  const lenient = makeCheckAcceptance({ ...deps, adminEnsureCounts: true });
  assert.equal(await lenient('anna'), { hasValidAcceptance: true });
  await accept(anna);
  assert.equal(await check('anna'), { hasValidAcceptance: true });
});

test('an acceptance of an older version asks again', async () => {
  const { deps, check } = room();
  await deps.acceptances.keep(anAcceptance({ memberId: 'anna', disclaimerVersion: '0.9' }));
  assert.equal(await check('anna'), { hasValidAcceptance: false });
});

test('the download shows each proof with ISO times', async () => {
  const { deps, accept } = room();
  await accept(anna);
  const [mine] = await makeMyAcceptances(deps)('anna');
  assert.is(mine?.acceptedAt, '2025-06-07T11:59:58.500Z');
  assert.is(mine?.receivedAt, '2025-06-07T12:00:00.000Z');
  assert.is(mine?.disclaimerText, DISCLAIMER.text);
});

test('a visitor who accepted an older version accepts the current one again', async () => {
  const { deps } = room();
  const evidence = { ...anAcceptance().evidence, sessionRef: 'ref-1' };
  const older = { memberId: null, method: 'pre_auth', disclaimerVersion: '0.9', evidence } as const;
  await deps.acceptances.keep(anAcceptance(older));
  const { id } = await makeAcceptBeforeSignIn(deps)(visitor);
  assert.is.not(id, anAcceptance().id);
  assert.is((await deps.acceptances.unlinkedOf('ref-1')).length, 2);
});

test('a visitor who repeats an acceptance is answered, however many tries were made from the address', async () => {
  const { deps } = room();
  const accept = makeAcceptBeforeSignIn(deps);
  const first = await accept(visitor);
  for (let nth = 1; nth < 200; nth += 1) await accept({ ...visitor, sessionRef: `ref-${nth}-more` });
  assert.is((await refused(accept({ ...visitor, sessionRef: 'one more' }))).kind, 'too-many');
  assert.equal(await accept(visitor), first);
});

test('where a visitor roughly is goes into the evidence where it is known, and is unknown elsewhere', async () => {
  const { deps } = room();
  await makeAcceptBeforeSignIn({ ...deps, locate: async () => 'Saratoga Springs' })(visitor);
  await makeAcceptBeforeSignIn({ ...deps, locate: async () => null })({ ...visitor, sessionRef: 'ref-2' });
  const placeOf = async (sessionRef: string) =>
    (await deps.acceptances.unlinkedOf(sessionRef))[0]?.evidence.geolocation;
  assert.equal([await placeOf('ref-1'), await placeOf('ref-2')], ['Saratoga Springs', null]);
});

test('a member whose network address is unknown is not looked for on a map', async () => {
  const { deps } = room();
  const locate = async () => assert.unreachable('there is no address to look for') as never;
  const observed = { ...statement.observed, ipAddress: null };
  await makeAcceptDisclaimer({ ...deps, locate })({ ...anna, observed });
  assert.is((await deps.acceptances.ofMember('anna'))[0]?.evidence.geolocation, null);
});

test.run();
