import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCodeOf } from '#cli/exit-code.ts';
import { type SourcesDeps, sourcesCommand } from '#cli/sources.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { HOUR, shift, toIso } from '#core/kernel/instant.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { anEndedRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli sources');

const HOST_UNAVAILABLE = makeFailure('source.unavailable', 'The host is down (502).', 'unavailable');
const pause = {
  source: 'odds',
  by: 'boss' as MemberId,
  byEmail: 'boss@example.com',
  reason: 'the host is moving',
  since: RUN_START,
  until: shift(RUN_START, HOUR),
} as const;
const on = {
  isSetUp: true,
  howToSetUp: 'set it',
  pause: null,
  tracks: EVERY_TRACK,
  isForTrack: true,
} as const;

async function run(change: Partial<SourcesDeps>, ...args: string[]) {
  const calls: unknown[][] = [];
  const deps: SourcesDeps = {
    listSources: async () => [
      { source: 'weather', ...on, last: anEndedRun({ status: 'failed', faults: [HOST_UNAVAILABLE] }) },
      { source: 'odds', ...on, pause, last: null },
      { source: 'news', ...on, isSetUp: false, last: null },
    ],
    sourceHistory: async () => [
      {
        source: 'weather',
        newest: { tier: 'live', source: 'A station', at: RUN_START },
        days: [
          { day: RUN_DAY, success: 2, partial: 0, failed: 1, ageMs: 3 * HOUR },
          { day: RUN_DAY, success: 0, partial: 0, failed: 0, ageMs: null },
        ],
      },
      { source: 'odds', newest: null, days: [] },
    ],
    pauseSources: async (...request) => {
      calls.push(request);
      return request[0] ?? ['races', 'weather'];
    },
    resumeSources: async (...request) => {
      calls.push(request);
      return request[0] ?? [];
    },
    retrySources: async (...request) => {
      calls.push(request);
      return {
        skipped: [{ source: 'odds', why: makeFailure('operations.paused', 'Paused.', 'conflict') }],
        ended: [],
      };
    },
    close: async () => undefined,
    ...change,
  };
  const result = await runCommand(
    sourcesCommand(async () => deps),
    ...args,
  );
  return { ...result, calls, code: result.error === null ? 0 : exitCodeOf(result.error) };
}

test('the list says of each source whether it is on, how it was asked last, and who paused it and why', async () => {
  const { out, code } = await run({}, 'list');
  assert.is(code, 0);
  assert.match(out, /weather +on +2025-08-02 12:00:00 +failed +2025-08-02/);
  assert.match(out, /odds +paused until 2025-08-02 9:00 AM ET .*boss@example.com +the host is moving/);
  assert.match(out, /news +not set up/);
  const [weather, odds] = JSON.parse((await run({}, 'list', '--json')).out);
  assert.equal([weather.last.status, weather.last.faults[0].code], ['failed', 'source.unavailable']);
  assert.equal([odds.pause.until, odds.last], ['2025-08-02T13:00:00.000Z', null]);
});

test('a source that does not cover the track says so, with the tracks it covers', async () => {
  const asked: unknown[] = [];
  const tracks = { known: ['saratoga'], sentence: 'The tote is set up for Saratoga only.' };
  const listSources: SourcesDeps['listSources'] = async (track) => {
    asked.push(track);
    return [{ source: 'odds', ...on, tracks, isForTrack: false, last: null }];
  };
  const { out } = await run({ listSources }, 'list', '--track', 'aqueduct');
  assert.equal(asked, ['aqueduct']);
  assert.match(out, /odds +not for this track .*The tote is set up for Saratoga only\./);
  const [odds] = JSON.parse((await run({ listSources }, 'list', '--json')).out);
  assert.equal([odds.tracks, odds.isForTrack], [['saratoga'], false]);
});

test('a source is paused until a moment, or for a while', async () => {
  const until = ['--until', '2025-08-02T15:00:00-04:00', '--reason', 'moving'];
  const { calls, out } = await run({}, 'pause', 'odds', ...until);
  assert.equal(calls, [[['odds'], Date.UTC(2025, 7, 2, 19), 'moving']]);
  assert.is(out, 'Paused until 2025-08-02 3:00 PM ET: Live odds.\n');
  const before = Date.now();
  const all = await run({}, 'pause', 'all', '--for', '90m', '--reason', 'moving', '--json');
  const { sources, until: end } = JSON.parse(all.out);
  assert.equal([sources, all.calls[0]?.[0]], [['races', 'weather'], null]);
  assert.ok(Date.parse(end) >= before + 1.5 * HOUR && Date.parse(end) <= Date.now() + 1.5 * HOUR, end);
});

test('a pause without its end, its reason or a known source is wrong usage', async () => {
  const why = ['--reason', 'moving'];
  for (const args of [
    ['odds', ...why],
    ['odds', '--for', '2h', '--until', toIso(RUN_START), ...why],
    ['odds', '--for', '2 weeks', ...why],
    ['odds', '--for', '0h', ...why],
    ['odds', '--for', '-1h', ...why],
    ['odds', '--until', 'noon', ...why],
    ['odds', '--until', '2025-08-02', ...why],
    ['tips', '--for', '2h', ...why],
    ['odds', '--for', '2h'],
    why,
  ]) {
    const { code, calls } = await run({}, 'pause', ...args);
    assert.equal([code, calls], [2, []], args.join(' '));
  }
});

test('a pause is ended, of one or of all', async () => {
  assert.is((await run({}, 'resume', 'odds')).out, 'Resumed: Live odds.\n');
  const all = await run({}, 'resume', 'all');
  assert.equal([all.calls, all.out], [[[null]], 'No source was paused.\n']);
  assert.equal(JSON.parse((await run({}, 'resume', 'odds', '--json')).out), { sources: ['odds'] });
});

test('the retry is reported source by source; with something still missing the exit code is 4', async () => {
  const well = await run({}, 'retry', 'all', '--date', '2025-08-02');
  assert.equal([well.calls, well.code], [[[null, '2025-08-02', undefined]], 0]);
  assert.match(well.out, 'Live odds was skipped. Paused.');
  const down = anEndedRun({ status: 'failed', received: 0, faults: [HOST_UNAVAILABLE] });
  const retrySources = async () => ({ skipped: [], ended: [down, anEndedRun({ source: 'news' })] });
  const failed = await run({ retrySources }, 'retry', 'all', '--json');
  assert.equal(
    JSON.parse(failed.out).map((one: { source: string; outcome: string }) => [one.source, one.outcome]),
    [
      ['weather', 'failed'],
      ['news', 'success'],
    ],
  );
  assert.equal([failed.code, (failed.error as Error).message], [4, 'Incomplete: Weather.']);
  const none = async () => ({ skipped: [], ended: [] });
  assert.is((await run({ retrySources: none }, 'retry', 'all')).out, 'Nothing to retry.\n');
});

test('the history of a source is listed by the days for which it was called', async () => {
  const { out } = await run({}, 'history');
  assert.is(
    out,
    [
      'Weather: newest from A station, 2025-08-02T12:00:00.000Z',
      '  2025-08-02  2 complete, 0 partial, 1 failed; newest fact 3 h old',
      'Live odds: no facts yet',
      '',
    ].join('\n'),
  );
});

test.run();
