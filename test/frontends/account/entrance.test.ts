import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { entrancePanel, linkSecret } from '../../../frontends/account/auth/entrance.ts';
import { dropDraft, keepDraft, waitingDraft } from '../../../frontends/account/auth/form-draft.ts';
import { noticeIn } from '../../../frontends/account/auth/notices.ts';
import { whereDecliningLeads } from '../../../frontends/account/auth/way-in.ts';
import { legalTextAt } from '../../../frontends/account/pages/legal-text.ts';

const test = suite('the entrance');
const plain = { search: '', hash: '' };

test('the host decides between button and form', () => {
  assert.equal(entrancePanel('redirect', plain), { kind: 'redirect' });
  assert.equal(entrancePanel('form', plain), { kind: 'form' });
});

test('?form=1 brings the form on any host, another value does not', () => {
  assert.equal(entrancePanel('redirect', { search: '?form=1', hash: '' }), { kind: 'form' });
  assert.equal(entrancePanel('redirect', { search: '?form=0', hash: '' }), { kind: 'redirect' });
});

test('a one-time link comes before everything else', () => {
  assert.equal(entrancePanel('redirect', { search: '?form=1', hash: '#link=a-b_c' }), {
    kind: 'new-password',
    secret: 'a-b_c',
  });
});

test('a fragment without a secret is no link', () => {
  for (const hash of ['', '#', '#link=', '#screen']) assert.is(linkSecret(hash), null);
});

test('terms and privacy are recognized by their addresses', () => {
  assert.is(legalTextAt('/terms'), 'terms');
  assert.is(legalTextAt('/privacy/'), 'privacy');
  assert.is(legalTextAt('/'), null);
  assert.is(legalTextAt('/terms-of-trade'), null);
});

test('each known problem of a sign-in provider has words of its own, any other has general ones', () => {
  const said = ['unavailable', 'refused', 'answer', 'conflict', 'constructor', '<b>'].map(
    (code) => noticeIn(`?form=1&problem=${encodeURIComponent(code)}`)?.text ?? '',
  );
  assert.is(new Set(said.slice(0, 4)).size, 4);
  assert.match(said[4] ?? '', 'Signing in did not work.');
  assert.match(said[5] ?? '', 'Signing in did not work.');
  assert.not.match(said[5] ?? '', '<b>');
});

test('an address that says nothing brings no notice', () => {
  assert.is(noticeIn('?form=1'), null);
  assert.is(noticeIn('?done=account-deleted')?.tone, 'good');
});

test('declining leads where the server says, else to the track', () => {
  const mode = { mode: 'form', productionHost: false, developmentHost: false, provider: false } as const;
  assert.is(whereDecliningLeads({ ...mode, declineUrl: 'https://track.example/' }), 'https://track.example/');
  assert.is(whereDecliningLeads(undefined), 'https://www.nyra.com/saratoga/');
  assert.is(whereDecliningLeads(null), 'https://www.nyra.com/saratoga/');
});

function drawer() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
  keepDraft({ ...form, disclaimerAccepted: true }, tab);
  assert.not.match([...tab.kept.values()].join(), 'Secret-1');
  assert.equal(waitingDraft(tab), {
    email: 'a@b.c',
    firstName: 'Ada',
    lastName: 'L',
    disclaimerAccepted: true,
  });
  dropDraft(tab);
  assert.is(waitingDraft(tab), null);
});

test('no storage or a broken draft is an empty form', () => {
  assert.is(waitingDraft(null), null);
  const tab = drawer();
  tab.setItem('accountDraft', '{');
  assert.is(waitingDraft(tab), null);
  keepDraft({ email: '', firstName: '', lastName: '', disclaimerAccepted: false }, null);
  const full = {
    ...tab,
    setItem: () => {
      throw new Error('no room');
    },
  };
  keepDraft({ email: '', firstName: '', lastName: '', disclaimerAccepted: false }, full);
});

test.run();
