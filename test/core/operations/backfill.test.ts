import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, instant, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import {
  backfillText,
  daysOver,
  endedBackfill,
  endedDay,
  openedBackfill,
  resumed,
  stoppedBackfill,
  withDay,
} from '#core/operations/backfill/backfill.ts';
import { backfillPlan } from '#core/operations/backfill/plan.ts';
import { daysOf, MOST_BACKFILL_DAYS, requestedSpan } from '#core/operations/backfill/requested-span.ts';
import { type KnownDay, sourceDays } from '#core/operations/backfill/source-day.ts';
import type { DayFacts } from '#core/operations/day-facts.ts';
import { makeFailure } from '#core/operations/failure.ts';
import type { Run } from '#core/operations/run.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { anEndedRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { someFacts } from '#test/support/day-facts.ts';

const test = suite('a span of days collected again');

const TODAY = RUN_DAY;
const NOON = instantOn(TODAY, 12 * 60, 'America/New_York');

const known = (facts: DayFacts, runs: readonly Run[] = [], change: Partial<KnownDay> = {}): KnownDay => ({
  facts,
  last: (source) => runs.find((run) => run.source === source) ?? null,
  barred: () => null,
  today: TODAY,
  now: NOON,
  machineNow: NOON,
  ...change,
});

const whys = (day: KnownDay, only: SourceName | null = null) =>
  Object.fromEntries(sourceDays(day, only).map(({ source, why }) => [source, why]));

const yesterday = addDays(TODAY, -1);
const over = (change: Partial<DayFacts> = {}) => someFacts({ day: yesterday, ...change });
const NOTHING_LEFT = {
  changes: 'not-answerable',
  weather: 'not-answerable',
  odds: 'not-answerable',
  'expert-picks': 'not-answerable',
  news: 'not-answerable',
  'ai-analysis': 'not-answerable',
};

test('of a past day, the card, the pedigrees and the results can still be fetched', () => {
  assert.equal(whys(known(over())), {
    ...NOTHING_LEFT,
    races: 'complete',
    pedicapper: 'missing',
    results: 'missing',
    'jockeys-trainers': 'stale',
  });
  const dayFacts = over({ resultRaces: 10, pedigrees: 80, pedigreeRaces: 10 });
  assert.equal(whys(known(dayFacts)), {
    ...NOTHING_LEFT,
    races: 'complete',
    pedicapper: 'complete',
    results: 'complete',
    'jockeys-trainers': 'complete',
  });
});

test('a day without a card fetches it first, and what depends on the card after it', () => {
  const bare = known(over({ card: null }));
  assert.equal(whys(bare)['pedicapper'], 'missing');
  assert.equal(whys(bare, 'pedicapper'), { pedicapper: 'not-answerable' });
});

test('each part of a combined source is planned as under its own name', () => {
  const dayKnown = known(over());
  assert.equal(whys(dayKnown, 'racing-api'), { races: 'complete' });
  assert.equal(whys(known(over({ card: null })), 'racing-api'), { races: 'missing' });
  assert.equal(whys(known(someFacts()), 'live'), { changes: 'missing', odds: 'missing' });
});

test('what failed, and what came in part, says so in the words of its last run', () => {
  const failure = makeFailure('source.unavailable', 'The host is down (502).', 'unavailable');
  const run = (status: Run['status']) =>
    anEndedRun({ source: 'results', day: yesterday, status, faults: [failure] });
  const [failed] = sourceDays(known(over(), [run('failed')]), 'results');
  assert.equal([failed?.why, failed?.sentence, failed?.isAsked], ['failed', failure.sentence, true]);
  const [partial] = sourceDays(known(over({ resultRaces: 7 }), [run('partial')]), 'results');
  assert.equal([partial?.why, partial?.sentence], ['partial', failure.sentence]);
  const [counted] = sourceDays(known(over({ resultRaces: 7 })), 'results');
  assert.equal([counted?.why, counted?.sentence], ['partial', 'Results of 7 of 10 races.']);
  const [sourceDay] = sourceDays(known(over({ resultRaces: 10 }), [run('failed')]), 'results');
  assert.equal([sourceDay?.why, sourceDay?.isAsked], ['complete', false]);
});

test('what was fetched today over an hour ago is stale, within the hour complete', () => {
  const runEndedBefore = (ago: number) =>
    anEndedRun({ startedAt: shift(NOON, -ago - 1), endedAt: shift(NOON, -ago), status: 'success' });
  const today = someFacts({ observations: 3 });
  assert.is(whys(known(today, [runEndedBefore(HOUR)]), 'weather')['weather'], 'stale');
  assert.is(whys(known(today, [runEndedBefore(HOUR - 1)]), 'weather')['weather'], 'complete');
  assert.is(whys(known(today), 'odds')['odds'], 'missing');
});

test('what is paused or not set up is not called, and the reason is given', () => {
  const barred = () => ({ why: 'paused', sentence: 'Paused until noon.' }) as const;
  const all = sourceDays(known(over(), [], { barred }), null);
  assert.equal([...new Set(all.map(({ why, isAsked }) => `${why} ${isAsked}`))], ['paused false']);
});

test('results are available two years back, and no day farther', () => {
  const long = known(someFacts({ day: addDays(TODAY, -732) }));
  assert.is(whys(long, 'results')['results'], 'not-answerable');
  assert.is(whys(known(someFacts({ day: addDays(TODAY, -731) })), 'results')['results'], 'missing');
});

