import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { daysCoveredBy } from '#core/operations/days-covered.ts';
import { endsOf, HISTORY_DAYS, lastSlots, sourceHistory } from '#core/operations/history/source-history.ts';
import { LISTED_CHARACTERS, MAX_QUARANTINED_CHARACTERS, trimmedEntry } from '#core/operations/quarantine.ts';
import { dayByNow, dayCoveredBy, dayOrRefusal } from '#core/operations/requested-day.ts';
import { horizonOf, retentionText } from '#core/operations/retention.ts';
import { SOURCE_NAMES } from '#core/operations/source-name.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('The past of a source, and the days it covers');

const ZONE = 'America/New_York';

test('fourteen calendar days end with today and follow each other without a gap', () => {
  const slots = lastSlots(RUN_START, ZONE);
  assert.equal([slots.length, present(slots.at(-1)).day], [HISTORY_DAYS, RUN_DAY]);
  for (const [nth, slot] of slots.slice(1).entries()) assert.is(slot.from, present(slots[nth]).to);
});

test('the day the clocks change has 23 or 25 hours', () => {
  const lengthOf = (day: string) => {
    const slots = lastSlots(instantOn(day as RaceDay, 12 * 60, ZONE), ZONE);
    const { from, to } = present(slots.at(-1));
    return (to - from) / HOUR;
  };
  assert.equal(['2025-03-09', '2025-11-02', '2025-08-02'].map(lengthOf), [23, 25, 24]);
});

test('days end at midnight on the racing clock, today at the moment now', () => {
  const slots = lastSlots(RUN_START, ZONE);
  const ends = endsOf(slots, RUN_START, HOUR);
  assert.is(ends.at(-1), shift(RUN_START, HOUR));
  assert.is(ends[0], shift(present(slots[0]).to, HOUR));
});

test('a day has its own runs, and the age of the newest fact at its end', () => {
  const slots = lastSlots(RUN_START, ZONE);
  const ends = endsOf(slots, RUN_START, 0);
  const yesterday = addDays(RUN_DAY, -1);
  const provenance = (offset: number) =>
    ({ tier: 'live', source: 'A station', at: shift(RUN_START, offset) }) as const;
  const moments = ends.slice(-2);
  const history = sourceHistory(
    'weather',
    { slots, ends },
    {
      runs: [
        { source: 'weather', day: yesterday, success: 4, partial: 1, failed: 2 },
        { source: 'odds', day: RUN_DAY, success: 9, partial: 0, failed: 0 },
      ],
      newest: moments.map((moment, nth) => ({
        source: 'weather',
        moment,
        provenance: provenance(nth === 0 ? -DAY : -HOUR),
      })),
    },
  );
  assert.equal(history.newest, provenance(-HOUR));
  const [before, today] = history.days.slice(-2);
  const midnight = present(slots.at(-1)).from;
  assert.equal(before, {
    ...{ day: yesterday, success: 4, partial: 1, failed: 2 },
    ageMs: midnight - (RUN_START - DAY),
  });
  assert.equal(today, { day: RUN_DAY, success: 0, partial: 0, failed: 0, ageMs: HOUR });
  assert.ok(history.days.slice(0, -2).every(({ ageMs, success }) => ageMs === null && success === 0));
});

test('a source that was never asked has fourteen empty days', () => {
  const slots = lastSlots(RUN_START, ZONE);
  const history = sourceHistory(
    'news',
    { slots, ends: endsOf(slots, RUN_START, 0) },
    { runs: [], newest: [] },
  );
  assert.equal([history.newest, history.days.length], [null, HISTORY_DAYS]);
});

test('every source covers today, and none looks further ahead than two weeks or back than two years', () => {
  for (const source of SOURCE_NAMES) {
    const { from, to } = daysCoveredBy(source, RUN_DAY);
    assert.ok(from <= RUN_DAY && RUN_DAY <= to, source);
    assert.ok(to <= addDays(RUN_DAY, 14) && from >= addDays(RUN_DAY, -731), source);
  }
  assert.equal(daysCoveredBy('odds', RUN_DAY).from, RUN_DAY);
  assert.equal(daysCoveredBy('results', RUN_DAY).to, RUN_DAY);
});

test('a requested day is a date, covered by its source, and not after today where only the past counts', () => {
  assert.is(dayOrRefusal('2025-08-02'), RUN_DAY);
  for (const text of ['2025-02-30', 'today', '2025-8-2', ''])
    assert.is(refusalOf(() => dayOrRefusal(text)).code, 'card.bad-day');
  assert.is(dayCoveredBy('odds', RUN_DAY, RUN_DAY), RUN_DAY);
  assert.is(
    refusalOf(() => dayCoveredBy('odds', addDays(RUN_DAY, -1), RUN_DAY)).code,
    'operations.day-too-far',
  );
  assert.is(dayByNow(RUN_DAY, RUN_DAY), RUN_DAY);
  assert.is(refusalOf(() => dayByNow(addDays(RUN_DAY, 1), RUN_DAY)).code, 'operations.day-to-come');
});

test('data is deleted after its days, or at its own end', () => {
  const rule = (keepDays: number) => ({ what: 'page views', keepDays });
  assert.equal(
    [0, 1, 365].map((days) => retentionText(rule(days))),
    ['until they expire', '1 day', '365 days'],
  );
  assert.is(horizonOf(rule(0), RUN_START), RUN_START);
  assert.is(horizonOf(rule(30), RUN_START), shift(RUN_START, -30 * DAY));
});

test('a quarantined answer is cut to 64 KB, without the character that PostgreSQL refuses', () => {
  const entry = {
    source: 'NYRA',
    address: 'https://example.com',
    status: 200,
    contentType: 'text/html',
    text: `a\0b${'x'.repeat(MAX_QUARANTINED_CHARACTERS)}`,
    at: RUN_START,
    why: 'It is not JSON.',
  };
  const { text, ...rest } = trimmedEntry(entry);
  assert.is(text.length, MAX_QUARANTINED_CHARACTERS);
  assert.is(text.slice(0, 4), 'a bx');
  assert.equal(rest, (({ text: _, ...others }) => others)(entry));
  assert.ok(LISTED_CHARACTERS < MAX_QUARANTINED_CHARACTERS);
});

test.run();
