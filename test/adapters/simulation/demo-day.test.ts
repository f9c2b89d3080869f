import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { demoClockStart, demoDay } from '#adapters/simulation/demo-day.ts';
import { seasonState } from '#core/card/season.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { toIso } from '#core/kernel/instant.ts';
import { addDays, parseRaceDay, type RaceDay, weekday } from '#core/kernel/race-day.ts';

const test = suite('the demo day');

const day = (text: string): RaceDay => {
  const read = parseRaceDay(text);
  if (read === null) throw new Error(`${text} is no day`);
  return read;
};
const saratoga = FLAGSHIP;

test('the demo day is the latest first Saturday of August that has come', () => {
  assert.is(demoDay(day('2026-11-21')), '2026-08-01');
  assert.is(demoDay(day('2026-08-01')), '2026-08-01');
  assert.is(demoDay(day('2026-07-31')), '2025-08-02');
  assert.is(demoDay(day('2024-02-29')), '2023-08-05');
});

test('whatever the date, the demo day is a Saturday of the season, at most a year and a week old', () => {
  for (let today = day('2023-01-01'); today < '2031-01-01'; today = addDays(today, 1)) {
    const chosen = demoDay(today);
    assert.is(weekday(chosen), 6);
    assert.ok(seasonState(saratoga.season, chosen).inSeason);
    assert.ok(chosen <= today && addDays(chosen, 372) > today, `${today}: ${chosen}`);
  }
});

test('the racing clock of the demo starts 45 minutes before the first race', () => {
  const card = makeDemoCard({ seed: 7, day: day('2026-08-01'), track: saratoga, firstPost: 790 });
  assert.is(toIso(demoClockStart(card)), '2026-08-01T16:25:00.000Z');
});

test('a card without a post time has no clock start', () => {
  const card = makeDemoCard({ seed: 7, day: day('2026-08-01'), track: saratoga, firstPost: 790 });
  assert.throws(() => demoClockStart({ ...card, races: [] }), /no post time/);
});

test.run();
