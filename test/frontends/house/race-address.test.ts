import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceOf, withRace } from '#frame/race-address.ts';

const test = suite('the race in an address');
const fifth = { slug: 'saratoga', raceNumber: '5', date: null };
const raceAt = (href: string) => raceOf(new URL(href, 'https://site'), 'saratoga');

test('a screen that shows one race names it by its number, a race page by day and number', () => {
  assert.equal(raceAt('/?race=5'), fifth);
  assert.equal(raceAt('/pace-analysis?race=5&date=2025-06-07'), { ...fifth, date: '2025-06-07' });
  assert.equal(raceAt('/race/aqueduct/2025-06-07/5?tab=odds'), {
    slug: 'aqueduct',
    raceNumber: '5',
    date: '2025-06-07',
  });
});

test('without a race in the address none is chosen, and a screen without races says nothing of it', () => {
  assert.is(raceAt('/pace-analysis'), null);
  assert.is(raceAt('/weather-analysis'), undefined);
  assert.is(raceAt('/admin/stewards?race=5'), undefined);
});

test('the chosen race goes along to every screen that shows one', () => {
  for (const path of [
    '/',
    '/pace-analysis',
    '/racing-program',
    '/ml-predictions',
    '/ai-debate',
    '/claude-ai',
  ])
    assert.is(withRace(path, 'saratoga', fifth), `${path}?race=5`);
  assert.is(withRace('/pace-analysis?tab=bias', 'saratoga', fifth), '/pace-analysis?tab=bias&race=5');
  assert.is(withRace('/race?tab=odds', 'saratoga', fifth), '/race?tab=odds&race=5');
});

test('with its day it leads to the page of that race, and the day goes along', () => {
  const dated = { ...fifth, date: '2025-06-07' };
  assert.is(withRace('/race?tab=odds', 'saratoga', dated), '/race/saratoga/2025-06-07/5?tab=odds');
  assert.is(withRace('/racing-program', 'saratoga', dated), '/racing-program?race=5&date=2025-06-07');
});

test('an address that names a race, a day or a track of its own keeps it, and so does a screen without races', () => {
  for (const href of [
    '/?race=2',
    '/racing-program?date=2025-06-06',
    '/?track=aqueduct',
    '/weather-analysis',
    '/race/saratoga/2025-06-07/2',
    'https://elsewhere.example/',
  ])
    assert.is(withRace(href, 'saratoga', fifth), href);
});

test('a race of another track is left behind', () => {
  assert.is(withRace('/pace-analysis', 'aqueduct', fifth), '/pace-analysis');
  assert.is(withRace('/pace-analysis', 'saratoga', null), '/pace-analysis');
});

test.run();
