import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { endsOf, lastSlots, sourceHistory } from '#core/operations/history/source-history.ts';
import { joinedFetches } from '#core/operations/joined-fetches.ts';
import {
  OWN_SOURCES,
  ownSources,
  type Pause,
  pauseEnd,
  pauseReason,
  refusePaused,
  untilText,
} from '#core/operations/pause/pause.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { fetchUnlessPaused, makeUnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import { makeMemoryPauseStore } from '#test/doubles/pause-store.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';
import { WHOLE } from '#test/support/run-deps.ts';

const test = suite('a source that is paused');

const ZONE = 'America/New_York';
const pauseOf = (source: SourceName): Pause => ({
  source,
  by: null,
  reason: 'the host is moving',
  since: RUN_START,
  until: shift(RUN_START, HOUR),
});

test('a pause ends later than now, and 14 days ahead at most', () => {
  assert.is(pauseEnd(shift(RUN_START, 14 * DAY), RUN_START), RUN_START + 14 * DAY);
  assert.is(pauseEnd(shift(RUN_START, 1), RUN_START), RUN_START + 1);
  assert.throws(() => pauseEnd(RUN_START, RUN_START), /^until: .* is in the past\./);
  assert.throws(
    () => pauseEnd(shift(RUN_START, 14 * DAY + 1), RUN_START),
    /^until: .* more than 14 days ahead\./,
  );
});

test('a reason is one line, and never nothing', () => {
  assert.is(pauseReason(' the host\nis moving '), 'the host is moving');
  assert.is(pauseReason('x'.repeat(300)).length, 200);
  assert.throws(() => pauseReason('\u0007 \n'), /^reason: /);
});

test('the end is given in New York time, across the change of the clocks', () => {
  const textAt = (day: string, minute: number) => untilText(instantOn(day as RaceDay, minute, ZONE));
  assert.equal(
    [textAt('2025-08-02', 15 * 60), textAt('2025-11-02', 0)],
    ['2025-08-02 3:00 PM ET', '2025-11-02 12:00 AM ET'],
  );
});

test('combined names expand to their parts, each once', () => {
  assert.equal(ownSources(['live', 'odds', 'racing-api', 'races']), ['changes', 'odds', 'races']);
  assert.equal(ownSources(null), OWN_SOURCES);
  assert.equal([OWN_SOURCES.includes('live'), OWN_SOURCES.length], [false, 10]);
});

test('a combined name is refused only when all its parts are paused', () => {
  refusePaused('live', [pauseOf('odds')]);
  assert.throws(
    () => refusePaused('live', [pauseOf('odds'), pauseOf('changes')]),
    /^Live data: this source is paused until/,
  );
  assert.throws(() => refusePaused('racing-api', [pauseOf('races')]), /Racing API: this source is paused/);
  refusePaused('weather', [pauseOf('odds')]);
});

test('work on a paused source does not begin; after its hour it does', async () => {
  const pauses = makeMemoryPauseStore();
  await pauses.keep(pauseOf('odds'));
  let now: Instant = RUN_START;
  const unlessPaused = makeUnlessPaused({ pauses, clock: () => now });
  let done = 0;
  const work = async () => {
    done += 1;
  };
  const refusal = await refused(unlessPaused('odds', work));
  assert.equal([refusal.kind, refusal.code, done], ['conflict', 'operations.paused', 0]);
  await unlessPaused('weather', work);
  now = shift(RUN_START, HOUR);
  await unlessPaused('odds', work);
  assert.is(done, 2);
});

test('of several asked as one, the one that is paused is missing and the others come', async () => {
  const pauses = makeMemoryPauseStore();
  await pauses.keep(pauseOf('odds'));
  const unlessPaused = makeUnlessPaused({ pauses, clock: () => RUN_START });
  const well = async () => WHOLE;
  const live = joinedFetches([
    fetchUnlessPaused(unlessPaused, 'changes', well),
    fetchUnlessPaused(unlessPaused, 'odds', well),
  ]);
  const fetchReport = await live({ track: 'saratoga', day: RUN_DAY }, () => undefined);
  assert.equal([fetchReport.expected, fetchReport.received], [null, 3]);
  assert.match(fetchReport.faults[0] ?? '', 'Live odds: this source is paused until');
});

test('the past of a source has a place for each of 14 days, and an age only where a fact is known', () => {
  const slots = lastSlots(RUN_START, ZONE);
  const ends = endsOf(slots, RUN_START, DAY);
  assert.equal([slots[0]?.day, slots.at(-1)?.day], ['2025-07-20', RUN_DAY]);
  assert.is(ends.at(-1), RUN_START + DAY);
  assert.is(ends[0], (slots[0]?.to ?? 0) + DAY);
  const provenance = { tier: 'live', source: 'A station', at: shift(RUN_START, DAY - 3 * HOUR) } as const;
  const moment = ends.at(-1) as Instant;
  const past = sourceHistory(
    'weather',
    { slots, ends },
    {
      runs: [{ source: 'weather', day: RUN_DAY, success: 2, partial: 0, failed: 1 }],
      newest: [{ source: 'weather', moment, provenance }],
    },
  );
  assert.equal(past.days.at(-1), { day: RUN_DAY, success: 2, partial: 0, failed: 1, ageMs: 3 * HOUR });
  assert.equal(past.days[12], { day: '2025-08-01', success: 0, partial: 0, failed: 0, ageMs: null });
  assert.equal(past.newest, provenance);
});

test.run();
