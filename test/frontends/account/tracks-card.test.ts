import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberedTrack, TrackProvider } from '#frame/frame.ts';
import { TracksCard } from '../../../frontends/account/profile/tracks-card.tsx';
import { markupOf, textOf } from './markup.ts';

const { MailCard } = await import('../../../frontends/account/profile/mail-card.tsx');
const { PushCard } = await import('#frame/push/push-card.tsx');

const test = suite('the tracks of the profile');

const saratoga = { id: 184, slug: 'saratoga', displayName: 'Saratoga', name: 'S', isActive: true };
const delMar = { id: 185, slug: 'del-mar', displayName: 'Del Mar', name: 'D', isActive: false };
const answers = {
  '/api/auth/user': { id: 'anna' },
  '/api/tracks': [saratoga],
  '/api/my/tracks': { chosen: 'del-mar', mine: [] },
};
test.before.each(() => rememberedTrack.keep('saratoga'));

const card = (more: Readonly<Record<string, unknown>>) =>
  markupOf(() => createElement(TrackProvider, null, createElement(TracksCard)), {
    ...answers,
    ...more,
  });

test('a chosen track without a card now is among the choices, and selected', () => {
  const html = card({ '/api/tracks/del-mar/config': delMar });
  assert.match(html, /<option[^>]*selected[^>]*>Del Mar</);
  assert.match(html, /<option[^>]*>Saratoga</);
});

test('until its name is known it goes by its slug', () => {
  assert.match(card({}), /<option[^>]*selected[^>]*>del-mar</);
});

test('the tracks listed first are a group with a name', () => {
  assert.match(card({}), /<fieldset[^>]*><legend>Listed first<\/legend>/);
});

test('mail and notifications say which tracks they are about as the profile names them', () => {
  const tracks = /at your default track and the tracks you list first/;
  const mail = () => createElement(MailCard, { kind: 'day' });
  assert.match(textOf(markupOf(mail, { '/api/day-mail': { isWanted: false, isSent: true } })), tracks);
  const devices = { publicKey: 'key', devices: [] };
  assert.match(textOf(markupOf(PushCard, { '/api/alerts/devices': devices })), tracks);
});

test.run();
