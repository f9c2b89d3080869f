import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startsIn } from '#core/scorecards/people/person-start.ts';
import { aFinisher, aPayout, aRaceResult, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('the starts of jockeys and trainers in a race');

test('a start for purse money only counts, even as a win, with no betting return', () => {
  const race = aRaceResult({
    starters: [
      aFinisher({ jockeyName: 'Robin Lane', odds: null, noBetting: 'purse-only' }),
      aFinisher({ programNumber: '2', jockeyName: 'Kim Lake' }),
      aFinisher({ programNumber: '3', jockeyName: 'Lee Ford' }),
    ],
    payouts: [aPayout({ winningNumbers: '2', payoff: 8.7 })],
  });
  const jockeys = startsIn({ track: 'SAR', day: RESULTS_DAY, race }).filter(({ kind }) => kind === 'jockey');
  assert.equal(
    jockeys.map(({ name, won, inTheMoney, returned }) => [name, won, inTheMoney, returned]),
    [
      ['Robin Lane', true, true, null],
      ['Kim Lake', false, true, 4.35],
      ['Lee Ford', false, true, 0],
    ],
  );
});

test('a declared non-starter did not start', () => {
  const starters = [aFinisher(), aFinisher({ programNumber: '2', odds: null, noBetting: 'non-starter' })];
  const race = aRaceResult({ starters });
  assert.is(startsIn({ track: 'SAR', day: RESULTS_DAY, race }).length, 2);
});

test.run();
