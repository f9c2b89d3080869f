import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { DayFacts } from '#core/operations/day-facts.ts';
import { makeFailure } from '#core/operations/failure.ts';
import type { Pause } from '#core/operations/pause/pause.ts';
import type { Run } from '#core/operations/run.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { makeAssessDays } from '#core/operations/use-cases/assess-days.ts';
import { WORKFLOW_STEPS } from '#core/operations/workflow-steps.ts';
import { anEndedRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { someFacts } from '#test/support/day-facts.ts';
import { WHOLE } from '#test/support/run-deps.ts';

const test = suite('The state of the sources on some days');

const YESTERDAY = addDays(RUN_DAY, -1);

interface Room {
  readonly facts?: (day: RaceDay) => DayFacts;
  readonly runs?: readonly Run[];
  readonly paused?: readonly SourceName[];
  readonly unset?: readonly SourceName[];
  readonly sources?: (source: SourceName) => never;
  /** How far the racing clock is ahead of the machine's. */
  readonly ahead?: number;
}

function assessing({ facts, runs = [], paused = [], unset = [], sources, ahead = 0 }: Room = {}) {
  const spans: string[] = [];
  const clock = (): Instant => shift(RUN_START, 2 * HOUR);
  const pauseOf = (source: SourceName): Pause => ({
    ...{ source, by: null, reason: 'moving' },
    ...{ since: RUN_START, until: shift(RUN_START, 5 * HOUR) },
  });
  const assess = makeAssessDays({
    counts: { factsOf: async (_, days) => days.map((day) => facts?.(day) ?? someFacts({ day })) },
    history: {
      lastOfDays: async (_, { from, to }) => {
        spans.push(`${from} ${to}`);
        return runs.filter(({ day }) => day >= from && day <= to);
      },
    },
    pauses: { activeAt: async () => paused.map((source) => ({ ...pauseOf(source), byEmail: null })) },
    sources:
      sources ??
      ((source) => ({
        fetchSource: unset.includes(source) ? null : async () => WHOLE,
        howToSetUp: 'set RESULTS_SOURCE',
        tracks: EVERY_TRACK,
      })),
    clock,
    racingClock: () => shift(clock(), ahead),
  });
  return { assess, spans };
}

const only = async (source: SourceName, change: Room, day: RaceDay = YESTERDAY) => {
  const { sourceDays } = await assessing(change).assess('saratoga', [day], source);
  return sourceDays.map(({ why, sentence, isAsked }) => [why, sentence, isAsked]);
};

test('without days there is nothing to look up', async () => {
  const { assess, spans } = assessing();
  assert.equal(await assess('saratoga', [], null), { sourceDays: [], facts: [] });
  assert.equal(spans, []);
});

test('every source of every day is assessed in the order of the workflow, the runs read once', async () => {
  const { assess, spans } = assessing();
  const { sourceDays, facts } = await assess('saratoga', [YESTERDAY, RUN_DAY], null);
  const steps = WORKFLOW_STEPS.map(({ source }) => source);
  assert.equal(
    sourceDays.map(({ day, source }) => `${day} ${source}`),
    [YESTERDAY, RUN_DAY].flatMap((day) => steps.map((source) => `${day} ${source}`)),
  );
  assert.equal([facts.map(({ day }) => day), spans], [[YESTERDAY, RUN_DAY], [`${YESTERDAY} ${RUN_DAY}`]]);
});

test('a paused source is not asked, and says until when', async () => {
  assert.equal(await only('results', { paused: ['results'] }), [
    ['paused', 'Results: this source is paused until 2025-08-02 1:00 PM ET.', false],
  ]);
});

test('a source without a setting is not asked, and says what to set', async () => {
  assert.equal(await only('results', { unset: ['results'] }), [
    ['not-set-up', 'To use it, set RESULTS_SOURCE.', false],
  ]);
});

test('a pause counts before a missing setting', async () => {
  const [first] = await only('results', { paused: ['results'], unset: ['results'] });
  assert.is(first?.[0], 'paused');
});

test('a source with a wrong setting is asked, and fails by itself', async () => {
  const sources = (): never => {
    throw new Refusal('invalid', 'settings.bad', 'RESULTS_SOURCE is not a source.');
  };
  assert.is((await only('results', { sources }))[0]?.[2], true);
});

test('a defect of the register is not reported as a missing setting', async () => {
  const sources = (): never => {
    throw new TypeError('broken');
  };
  const error = await only('results', { sources }).catch((reason: unknown) => reason);
  assert.instance(error, TypeError);
});

test('the run opened last explains what is missing, that of another day does not', async () => {
  const failed = (change: Partial<Run>) =>
    anEndedRun({
      source: 'results',
      day: YESTERDAY,
      status: 'failed',
      faults: [makeFailure('source.unavailable', 'Out of order.')],
      ...change,
    });
  const well = anEndedRun({ source: 'results', day: YESTERDAY, startedAt: shift(RUN_START, MINUTE) });
  assert.equal(await only('results', { runs: [failed({})] }), [['failed', 'Out of order.', true]]);
  assert.is((await only('results', { runs: [failed({}), well] }))[0]?.[0], 'missing');
  assert.is((await only('results', { runs: [failed({ day: addDays(YESTERDAY, -1) })] }))[0]?.[0], 'missing');
});

test('the card may have been fetched under its other name', async () => {
  const faults = [makeFailure('source.unavailable', 'Out of order.')];
  const runs = [anEndedRun({ source: 'racing-api', day: YESTERDAY, status: 'failed', faults })];
  const facts = (day: RaceDay) => someFacts({ day, card: null });
  assert.equal(await only('races', { runs, facts }), [['failed', 'Out of order.', true]]);
});

test('what day it is follows the racing clock', async () => {
  assert.is((await only('odds', {}, RUN_DAY))[0]?.[0], 'missing');
  assert.is((await only('odds', { ahead: 24 * HOUR }, RUN_DAY))[0]?.[0], 'not-answerable');
});

test('how old a run is follows the machine’s clock', async () => {
  const facts = (day: RaceDay) => someFacts({ day, observations: 4 });
  const runs = [
    anEndedRun({ startedAt: shift(RUN_START, HOUR + MINUTE), endedAt: shift(RUN_START, HOUR + 2 * MINUTE) }),
  ];
  assert.is((await only('weather', { facts, runs }, RUN_DAY))[0]?.[0], 'complete');
  assert.is((await only('weather', { facts, runs, ahead: 3 * HOUR }, RUN_DAY))[0]?.[0], 'complete');
});

test.run();
