import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackBySlug } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { meetsOf } from '#core/scorecards/record/meets.ts';

const test = suite('the meets of a track');
const days = (...texts: readonly string[]) => texts as readonly RaceDay[];
const namesOf = (slug: string, raced: readonly RaceDay[]) => {
  const track = trackBySlug(slug);
  return track === null ? [] : meetsOf(track, raced).map(({ name }) => name);
};

test('dark days stay within a meet, a long break begins another', () => {
  const raced = days('2025-04-04', '2025-04-18', '2025-10-03', '2025-10-20', '2025-10-04');
  assert.equal(namesOf('keeneland', raced), [
    'Keeneland, Oct 20, 2025',
    'Keeneland, Oct 3 to Oct 4, 2025',
    'Keeneland, Apr 4 to Apr 18, 2025',
  ]);
});

test('a meet of the New York circuit goes by its name', () => {
  assert.equal(namesOf('saratoga', days('2025-07-10', '2025-07-20', '2025-07-31')), ['Saratoga summer 2025']);
});

test.run();
