import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper, payoffs } from '#config/models.ts';
import type { SpelledTicket } from '#core/assistant/jake/question.ts';
import { ticketAnswer as answerOf } from '#core/assistant/jake/ticket-answer.ts';
import { makePayoffOf } from '#core/assistant/payoff-of.ts';
import type { RaceView } from '#core/assistant/race-view.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { aCard } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite('The cost of a bet that was spelled out');

const payoffOf = makePayoffOf(handicapper.order.exponents, payoffs);
const ticketAnswer = (view: RaceView, spelled: SpelledTicket) => answerOf(view, spelled, payoffOf);

const SCRATCHED = aRunner({ programNumber: '4', horseName: 'SIR NEVERMIND', isScratched: true });
const { views } = await openAssistant({
  card: aCard({ races: [aRace({ runners: [...threeHorseRace().runners, SCRATCHED] })] }),
});
const three = await views.raceNumbered('saratoga', 1);

test('an exacta box of all three horses costs twelve dollars and always cashes', () => {
  const { tickets } = ticketAnswer(three, {
    wager: 'exacta',
    structure: 'box',
    sets: [['1', '2', '3']],
    base: 2,
  });
  assert.equal(tickets, ['- $2 exacta box 1,2,3: 6 combinations, costs $12, chance to cash 100.0%']);
});

for (const [name, spelled, ticket] of [
  [
    'a wheel',
    { structure: 'wheel', sets: [['1']] },
    '$0.50 trifecta 1 / ALL / ALL: 2 combinations, costs $1',
  ],
  ['a straight', { structure: 'straight', sets: [['1', '2', '3']] }, '$0.50 trifecta 1 / 2 / 3: costs $0.50'],
  [
    'a part wheel with its last set repeated',
    { structure: 'part-wheel', sets: [['1'], ['2', '3']] },
    '$0.50 trifecta 1 / 2,3 / 2,3: 2 combinations, costs $1',
  ],
] as const)
  test(`${name} without a stake is priced at the usual minimum`, () => {
    const { text, tickets } = ticketAnswer(three, { wager: 'trifecta', base: null, ...spelled });
    assert.ok(tickets[0]?.startsWith(`- ${ticket},`), tickets[0]);
    assert.match(text, /I used the usual minimum, \$0\.50 a combination\./);
  });

test('a ticket on a horse that is not in the race, or scratched, cannot be made', () => {
  for (const number of ['9', '4']) {
    const { text, tickets } = ticketAnswer(three, {
      wager: 'exacta',
      structure: 'box',
      sets: [['1', number]],
      base: 2,
    });
    assert.match(text, /^Race 1, 6F on dirt: that ticket cannot be made\. /);
    assert.equal(tickets, []);
  }
});

for (const [wager, sets, base] of [
  ['win', [['1']], '$2'],
  ['exacta', [['1', '2']], '$1'],
  ['trifecta', [['1', '2', '3']], '$0.50'],
] as const)
  test(`the usual minimum of a ${wager} bet is ${base}`, () => {
    const { text } = ticketAnswer(three, { wager, structure: 'straight', sets, base: null });
    assert.ok(text.includes(`I used the usual minimum, ${base} a combination.`), text);
  });

test('a stake below the track’s minimum is refused as on the ticket screen', () => {
  const { text, tickets } = ticketAnswer(three, {
    wager: 'exacta',
    structure: 'straight',
    sets: [['1', '2']],
    base: 0.1,
  });
  assert.match(
    text,
    /cannot be made\. The exacta minimum at Saratoga is \$1\.00 a combination: \$0\.10 is too little\./,
  );
  assert.equal(tickets, []);
});

test('horses of a ticket are named with their prices, each once', () => {
  const { text } = ticketAnswer(three, {
    wager: 'exacta',
    structure: 'part-wheel',
    sets: [['1'], ['1', '2']],
    base: 1,
  });
  assert.match(
    text,
    /^Horses: #1 Silver Latch \(5-2 on the morning line\), #2 Our Last Word \(6-1 on the morning line\)\.$/m,
  );
});

test('every horse in every place is a ticket on the whole field', () => {
  const { tickets } = ticketAnswer(three, {
    wager: 'exacta',
    structure: 'part-wheel',
    sets: ['all'],
    base: 1,
  });
  assert.equal(tickets, ['- $1 exacta ALL / ALL: 6 combinations, costs $6, chance to cash 100.0%']);
});

test('two horses for three places fill the last places together', () => {
  const { tickets } = ticketAnswer(three, {
    wager: 'trifecta',
    structure: 'part-wheel',
    sets: [['1', '2']],
    base: 1,
  });
  assert.equal(tickets, []);
});

test('a failure that is not a bad ticket is not turned into an answer', () => {
  const broken = { ...three, field: null as unknown as typeof three.field };
  assert.throws(
    () => ticketAnswer(broken, { wager: 'win', structure: 'straight', sets: [['1']], base: 2 }),
    (error: unknown) => error instanceof TypeError,
  );
});

test('with live prices a payoff is estimated, without them it says that there is no estimate', () => {
  const spelled = { wager: 'exacta', structure: 'straight', sets: [['1', '2']], base: 2 } as const;
  assert.match(
    ticketAnswer(three, spelled).text,
    /\nPayoff not estimated: no live prices yet for race 1\.\n/,
  );
  const interests = three.evidence.interests.map((interest, index) => ({
    ...interest,
    price: aPrice(index + 1, { kind: 'live' }),
  }));
  const live = { ...three, evidence: { ...three.evidence, interests } };
  assert.match(
    ticketAnswer(live, spelled).text,
    /\nPays about \$[\d.]+ \(\$[\d.]+ to \$[\d.]+ four times in five, if prices hold\), estimated from prices at /,
  );
});

test.run();
