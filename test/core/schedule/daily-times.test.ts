import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { DAY, HOUR, shift, toIso } from '#core/kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { dailyJobs } from '#core/schedule/daily-times.ts';
import { jobText } from '#core/schedule/job.ts';
import type { DailyRule } from '#core/schedule/rules.ts';
import { present } from '#test/support/present.ts';

const test = suite('Daily times');

const timesOf = (day: string, isRaceDay: boolean) =>
  Object.fromEntries(
    dailyJobs(SCHEDULE, day as RaceDay, isRaceDay).map(({ rule, dueAt }) => [rule.name, toIso(dueAt)]),
  );

const ruleAt = (time: string): DailyRule => ({ ...present(SCHEDULE.daily[0]), name: 'night', time });
const nightAt = (time: string, day: string) =>
  dailyJobs({ ...SCHEDULE, daily: [ruleAt(time)] }, day as RaceDay, false).map(({ dueAt }) => toIso(dueAt));

test('on a summer race day the four morning jobs run at their New York times', () => {
  assert.equal(timesOf('2025-08-02', true), {
    tidy: '2025-08-02T07:30:00.000Z',
    'data-sync': '2025-08-02T10:00:00.000Z',
    picks: '2025-08-02T11:00:00.000Z',
    workflow: '2025-08-02T12:00:00.000Z',
    'expert-picks': '2025-08-02T12:30:00.000Z',
    heads: '2025-08-02T14:00:00.000Z',
  });
});

test('in winter they run at the same time of day, an hour later in UTC', () => {
  assert.is(timesOf('2025-12-06', true)['data-sync'], '2025-12-06T11:00:00.000Z');
});

test('without a card there are neither picks nor experts to ask', () => {
  assert.equal(Object.keys(timesOf('2025-08-05', false)), ['tidy', 'data-sync', 'workflow', 'heads']);
});

test('the spring night has no 02:30: that job runs once, an hour later', () => {
  assert.equal(nightAt('02:30', '2026-03-07'), ['2026-03-07T07:30:00.000Z']);
  assert.equal(nightAt('02:30', '2026-03-08'), ['2026-03-08T07:30:00.000Z']);
  assert.equal(nightAt('02:30', '2026-03-09'), ['2026-03-09T06:30:00.000Z']);
});

test('the autumn night has 01:30 twice: that job runs once, the first time', () => {
  assert.equal(nightAt('01:30', '2026-10-31'), ['2026-10-31T05:30:00.000Z']);
  assert.equal(nightAt('01:30', '2026-11-01'), ['2026-11-01T05:30:00.000Z']);
  assert.equal(nightAt('01:30', '2026-11-02'), ['2026-11-02T06:30:00.000Z']);
});

test('through a year every job has one moment on each day, and each lies on that day', () => {
  const moments = new Set<string>();
  let last = 0;
  for (let ahead = 0; ahead < 365; ahead += 1) {
    const day = addDays('2026-01-01' as RaceDay, ahead);
    for (const { rule, dueAt } of dailyJobs({ ...SCHEDULE, daily: [ruleAt('01:30')] }, day, false)) {
      assert.is(raceDayAt(dueAt, 'America/New_York'), day);
      if (last > 0) assert.ok([DAY, DAY - HOUR, DAY + HOUR].includes(dueAt - last));
      last = dueAt;
      moments.add(jobText({ clock: 0, track: 'saratoga', day, raceNumber: 0, name: rule.name }));
    }
  }
  assert.is(moments.size, 365);
});

test('a second look at the repeated hour plans no second job', () => {
  const first = dailyJobs({ ...SCHEDULE, daily: [ruleAt('01:30')] }, '2026-11-01' as RaceDay, false);
  const { dueAt } = present(first[0]);
  const anHourLater = shift(dueAt, HOUR);
  assert.is(raceDayAt(anHourLater, 'America/New_York'), '2026-11-01');
  assert.equal(dailyJobs({ ...SCHEDULE, daily: [ruleAt('01:30')] }, '2026-11-01' as RaceDay, false), first);
});

test('an invalid time is reported, with its job', () => {
  assert.throws(() => nightAt('25:30', '2026-11-01'), /night: 25:30 is not a time of day/);
});

test.run();
