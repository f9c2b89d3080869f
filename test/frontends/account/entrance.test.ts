import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { declineUrlOf } from '../../../frontends/account/auth/decline-url.ts';
import { entrancePanel, linkSecret, setupCode } from '../../../frontends/account/auth/entrance.ts';
import {
  dropDraft,
  keepDraft,
  noteAcceptance,
  waitingDraft,
  wasAccepted,
} from '../../../frontends/account/auth/form-draft.ts';
import { noticeIn } from '../../../frontends/account/auth/notices.ts';
import { legalTextAt } from '../../../frontends/account/pages/legal-text.ts';

const test = suite('the entrance');
const plain = { search: '', hash: '' };

test('the host decides between button and form', () => {
  assert.equal(entrancePanel('redirect', plain), { kind: 'redirect' });
  assert.equal(entrancePanel('form', plain), { kind: 'form' });
});

test('?form=1 shows the form on any host, another value does not', () => {
  assert.equal(entrancePanel('redirect', { search: '?form=1', hash: '' }), { kind: 'form' });
  assert.equal(entrancePanel('redirect', { search: '?form=0', hash: '' }), { kind: 'redirect' });
});

test('a one-time link comes before everything else', () => {
  assert.equal(entrancePanel('redirect', { search: '?form=1', hash: '#link=a-b_c' }), {
    kind: 'new-password',
    secret: 'a-b_c',
  });
});

test('the setup address shows the form of the first administrator on any host', () => {
  assert.equal(entrancePanel('redirect', { search: '', hash: '#setup=a-b_c' }), {
    kind: 'setup',
    code: 'a-b_c',
  });
});

test('a fragment without a secret is no link', () => {
  for (const hash of ['', '#', '#link=', '#setup=', '#screen']) {
    assert.equal([linkSecret(hash), setupCode(hash)], [null, null]);
  }
});

test('terms and privacy are recognized by their addresses', () => {
  assert.is(legalTextAt('/terms'), 'terms');
  assert.is(legalTextAt('/privacy/'), 'privacy');
  assert.is(legalTextAt('/'), null);
  assert.is(legalTextAt('/terms-of-trade'), null);
});

test('each known problem of a sign-in provider has words of its own, any other has general ones', () => {
  const notices = ['unavailable', 'refused', 'answer', 'conflict', 'constructor', '<b>'].map(
    (code) => noticeIn(`?form=1&problem=${encodeURIComponent(code)}`)?.text ?? '',
  );
  assert.is(new Set(notices.slice(0, 4)).size, 4);
  assert.match(notices[4] ?? '', 'Signing in did not work.');
  assert.match(notices[5] ?? '', 'Signing in did not work.');
  assert.not.match(notices[5] ?? '', '<b>');
});

test('an address without a problem shows no notice', () => {
  assert.is(noticeIn('?form=1'), null);
  assert.is(noticeIn('?done=account-deleted')?.tone, 'good');
});

test('declining leads where the server points, else to the track', () => {
  const mode = { mode: 'form', productionHost: false, developmentHost: false, provider: false } as const;
  assert.is(declineUrlOf({ ...mode, declineUrl: 'https://track.example/' }), 'https://track.example/');
  assert.is(declineUrlOf(undefined), 'https://www.nyra.com/saratoga/');
  assert.is(declineUrlOf(null), 'https://www.nyra.com/saratoga/');
});

function drawer() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a draft stays in the tab without its passwords', () => {
  const tab = drawer();
  const form = {
    email: 'a@b.c',
    firstName: 'Ada',
    lastName: 'L',
    password: 'Secret-1',
    confirmation: 'Secret-1',
  };
  keepDraft(form, tab);
  assert.not.match([...tab.stored.values()].join(), 'Secret-1');
  assert.equal(waitingDraft(tab), {
    email: 'a@b.c',
    firstName: 'Ada',
    lastName: 'L',
  });
  dropDraft(tab);
  assert.is(waitingDraft(tab), null);
});

test('an acceptance given before signing in is known in the tab until the account is there', () => {
  const tab = drawer();
  assert.is(wasAccepted(tab), false);
  noteAcceptance(tab);
  assert.is(wasAccepted(tab), true);
  dropDraft(tab);
  assert.is(wasAccepted(tab), false);
  noteAcceptance(null);
  assert.is(wasAccepted(null), false);
});

test('no storage or a broken draft is an empty form', () => {
  assert.is(waitingDraft(null), null);
  const tab = drawer();
  tab.setItem('accountDraft', '{');
  assert.is(waitingDraft(tab), null);
  keepDraft({ email: '', firstName: '', lastName: '' }, null);
  const full = {
    ...tab,
    setItem: () => {
      throw new Error('no room');
    },
  };
  keepDraft({ email: '', firstName: '', lastName: '' }, full);
});

test.run();
