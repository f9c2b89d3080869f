import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asking, asks, NOON } from './asking.ts';
import { formCard } from './form-card.ts';

const test = suite('the last races of the horses on the card');

const ask = asks(await openAssistant({ card: formCard, now: NOON }));

test('the horses beaten by so little last time are listed with the margin', async () => {
  for (const question of [
    'horses beaten less than a length last time',
    'who was beaten less than 1 length last time out',
    'which horses lost by less than half a length in their last race',
    'any horses beaten within 3/4 of a length last out',
    'who finished within a length of the winner last time',
  ]) {
    const text = await ask(question);
    assert.match(
      text,
      /^1 starter on the card was beaten .* last time:\n- Race 1, #1 Silver Latch: beaten 0\.2 lengths \(Jul 4, 2025, AQU\)\n/,
      question,
    );
    assert.match(
      text,
      /The margin is not on the card for 1 starter that lost\.\nThe card gives no past races of 1 starter\./,
    );
  }
  assert.match(
    await ask('who was beaten less than five lengths last time in race 1'),
    /^2 starters in race 1 were beaten less than 5 lengths last time:\n.*Latch: beaten 0\.2.*\n.*Ford: beaten 4\.5 lengths/,
  );
});

test('beaten by more, and nobody beaten by so little, are said plainly', async () => {
  assert.match(
    await ask('horses beaten more than 2 1/2 lengths last time'),
    /^1 starter on the card was beaten more than 2\.5 lengths last time:\n- Race 1, #2 Quiet Ford/,
  );
  assert.match(
    await ask('horses beaten less than a length last time in race 2'),
    /^No starter of race 2 was beaten less than a length last time\./,
  );
});

test('margins by their names are those of the charts', async () => {
  for (const [question, words] of [
    ['who was beaten a neck last time', 'a neck or less'],
    ['who lost by a neck or less last time', 'a neck or less'],
    ['anyone beaten by no more than a neck in its last race', 'a neck or less'],
    ['horses beaten more than a nose last time in race 1', 'more than a nose'],
    ['who lost by half a length or less last out', '0.5 lengths or less'],
    ['who was beaten a head or more last time in race 1', 'a head or more'],
  ] as const) {
    const text = await ask(question);
    assert.ok(text.includes(`beaten ${words} last time:`), `${question}: ${text}`);
    assert.match(text, /#1 Silver Latch: beaten 0\.2 lengths/, question);
  }
  for (const [question, words] of [
    ['who was beaten a nose last time in race 1', 'a nose or less'],
    ['who got nosed out last time in race 1', 'a nose or less'],
    ['who was beaten less than a neck last time in race 1', 'less than a neck'],
    ['beaten less than a head last out in race 1', 'less than a head'],
  ] as const)
    assert.ok(
      (await ask(question)).startsWith(`No starter of race 1 was beaten ${words} last time.`),
      question,
    );
});

test('other questions of margins are not answered with the horses beaten', async () => {
  for (const question of [
    'horses that won by less than a length last time',
    'favorites beaten less than a length last time',
    'was Silver Latch beaten less than a length last time',
    'horses beaten less than a length on turf last time',
    'horses beaten less than a length in their last two races',
    'horses not beaten less than a length last time',
    'jockeys beaten less than a length last time',
    'horses beaten less than a length',
    'who won by a nose last time',
    'was Silver Latch beaten a nose last time',
    'favorites beaten a neck last time',
    'horses not beaten a neck last time',
    'bet 20 on the nose of the horse beaten last time',
    'who runs with its head up last time',
    'will the favorite be beaten less than a length',
  ])
    assert.not.match(await ask(question), /beaten .* last time[:.]/, question);
});

test('who ran in a past race by its name is listed with where each finished', async () => {
  for (const question of [
    'who ran in the Preakness',
    'Which horses ran in the preakness stakes?',
    'anyone coming out of the Preakness',
    'did anyone run in the Preakness',
    'have any of these horses run in the Preakness',
    'any horses on the card that ran in the Preakness',
    'who ran in the Preakness this year',
    'which ones ran in the Preakness',
    'anyone back from the Preakness',
    'anybody out of the Preakness',
    'coming out of the Preakness',
    'coming back from the Preakness stakes',
    'who exited the Preakness',
  ]) {
    const text = await ask(question);
    assert.match(text, /^2 starters on the card ran in the Preakness/, question);
    assert.match(
      text,
      /#1 Silver Latch: Jul 4, 2025, AQU: 2nd of 8.*\n.*#2 Quiet Ford: Jun 20, 2025, AQU: 7th of 8/,
    );
  }
  assert.match(await ask('who ran in the Preakness last time'), /^1 starter on the card .* in its last race/);
  assert.match(
    await ask('who ran in the Travers'),
    /^No starter on the card ran in a race with Travers in its name, by the past races on the card\./,
  );
  assert.match(await ask('who in race 2 ran in the Preakness'), /^No starter in race 2 ran/);
});

const derbyCard = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        ['1', 'SILVER LATCH', 'Kentucky Derby presented by Woodford Reserve', 15],
        ['2', 'QUIET FORD', 'Curlin Florida Derby', 1],
        ['3', 'TIN WHISTLE', 'Kentucky Derby presented by Woodford Reserve', 3],
        ['4', 'MORNING FERRY', 'Cashel Palace Hotel Derby Trial S.', 2],
        ['5', 'CEDAR PATH', 'Florida Oaks', 2],
      ].map(([programNumber, horseName, raceName, official]) =>
        aRunner({
          programNumber: String(programNumber),
          horseName: String(horseName),
          pastPerformances: [aPastRace({ raceName: String(raceName), official: Number(official) })],
        }),
      ),
    }),
  ],
});

