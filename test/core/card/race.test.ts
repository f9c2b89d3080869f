import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseRaceId, raceId } from '#core/card/race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('the id of a race');

const DAY = '2025-08-02' as RaceDay;

test('is track, day and number, and says when the race is invented', () => {
  assert.is(raceId('saratoga', DAY, 11), 'saratoga-2025-08-02-11');
  assert.is(raceId('del-mar', DAY, 1, true), 'demo-del-mar-2025-08-02-1');
});

test('reads back as what it was made of', () => {
  const rng = seededRng(184);
  for (let trial = 0; trial < 100; trial += 1) {
    const [trackSlug, number, isDemo] = [
      rng() < 0.5 ? 'saratoga' : 'del-mar',
      1 + Math.floor(rng() * 14),
      rng() < 0.5,
    ];
    const id = raceId(trackSlug, DAY, number, isDemo);
    assert.equal(parseRaceId(id), { id, isDemo, trackSlug, day: DAY, number });
  }
});

test('of a track with a hyphen is not that of an invented race', () => {
  assert.is(parseRaceId('demo-2025-08-02-1')?.trackSlug, 'demo');
  assert.is(parseRaceId('demo-2025-08-02-1')?.isDemo, false);
});

test('is null for any other text', () => {
  for (const text of [
    '',
    'saratoga',
    'saratoga-2025-08-02',
    'saratoga-2025-08-02-',
    'saratoga-2025-8-2-1',
    'saratoga-2025-08-02-100',
    'Saratoga-2025-08-02-1',
    'saratoga--2025-08-02-1',
    '-2025-08-02-1',
    ' saratoga-2025-08-02-1',
    'saratoga-2025-08-02-1\n',
    "saratoga-2025-08-02-1'--",
  ])
    assert.is(parseRaceId(text), null, text);
});

test.run();
