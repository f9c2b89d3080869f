import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Replay } from '#core/scorecards/replay/replay.ts';
import { realData } from '#test/support/real-data.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('a real day run again');

const DAY = '2020-08-08';
const charts = ['2020-08-07', DAY].map((day) => realData(`charts-2020/SAR_${day}.pdf`));

if (charts.every((chart) => chart !== null)) {
  let product: ProductFolder;
  test.before(async () => {
    product = await openProductFolder({ held: true });
    await typedJson(product.path, 'chart', 'import', ...charts);
  });
  test.after(() => product.close());

  test('its twelve races are scored at their offs and settled, byte for byte alike in two runs', async () => {
    const run = () => typed(product.path, ['replay', DAY, '--json']);
    const [a, other] = [await run(), await run()];
    assert.equal([a.code, a.stdout === other.stdout], [0, true]);
    const { races, fields, total, firstChoices }: Replay = JSON.parse(a.stdout);
    assert.equal([races.length, fields], [12, 'results']);
    assert.equal(
      races.slice(0, 3).map(({ offText }) => offText),
      ['12:06 PM ET', '12:41 PM ET', '1:16 PM ET'],
    );
    for (const { off, rating, firstChoice: bet, result } of races) {
      assert.is(rating.sources.upTo, off);
      const paid = result?.payouts.find(
        ({ wager, winningNumbers }) => wager === 'Win' && winningNumbers === bet?.programNumber,
      );
      assert.is(bet?.returned, paid?.payoff ?? 0);
    }
    assert.equal([firstChoices.bets, firstChoices.staked, total.bets], [12, 24, 0]);
  });
}

test.run();
