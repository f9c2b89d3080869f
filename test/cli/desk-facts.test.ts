import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { disqualification, exoticPay, FACT_NAMES, factOf, finalOdds, straightPay } from '#cli/desk-facts.ts';

const test = suite("facts of the stewards' desk as they are typed");

test('every fact is read from its name and value', () => {
  assert.equal(factOf('scratch', null), { what: 'scratched', to: true });
  assert.equal(factOf('unscratch', null), { what: 'scratched', to: false });
  assert.equal(factOf('rider', 'Robin Lane'), { what: 'jockey', to: 'Robin Lane' });
  assert.equal(factOf('weight', '117'), { what: 'weight', to: 117 });
  assert.equal(factOf('blinkers', 'off'), { what: 'blinkers', to: 'off' });
  assert.equal(factOf('equipment', 'front wraps ON'), {
    what: 'equipment',
    to: { gear: 'front wraps', isOn: true },
  });
  assert.equal(factOf('surface', 'Dirt'), { what: 'surface', to: 'dirt' });
  assert.equal(factOf('condition', 'turf:Yielding'), {
    what: 'going',
    to: { surface: 'turf', condition: 'Yielding' },
  });
  assert.equal(factOf('surface', 'dirt', '1 Mile'), { what: 'surface', to: 'dirt', distance: '1 Mile' });
  assert.equal(factOf('cancel', null), { what: 'cancelled', to: true });
  assert.ok(FACT_NAMES.includes('result'));
});

test('a missing value, an extra value and an unknown name are refused with a clear sentence', () => {
  assert.throws(() => factOf('weight', null), /weight needs a value/);
  assert.throws(() => factOf('scratch', '5'), /scratch takes no value/);
  assert.throws(() => factOf('shoes', 'off'), /Enter one of scratch/);
  assert.throws(() => factOf('toString', 'off'), /Enter one of scratch/);
  assert.throws(() => factOf('weight', 'heavy'), /"heavy" is not a weight/);
  assert.throws(() => factOf('weight', ''), /"" is not a weight/);
  assert.throws(() => factOf('surface', 'moon'), /The surface must be one of dirt/);
  assert.throws(() => factOf('condition', 'Yielding'), /Give the surface with/);
  assert.throws(() => factOf('weight', '117', '1 Mile'), /--distance goes only with a surface/);
  assert.throws(() => factOf('blinkers', 'maybe'), /on or off/);
  for (const text of ['front wraps', 'on', ' '])
    assert.throws(() => factOf('equipment', text), /Say whether it goes on or comes off/);
});

test('payoffs, odds and rulings are read', () => {
  assert.equal(straightPay('5=22.00/9.40/5.20'), { programNumber: '5', win: 22, place: 9.4, show: 5.2 });
  assert.equal(straightPay('2=-/$4.60/3.40'), { programNumber: '2', win: null, place: 4.6, show: 3.4 });
  assert.equal(exoticPay('Pick 3:0.5:5-7-11:1,204.25'), {
    wager: 'Pick 3',
    base: 0.5,
    winningNumbers: '5-7-11',
    payoff: 1204.25,
  });
  assert.equal(finalOdds('5=7-2'), { programNumber: '5', toOne: 3.5 });
  assert.equal(finalOdds('1A=10'), { programNumber: '1A', toOne: 10 });
  assert.equal(disqualification('5=3'), { programNumber: '5', to: 3 });
  assert.equal(disqualification('5=unplaced'), { programNumber: '5', to: null });
});

test('what cannot be read is refused with an example', () => {
  for (const text of ['', '5', '5=', '=1', '5=a', '5=1/2/3/4', '5=-1'])
    assert.throws(() => straightPay(text), /Write 5=22|not an amount/, text);
  for (const text of [
    '',
    'Exacta',
    'Exacta:0:5-2:61',
    'Exacta:1::61',
    ':1:5-2:61',
    'Daily Double:1:5:2:61.25',
  ])
    assert.throws(() => exoticPay(text), /Write Exacta/, text);
  for (const text of ['', '5', '5=x', '5=7-0']) assert.throws(() => finalOdds(text), /Write 5=10/, text);
  for (const text of ['', '5', '5=last']) assert.throws(() => disqualification(text), /Enter 5=3/, text);
});

test.run();
