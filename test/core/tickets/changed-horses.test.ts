import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bestTickets } from '#core/tickets/builder/best-tickets.ts';
import { changedHorses } from '#core/tickets/builder/changed-horses.ts';

const test = suite('what another budget would buy');

const ticket = (...legs: readonly (readonly string[])[]) => ({ legs }) as never;

test('the horses that come in and go out are named by race', () => {
  const best = { tickets: [ticket(['2', '5'], ['1'])] };
  const other = { tickets: [ticket(['5'], ['1', '10']), ticket(['5'], ['4'])] };
  assert.is(changedHorses(best, other, [9, 10]), 'without 2 in race 9, with 4 and 10 in race 10');
  assert.is(changedHorses(best, best, [9, 10]), 'with the same horses');
});

test('a dollar more brings in the horse that the tickets then have', () => {
  const chances = [0.5, 0.3, 0.2];
  const legs = [1, 2].map(() => ({ numbers: ['1', '2', '3'], chances }));
  const { best, dollarMore } = bestTickets({ legs, base: 1, budget: 3, mostTickets: 1 });
  assert.is(changedHorses(best, dollarMore, [1, 2]), 'with 2 in race 1, without 3 in race 2');
});

test.run();
