import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { payoffs } from '#config/models.ts';
import { chartSheets } from '#config/tooling/fits/chart-sheets.ts';
import { type ComparedPayoff, comparedPayoffs } from '#config/tooling/fits/compared-payoffs.ts';
import {
  cutForFew,
  measuredWagers,
  ratioOf,
  shareHeldElsewhere,
} from '#config/tooling/fits/measured-payoffs.ts';
import { trackByCode } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { measuredFor } from '#core/tickets/payoff/payoff-record.ts';
import type { AnyWager } from '#core/tickets/wager.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { near } from '#test/support/near.ts';
import { realData } from '#test/support/real-data.ts';
import order from '../../config/models/finish-order.json' with { type: 'json' };

const test = suite('real payoffs compared with the estimate');

/** Charts are slow to read: a quarter of the meet will do. */
const SOME_PDFS = 10;
const HARVILLE = { second: 1, third: 1 };
/** Public chances of .50, .30 and .20, a fifth too much in all. */
const starters = [2 / 3, 16 / 9, 19 / 6].map((odds, index) =>
  aFinisher({ programNumber: String(index + 1), odds }),
);
const paid = (wager: string, base: number, winningNumbers: string, payoff: number, correct?: string) =>
  aPayout({ wager, base, winningNumbers, payoff, correct: correct ?? null });
const compared = (payouts: readonly ReturnType<typeof paid>[], change = {}) =>
  comparedPayoffs(
    [
      aSheet({
        races: [
          aRaceResult({ raceNumber: 1, starters, payouts: [] }),
          aRaceResult({ raceNumber: 2, starters, payouts, ...change }),
        ],
      }),
    ],
    HARVILLE,
  ).map(({ wager, ratio }) => [wager, Number(ratio.toFixed(4))]);

test('an exacta and a double that pay what the prices say have a ratio of one', () => {
  const exacta = (2 * 0.815) / 0.3;
  assert.equal(compared([paid('Exacta', 2, '1-2', exacta)]), [['exacta', 1]]);
  assert.equal(compared([paid('Exacta', 2, '1-2', exacta / 2)]), [['exacta', 0.5]]);
  assert.equal(compared([paid('Daily Double', 1, '1-2', 0.815 / 0.15)]), [['daily double', 1]]);
});

test('dead heats, payoffs for fewer legs, open legs and unpriced fields are left out', () => {
  assert.equal(compared([paid('Exacta', 2, '1-2', 5), paid('Exacta', 2, '2-1', 6)]), []);
  assert.equal(compared([paid('Pick 6', 1, '1-1-1-1-1-1', 5, '5 correct')]), []);
  assert.equal(compared([paid('Daily Double', 1, '1-ALL', 5)]), []);
  assert.equal(compared([paid('Consolation Double', 1, '1-2', 5)]), []);
  assert.equal(compared([paid('Pick 3', 1, '1-1-1', 5)]), [], 'a race that is not on the sheet');
  assert.equal(compared([paid('Exacta', 2, '1-2', 5)], { isFieldComplete: false }), []);
});

test('a number that did not run is listed with its replacement', () => {
  assert.is(compared([paid('Daily Double', 1, '1-2/9', 0.815 / 0.15)]).length, 1);
  assert.is(compared([paid('Daily Double', 1, '1-1/2', 5)]).length, 0);
});

const rows = (count: number, ratio: (index: number) => number, track = 'SAR'): readonly ComparedPayoff[] =>
  Array.from({ length: count }, (_, index) => ({
    wager: 'exacta' as AnyWager,
    track,
    day: '2020-08-08' as RaceDay,
    ratio: ratio(index),
  }));

test('the median and the range of four in five come from the sorted ratios', () => {
  const { median, low, high } = ratioOf(rows(1_000, (index) => (index + 0.5) / 1_000));
  near(median, 0.5, 1e-3);
  near(low, 0.1, 1e-3);
  near(high, 0.9, 1e-3);
});

test('with fewer than a hundred payoffs the range is widened to hold four in five', () => {
  assert.equal([cutForFew(49), cutForFew(18)], [3, 1]);
  const { low, high } = ratioOf(rows(49, (index) => index + 1));
  assert.equal([low, high], [3, 47]);
});

test('a track with a hundred payoffs has its own row, and does not outweigh the others in the row of all tracks', () => {
  const mixed = [...rows(400, () => 1), ...rows(25, () => 2, 'DEL')];
  const [all, own, more] = measuredWagers(mixed);
  assert.equal(
    [all?.track, all?.payoffs, own?.track, own?.payoffs, more],
    [null, 425, 'SAR', 400, undefined],
  );
  assert.is(all?.high, 2, '25 of 425 payoffs count a fifth');
  assert.is(shareHeldElsewhere(mixed), 0);
  assert.is(shareHeldElsewhere(rows(50, () => 1)), null);
});

test('the record in use names its sample, and every range contains its median', () => {
  assert.ok(payoffs.sample.races > 0 && payoffs.version === payoffs.date);
  for (const { wager, median, low, high, payoffs: count } of payoffs.wagers) {
    assert.ok(low > 0 && low <= median && median <= high, wager);
    assert.ok(count >= 40, wager);
  }
});

const data = realData('charts-2020') === null ? null : realData('');
if (data !== null && realData('trackmaster') !== null) {
  test('on real charts the ranges in use hold about four payoffs in five', async () => {
    const measured = comparedPayoffs(await chartSheets(data, SOME_PDFS), order.exponents);
    for (const wager of ['exacta', 'trifecta', 'superfecta', 'daily double', 'pick 3', 'pick 4'] as const) {
      const compared = measured.filter((row) => row.wager === wager);
      const held = compared.filter(({ track, ratio }) => {
        const slug = trackByCode(track)?.slug ?? track;
        const { low = 0, high = 0 } = measuredFor(payoffs, wager, slug) ?? {};
        return ratio >= low && ratio <= high;
      });
      const share = held.length / compared.length;
      assert.ok(compared.length > 60, `${wager}: ${compared.length} payoffs`);
      assert.ok(share > 0.7 && share < 0.9, `${wager}: ${share}`);
    }
  });
}

test.run();
