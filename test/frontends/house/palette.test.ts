import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayOfRaces } from '#kit/racing/day-of-races.ts';
import { apps } from '../../../frontends/shell/apps.ts';
import { barLinks } from '../../../frontends/shell/navigation.ts';
import { found, optionAfter, pagesOf, placesOf } from '../../../frontends/shell/palette/destinations.ts';
import { namedComparisons } from '../../../frontends/shell/palette/named-comparison.ts';
import { anEntry, aRace } from '../picks/a-day.ts';

const test = suite('going to a race, a horse or a page');

const day = dayOfRaces([
  aRace({
    raceNumber: 3,
    entries: [
      anEntry('4', { horseId: 'paper-lantern', horseName: 'PAPER LANTERN', jockeyName: 'VALE ADA' }),
      anEntry('5', { horseName: 'LANTERN ROAD', scratchStatus: true }),
    ],
  }),
]);
const pages = pagesOf(apps, barLinks);
const all = [...placesOf(day), ...pages];
const labels = (typed: string) => found(all, typed).map(({ label }) => label);

test('every screen with an address of its own can be opened from the palette', () => {
  const screens = apps.flatMap(({ screens: ofApp }) => ofApp.flatMap(({ paths }) => paths.slice(0, 1)));
  assert.equal(pages.map(({ href }) => href).sort(), [...screens].sort());
});

test('before anything is typed pages and races are offered, and no horse', () => {
  assert.ok(labels('').includes('Race 3: program'));
  assert.ok(labels('').includes('Scoreboard'));
  assert.not.ok(labels('').includes('Paper Lantern'));
});

test('a horse is found by its name, names that begin with the words first, and leads to its own page', () => {
  assert.equal(labels('lantern'), ['Lantern Road', 'Paper Lantern']);
  const [horse] = found(all, 'paper lan');
  assert.equal([horse?.href, horse?.programNumber], ['/horse/paper-lantern', '4']);
  assert.match(found(all, 'lantern road')[0]?.hint ?? '', 'scratched');
});

test('horses of a race are compared from the palette, once that is asked for', () => {
  assert.not.ok(labels('').includes('Race 3: compare horses'));
  const [comparison] = found(all, 'compare');
  assert.is(comparison?.href, '/race/saratoga/2025-06-07/3/compare');
});

test('a race leads to its own page first, then to its picks and its place in the program', () => {
  assert.equal(
    found(all, 'race 3')
      .map(({ label, href }) => [label, href])
      .slice(0, 3),
    [
      ['Race 3: race page', '/race/saratoga/2025-06-07/3'],
      ['Race 3: picks', '/?race=3'],
      ['Race 3: program', '/racing-program?race=3'],
    ],
  );
});

test('two to four horses of a race are compared by their names', () => {
  const compared = (typed: string) =>
    namedComparisons(day.races, typed).map(({ label, href }) => [label, href]);
  const both = [['Compare Paper Lantern, Lantern Road', '/race/saratoga/2025-06-07/3/compare?horses=4,5']];
  assert.equal(compared('compare paper lantern, lantern road'), both);
  assert.equal(compared('compare Paper Lantern and lantern road'), both);
  assert.equal(compared('paper vs lantern road'), both);
  assert.equal(compared('compare paper lantern, lantern road '), both);
  assert.equal(compared('compare paper'), []);
  assert.equal(compared('compare paper lantern and nobody'), []);
  assert.equal(compared('lantern'), []);
});

test('every word counts, in any order, also those of the people; nothing is found for nonsense', () => {
  assert.equal(labels('vale paper'), ['Paper Lantern']);
  assert.match(found(all, 'paper lan')[0]?.hint ?? '', 'Ada Vale');
  assert.equal(labels('zzz'), []);
  assert.ok(labels('<script>').length === 0);
});

test('arrows lead round the list', () => {
  assert.equal(
    [
      optionAfter('ArrowDown', 2, 3),
      optionAfter('ArrowUp', 0, 3),
      optionAfter('x', 0, 3),
      optionAfter('ArrowDown', 0, 0),
    ],
    [0, 2, null, null],
  );
});

test.run();
