import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ALL, type TicketSet } from '#core/tickets/ticket.ts';
import type { AnyWager } from '#core/tickets/wager.ts';
import { windowWords } from '#core/tickets/window-words.ts';

const test = suite('what to say at the window');

const said = (wager: AnyWager, base: number, ...sets: TicketSet[]) =>
  windowWords({ trackName: 'Saratoga', raceNumber: 5, wager, base, sets });

test('a straight bet names one horse', () => {
  assert.is(said('win', 2, ['4']), 'Saratoga, race 5, $2 to win on number 4');
});

test('a box is said once', () => {
  assert.is(
    said('exacta', 1, ['1', '2', '3'], ['1', '2', '3']),
    'Saratoga, race 5, $1 exacta box 1, 2 and 3',
  );
});

test('places are over one another: straight, wheel and part wheel', () => {
  assert.is(
    said('trifecta', 0.5, ['4'], ['1'], ['2']),
    'Saratoga, race 5, 50-cent trifecta: 4 over 1 over 2',
  );
  assert.is(said('exacta', 2, ['4'], ALL), 'Saratoga, race 5, $2 exacta wheel: 4 over all');
  assert.is(
    said('superfecta', 0.1, ['4'], ['1', '2'], ['1', '2'], ['1', '2', '7']),
    'Saratoga, race 5, 10-cent superfecta part wheel: 4 over 1 and 2 over 1 and 2 over 1, 2 and 7',
  );
});

test('numbers are said as they stand on the program', () => {
  assert.is(
    said('daily double', 1, ['10', '2', '1A', '1'], ['3']),
    'Saratoga, race 5, $1 daily double: 1, 1A, 2 and 10 with 3',
  );
});

test('legs are with one another, from the first race', () => {
  assert.is(
    said('pick 4', 0.5, ['1', '2'], ['3'], ALL, ['1A']),
    'Saratoga, race 5, 50-cent pick 4: 1 and 2 with 3 with all with 1A',
  );
  assert.is(
    said('daily double', 2.5, ['1', '2'], ['1', '2']),
    'Saratoga, race 5, $2.50 daily double: 1 and 2 with 1 and 2',
  );
});

test.run();
