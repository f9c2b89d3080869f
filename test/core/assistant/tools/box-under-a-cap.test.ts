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
    [
      '3 horse exacta box for no more than $4 in race 2',
      /, over \$4\.\nNo base fits\. The most horses that fit: 2, a box of \$2 at \$1\.\n[\s\S]*Our likeliest 2: box 1,2\./,
    ],
    [
      'box 5 in the trifecta in race 2 under $30',
      /\$30 at .*, not under \$30\.\nNo base fits\. The most horses that fit: 4, a box of \$12 at \$0\.50\.\n[\s\S]*Our likeliest 4: box 1,2,3,4\./,
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

test('the race by its number, no word of a cap, and a cap that not even the smallest box fits', async () => {
  for (const [question, answered] of [
    [
      'exacta box 3 horses race 2 under 10 dollars',
      /^Exacta box of 3 horses: .*\$6 at .*under \$10\.\n[\s\S]*box 1,2,3\./,
    ],
    [
      'trifecta box of 4 in the third for $24',
      /within \$24\.\n.*\$1, which costs \$24\.\n[\s\S]*box 1,2,3,4\./,
    ],
    ['i have $20, trifecta box of 4 horses in race 2', /^Trifecta box of 4 .* \$12 at .*within \$20\./],
    ['trifecta box any 3 horses in race 2 under $5', /^Trifecta box of 3 .*\$3 at .*under \$5\./],
    [
      'trifecta box 3 horses in race 2 for at most $2',
      /No base fits\. The smallest trifecta box, of 3 horses, costs \$3\.\n/,
    ],
    ['trifecta box of 5 horses for $20 in race 1', /The most horses that fit: 4, .*\n[\s\S]*box 1,2,3,4\./],
  ] as const)
    assert.match(await askOfEight(question), answered, question);
});

test('without a budget our likeliest horses are boxed at the usual stake', async () => {
  for (const [question, answered] of [
    ['exacta box 3 horses race 2', /\n- \$1 exacta box 1,2,3: 6 combinations, costs \$6,/],
    ['trifecta box of 4 in race 3', /\n- \$0\.50 trifecta box 1,2,3,4: 24 combinations, costs \$12,/],
    ['3 horse exacta box race 2', /\n- \$1 exacta box 1,2,3: /],
    ['$2 trifecta box of 3 horses in race 2', /\n- \$2 trifecta box 1,2,3: 6 combinations, costs \$12,/],
    ['trifecta box of 5 in race 2', /^Race 2 has only 4 betting interests: no box of 5\.$/],
    ['trifecta box of 2 in race 2', /^A trifecta box needs at least 3 horses\.$/],
    ['exacta box of 3 horses in race 8', /^Race 8 is canceled\.$/],
    ['trifecta box of 4', /^Which race\?/],
  ] as const)
    assert.match(await askOfEight(question), answered, question);
  for (const question of [
    'exacta box 1 and 4 in race 2',
    'exacta box the 3 in race 2',
    'box 3 and 4 in race 2',
    'did the exacta box of 3 hit in race 2',
    "don't box 3 horses in race 2",
    'how much is a 3 horse exacta box in race 2',
    'what is a trifecta box of 3 horses',
  ])
    assert.not.match(await askOfEight(question), /exacta box 1,2,3|trifecta box 1,2,3/, question);
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
