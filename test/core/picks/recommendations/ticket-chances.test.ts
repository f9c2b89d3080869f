import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ticketChances } from '#core/picks/recommendations/ticket-chances.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the chances of the tickets');

test('each ticket has the chance of market, views and both', () => {
  const evidence = evidenceOn(aRace({ runners: [aRunner(), aRunner({ programNumber: '2' })] }));
  assert.equal(ticketChances({ evidence, market: [0.6, 0.4], views: [0.3, 0.7], blended: [0.45, 0.55] }), [
    { interest: '1', market: 0.6, views: 0.3, blended: 0.45 },
    { interest: '2', market: 0.4, views: 0.7, blended: 0.55 },
  ]);
});

test('coupled horses are one ticket under the number that is bet on', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A' }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
    aRunner({ programNumber: '2', isScratched: true }),
    aRunner({ programNumber: '3' }),
  ];
  const chances = [0.5, 0.5];
  const rows = ticketChances({
    evidence: evidenceOn(aRace({ runners })),
    market: chances,
    views: chances,
    blended: chances,
  });
  assert.equal(
    rows.map(({ interest }) => interest),
    ['1', '3'],
  );
});

test('a race without starters has no tickets', () => {
  const evidence = evidenceOn(aRace({ runners: [] }));
  assert.equal(ticketChances({ evidence, market: [], views: [], blended: [] }), []);
});

test.run();
