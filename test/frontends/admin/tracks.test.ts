import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultTrackSlug } from '#frame/frame.ts';
import { missingText } from '../../../frontends/admin/health/tracks-health.tsx';
import { shownSlug } from '../../../frontends/admin/tracks/admin-track.tsx';
import { correctionOf, type RegisteredTrack, zoneText } from '../../../frontends/admin/tracks/registered.ts';

const test = suite('tracks on the administrator screens');

const TRACK: RegisteredTrack = {
  code: 'QQQ',
  slug: 'qqq-mountain',
  name: null,
  zone: 'mountain',
  timeZone: 'America/Denver',
  zoneOrigin: 'assumed',
  registeredBy: 'card',
  firstFile: 'Brisnet card QQQ0802.DRF',
  at: '2025-08-02T12:00:00.000Z',
  isCurrent: true,
};

test('all tracks are shown only where a screen can; elsewhere the address means the usual track', () => {
  assert.is(shownSlug('all', true), 'all');
  assert.is(shownSlug('all', false), defaultTrackSlug);
  assert.is(shownSlug('aqueduct', false), 'aqueduct');
  assert.is(shownSlug(null, true), defaultTrackSlug);
});

test('a time zone is shown with its origin, if that was recorded', () => {
  assert.is(zoneText(TRACK), 'Mountain time, assumed');
  assert.is(zoneText({ zone: 'atlantic', zoneOrigin: null }), 'Atlantic (Puerto Rico) time');
});

test('a correction has only the changed fields; without a change there is none', () => {
  assert.is(correctionOf(TRACK, '  ', 'mountain'), null);
  assert.equal(correctionOf(TRACK, ' Quail Run ', 'mountain'), { slug: 'qqq-mountain', name: 'Quail Run' });
  assert.equal(correctionOf({ ...TRACK, name: 'Quail Run' }, 'Quail Run', 'arizona'), {
    slug: 'qqq-mountain',
    zone: 'arizona',
  });
});

test('a track’s health names the sources that are due and incomplete', () => {
  const source = (status: 'complete' | 'partial' | 'missing', isDue = true) => ({
    status,
    count: 0,
    details: '',
    isDue,
  });
  const dataSources = {
    racingApi: source('complete'),
    pedicapper: source('missing'),
    otbResults: source('missing', false),
    expertPicks: source('partial'),
    weather: source('complete'),
    aiAnalysis: source('complete'),
    speedFigures: source('complete'),
  };
  assert.is(missingText({ dataSources }), 'Pedicapper (Dose/Odds), Expert Picks');
});

test.run();
