import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asks, NOON } from './asking.ts';
import { askOfEight, lastOfEight } from './eight-races.ts';

const test = suite('horses in a bet over several races');

const WAGERS: Readonly<Record<number, string>> = {
  1: 'Exacta ($1), Pick 3 ($1) (1-3), LEG C 2-DAY PICK 4',
  2: 'Pick 4 (.50) (2-5)',
  3: 'Pick 3 ($1) (3-5), Double ($1) (3-4)',
  4: 'Leg D 2-Day Pick 4',
};

const sixRaces = aCard({
  races: ['FERRY', 'BRIDGE', 'HARBOR', 'CASTLE', 'MEADOW', 'TOWER'].map((place, index) =>
    aRace({
      number: index + 1,
      wagers: WAGERS[index + 1] ?? '',
      runners: ['GOLDEN', 'SILVER', 'COPPER', 'LEADEN'].map((metal, order) =>
        aRunner({
          programNumber: String(order + 1),
          horseName: `${metal} ${place}`,
          toOne: 1 + 2 * order,
          isScratched: metal === 'LEADEN',
        }),
      ),
    }),
  ),
});
const ask = asks(await openAssistant({ card: sixRaces, now: NOON }));
const askLate = asks(await openAssistant({ card: sixRaces, now: AFTER_RACE_1 }));

test('horses of two races in a row make the double that is priced', async () => {
  for (const question of [
    'use Golden Harbor and Silver Castle in the double',
    'double Golden Harbor with Silver Castle',
    'Golden Harbor and Silver Castle daily double, how much',
  ]) {
    const answer = await ask(question);
    assert.match(
      answer,
      /^Daily double, races 3 to 4, with #1 Golden Harbor and #2 Silver Castle:\n/,
      question,
    );
    assert.match(answer, /\n- \$1 daily double 1 \/ 2: 1 combination, costs \$1, chance to cash /, question);
  }
});

test('two horses of one race are used together, and the other races are filled for the money', async () => {
  const answer = await ask('use Golden Harbor and Silver Harbor in the double');
  assert.match(
    answer,
    /^Daily double, races 3 to 4, with #1 Golden Harbor and #2 Silver Harbor, beside them the likeliest for \$24 \(name your own amount\):\n/,
  );
  assert.match(answer, /\n- \$1 daily double 1,2 \/ 1,2,3: 6 combinations, costs \$6, /);
});

test('a horse is the single of its race in the bet that has it, with the start that the card prints', async () => {
  assert.match(
    await ask('single Golden Meadow in the pick 3, who else'),
    /^Pick 3, races 3 to 5, with #1 Golden Meadow, beside it .*\n- Race 3: .*\n- Race 4: .*\n- Race 5: #1 Golden Meadow [^,\n]*\n/,
  );
  assert.match(await ask("who'd I use with Silver Bridge in the pick 4"), /^Pick 4, races 2 to 5, /);
  const answer = await ask('key Silver Bridge in the pick 4 for $2');
  assert.match(answer, /for \$2:\n/);
  assert.match(
    answer,
    /\n- \$0\.50 pick 4 2 \/ [\d,]+ \/ [\d,]+ \/ [\d,]+: [1-4] combinations?, costs \$[12](?:\.50)?, /,
  );
  assert.match(
    await ask('use Golden Tower in the double'),
    /\nThe card prints no daily double from race 5\.\n/,
  );
});

test('a later leg of a bet over two days is no start of it', async () => {
  assert.match(await ask('who do you like in the early pick 4'), /^Pick 4, races 2 to 5, /);
  assert.match(
    await ask('is there a pick 4 today'),
    /^The pick 4 as printed: race 2 to 5 \(post time [^)]*\)\.\n/,
  );
});

