import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AFTER_RACE_1, asking } from './asking.ts';
import { askOfEight } from './eight-races.ts';

const test = suite('whether a horse stays the distance');

for (const question of [
  'will quiet ford stay the distance and win',
  'does the 2 in race 1 get the trip',
  'will the 2 stay the distance in race 1',
  'can quiet forrd last the trip',
  'will queit ford get the mile and a quarter',
  'is six furlongs too far for quiet ford',
  'will quiet ford stay and win',
  'is the distance a problem for quiet ford',
])
  test(`"${question}" has its record there and ends with our chance`, async () => {
    assert.match(
      await askOfEight(question),
      /^#2 Quiet Ford, race 1, 6F: 1 for 3 at the distance, 2 for 8 in all\.\n[\s\S]*\nOur chance that it wins race 1: 26\.0%\.$/,
    );
  });

test('a horse that runs only if it draws in has no chance yet, and a race that is off has its result', async () => {
  assert.match(await askOfEight('does oak alone stay the trip'), /only if it draws in, so we give it no/);
  const run = await asking(AFTER_RACE_1);
  assert.not.match(await run('will quiet ford stay the distance'), /Our chance/);
});

test('its past, its place early, its breeding and other ends are other questions', async () => {
  for (const question of [
    'what is quiet ford’s record at the distance',
    'how has quiet ford done at the distance',
    'does quiet ford like the turf',
    'will quiet ford get the lead',
    'does quiet ford stay in the money',
    'did quiet ford get the trip last time',
    'is quiet ford bred to get the distance',
    'who gets the distance in race 1',
    'how far does quiet ford go today',
  ])
    assert.not.match(await askOfEight(question), /Our chance that it wins race/, question);
});

test.run();
