import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceNamed, spokenRaceName } from '#core/assistant/jake/race-named.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('A race named in a question');

for (const [name, said] of [
  ['Belmont Stakes', 'Belmont'],
  ['Belmont S. presented by NYRA Bets', 'Belmont'],
  ['BELMONT S.-G1', 'BELMONT'],
  ['The Woody Stephens presented by Mohegan Sun', 'Woody Stephens'],
  ['Just a Game S.', 'Just a Game'],
  ['Manhattan H.', 'Manhattan'],
  ['Belmont Gold Cup S.', 'Belmont Gold Cup'],
] as const)
  test(`${name} is called ${said}`, () => {
    assert.is(spokenRaceName(name), said);
  });

const card = {
  races: [
    aRace({ number: 1, name: null }),
    aRace({ number: 2, name: 'Belmont Gold Cup S.', runners: [aRunner({ horseName: 'THE ACORN TREE' })] }),
    aRace({ number: 12, name: 'Acorn S.' }),
    aRace({ number: 13, name: 'Belmont Stakes' }),
    aRace({ number: 8, name: "HILL 'N' DALE METROPOLITAN H." }),
    aRace({ number: 14, name: 'Saratoga S.' }),
    aRace({ number: 9, name: 'Ogden Phipps S.' }),
  ],
};

for (const [question, number] of [
  ['Who wins the Belmont?', 13],
  ['who do you like in the belmont stakes', 13],
  ['Who wins the Belmont Gold Cup?', 2],
  ['Any value in the Acorn?', 12],
  ['How does the Acorn Tree look?', null],
  ['Who won the Met Mile?', 8],
  ['Who do you like in the Metropolitan?', 8],
  ['Who wins the Phipps?', 9],
  ['What if the Ogden Phipps is wet?', 9],
  ['Any value in the Met?', 8],
  ['Who met him before?', null],
  ['Who wins at Belmont?', null],
  ['What is on the Saratoga card?', null],
  ['Who wins today?', null],
  ['belmont sloppy who moves up', 13],
  ['wet track acorn who likes it', 12],
  ['who moves up belmont if it rains', 13],
  ['rainy day phipps who benefits', 9],
  ['belmont off the turf who gets in', 13],
  ['belmont trifecta box 4 horses', 13],
  ['take out the 7 belmont is the 2 better', 13],
  ['belmont pick 4', null],
  ['belmont picks', null],
  ['sloppy at belmont who moves up', null],
  ['belmont trainers in the slop', null],
] as const)
  test(question, () => {
    assert.is(raceNamed(card, question), number);
  });

test.run();