test('races apart, a scratched horse, too little money and a race that is off make no ticket', async () => {
  assert.match(
    await ask('use Golden Ferry and Golden Tower in the double'),
    /^No ticket: a daily double takes 2 races in a row\. #1 Golden Ferry runs in race 1 and #1 Golden Tower runs in race 6\./,
  );
  assert.match(await ask('use Leaden Harbor in the double'), /^No ticket: #4 Leaden Harbor does not start\./);
  assert.match(
    await ask('use Golden Harbor and Silver Harbor in the pick 3 for $1'),
    /^\$1 does not buy it: 2 combinations at \$1 cost \$2\./,
  );
  assert.match(await askLate('single Golden Ferry in the pick 3'), /^The pick 3 on races 1 to 3 is closed/);
});

test('a bet against a horse is not answered with another ticket', async () => {
  for (const question of [
    'pick 4 without Golden Bridge',
    'who do you like in the pick 4 against Golden Bridge',
  ])
    assert.match(await ask(question), /^I do not build a pick 4 against a horse\./, question);
});

test('horses by number in the race named, but not the 1 with the 2', async () => {
  for (const question of [
    'use the 1 and 2 in race 3 and who in race 4 for the double',
    'use the 1 and 2 in race 3 in the double',
  ])
    assert.match(
      await ask(question),
      /^Daily double, races 3 to 4, with #1 Golden Harbor and #2 Silver Harbor, /,
      question,
    );
  assert.match(
    await ask('single the 2 in race 4 in the pick 4'),
    /^Pick 4, races 2 to 5, with #2 Silver Castle, /,
  );
  assert.not.match(await ask('double the 1 with the 2 in race 3'), /#2 Silver Harbor/);
});

test('what it paid, or one of two, is another question', async () => {
  for (const question of [
    'what did the double with Golden Harbor pay',
    'Golden Harbor or Silver Harbor in the double',
    'double my bet on Golden Harbor',
    'is Golden Harbor doubled in price',
  ])
    assert.not.match(await ask(question), /^Daily double, races/, question);
});

test('a single horse in an exacta is put beside those likeliest to run with it', async () => {
  assert.match(
    await askOfEight('use Silver Latch in the exacta'),
    /with #1 Silver Latch in the exacta, by chance to run in the first two:/,
  );
});

test('him, both and them are the horses spoken of', async () => {
  assert.match(
    await lastOfEight('who wins race 2', "who'd i use with him in the pick 4"),
    /^Pick 4, races 2 to 5, with #1 Amber Willow, /,
  );
  for (const words of ['use them both in the double', 'put both in the double', 'use them in the double'])
    assert.match(
      await lastOfEight('compare Amber Willow and Birch Willow', words),
      /^Daily double, races 2 to 3, with #1 Amber Willow and #2 Birch Willow, /,
      words,
    );
  assert.match(
    await lastOfEight('compare Amber Willow and Birch Willow', 'box them'),
    /- \$1 exacta box 1,2: 2 combinations, costs \$2, /,
  );
  assert.not.match(await askOfEight('use them both in the double'), /^Daily double, races/);
});

test('a number counts in its own race only, and two races with numbers are not read as one', async () => {
  for (const question of [
    'use the 1 in race 3 and the 2 in race 4 in the pick 3',
    'use the 1 in race 3 and the 2 in race 4 in the double',
  ])
    assert.not.match(await ask(question), /with #\d [^:\n]*Harbor/, question);
});

test('horses by number, all or the favorite beside one by name are not left out of the ticket', async () => {
  for (const question of [
    'pick 3 Golden Harbor with 1,2,3 with Silver Meadow',
    'use Golden Harbor in the double with the 2 and 3 in race 4',
    'double Golden Harbor with all',
    'use Golden Harbor with the favorite in the double',
  ])
    assert.not.match(await ask(question), /^(?:Pick 3|Daily double), races/, question);
});

test('all but a horse, or a pick without it, is a bet against it', async () => {
  for (const words of [
    'use all but Golden Bridge',
    'skip Golden Bridge',
    'ditch Golden Bridge',
    'pass on Golden Bridge',
  ])
    assert.match(await ask(`${words} in the pick 4`), /^I do not build a pick 4 against a horse\./, words);
});

test('where every leg is named, the money is the stake', async () => {
  assert.match(
    await ask('$10 daily double with Golden Harbor and Silver Castle'),
    /\n- \$10 daily double 1 \/ 2: 1 combination, costs \$10, /,
  );
  assert.match(
    await ask('daily double with Golden Harbor, Silver Harbor and Silver Castle for $5'),
    /\n- \$2 daily double 1,2 \/ 2: 2 combinations, costs \$4, /,
  );
});

test('a start that is given is used, or there is no ticket', async () => {
  for (const question of [
    'use Golden Bridge in the pick 3 starting in race 3',
    'use Golden Bridge in the late pick 3',
  ])
    assert.match(
      await ask(question),
      /^No ticket: not all run in the pick 3 from race 3\. #1 Golden Bridge runs in race 2\./,
      question,
    );
  assert.match(await ask('use Golden Harbor in the pick 3 starting in race 1'), /^Pick 3, races 1 to 3, /);
});

test.run();
