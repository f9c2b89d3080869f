import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { waitAfter } from '#core/operations/back-off.ts';
import { failureOf, makeFailure, refusalOf } from '#core/operations/failure.ts';
import { endedWith, failedWith, problemsOf, STOPPED, statusOf } from '#core/operations/outcome.ts';
import { plainLine } from '#core/operations/plain-line.ts';
import { stepText, workflowText } from '#core/operations/progress.ts';
import { LEASE_MS, type Run, retryAtOf, withLine } from '#core/operations/run.ts';
import { runText } from '#core/operations/run-text.ts';
import { SOURCE_NAMES, scraperName } from '#core/operations/source-name.ts';
import { withStep } from '#core/operations/workflow.ts';
import { anEndedRun, aRun, aWorkflow, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';

const test = suite('A run, its outcome and its sentences');

const fetched = (expected: number | null, received: number, ...faults: readonly string[]) => ({
  expected,
  received,
  faults,
});

test('a new run has nothing yet, and a lease of three quarters of a minute', () => {
  const { status, received, expected, endedAt, lines, faults, leaseUntil } = aRun();
  assert.equal([status, received, expected, endedAt, lines, faults], ['running', 0, null, null, [], []]);
  assert.is(leaseUntil - RUN_START, 45 * SECOND);
  assert.is(LEASE_MS, 45 * SECOND);
});

test('a log has 200 lines; more are only counted', () => {
  let run = aRun();
  for (let nth = 1; nth <= 203; nth += 1) run = withLine(run, shift(RUN_START, nth), `line ${nth}`);
  assert.equal([run.lines.length, run.linesDropped], [200, 3]);
  assert.equal(run.lines.at(-1), { at: shift(RUN_START, 200), text: 'line 200' });
});

test('a line of the log has no control characters and at most 500 characters', () => {
  assert.is(plainLine('one\u0000two\nthree ', 500), 'one two three');
  assert.is(plainLine('half a pair \ud83d', 500), 'half a pair');
  assert.is(present(withLine(aRun(), RUN_START, 'x'.repeat(900)).lines[0]).text.length, 500);
});

test('the next try of a running run is known until it comes', () => {
  const failedTries: Run['failedTries'] = [
    {
      at: RUN_START,
      fault: makeFailure('source.unavailable', 'Out of order.'),
      retryAt: shift(RUN_START, MINUTE),
    },
  ];
  const waiting = aRun({ failedTries });
  assert.is(retryAtOf(waiting, RUN_START), shift(RUN_START, MINUTE));
  assert.is(retryAtOf(waiting, shift(RUN_START, MINUTE)), null);
  assert.is(retryAtOf(anEndedRun({ failedTries }), RUN_START), null);
  assert.is(retryAtOf(aRun(), RUN_START), null);
});

test('partial is never success', () => {
  const cases: readonly [ReturnType<typeof fetched>, ReturnType<typeof statusOf>][] = [
    [fetched(10, 10), 'success'],
    [fetched(10, 12), 'success'],
    [fetched(0, 0), 'success'],
    [fetched(null, 0), 'success'],
    [fetched(null, 4), 'success'],
    [fetched(10, 9), 'partial'],
    [fetched(10, 10, 'Race 3 has no runners.'), 'partial'],
    [fetched(0, 0, 'The page could not be read.'), 'partial'],
    [fetched(10, 0), 'failed'],
    [fetched(null, 0, 'Nobody answers.'), 'failed'],
  ];
  for (const [report, status] of cases) assert.is(statusOf(report), status, JSON.stringify(report));
});

test('a status is success exactly when there is no problem', () => {
  for (const expected of [null, 0, 1, 5])
    for (const received of [0, 1, 4, 5, 6])
      for (const faults of [[], ['Something is missing.']]) {
        const report = { expected, received, faults };
        assert.is(statusOf(report) === 'success', problemsOf(report).length === 0, JSON.stringify(report));
      }
});

test('what is missing comes before what the source reported', () => {
  const texts = (report: ReturnType<typeof fetched>) =>
    problemsOf(report).map(({ code, sentence }) => `${code}: ${sentence}`);
  assert.equal(texts(fetched(10, 8, 'Race 3 has no runners.')), [
    'operations.incomplete: 8 of 10 received.',
    'operations.left-out: Race 3 has no runners.',
  ]);
  assert.equal(texts(fetched(10, 0)), ['operations.nothing-came: 0 of 10 received.']);
});

test('a run ends with its counts, and with the parts only where they are known', () => {
  const end = shift(RUN_START, MINUTE);
  const ended = endedWith(aRun(), fetched(3, 3), end);
  assert.equal([ended.status, ended.expected, ended.received, ended.endedAt], ['success', 3, 3, end]);
  assert.not('parts' in ended);
  const parts = [{ name: 'Race 1', expected: 1, received: 1 }];
  assert.equal(endedWith(aRun(), { ...fetched(1, 1), parts } as never, end).parts as unknown, parts);
  const failed = failedWith(aRun({ received: 2 }), STOPPED, end);
  assert.equal([failed.status, failed.faults, failed.received], ['failed', [STOPPED], 2]);
});

test('a refusal keeps its code, kind and sentence as a failure and back', () => {
  const refusal = new Refusal('too-many', 'source.too-many', 'Asked too often.');
  const back = refusalOf(failureOf(refusal));
  assert.equal([back.kind, back.code, back.message], ['too-many', 'source.too-many', 'Asked too often.']);
});

test('a defect shows none of its own words, and reads as unavailable', () => {
  const failure = failureOf(new TypeError('password is hunter2'));
  assert.equal([failure.code, failure.kind], ['operations.defect', null]);
  assert.not.match(failure.sentence, 'hunter2');
  assert.is(refusalOf(failure).kind, 'unavailable');
});

const down = (retryAfterSeconds?: number, code = 'source.unavailable') =>
  new Refusal(
    'unavailable',
    code,
    'The host is down.',
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );

test('waits double from five seconds on, three tries in all', () => {
  assert.equal(
    [1, 2, 3].map((tries) => waitAfter(down(0), tries, 0)),
    [5 * SECOND, 10 * SECOND, null],
  );
});

test('a source says itself how long to wait, up to two minutes', () => {
  assert.is(waitAfter(down(30), 1, 0), 30 * SECOND);
  assert.is(waitAfter(down(120), 1, 0), 2 * MINUTE);
  assert.is(waitAfter(down(121), 1, 0), null);
  assert.is(waitAfter(down(30), 1, 3 * MINUTE), null, 'three minutes of trying are enough');
});

test('what waiting cannot help is not tried again', () => {
  assert.is(waitAfter(down(), 1, 0), null, 'a source that gives no time to come back');
  assert.is(waitAfter(down(undefined, 'database.away'), 1, 0), 5 * SECOND);
  assert.is(waitAfter(new Refusal('invalid', 'card.bad-day', 'No.'), 1, 0), null);
  assert.is(waitAfter(new TypeError('defect'), 1, 0), null);
});

test('a run reads as a sentence in each of its states', () => {
  const faults = [makeFailure('source.unavailable', 'The host is down.')];
  assert.equal(
    [
      aRun(),
      anEndedRun({ expected: 3 }),
      anEndedRun({ expected: null, received: 0 }),
      anEndedRun({ expected: null, received: 2 }),
      anEndedRun({ status: 'partial', expected: 4, faults }),
      anEndedRun({ status: 'failed', faults }),
    ].map(runText),
    [
      'Syncing Weather data for 2025-08-02',
      'Weather for 2025-08-02: 3 of 3 fetched.',
      'Weather for 2025-08-02: nothing new.',
      'Weather for 2025-08-02: 2 fetched.',
      'Weather for 2025-08-02 is partial, 3 of 4 fetched. The host is down.',
      'Weather for 2025-08-02 failed. The host is down.',
    ],
  );
});

test('a step and a workflow say where something is missing', () => {
  const change = {
    state: 'partial',
    received: 1,
    expected: 2,
    sentence: 'The forecast is missing.',
  } as const;
  const partial = withStep(aWorkflow({ status: 'partial' }), 'weather', change);
  const workflow = withStep(withStep(partial, 'news', { state: 'not-set-up' }), 'odds', { state: 'paused' });
  const weather = present(workflow.steps.find(({ source }) => source === 'weather'));
  assert.is(stepText(weather), 'Weather: partial, 1 of 2. The forecast is missing.');
  assert.is(
    stepText({ ...weather, state: 'done', expected: null, sentence: null }),
    'Weather: done, 1 fetched.',
  );
  assert.is(
    workflowText(workflow),
    'The collection of 2025-08-02 is partial. Not complete: Weather. Not set up: News. Paused: Live odds.',
  );
  assert.is(workflowText(aWorkflow({ status: 'success' })), 'The collection of 2025-08-02 is complete.');
});

test('the scraper monitor has one plain name for each source', () => {
  const names = SOURCE_NAMES.map(scraperName);
  assert.is(new Set(names).size, SOURCE_NAMES.length);
  assert.ok(names.every((name) => /^[a-z_]+$/.test(name)));
  assert.equal([scraperName('results'), scraperName('expert-picks')], ['otb', 'expert_picks']);
});

test.run();
