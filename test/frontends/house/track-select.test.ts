import * as React from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TrackProvider, useFlagshipDay, useRaceDay, useTrack } from '#frame/frame.ts';
import { rememberedTrack } from '#frame/track-choice.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { aRace } from '../picks/a-day.ts';

const test = suite('the track of a screen');

const saratoga = { id: 184, slug: 'saratoga', displayName: 'Saratoga', name: 'S', isActive: true };
const delMar = { id: 185, slug: 'del-mar', displayName: 'Del Mar', name: 'D', isActive: false };

const inProvider = (
  screen: () => React.ReactNode,
  answers: Readonly<Record<string, unknown>>,
  failed: readonly string[] = [],
): string =>
  markupOf(() => React.createElement(TrackProvider, null, React.createElement(screen)), answers, failed);
const select = (...tracks: readonly unknown[]) =>
  inProvider(() => React.createElement(TrackSelect), { '/api/tracks': tracks, ...delMarClock });

function Day() {
  const { trackName, isFlagship, day, error, isOld } = useRaceDay();
  return JSON.stringify({ trackName, isFlagship, races: day?.races.length ?? null, error, isOld });
}
const dayWith = (answers: Readonly<Record<string, unknown>>, failed?: readonly string[]) =>
  JSON.parse(textOf(inProvider(Day, answers, failed).replaceAll('&quot;', '"'))) as Record<string, unknown>;

test.before.each(() => rememberedTrack.keep('saratoga'));
const clock = { today: '2025-06-07', timeZone: 'America/Los_Angeles', season: null, latestCardDay: null };
const delMarClock = { '/api/tracks/del-mar/config': { ...delMar, ...clock } };

test.after(() => rememberedTrack.keep('saratoga'));

function Chosen() {
  const { track, slug } = useTrack();
  return JSON.stringify({ track, slug });
}
const chosenOf = (answers: Readonly<Record<string, unknown>>): unknown =>
  JSON.parse(textOf(inProvider(Chosen, answers).replaceAll('&quot;', '"')));

test('until the list has come no track is chosen, and addresses are Saratoga’s', () => {
  assert.equal(chosenOf({}), { track: null, slug: 'saratoga' });
  rememberedTrack.keep('del-mar');
  assert.equal(chosenOf({ '/api/tracks': [saratoga, delMar], ...delMarClock }), {
    track: delMar,
    slug: 'del-mar',
  });
});

test('a track requested by its number is known by its slug', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Object.defineProperty(globalThis, 'location', {
    value: { pathname: '/', search: '?track=185' },
    configurable: true,
  });
  try {
    const answers = { '/api/tracks': [saratoga, delMar], '/api/tracks/185/config': { ...delMar, ...clock } };
    assert.equal(chosenOf(answers), { track: delMar, slug: 'del-mar' });
  } finally {
    if (before) Object.defineProperty(globalThis, 'location', before);
    else Reflect.deleteProperty(globalThis, 'location');
  }
});

function FlagshipDay() {
  return useFlagshipDay().day?.today ?? 'none';
}

test('a screen whose calls answer for Saratoga reads Saratoga’s day, whatever track is chosen', () => {
  rememberedTrack.keep('del-mar');
  const day = { '/api/races/saratoga/today/detailed': { today: '2025-08-02', races: [] } };
  assert.match(
    inProvider(FlagshipDay, { '/api/tracks': [saratoga, delMar], ...delMarClock, ...day }),
    '2025-08-02',
  );
});

test('a screen that reads the track outside of its provider gets an error', () => {
  assert.throws(() => markupOf(Chosen), /must be used within a TrackProvider/);
});

test('without tracks there is nothing to choose, and a single one is only named', () => {
  assert.is(textOf(select()).trim(), '');
  assert.is(textOf(select(saratoga)).trim(), 'Saratoga');
  assert.not.match(select(saratoga), '<select');
});

test('several tracks are a labeled list with the chosen one selected, an inactive one says so', () => {
  const html = select(saratoga, delMar);
  assert.match(html, /<label[^>]*>Track<\/label>/);
  assert.match(html, /<option value="saratoga" selected="">Saratoga<\/option>/);
  assert.match(html, '<option value="del-mar">Del Mar (inactive)</option>');
  rememberedTrack.keep('del-mar');
  assert.match(select(saratoga, delMar), /<option value="del-mar" selected="">/);
});

const answers = {
  '/api/tracks': [saratoga, delMar],
  '/api/races/saratoga/today/detailed': { races: [aRace(), aRace({ raceNumber: 2 })] },
  '/api/tracks/del-mar/races/today': [aRace({ trackSlug: 'del-mar' })],
  ...delMarClock,
};

test('Saratoga’s day is read by its own call, another track’s by its paths', () => {
  assert.equal(dayWith(answers), {
    trackName: 'Saratoga',
    isFlagship: true,
    races: 2,
    error: null,
    isOld: false,
  });
  rememberedTrack.keep('del-mar');
  assert.equal(dayWith(answers), {
    trackName: 'Del Mar',
    isFlagship: false,
    races: 1,
    error: null,
    isOld: false,
  });
});

test('a day that was read stays when refreshing it fails, and is marked as old', () => {
  const old = dayWith(answers, ['/api/races/saratoga/today/detailed']);
  assert.equal([old['races'], old['error'], old['isOld']], [2, null, true]);
});

test('a remembered track that is gone gives way to Saratoga', () => {
  rememberedTrack.keep('hialeah');
  assert.equal(dayWith(answers)['trackName'], 'Saratoga');
});

test.run();
