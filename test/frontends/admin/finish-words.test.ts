import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wagerRules } from '#core/tickets/wager-menu.ts';
import { amountProblem, dollarsOf } from '../../../frontends/admin/stewards/amounts.ts';
import {
  exoticsOf,
  finishOf,
  NOTHING_TYPED,
  officialTies,
  payoffTies,
  rulingsOf,
  straightsOf,
} from '../../../frontends/admin/stewards/finish-words.ts';
import { emptyPay, numbersProblem, otherWagers } from '../../../frontends/admin/stewards/other-pays.ts';

const test = suite('the form of a result at the desk');

const tiesOf = (order: string, rulings = '') => officialTies(order, rulingsOf(rulings) ?? []);
const straights = (order: string, rulings = '') =>
  straightsOf(tiesOf(order, rulings)).map(
    ({ programNumber, pools }) => `${programNumber} ${pools.map(({ pool }) => pool).join('/')}`,
  );
const wagers = (order: string, rulings = '') =>
  exoticsOf(tiesOf(order, rulings), wagerRules).map(
    ({ wager, winningNumbers }) => `${wager} ${winningNumbers}`,
  );

test('the winner is paid in all three pools, the second in two, the third to show', () => {
  assert.equal(straights('5-2-1-7'), ['5 win/place/show', '2 place/show', '1 show']);
  assert.equal(wagers('5-2-1'), ['Exacta 5-2', 'Trifecta 5-2-1']);
  assert.equal(straights(''), []);
  assert.equal(wagers('5'), []);
});

test("payoffs are requested in the order after the stewards' rulings", () => {
  assert.equal(straights('5-2-1', '5=2'), ['2 win/place/show', '5 place/show', '1 show']);
  assert.equal(wagers('5-2-1', '5=2'), ['Exacta 2-5', 'Trifecta 2-5-1']);
  assert.equal(straights('5-2-1-7', '5=unplaced'), ['2 win/place/show', '1 place/show', '7 show']);
  assert.equal(tiesOf('1-2-3-4-5', '1=4'), [['2'], ['3'], ['4'], ['1'], ['5']]);
  assert.equal(tiesOf('1-2-3-4-5', '1=3, 2=5'), [['3'], ['4'], ['1'], ['5'], ['2']]);
});

test('horses of a dead heat share what their place pays, and no exotic is offered on it', () => {
  assert.equal(straights('5/7-1-2'), ['5 win/place/show', '7 win/place/show', '1 show']);
  assert.equal(wagers('5/7-1-2'), []);
  assert.equal(wagers('5-7-1/2'), ['Exacta 5-7']);
});

test('an entry is one betting interest: 1 for 1A', () => {
  assert.equal(wagers('1a-5-7'), ['Exacta 1-5', 'Trifecta 1-5-7']);
  assert.equal(wagers('1-1A-5-7'), ['Exacta 1-5', 'Trifecta 1-5-7']);
  assert.equal(straights('1A-1-5-7'), ['1A win/place/show', '5 place/show', '7 show']);
});

test('dollars are read with and without a dollar sign; a comma only separates thousands', () => {
  assert.equal(['$1,204.50', ' 8 ', '.80', '', '12,345,678'].map(dollarsOf), [
    1204.5,
    8,
    0.8,
    null,
    12_345_678,
  ]);
  assert.equal(['22.40', ''].map(amountProblem), [null, null]);
  for (const text of ['x', '22,40', '1,20,4', '-5', '1e3'])
    assert.match(amountProblem(text) ?? '', /is not an amount\. Enter it like 22\.40 or 1,204\.50\./, text);
});

test('an amount that cannot be read holds the result back', () => {
  const amounts = { '5 win': '22,40' };
  assert.is(finishOf({ ...NOTHING_TYPED, order: '5-2', amounts }, wagerRules), null);
  assert.is.not(finishOf({ ...NOTHING_TYPED, order: '2-5', amounts }, wagerRules), null);
  assert.is(finishOf({ ...NOTHING_TYPED, order: '5-2', rulings: '5' }, wagerRules), null);
  assert.is(finishOf(NOTHING_TYPED, wagerRules), null);
});

