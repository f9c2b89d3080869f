import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { priceQuery } from '../../../frontends/frame/tickets/ticket.ts';
import {
  leftTicket,
  noDrafts,
  tickedOn,
  withTicked,
} from '../../../frontends/frame/tickets/ticket-drafts.ts';
import { ticked } from './a-ticked.ts';

const test = suite('a ticket that is being put together');

test('a ticket stays as it was left on its race and wager, whatever is looked at meanwhile', () => {
  const box = {
    wager: 'trifecta',
    places: 3,
    way: 'box',
    base: 0.5,
    groups: [['1', '2', '4']],
    keyPlace: 0,
  } as const;
  const win = { wager: 'win', places: 1, way: 'straight', base: 2, groups: [['4']], keyPlace: 0 } as const;
  const field = ['1', '2', '3', '4'];
  const drafts = withTicked(withTicked(withTicked(noDrafts, 'r1', box), 'r1', win), 'r2', box);
  assert.equal(tickedOn(drafts, 'r1', field), win);
  assert.equal(leftTicket(drafts, 'r1', 'trifecta'), box);
  assert.equal(
    tickedOn(drafts, 'r2', ['1', '2', '3']).groups,
    [['1', '2']],
    'a horse that is out is left out',
  );
  assert.equal(tickedOn(drafts, 'r2', field), box, 'and is back with its scratch reversed');
  assert.is(tickedOn(drafts, 'r3', field).wager, 'exacta');
});

test('tickets stay by the line of the member who chose it, on every race', () => {
  const drafts = withTicked({ ...noDrafts, chancesOf: 'mine' }, 'r1', ticked({ groups: [['1']] }));
  assert.is(drafts.chancesOf, 'mine');
  const { queryKey } = priceQuery('r2', tickedOn(drafts, 'r2', []), drafts.chancesOf, 'ada');
  assert.is((queryKey[1] as { chancesOf: string }).chancesOf, 'mine');
  assert.is(queryKey[2], 'ada', 'another member has another line');
});

test('a wager that was only looked at takes the horses that were ticked since', () => {
  const looked = ticked({ wager: 'trifecta', way: 'box', groups: [[]] });
  const exacta = ticked({ wager: 'exacta', places: 2, way: 'box', groups: [['1', '2', '3']] });
  const drafts = withTicked(withTicked(noDrafts, 'r1', looked), 'r1', exacta);
  assert.is(leftTicket(drafts, 'r1', 'trifecta'), null);
  assert.equal(leftTicket(drafts, 'r1', 'exacta'), exacta);
  assert.is(tickedOn(withTicked(drafts, 'r1', looked), 'r1', []).wager, 'trifecta', 'it stays in view');
});

test('the races looked at longest ago are forgotten first', () => {
  const win = { wager: 'win', places: 1, way: 'straight', base: 2, groups: [['4']], keyPlace: 0 } as const;
  let drafts = noDrafts;
  for (let race = 0; race < 130; race += 1) drafts = withTicked(drafts, `r${race}`, win);
  assert.equal([Object.keys(drafts.races).length, leftTicket(drafts, 'r0', 'win')], [120, null]);
});

test.run();
