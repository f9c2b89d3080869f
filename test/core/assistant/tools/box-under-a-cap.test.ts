import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AFTER_RACE_1, asking } from './asking.ts';
import { askOfEight, lastOfEight } from './eight-races.ts';

const test = suite('a box for at most so much');

test('the cost at the minimum, whether it fits and the largest base that fits, with our horses and the verdict', async () => {
  const answer = await askOfEight('cheapest exacta box of 3 horses under $10 in race 2');
  assert.match(
    answer,
    /^Exacta box of 3 horses: 6 combinations, \$6 at the minimum of \$1 a combination, under \$10\.\nThe largest base that fits, in steps of \$1: \$1, which costs \$6\.\n/,
  );
  assert.match(answer, /\nOur likeliest 3: box 1,2,3\. #1 Amber Willow .*\n(?:WATCH|BET|PASS): /);
  const four = await askOfEight('box 4 in the trifecta for at most $30 in race 1');
  assert.match(
    four,
    /^Trifecta box of 4 horses: 24 combinations, \$12 at .*, within \$30\.\n.*: \$1, which costs \$24\.\n/,
  );
  assert.match(four, /\nPASS: /);
});

test('without a race the cost is given, and the horses once a race is named', async () => {
  assert.match(
    await askOfEight('box 4 in the trifecta for at most $20'),
    /^Trifecta box of 4 horses: .* \$12 .*within \$20\.\n.*\nName a race of the card, and I name our likeliest 4\.$/,
  );
  assert.match(
    await lastOfEight('box 4 in the trifecta for at most $20', 'in race 2'),
    /\nOur likeliest 4: box 1,2,3,4\. #1 Amber Willow/,
  );
});

test('a cap that is too low, a base of its own, and a field too small are said', async () => {
  for (const [question, answered] of [
    ['3 horse exacta box for no more than $4 in race 2', /, over \$4\.\nNo base fits\.\n/],
    [
      'box 5 in the trifecta in race 2 under $30',
      /\$30 at .*, not under \$30\.\nNo base fits\.\n[\s\S]*only 4 betting interests: no box of 5\./,
    ],
    [
      'box 4 in the $1 trifecta under 20 bucks in race 2',
      /\nAt \$1 it costs \$24, not under \$20\.\nThe largest base .*: \$0\.50, /,
    ],
    ['20 cent trifecta box of 4 horses under $10 in race 2', /^The trifecta minimum at Saratoga is \$0\.50/],
    ['exacta box, 3 horses, under $10, race 2', /^Exacta box of 3 horses: .*under \$10\./],
    ['box 3 in a superfecta under $20 in race 2', /^A superfecta box needs at least 4 horses\.$/],
    ['box your top 4 in the trifecta for at most $20 in race 2', /^Trifecta box of 4 horses: .*within \$20/],
    [
      'cheapest trifecta box of 3 horses in race 3',
      /^Trifecta box of 3 horses: .*, \$3 at the minimum of \$0\.50 a combination\.\n/,
    ],
  ] as const)
    assert.match(await askOfEight(question), answered, question);
  const run = await asking(AFTER_RACE_1);
  assert.not.match(await run('box 3 in the exacta in race 1 for at most $20'), /Our likeliest/);
});

test('horses named, other bets and other questions are not a box of so many', async () => {
  for (const question of [
    'box the 4 in the trifecta for at most $20 in race 2',
    'box 4 and 2 in the exacta for at most $10 in race 2',
    'exacta box 1,2,3 for at most $20 in race 2',
    'the 4 horse in an exacta box under $10 in race 2',
    'cheapest exacta box of 3 horses without the favorite in race 2 under $10',
    'what does a trifecta box of 4 pay under $20 in race 2',
    'exacta box of 3 horses for $1 in race 2',
    'did the exacta box of 3 horses under $10 hit in race 2',
    'box 3 longshots in the exacta under $10 in race 2',
    'key 4 in the trifecta for at most $20 in race 2',
  ])
    assert.not.match(await askOfEight(question), /at the minimum of .*a combination/, question);
});

test.run();
