import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { recordOf } from '#core/scorecards/people/person-record.ts';
import type { PersonStart } from '#core/scorecards/people/person-start.ts';
import { isWithin, spanOf } from '#core/scorecards/people/timeframe.ts';

const test = suite('what somebody’s starts came to');

type Counted = Pick<PersonStart, 'won' | 'inTheMoney' | 'returned'>;
const recordFrom = (starts: readonly Counted[]) => recordOf(starts as readonly PersonStart[]);

const WIN = { won: true, inTheMoney: true, returned: 4 };
const SECOND = { won: false, inTheMoney: true, returned: 0 };
const LAST = { won: false, inTheMoney: false, returned: 0 };
const UNPRICED = { won: true, inTheMoney: true, returned: null };

test('1 for 4 at 3-1 breaks even; a start without odds counts for the rate and not for the return', () => {
  assert.equal(recordFrom([WIN, SECOND, LAST, LAST]), {
    starts: 4,
    wins: 1,
    inTheMoney: 2,
    winPercent: 25,
    inTheMoneyPercent: 50,
    roi: 0,
    pricedStarts: 4,
  });
  const { winPercent, roi, pricedStarts } = recordFrom([WIN, LAST, UNPRICED, UNPRICED]);
  assert.equal([winPercent, roi, pricedStarts], [75, 100, 2]);
});

test('without a start there is no percentage, without odds no return', () => {
  const none = recordFrom([]);
  assert.equal([none.winPercent, none.inTheMoneyPercent, none.roi], [null, null, null]);
  assert.is(recordFrom([UNPRICED]).roi, null);
});

test('nobody wins more than hits the board, and nobody loses more than everything', () => {
  const start = fc.constantFrom<Counted>(WIN, SECOND, LAST, UNPRICED);
  fc.assert(
    fc.property(fc.array(start, { maxLength: 30 }), (starts) => {
      const { wins, inTheMoney, roi } = recordFrom(starts);
      assert.ok(wins <= inTheMoney && inTheMoney <= starts.length);
      assert.ok(roi === null || roi >= -100);
    }),
  );
});

test('seven days are today and the six before it', () => {
  const span = spanOf('7days', '2025-08-07' as RaceDay);
  assert.equal(span, { from: '2025-08-01', to: '2025-08-07' });
  const days = ['2025-07-31', '2025-08-01', '2025-08-07', '2025-08-08'] as RaceDay[];
  assert.equal(
    days.map((day) => isWithin(span, day)),
    [false, true, true, false],
  );
});

test.run();
