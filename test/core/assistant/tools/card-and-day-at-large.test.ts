import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asking, horse, NOON } from './asking.ts';

const test = suite('questions about the card and the day at large');

const lively = aCard({
  races: [
    aRace({
      number: 1,
      claiming: null,
      runners: [
        { ...horse('1', 'SILVER LATCH', 1), weightLb: 118, blinkers: 'on' },
        {
          ...horse('2', 'QUIET FORD', 3),
          equipment: [{ gear: 'front wraps', isOn: true }],
          weightLb: 124,
          pastPerformances: [aPastRace({ comment: 'bumped start, steadied 3/8', latePace: 96 })],
        },
        {
          ...horse('3', 'TIN WHISTLE', 6),
          weightLb: 121,
          pastPerformances: [aPastRace({ comment: 'led, gave way', latePace: 71 })],
        },
      ],
    }),
    aRace({ number: 2, runners: [horse('1', 'MARBLE BRIDGE', 2), horse('2', 'OLD FERRY', 4)] }),
  ],
});
const room = await openAssistant({ card: lively, now: NOON });
const ask = async (question: string) => (await room.findAnswer('saratoga', question)).answer.text;

test('the largest and the smallest field of the card', async () => {
  assert.match(await ask('biggest field today'), /^The largest field of the card: 3 starters, race 1\./);
  assert.match(
    await ask('which race has the shortest field'),
    /^The smallest field of the card: 2 starters, race 2\./,
  );
});

test('who carries the most and the least', async () => {
  assert.match(
    await ask('who is the lightest in race 1'),
    /^Lowest weight in race 1: 118 lb, #1 Silver Latch/,
  );
  assert.match(await ask('heaviest horse in race 1'), /^Highest weight in race 1: 124 lb, #2 Quiet Ford/);
});

test('equipment is what the card prints, not only what changed since', async () => {
  assert.match(
    await ask('any equipment changes in race 1'),
    /Equipment on the card:\n- Race 1: #1 Silver Latch, blinkers on\n- Race 1: #2 Quiet Ford, front wraps on/,
  );
});

test('troubled trips are those the chart comment of the last race tells', async () => {
  assert.match(
    await ask('who had trouble last time in race 1'),
    /^1 starter in race 1 had trouble in its last race, by the comment of the chart:\n- Race 1, #2 Quiet Ford: .*bumped start, steadied 3\/8/,
  );
  assert.match(await ask('any bad trips in race 2'), /^No starter in race 2 had trouble in its last race/);
});

test('the best finisher is ranked by late-pace figures', async () => {
  for (const question of ['which horse has the best closing kick in race 1', 'best late pace in race 1'])
    assert.match(
      await ask(question),
      /^Highest late-pace figure of the last 3 races in race 1: 96, #2 Quiet Ford/,
      question,
    );
});

test('the few words of an angle may name a race', async () => {
  assert.match(await ask('turf to dirt in race 1'), /^No starter in race 1 fits/);
  assert.match(await ask('any horses off the claim'), /"Claimed out of its last race"/);
});

test('most mounts, without saying whose', async () => {
  assert.match(await ask('who has the most mounts today'), /^Most horses to start, by jockey:/);
});

test('a race that is no claiming race has no claiming price', async () => {
  assert.match(await ask('claiming price in race 1'), /^Race 1 is not a claiming race\./);
});

test('favorites and payoffs of a day are counted from its results', async () => {
  const ofDay = await asking();
  assert.match(
    await ofDay('how many favorites won yesterday'),
    /^0 of 1 favorite won at Saratoga, Aug 1, 2025\./,
  );
  assert.match(
    await ofDay('biggest payoff yesterday'),
    /^The largest win payoff at Saratoga, Aug 1, 2025: \$8\.30, #2 Quiet Ford in race 1\./,
  );
});

test('a track without a card here is named, and never answered with the card of another', async () => {
  for (const question of [
    'any races at Del Mar today',
    "who's racing at Belmont",
    'what time is race 2 at Del Mar',
    'who wins race 1 at Gulfstream',
    'any scratches at Del Mar',
  ])
    assert.match(
      await ask(question),
      /^I have no card of .+ for Aug 2, 2025: the card I answer from is that of Saratoga/,
      question,
    );
});

test('which races to leave alone', async () => {
  assert.match(await ask('which races should I skip'), /^PASS on race|^No race of the card is a PASS/);
});

test('how picks are made, and whether they beat the prices', async () => {
  assert.match(await ask('how do you pick winners'), /^Our chances pool/);
  assert.match(await ask('are you better than the odds'), /^No settled picks at Saratoga/);
});

test('how much to bet is the money one can lose, with how to ask for a plan', async () => {
  assert.match(await ask('how much should I bet per race'), /^Only what you can lose\./);
});

test('an exotic of no racing is not asked back', async () => {
  assert.match(await ask('who is going to win the super bowl'), /^I cannot answer that/);
});

test('more ways to ask for a pick in Spanish', async () => {
  for (const question of ['¿Qué caballo me conviene en la primera?', '¿A cuál le voy en la carrera 1?'])
    assert.match(await ask(question), /^Carrera 1: nuestra selección es/, question);
});

test.run();
