import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asking, asks, NOON } from './asking.ts';

const test = suite('questions of bettors, and follow-ups');

const trainer = aPerson('DANE MILLER', 40, 10);
const room = await openAssistant({
  card: aCard({
    races: [
      aRace({
        number: 1,
        wagers: 'Exacta ($1), Trifecta (.50), Double ($1) (1-2)',
        runners: [
          {
            ...aRunner({ programNumber: '1', horseName: 'SILVER LATCH', toOne: 1, trainer }),
            owner: 'Elm Stable',
          },
          {
            ...aRunner({
              programNumber: '2',
              horseName: 'QUIET FORD',
              toOne: 3,
              trainer,
              jockey: aPerson('ROE AVERY', 50, 20),
            }),
            owner: 'Oak Stable',
          },
          { ...aRunner({ programNumber: '3', horseName: 'TIN WHISTLE', toOne: 6 }), owner: 'Ash Stable' },
        ],
      }),
      aRace({
        number: 2,
        wagers: 'Exacta ($1)',
        runners: [
          aRunner({ programNumber: '1', horseName: 'MARBLE BRIDGE', toOne: 2 }),
          aRunner({ programNumber: '2', horseName: 'HARBOR SONG', toOne: 4 }),
        ],
      }),
    ],
  }),
  now: NOON,
});
const ask = asks(room);

async function each(questions: readonly string[], answer: RegExp): Promise<void> {
  for (const question of questions) assert.match(await ask(question), answer, question);
}

/** What is answered to the last of some questions in a conversation. */
async function last(...questions: readonly string[]): Promise<string> {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of questions) earlier.push({ question, answer: await ask(question, earlier) });
  return earlier.at(-1)?.answer ?? '';
}

test('which bets the card offers is no wish for a ticket', async () => {
  await each(
    ['is there a double today', 'which race does the double start'],
    /^The daily double as printed: race 1 to 2\b/,
  );
  assert.match(await ask('is there a trifecta in race 2'), /^No trifecta is printed in race 2\./);
  assert.match(await ask('is there a pick 6 today'), /^No pick 6 is printed on the card\./);
  assert.not.match(await ask('who do you like in the double'), /printed/);
});

test('a ticket spelled out by numbers has a price without its race', async () => {
  assert.match(
    await ask('cost of a trifecta key 1 over 2 3 4 5'),
    /^\$6: a \$0\.50 trifecta 1 \/ 2,3,4,5 \/ 2,3,4,5 is 12 combinations\./,
  );
  assert.match(
    await ask('if i box 4 horses in a trifecta for $1 how much'),
    /^\$24: a \$1 trifecta box of 4 horses is 24 combinations\./,
  );
});

test('whom to use with a horse in an exotic', async () => {
  await each(
    ['who do I use with Silver Latch in the exacta', 'which horses go underneath Silver Latch in the exacta'],
    /with #1 Silver Latch in the exacta, by chance to run in the first two:\n- #[23] /,
  );
  const after = await asking(AFTER_RACE_1);
  assert.match(await after('who do I use with Silver Latch in the exacta'), /is off: betting is closed\./);
});

test('what a place or show bet returns is not known before the race', async () => {
  assert.match(
    await ask('if I bet $10 to show on Quiet Ford what do I get back'),
    /^What \$10 to show on #2 Quiet Ford in race 1 returns is not known before the race[^\n]*\nBy our chances it cashes \d/,
  );
  const after = await asking(AFTER_RACE_1);
  assert.match(await after('what would $10 to show on Quiet Ford pay'), /betting is closed\./);
});

test('the most open race, and the clearest', async () => {
  await each(
    ['which race is the most wide open', "what's the toughest race today"],
    /^Races to come, the most open first/,
  );
  assert.match(await ask('which race is easiest to pick'), /^Races to come, the clearest first/);
});

test('stablemates, and who rides for a trainer', async () => {
  await each(
    ['any two horses from the same barn in race 1', 'any stablemates in race 1'],
    /^More than one starter of the same trainer in race 1:\n- Race 1: [^,]+, #1 Silver Latch/,
  );
  assert.match(await ask('which owner has two horses in race 1'), /^No owner has two starters in race 1\./);
  assert.match(
    await ask('who rides for Dane Miller today'),
    /who rides the horses on the card\.\n- Race 1, #1 Silver Latch: /,
  );
});

test('the favorites race by race are no picks', async () => {
  await each(
    ["who's the favorite in each race", 'list the morning line favorites'],
    /^Favorites of the races to come:\n- Race 1, #1 Silver Latch/,
  );
});

test('money on a race before there is a board', async () => {
  assert.is(await ask('any late money in race 1'), 'No board odds for race 1 are recorded yet.');
  assert.is(await ask('have the odds changed on race 1'), 'No board odds for race 1 are recorded yet.');
});

test('whom to leave out of a bet over several races', async () => {
  assert.match(
    await ask('who should I not use in the daily double'),
    /^Daily double, races 1 to 2, least likely to win:\n- Race 1: /,
  );
});

