import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { areRacesOfOneTrack, raceAddressOf } from '../../../frontends/race/race-address.ts';
import { raceAfter } from '../../../frontends/race/race-keys.ts';
import { aRace } from '../picks/a-day.ts';

const test = suite('the address of a race');

const reasonOf = (path: string): string => {
  const address = raceAddressOf(path);
  return address.kind === 'bad' ? address.reason : address.kind;
};

test('names track, day and race', () => {
  assert.equal(raceAddressOf('/race/saratoga/2025-08-02/4/'), {
    kind: 'race',
    slug: 'saratoga',
    date: '2025-08-02',
    raceNumber: 4,
    isCompared: false,
  });
});

test('its horses side by side have an address below it', () => {
  const address = raceAddressOf('/race/saratoga/2025-08-02/4/compare');
  assert.is(address.kind === 'race' && address.isCompared, true);
  assert.match(reasonOf('/race/saratoga/2025-08-02/4/compare/2'), '“compare” is not the number of a race.');
});

test('one race may stay on the screen until another one of its track is drawn, and nothing else may', () => {
  const race = '/race/saratoga/2025-08-02/4';
  assert.is(areRacesOfOneTrack(race, '/race/saratoga/2025-08-03/11'), true);
  for (const other of [
    '/race/aqueduct/2025-08-02/4',
    '/race/saratoga/2025-08-02/4/compare',
    '/race/saratoga/2025-08-02/four',
    '/race/saratoga/2025-08-02',
    '/race',
    '/horse/abc',
    '/print/saratoga/2025-08-02/4',
  ]) {
    assert.is(areRacesOfOneTrack(race, other), false, other);
    assert.is(areRacesOfOneTrack(other, race), false, other);
  }
});

test('without a race, or without a day, means the next race', () => {
  assert.equal(raceAddressOf('/race'), { kind: 'next', slug: null, date: null });
  assert.equal(raceAddressOf('/race/aqueduct'), { kind: 'next', slug: 'aqueduct', date: null });
  assert.equal(raceAddressOf('/race/aqueduct/2025-08-02'), {
    kind: 'next',
    slug: 'aqueduct',
    date: '2025-08-02',
  });
});

test('says what is wrong with an invalid day or race number', () => {
  assert.match(reasonOf('/race/saratoga/2025-02-30/4'), '“2025-02-30” is not a date');
  assert.match(reasonOf('/race/saratoga/%E0%A4%A/4'), 'is not a date');
  for (const number of ['0', '-1', '100', 'four', '4.5'])
    assert.is(reasonOf(`/race/saratoga/2025-08-02/${number}`), `“${number}” is not the number of a race.`);
  assert.match(reasonOf('/race/saratoga/2025-08-02/4/5'), '“5” is not the number of a race.');
});

test('changes to the race before and after by the keys, and stops at both ends of the card', () => {
  const [first, second] = [aRace(), aRace({ id: 'saratoga-2025-06-07-2', raceNumber: 2 })];
  const races = [first, second];
  for (const key of [']', 'ArrowRight']) assert.is(raceAfter(key, first, races), second);
  for (const key of ['[', 'ArrowLeft']) assert.is(raceAfter(key, second, races), first);
  assert.is(raceAfter('[', first, races), null);
  assert.is(raceAfter(']', second, races), null);
  assert.is(raceAfter('x', first, races), null);
});

test.run();