test('a famous race by its short name is that race alone, the best finishers first', async () => {
  const askDerby = asks(await openAssistant({ card: derbyCard, now: NOON }));
  for (const question of ['who ran in the Derby', 'anyone out of the Kentucky Derby', 'back from the derby'])
    assert.match(
      await askDerby(question),
      /^2 starters on the card ran in the Kentucky Derby, by the past races on the card:\n- Race 1, #3 Tin Whistle: .* 3rd of.*\n- Race 1, #1 Silver Latch: .* 15th of.*\nSource/,
      question,
    );
  assert.match(await askDerby('who ran in the Oaks'), /^No starter on the card ran in the Kentucky Oaks/);
  assert.match(
    await askDerby('who ran in the Florida Derby'),
    /^1 starter on the card ran in a race with Florida Derby in its name.*\n- Race 1, #2 Quiet Ford/,
  );
  assert.match(await askDerby('who ran in the Woodford Reserve'), /^No starter on the card/);
});

test('a card whose past races have no names does not say that nobody ran', async () => {
  assert.match(
    await (await asking())('who ran in the Preakness'),
    /^The past races on the card have no names: who ran in the Preakness is not known\./,
  );
});

test('other questions of running in something are not answered with a named race', async () => {
  for (const question of [
    'who ran in the slop',
    'did anyone run in the mud',
    'who ran in the third',
    'who ran in the last race',
    'who ran in the money yesterday',
    'who ran in the Preakness with Quiet Ford',
    'who ran in the 2023 Preakness',
    'who ran second in the Preakness',
    'who runs in the Preakness',
    'who did not run in the Preakness',
    'who trained the winner of the Preakness',
    'who is out of the Preakness',
    'coming back from the layoff',
    'coming out of the gate',
    'anyone back from the vet',
    'any horses out of the mare Preakness',
    'was Quiet Ford back from the Preakness',
  ])
    assert.not.match(await ask(question), /in its name|ran in the (?!money)/, question);
});

test('who has shipped in is read from the track of the last race, by trainer', async () => {
  for (const question of [
    'trainers with horses shipping in from other tracks',
    'which trainers shipped in',
    'who shipped in',
    'Which trainers have shippers today?',
    'what barns are shipping horses in from another track',
  ])
    assert.match(
      await ask(question),
      /^3 starters on the card had their last race at a track other than Saratoga, by trainer:\n- Miller Dane: race 1 #1 Silver Latch \(Aqueduct, Jul 4, 2025\)\n- Avery Roe: race 1 #3 Tin Whistle \(Monmouth, Jul 1, 2025\)\n.*\nRead from the track of the last race alone/,
      question,
    );
  assert.match(await ask('who shipped in for race 2'), /^1 starter in race 2 had its last race/);
});

test('other questions of shippers are not answered with the list by trainer', async () => {
  for (const question of [
    'any shippers today',
    'who shipped in from Belmont',
    'which trainers win with shippers',
    'best trainer with shippers',
    'does Miller have shippers',
    'which trainers do not have shippers',
    'who is shipping out',
    'what does ship in mean',
    'did Silver Latch ship in',
  ])
    assert.not.match(await ask(question), /by trainer:/, question);
  for (const question of ['which trainers do not have shippers', 'who is shipping out'])
    assert.not.match(await ask(question), /Last race at another track/, question);
});

test.run();
