import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askOfEight } from './eight-races.ts';

const test = suite('words of a scratch that take no horse out');

for (const question of [
  'what if I drop the 4 from my ticket in race 5',
  'if I drop the 4 from my exacta what does it cost race 5',
  'if i pull the 4 off my pick 4 in race 5',
  'if I scratch the 4 from my ticket in race 5 what does it cost',
  'the 3 is out of a stakes mare, who else in race 5 is bred for turf',
  'the 4 is out of Tapit, who else in race 5',
  'what if the 4 is out of a Tapit mare race 5',
  'the 4 is out front early in race 5, who catches it',
  'who runs them down in race 5 with the 4 gone early',
  'what if the 4 is gone on the lead race 5',
  'if the 4 comes out running in race 5 who wins',
  'if the 4 is out to the lead in race 5 who wins',
  'did he lose the 4 in race 5',
  'did Irad drop the 4 in race 5',
  'if Irad loses the 4 in race 5 who rides',
  'if he loses the 4 in race 5 who rides',
  'if they lose the 4 in race 5 who rides',
  'drop 3 lengths back race 5',
  'what if they drop 3 lengths back race 5',
  'pull the 4 winners from race 5',
])
  test(`"${question}" takes no horse out`, async () => {
    assert.not.match(await askOfEight(question), /without #|has no #|^Which race/);
  });

for (const question of [
  'what if we lose the 4 in race 5',
  'what if the 4 is out of race 5',
  'what if the 4 is out of the race in race 5',
  'with the 4 gone in race 5 who wins',
  'the 4 is out in race 5, who wins',
  'if they pull the 4 in race 5 who wins',
  'if the 4 scratches in race 5 which exacta do you like',
  'if the 4 is out in race 5 should I box 1 and 2',
])
  test(`"${question}" does`, async () => {
    assert.match(await askOfEight(question), /^- Race 5, without #4: |without #4 /);
  });

test.run();
