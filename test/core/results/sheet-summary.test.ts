import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { summaryOf } from '#core/results/sheet-summary.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('how much a sheet holds');

test('races, cancelled ones among them, starters and payouts are counted', () => {
  const run = aRaceResult({
    starters: [aFinisher(), aFinisher({ programNumber: '2' })],
    payouts: [aPayout()],
  });
  const cancelled = aRaceResult({
    raceNumber: 2,
    cancelled: { reason: 'Weather' },
    starters: [],
    payouts: [],
  });
  assert.equal(summaryOf(aSheet({ races: [run, cancelled] })), {
    races: 2,
    cancelled: 1,
    starters: 2,
    payouts: 1,
    refused: [],
    partial: false,
  });
});

test('a refused race makes the day partial and is left out of the sheet', () => {
  const refused = [{ raceNumber: 3, failed: ['The clock goes back from 46 to 45 seconds.'] }];
  const { partial, races, refused: listed } = summaryOf(aSheet({ races: [], refused }));
  assert.equal([partial, races, listed], [true, 0, refused]);
});

test.run();
