import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stakeAndBudget } from '#core/assistant/jake/amounts.ts';
import { AFTER_RACE_1, asking } from './asking.ts';

const test = suite('answers about money and terms of the track');

test('money is read once for every answer: stake, budget, thousands', () => {
  assert.equal(stakeAndBudget('50-cent pick 5 under $48'), { base: 0.5, budget: 48 });
  assert.equal(stakeAndBudget('a $1 trifecta for $24'), { base: 1, budget: 24 });
  assert.equal(stakeAndBudget('trifecta with 40 bucks'), { base: null, budget: 40 });
  assert.equal(stakeAndBudget('a pick 4 with $1k'), { base: null, budget: 1000 });
  assert.equal(stakeAndBudget('who wins race 5'), { base: null, budget: null });
});

test('terms of the track are explained', async () => {
  const ask = await asking();
  assert.match(await ask('what is keying in an exacta'), /^Keying is putting one horse/);
  assert.match(await ask('What does morning line mean?'), /^The morning line is/);
  assert.match(await ask('explain takeout'), /^Takeout is/);
  assert.not.match(await ask('What is the pace in race 1?'), /^Pace is how fast/);
});

test('a bet over several races is built with the best chance to cash for the money', async () => {
  const ask = await asking();
  const answer = await ask('daily double races 1 and 2 for $6');
  assert.match(answer, /^Daily double, races 1 to 2, best chance to cash for \$6:\n- \$1 daily double /);
  assert.match(answer, /\nTogether \$6, chance to cash \d+\.\d%; a dollar more/);
  assert.match(
    await ask('50-cent daily double races 1 and 2'),
    /^The daily double minimum at Saratoga is \$1\.00 a combination: \$0\.50 is too little\.$/,
  );
  assert.match(await ask('50-cent pick 5 under $48'), /^A pick 5 needs 5 races; the card has 2\.$/);
  const run = await asking(AFTER_RACE_1);
  assert.is(
    await run('daily double races 1 and 2'),
    'The daily double on races 1 to 2 is closed: a race of it is off.\nRace 1, winner: #2 Quiet Ford, $8.30 to win.',
  );
  assert.not.match(await ask('should I double my bet in race 1?'), /daily double/i);
});

test('an exotic of one race is built for the money, with the verdict of the race', async () => {
  const ask = await asking();
  const answer = await ask('trifecta race 1 for $24');
  assert.match(answer, /best chance to cash a trifecta for \$24:\n- \$0\.50 trifecta /);
  const cost = Number(/costs \$([\d.]+)/.exec(answer)?.[1]);
  assert.ok(cost > 0 && cost <= 24, answer);
  assert.match(answer, /\n(?:BET|WATCH|PASS): /);
});

test('a stake in cents is for one combination: below the minimum it is refused, else the usual budget is used', async () => {
  const ask = await asking();
  for (const question of ['exacta in race 1 for 50 cents', '50-cent exacta in race 1'])
    assert.is(
      await ask(question),
      'The exacta minimum at Saratoga is $1.00 a combination: $0.50 is too little.',
      question,
    );
  assert.match(
    await ask('50-cent trifecta in race 1'),
    /best chance to cash a trifecta for \$24 \(name your own amount\):\n- \$0\.50 trifecta /,
  );
});

test.run();