test('long shots in the turf races are no list of turf races', async () => {
  assert.not.match(await ask('any bombs in the turf races'), /turf races? on the card|No turf race/);
  assert.match(await ask('any turf races today'), /turf race/);
});

test('somebody who is new hears how to bet, and no horse', async () => {
  await each(
    ['I have never bet before how do I start', "what's a good bet for a beginner"],
    /^The simplest bets are on one horse: .* most tickets lose\. No bets are taken here\.$/,
  );
});

test('follow-ups on a place, a price and the better of two', async () => {
  assert.match(
    await last('who do you like in race 1', 'and for second?'),
    /^Race 1, [^\n]*ranked by chance to place/,
  );
  assert.match(await last('who do you like in race 1', 'and the second?'), /^Race 2, /);
  assert.match(await last('odds on Silver Latch', 'is that a good price'), /on #1 Silver Latch in race 1\./);
  assert.match(
    await last('tell me about Silver Latch', 'what about Quiet Ford', 'which one is better'),
    /^We rate #[12] /,
  );
});

test('a follow-up on a payoff is of the race before', async () => {
  const yesterday = await asking();
  const question = 'who won race 1 yesterday';
  const answer = await yesterday(question);
  assert.match(
    await yesterday('what did the exacta pay', [{ question, answer }]),
    /^Race 1 at Saratoga, Aug 1, 2025:\nNo exacta payoff of race 1 is stored\./,
  );
});

test('Spanish: the next race, changes and what to bet', async () => {
  assert.match(await ask('a que hora es la proxima carrera'), /^Carrera 1: /);
  assert.match(await ask('hay cambios hoy'), /^No hay retirados ni cambios conocidos\./);
  assert.match(await ask('que caballo me recomiendas'), /^(?:PASS: ning|Carreras con apuesta)/);
});

test('races by the age or sex of those that may run', async () => {
  const { askOfAges } = await askingOfAges();
  assert.match(
    await askOfAges('any 2 year old races'),
    /^1 race for 2-year-olds alone on the card:\n- Race 1, /,
  );
  assert.match(
    await askOfAges('which races are for fillies'),
    /^1 race for fillies or mares on the card:\n- Race 2, /,
  );
  assert.not.match(await askOfAges('who is the best 2 year old'), /olds alone/);
});

async function askingOfAges() {
  const card = aCard({
    races: [
      aRace({ number: 1, eligibility: { ages: '2', sexes: 'open' } }),
      aRace({ number: 2, eligibility: { ages: '3+', sexes: 'fillies and mares' } }),
    ],
  });
  return { askOfAges: asks(await openAssistant({ card, now: NOON })) };
}

test('what a pick 4 costs with so many horses in each race', async () => {
  assert.match(
    await ask("what's the cost of a pick 4 with 3 horses in each race"),
    /^\$40\.50: a \$0\.50 pick 4 of 3 x 3 x 3 x 3 is 81 combinations\./,
  );
});

test('a negation is not turned around, and a span of days is not left out', async () => {
  assert.not.match(await ask('who should I not bet against in race 1'), /^Least likely/);
  assert.match(await ask('horses with a win in the last 90 days'), /^I cannot answer that: .*last 90 days/);
  assert.match(await ask('how often do longshots win'), /^How often longshots win is not counted here\./);
  assert.not.match(await ask('toughest race for Silver Latch'), /^Races to come/);
});

test('follow-ups without the favorite, and on who rode a winner of another day', async () => {
  assert.match(await last('who do you like in race 1', 'not the favorite'), /^Race 1 without the favorite/);
  assert.match(await last('who do you like in race 1', 'who else?'), /^Second by our chances in race 1: /);
  const yesterday = await asking();
  const question = 'who won race 1 yesterday';
  const answer = await yesterday(question);
  assert.match(await yesterday('who rode it', [{ question, answer }]), /^Race 1 at Saratoga, Aug 1, 2025:/);
});

test('Spanish: who rides in a race, when a horse runs, favorites of yesterday', async () => {
  assert.match(await ask('quien monta en la primera'), /^Jinetes de la carrera 1:\n- #1 Silver Latch: /);
  assert.match(await ask('cuando corre Silver Latch'), /^Carrera 1: /);
});

test('other words for questions that were answered already', async () => {
  assert.match(await ask('what race is up next'), /^Race 1: /);
  assert.match(await ask('any chance of storms'), /^(?:No weather report|At )/);
  assert.match(
    await ask('how long since Silver Latch ran'),
    /^#1 Silver Latch in race 1: days since its last race/,
  );
  assert.match(await ask('who is the most improved horse'), /fits? "Speed figure last time up/);
  assert.match(await ask('inside or outside posts better on the turf course'), /^Saratoga, turf, /);
  assert.match(
    await ask("what's the record for 6 furlongs"),
    /^Track records and the past winners of a race are not stored\./,
  );
  assert.match(await ask('how often does your top pick win'), /^(?:No settled picks|Picks )/);
  const yesterday = await asking();
  assert.match(await yesterday("who won yesterday's feature"), /^Race 1 at Saratoga, Aug 1, 2025:/);
});

test.run();