test('a day of which some is stored stays partial, whatever its last run says but failure', () => {
  const facts = over({ resultRaces: 7 });
  const stateAfter = (status: Run['status']) =>
    whys(known(facts, [anEndedRun({ source: 'results', day: yesterday, status })]), 'results')['results'];
  assert.equal(
    [stateAfter('success'), stateAfter('partial'), stateAfter('running'), stateAfter('failed')],
    ['partial', 'partial', 'partial', 'failed'],
  );
});

test('records of jockeys and trainers asked for alone are rebuilt, among all only after results', () => {
  const facts = over({ resultRaces: 10 });
  assert.is(whys(known(facts), 'jockeys-trainers')['jockeys-trainers'], 'stale');
  assert.is(whys(known(facts))['jockeys-trainers'], 'complete');
});

test('a plan counts what is asked, and nothing else', () => {
  const currentSourceDays = sourceDays(known(over()), null);
  const request = { track: 'saratoga', span: { from: yesterday, to: yesterday }, source: null, days: 1 };
  const effortOf = (_: SourceName, races: number | null) => ({ requests: races ?? 0, seconds: 2 });
  const plan = backfillPlan(request, currentSourceDays, { of: effortOf, racesOn: () => 10 });
  assert.equal([plan.daysAsked, plan.asked, plan.requests, plan.seconds], [1, 3, 30, 6]);
  const none = backfillPlan(request, [], { of: effortOf, racesOn: () => 10 });
  assert.equal([none.daysAsked, none.asked, none.requests], [0, 0, 0]);
});

test('days in the wrong order, too many, in the future, too long ago or missing are refused by their field', () => {
  for (const [from, to, pattern] of [
    ['2025-08-02', '2025-08-01', /^to: 2025-08-01 is before from/],
    ['2025-08-01', '2025-08-03', /^to: 2025-08-03 is after today/],
    ['2025-01-01', '2025-08-01', /^to: 213 days are too many; the limit is 92/],
    ['2023-01-01', '2023-01-02', /^from: 2023-01-01 is before 2023-08-02/],
    ['yesterday', '2025-08-01', /^from: "yesterday" is not a date/],
    ['2025-08-01', '2025-02-30', /^to: "2025-02-30" is not a date/],
    ["2025-08-01'; drop", '2025-08-01', /^from: /],
  ] as const)
    assert.throws(() => requestedSpan({ from, to }, TODAY), pattern);
});

test('as many days as are allowed, and a single one, are taken with both ends', () => {
  const from = addDays(TODAY, 1 - MOST_BACKFILL_DAYS);
  const days = daysOf(requestedSpan({ from, to: TODAY }, TODAY));
  assert.equal([days.length, days[0], days.at(-1)], [MOST_BACKFILL_DAYS, from, TODAY]);
  assert.equal(daysOf(requestedSpan({ from: TODAY, to: TODAY }, TODAY)), [TODAY]);
});

const days = [yesterday, TODAY] as readonly RaceDay[];
const opened = () =>
  openedBackfill(
    {
      id: 'backfill-1',
      claim: 'claim-1',
      track: 'saratoga',
      span: { from: yesterday, to: TODAY },
      source: null,
      askedBy: 'operator',
      by: null,
      at: RUN_START,
    },
    days,
  );
const outcome = (status: Run['status']) => ({
  source: 'results' as const,
  runId: 'run-1',
  status,
  sentence: null,
});
const dayOf = (day: RaceDay, ...statuses: Run['status'][]) =>
  endedDay({ day, state: 'running', asked: statuses.map(outcome) });

test('a day is as whole as what came of each source that was asked', () => {
  assert.is(dayOf(TODAY).state, 'complete');
  assert.is(dayOf(TODAY, 'success', 'success').state, 'done');
  assert.is(dayOf(TODAY, 'success', 'failed').state, 'partial');
  assert.is(dayOf(TODAY, 'failed').state, 'failed');
});

test('a backfill is complete when all its days are, and reports how far it is', () => {
  const first = withDay(opened(), dayOf(yesterday, 'success'));
  assert.equal(
    [daysOver(first), backfillText(first)],
    [1, 'The backfill from 2025-08-01 to 2025-08-02 is running: 1 of 2 days done.'],
  );
  const end = instant(RUN_START + 1);
  assert.is(endedBackfill(withDay(first, dayOf(TODAY)), end).status, 'success');
  assert.is(endedBackfill(withDay(first, dayOf(TODAY, 'failed')), end).status, 'partial');
  const failed = withDay(withDay(opened(), dayOf(yesterday, 'failed')), dayOf(TODAY, 'failed'));
  assert.is(endedBackfill(failed, end).status, 'failed');
});

test('a stopped backfill continues where it was: complete days stay, the others wait again', () => {
  const underWay = withDay(withDay(opened(), dayOf(yesterday, 'success')), {
    day: TODAY,
    state: 'running',
    asked: [outcome('success')],
  });
  const stopped = stoppedBackfill({ ...underWay, isStopAsked: true }, RUN_START);
  assert.equal([stopped.status, stopped.days.map(({ state }) => state)], ['stopped', ['done', 'waiting']]);
  const again = resumed(stopped, { claim: 'claim-2', at: shift(RUN_START, HOUR) });
  assert.equal(
    [
      again.status,
      again.claim,
      again.isStopAsked,
      again.endedAt,
      again.days.map((day) => [day.state, day.asked.length]),
    ],
    [
      'running',
      'claim-2',
      false,
      null,
      [
        ['done', 1],
        ['waiting', 0],
      ],
    ],
  );
});

test.run();
