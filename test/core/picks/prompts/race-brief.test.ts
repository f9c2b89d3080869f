import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import type { Surroundings } from '#core/handicapping/evidence.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { raceBrief, raceFacts, raceHeadLine, racePrices } from '#core/picks/prompts/race-brief.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { speedster } from '../horses.ts';
import { evidenceOn } from '../opinions.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('a race in a prompt');

const headOf = (change: Partial<Race> = {}): string => raceHeadLine(aRace(change));
const factsOf = (change: Partial<Race> = {}): readonly string[] =>
  raceFacts(evidenceOn(aRace(change))).split('\n');
const pricesOf = (change: Partial<Race> = {}, around: Surroundings = {}): string => {
  const evidence = evidenceOn(aRace(change), around);
  return racePrices(
    evidence,
    evidence.interests.map(() => 1 / evidence.interests.length),
  );
};

test('a race is headed by number, post time at the track, distance, surface, class and purse', () => {
  assert.is(headOf(), 'Race 1, 1:05 PM, 6F, Dirt, Alw 80000n1x, purse $80,000');
});

test('a stakes has its name', () => {
  assert.is(
    headOf({ name: 'Whitney Stakes', grade: 1, distanceYards: 1980 }),
    'Race 1, 1:05 PM, Whitney Stakes, 1 1/8 Miles, Dirt, Alw 80000n1x, purse $80,000',
  );
});

test('what is not announced is called unknown', () => {
  assert.is(
    headOf({ postTime: null, distanceYards: null, surface: null, classification: null, purse: null }),
    'Race 1, post time unknown, distance unknown, surface unknown, class unknown, purse unknown',
  );
});

test('the clock is the track’s own: five past one in New York is five past ten at Del Mar', () => {
  assert.match(headOf({ trackSlug: 'del-mar', postTime: aRace().postTime }), /^Race 1, 10:05 AM,/);
});

test('the conditions say who may run', () => {
  const [, , who] = factsOf({ eligibility: { ages: '2', sexes: 'fillies' }, conditions: 'MAIDEN.' });
  assert.is(who, 'for ages 2, fillies; MAIDEN.');
  assert.match(factsOf({ stateBred: true })[2] ?? '', /^for ages 3\+, open, state-bred;/);
  assert.not.match(factsOf({ stateBred: null })[2] ?? '', /state-bred/);
  assert.is(
    factsOf({ eligibility: { ages: null, sexes: null }, conditions: '' })[2],
    'for ages unknown, sexes unknown; ',
  );
});

test('the par is a figure or unknown', () => {
  assert.is(factsOf()[3], 'par figure 90');
  assert.is(factsOf({ pars: { ...aRace().pars, speed: null } })[3], 'par figure unknown');
});

test('every horse of the card is among the facts, the scratched one in a line', () => {
  const runners = [aRunner(), aRunner({ programNumber: '2', isScratched: true })];
  const horses = factsOf({ runners }).filter((line) => line.startsWith('#'));
  assert.is(horses.length, 2);
  assert.is(horses[1], '#2 PAPER LANTERN 2: SCRATCHED');
});

test('facts do not change with weather, board and chances: an answer on them stays good', () => {
  const race = aRace();
  const weather = { temperature: 90, windSpeed: 3, conditions: 'Clear', trackCondition: 'Fast' };
  const boards = [aBoard({ raceId: race.id, at: shift(MORNING, -MINUTE) })];
  assert.is(raceFacts(evidenceOn(race, { weather, boards })), raceFacts(evidenceOn(race)));
});

test('prices are the line’s until a board is known, and are of the moment they were seen', () => {
  assert.match(pricesOf(), /\nas of 9:00 AM on 2025-08-02; prices: morning line only\n/);
  const boards = [aBoard({ raceId: aRace().id, at: shift(MORNING, -MINUTE) })];
  const priced = pricesOf({}, { boards });
  assert.match(priced, /; prices: A tote\n/);
  assert.match(priced, /\n#1: 2-1 on the board, model's chance to win 16\.7%\n/);
});

test('a horse without a price says so and still has a chance', () => {
  const runners = [aRunner({ morningLine: null }), aRunner({ programNumber: '2' })];
  assert.match(pricesOf({ runners }), /\n#1: no price, model's chance to win 50\.0%\n/);
});

test('a coupled entry is one price, a scratched horse none', () => {
  const runners = [
    aRunner({ coupledWith: 'A' }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
    aRunner({ programNumber: '2', isScratched: true }),
    aRunner({ programNumber: '3' }),
  ];
  assert.equal(
    pricesOf({ runners })
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .map((line) => line.slice(0, 3)),
    ['#1:', '#3:'],
  );
});

test('weather and track are known or unknown, fact by fact', () => {
  assert.match(pricesOf(), /\nweather unknown, track unknown, unknown F\n/);
  const weather = { temperature: 0, windSpeed: null, conditions: null, trackCondition: 'Muddy' };
  assert.match(pricesOf({}, { weather }), /\nweather unknown, track Muddy, 0 F\n/);
});

test('the expected pace is given where running styles are known', () => {
  const runners = [speedster('1', 3), aRunner({ programNumber: '2' }), aRunner({ programNumber: '3' })];
  assert.match(pricesOf({ runners }), /\npace expected: \w+/);
  const plain = aRunner();
  const ratings = { ...plain.ratings, runStyle: null, earlyPoints: null };
  const unknown = ['1', '2', '3'].map((programNumber) =>
    aRunner({ programNumber, ratings, pastPerformances: null }),
  );
  assert.match(pricesOf({ runners: unknown }), /\npace: unknown\n/);
});

test('a race is its facts and then its prices, each in its own block', () => {
  const evidence = evidenceOn();
  const names = [...raceBrief(evidence, []).matchAll(/<data name="([^"]+)">/g)].map(([, name]) => name);
  assert.equal(names, ['race 1', 'prices of race 1']);
});

test('without chances of the model each horse has none', () => {
  assert.match(raceBrief(evidenceOn(), []), /#6: 20-1 on the morning line, model's chance to win 0\.0%/);
});

test.run();
