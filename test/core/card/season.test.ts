import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seasonState } from '#core/card/season.ts';
import { type Season, trackBySlug } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('season');

const seasonOf = (slug: string): Season => {
  const season = trackBySlug(slug)?.season ?? null;
  if (season === null) throw new Error(`no season of ${slug}`);
  return season;
};

/** Day, then for Saratoga and Del Mar: null in season, else the coming first day. */
const STATES: readonly (readonly [string, string | null, string | null])[] = [
  ['2025-07-09', '2025-07-10', '2025-07-17'],
  ['2025-07-10', null, '2025-07-17'],
  ['2025-07-16', null, '2025-07-17'],
  ['2025-07-17', null, null],
  ['2025-09-07', null, null],
  ['2025-09-08', null, '2026-07-17'],
  ['2025-09-10', null, '2026-07-17'],
  ['2025-09-11', '2026-07-10', '2026-07-17'],
  ['2026-11-20', '2027-07-10', '2027-07-17'],
  ['2027-01-01', '2027-07-10', '2027-07-17'],
];

for (const [day, saratoga, delMar] of STATES) {
  for (const [slug, nextStart] of [
    ['saratoga', saratoga],
    ['del-mar', delMar],
  ] as const) {
    test(`${slug} on ${day} is ${nextStart === null ? 'in season' : `off until ${nextStart}`}`, () => {
      const state = seasonState(seasonOf(slug), day as RaceDay);
      assert.is(state.inSeason, nextStart === null);
      assert.is(state.nextStart, nextStart);
    });
  }
}

test.run();
