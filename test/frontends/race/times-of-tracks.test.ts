import * as React from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markupOf, textOf } from '../account/markup.ts';

const { Entries } = await import('../../../frontends/race/horse/horse-facts.tsx');
const { EntriesToday } = await import('../../../frontends/race/people/entries-today.tsx');
const { FoundRaces } = await import('../../../frontends/race/angles/found-races.tsx');
const { WatchList } = await import('../../../frontends/picks/watch/watch-list.tsx');

const test = suite('times in lists across tracks');

const provenance = { tier: 'imported', source: 'Brisnet card DMR0802.DRF', at: '2025-08-02T12:00:00.000Z' };
const race = {
  raceId: 'del-mar-2025-08-02-4',
  trackSlug: 'del-mar',
  trackName: 'Del Mar',
  date: '2025-08-02',
  day: '2025-08-02',
  raceNumber: 4,
  postTime: '2025-08-03T00:05:00.000Z',
  timeZone: 'America/Los_Angeles',
  title: 'ALLOWANCE',
};
const horse = {
  horseId: 'PAPERLANTERN|2021|CANDLEWICK',
  horseName: 'PAPER LANTERN',
  programNumber: '7',
  isScratched: false,
  state: 'entered',
  morningLine: null,
  jockey: null,
  trainer: null,
  owner: null,
  because: [],
  outcome: null,
  provenance,
};
const entry = { ...race, ...horse };

const readAs = <Props extends object>(screen: React.FunctionComponent<Props>, props: unknown, answers = {}) =>
  textOf(markupOf(() => React.createElement(screen, props as Props), answers));

test('an entry of a horse, of a person, of an angle and of the watch list has the time of its own track', () => {
  const search = {
    find: 'layoff(60)',
    when: 'today',
    races: [{ ...race, horses: [horse] }],
    more: 0,
    cards: 1,
  };
  const watched = { '/api/watch/entered': { entered: [entry], more: 0 } };
  for (const text of [
    readAs(Entries, { upcoming: [entry] }),
    readAs(EntriesToday, { entries: [entry] }),
    readAs(FoundRaces, { search }),
    readAs(WatchList, {}, watched),
  ]) {
    assert.match(text, '5:05 PM PT');
  }
});

test('an answer without a zone is shown in Eastern Time, with that label', () => {
  const { timeZone: _, ...older } = entry;
  assert.match(readAs(EntriesToday, { entries: [older] }), '8:05 PM ET');
});

test.run();