test('what is sent is the order, the rulings and the payoffs of the fields that are shown', () => {
  const amounts = { '5 win': '22', '2 win': '8', '5 place': '$5.20', Exacta: '61.25' };
  assert.equal(finishOf({ ...NOTHING_TYPED, order: ' 5-2-1 ', rulings: '5=2', amounts }, wagerRules), {
    order: '5-2-1',
    disqualified: [{ programNumber: '5', to: 2 }],
    straight: [
      { programNumber: '2', win: 8, place: null, show: null },
      { programNumber: '5', win: null, place: 5.2, show: null },
    ],
    exotics: [{ wager: 'Exacta', base: 1, winningNumbers: '2-5', payoff: 61.25 }],
    purseOnly: [],
  });
});

test('payoffs skip a horse that ran for purse money only', () => {
  const typed = { ...NOTHING_TYPED, order: '5-2-1-7', purseOnly: '5' };
  const ties = payoffTies(typed);
  assert.equal(ties, [['2'], ['1'], ['7']]);
  assert.equal(
    finishOf({ ...typed, amounts: { Exacta: '12' } }, wagerRules)?.exotics[0]?.winningNumbers,
    '2-1',
  );
  assert.equal(finishOf(typed, wagerRules)?.purseOnly, ['5']);
  assert.equal(finishOf({ ...typed, purseOnly: '5/2, 7' }, wagerRules)?.purseOnly, ['5', '2', '7']);
});

test('a new row is a daily double; what the order decides is not among the other wagers', () => {
  assert.equal(emptyPay(wagerRules), { wager: 'Daily Double', base: '1', winningNumbers: '', payoff: '' });
  assert.equal(
    otherWagers(wagerRules).map(({ wager }) => wager),
    ['daily double', 'pick 3', 'pick 4', 'pick 5', 'pick 6', 'quinella', 'super high five'],
  );
});

test('a daily double and a pick 3 are sent with their stake and winning numbers', () => {
  const otherPays = [
    { ...emptyPay(wagerRules, 'Daily Double'), winningNumbers: '4-5', payoff: '31.50' },
    { ...emptyPay(wagerRules, 'Pick 3'), winningNumbers: '6-4/2-5', payoff: '$1,204.50' },
    emptyPay(wagerRules, 'Pick 4'),
  ];
  assert.equal(finishOf({ ...NOTHING_TYPED, order: '5-2', otherPays }, wagerRules)?.exotics, [
    { wager: 'Daily Double', base: 1, winningNumbers: '4-5', payoff: 31.5 },
    { wager: 'Pick 3', base: 0.5, winningNumbers: '6-4/2-5', payoff: 1204.5 },
  ]);
});

test('a payoff over several races is held back while it is incomplete or has too few numbers', () => {
  const withPay = (winningNumbers: string, payoff: string, base = '0.50') =>
    finishOf(
      {
        ...NOTHING_TYPED,
        order: '5-2',
        otherPays: [{ wager: 'Pick 3', base, winningNumbers, payoff }],
      },
      wagerRules,
    );
  assert.is.not(withPay('6-4-5', '31.50'), null);
  for (const [numbers, payoff, base] of [
    ['6-4', '31.50', '1'],
    ['6-4-5', '', '1'],
    ['', '31.50', '1'],
    ['6-4-x', '31.50', '1'],
    ['6-4-5', '31.50', ''],
  ] as const)
    assert.is(withPay(numbers, payoff, base), null, `${numbers} ${payoff} ${base}`);
  assert.is(
    numbersProblem({ ...emptyPay(wagerRules, 'Pick 3'), winningNumbers: '6-4' }, wagerRules),
    'A Pick 3 has 3 winning numbers; you entered 2.',
  );
});

test.run();
