import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { handicapper, payoffs } from '#config/models.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeReadLinesForTickets } from '#core/notebook/use-cases/read-lines-for-tickets.ts';
import { chancesUsed } from '#core/tickets/line-for-tickets.ts';
import { makePriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import { makeReadLegs } from '#core/tickets/use-cases/read-legs.ts';
import { makeMemoryLineStore } from '#test/doubles/line-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { nothingKnown } from '#test/support/no-context.ts';

const test = suite('a line that tickets are built from');

const anna = 'anna' as MemberId;
const at = (iso: string): Instant => parseInstant(iso) as Instant;
const MORNING = at('2025-08-02T09:00:00-04:00');
const LATER = at('2025-08-02T10:00:00-04:00');

const horses = (scratched: readonly string[]) =>
  ['1', '2', '3', '4'].map((programNumber) =>
    aRunner({ programNumber, toOne: 3, isScratched: scratched.includes(programNumber) }),
  );

/** A win bet on #2 by Anna's line of 40, 40 and 20%, with these horses on the line and those scratched. */
async function winOnTwo({
  scratched = ['4'],
  drawnAt = MORNING,
}: {
  scratched?: readonly string[];
  drawnAt?: Instant;
}) {
  const [cards, lines] = [makeMemoryCardStore(), makeMemoryLineStore()];
  const race = aRace({ runners: horses(scratched) });
  await cards.keep(aCard({ races: [race] }), 'hash');
  const rows = [0.4, 0.4, 0.2].map((chance, index) => ({
    interest: String(index + 1),
    chance,
    isFixed: false,
    horses: [{ programNumber: String(index + 1), name: 'a horse' }],
  }));
  await lines.keep(anna, race.id, { raceId: race.id, rows, madeAt: drawnAt, changedAt: drawnAt });
  const readLegs = makeReadLegs({ cards, knownAround: nothingKnown, clock: () => LATER, handicapper });
  const bet = { wager: 'win', base: 2, sets: [['2']] } as const;
  const price = makePriceTicket({ readLegs, payoffs });
  return price(race.id, bet, makeReadLinesForTickets({ lines })(anna));
}

test('a win bet has the chance of the line', async () => {
  const { chance, chancesUsed } = await winOnTwo({});
  assert.ok(Math.abs(chance - 0.4) < 1e-9);
  assert.equal(chancesUsed.mine, [{ race: 1, madeAt: '2025-08-02T13:00:00.000Z' }]);
});

test('after a scratch the others share its chance as they stood', async () => {
  const { chance } = await winOnTwo({ scratched: ['1', '4'] });
  assert.ok(Math.abs(chance - 0.4 / 0.6) < 1e-9);
});

test('a horse that got in has no chance of the member’s: the race is by our chances, and the answer says why', async () => {
  const { chance, chancesUsed } = await winOnTwo({ scratched: [] });
  assert.ok(Math.abs(chance - 0.4) > 0.01);
  assert.equal(chancesUsed, {
    mine: [],
    sentence: 'By our chances in race 1, where #4 is not on your line.',
  });
});

test('a line drawn or changed after the moment shown is not known then, and the answer does not say that there is none', async () => {
  const { chancesUsed } = await winOnTwo({ drawnAt: at('2025-08-02T11:00:00-04:00') });
  assert.is(chancesUsed.sentence, 'By our chances in race 1, where your line was drawn or changed later.');
});

test('each race that is not by the line has its own reason', () => {
  const line = (added: readonly string[]) => ({ chances: [1], madeAt: MORNING, added });
  const races = [
    { number: 1, line: line([]), isLater: false },
    { number: 2, line: null, isLater: false },
    { number: 3, line: line(['5']), isLater: false },
    { number: 4, line: null, isLater: false },
    { number: 5, line: null, isLater: true },
  ];
  assert.is(
    chancesUsed(races, { trackSlug: 'saratoga', day: '2025-08-02' as RaceDay }).sentence,
    'By your line in race 1 (drawn 9:00 AM ET); by our chances in races 2 and 4, where you have no line; ' +
      'in race 3, where #5 is not on your line; in race 5, where your line was drawn or changed later.',
  );
});

test('a line drawn on a day before the races is said with its day', async () => {
  const { chancesUsed: used } = await winOnTwo({ drawnAt: at('2025-07-31T21:00:00-04:00') });
  assert.is(used.sentence, 'By your line in race 1 (drawn Jul 31, 9:00 PM ET).');
});

test.run();
