import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import {
  EMPTY_INDEX,
  latestOf,
  type StartIndex,
  startsAt,
  withRaces,
} from '#core/scorecards/people/start-index.ts';
import { aRun } from '../scoreboard/a-scored-race.ts';

const test = suite('the starts of everybody in some days of racing');

const runOn = (day: string, change: Parameters<typeof aRun>[0] = {}) => {
  const run = aRun(change, day);
  return {
    ...run,
    provenance: { ...run.provenance, source: `Chart of ${day}`, at: instant(Date.parse(day)) },
  };
};
const daysOf = ({ races }: StartIndex) => races.map(({ day }) => day);
const CANCELLED = { cancelled: { reason: 'Weather' }, starters: [] };

test('three horses are three starts for jockeys and three for trainers', () => {
  const index = withRaces(EMPTY_INDEX, [runOn('2025-08-01')]);
  const { starts } = index;
  assert.equal(
    [starts.length, starts.filter(({ kind }) => kind === 'jockey').length, daysOf(index)],
    [6, 3, ['2025-08-01']],
  );
  assert.is(latestOf(index)?.source, 'Chart of 2025-08-01');
});

test('added races follow those already counted and change none of them', () => {
  const first = withRaces(EMPTY_INDEX, [runOn('2025-08-01')]);
  const both = withRaces(first, [runOn('2025-08-02')]);
  assert.equal(both.starts.slice(0, 6), first.starts);
  assert.equal([daysOf(first).length, daysOf(both)], [1, ['2025-08-01', '2025-08-02']]);
  assert.equal(both, withRaces(EMPTY_INDEX, [runOn('2025-08-01'), runOn('2025-08-02')]));
});

test('a cancelled race counts for nobody, and is not the latest', () => {
  const index = withRaces(EMPTY_INDEX, [runOn('2025-08-01'), runOn('2025-08-02', CANCELLED)]);
  assert.equal([daysOf(index), latestOf(index)?.source], [['2025-08-01'], 'Chart of 2025-08-01']);
  assert.equal(withRaces(EMPTY_INDEX, [runOn('2025-08-02', CANCELLED)]), EMPTY_INDEX);
});

test('without more races the latest stays', () => {
  const index = withRaces(EMPTY_INDEX, [runOn('2025-08-01')]);
  assert.equal(withRaces(index, []), index);
});

test('the starts at one track are only its own', () => {
  const atAqueduct = { ...runOn('2025-08-02'), track: 'AQU' };
  const index = withRaces(EMPTY_INDEX, [runOn('2025-08-01'), atAqueduct]);
  assert.equal(startsAt(index, 'AQU'), withRaces(EMPTY_INDEX, [atAqueduct]));
  assert.equal(startsAt(index, 'DMR'), EMPTY_INDEX);
  assert.is(startsAt(index, null), index);
});

test.run();
