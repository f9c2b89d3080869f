import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testNotAnsweredSo } from '../not-answered-so.ts';
import { AFTER_RACE_1, asking } from './asking.ts';
import { askOfEight as ask, lastOfEight as last } from './eight-races.ts';

const test = suite('words that belong to a question of another kind');

const NOT_SO: readonly (readonly [question: string, answer: RegExp])[] = [
  ['did Silver Latch beat Quiet Ford', /have (?:not )?met|finished ahead/],
  ['who has the best chance to beat Silver Latch and Quiet Ford and has met them', /not met|finished ahead/],
  ['what are the chances Quiet Ford beats Silver Latch', /^Likeliest to beat/],
  ['who can beat Silver Latch, Quiet Ford or Tin Whistle', /^Likeliest to beat #1 Silver Latch and/],
  ['which one can beat the favorite in race 1, 2 or 3', /^Likeliest to beat #2/],
  ['how would you read the form in race 1', /^The Form tab/],
  ['I never bet favorites, who do you like today', /^The simplest bets/],
  ['any horses new to this distance', /^The simplest bets/],
  ["I'm a first-timer, what should I do", /first-time starters/i],
  ['which horse in race 5 has the best record at a mile', /^Track records/],
  ["the 3's record at 6 furlongs in race 2", /^Track records/],
  ["what is Dane Miller's record at a mile", /^Track records/],
  ['how are favorites determined', /^How often favorites/],
  ['how do I find the favorite', /^How often favorites/],
  ['what percentage of favorites finish in the money', /^How often favorites/],
  ['how often do favorites run second', /^How often favorites/],
  ['how often do favorites lose', /^How often favorites/],
  ['how well does Silver Latch do as the favorite', /^How often favorites/],
  ['is Silver Latch a vulnerable favorite?', /^(?:Favorites|No favorite)/],
  ['how many sprints has Silver Latch run', /sprints? on the card/],
  ['what bet would you make on Silver Latch', /^(?:BET: race|No race is a BET)/],
  ['which races are two-turn races', /routes? on the card/],
  ['any horses in race 2 with the same trainer', /^The field of/],
  ['any horses in race 5 with an apprentice jockey', /^The field of/],
  ['show me the horses in race 5 ridden by female riders', /^The field of/],
  [
    'which trainers have 2 year old runners today',
    /starters? (?:of the same trainer )?in a race of the card/,
  ],
  ['which trainers have two horses today', /starters? (?:of the same trainer )?in a race of the card/],
  ['who in race 1 is not a gelding', /gelding:|geldings:/],
  ['who is dropping back in distance in race 1', /[Pp]ace/],
  ['who is lightning fast', /[Ww]eather/],
  ['any money to be made in race 1', /board odds/],
  ['should I take my money and skip race 4', /board odds/],
  ['¿Cómo cambio mi contraseña?', /cambios/],
  ['¿Quién gana la próxima semana?', /^Carrera/],
  ['Cuándo fue la última carrera de Silver Latch', /^Carrera/],
];
testNotAnsweredSo(test, ask, NOT_SO);

test('all the words for sexes are read', async () => {
  assert.match(
    await ask('any colts or geldings in race 1'),
    /^3 of 4 starters in race 1 are colts or geldings:\n- Race 1, #2 Quiet Ford/,
  );
});

test('a race that has been run has no rivals of before', async () => {
  const after = await asking(AFTER_RACE_1);
  assert.not.match(await after('did Silver Latch beat Quiet Ford'), /have (?:not )?met|finished ahead/);
});

test('who else follows a pick, and goes on to the next', async () => {
  assert.not.match(await last('any scratches in race 3', 'anyone else?'), /by our chances in race 3/);
  const picked = ['who do you like in race 1', 'who else?'];
  assert.match(await last(...picked), /^Second by our chances in race 1: #2 Quiet Ford/);
  assert.match(await last(...picked, 'anyone else?'), /^Third by our chances in race 1: #3 Tin Whistle/);
  assert.not.match(await last(...picked, 'anyone else?', 'who else?'), /by our chances in race 1/);
  assert.not.match(await last('any scratches in race 3', 'not the favorite'), /without the favorite/);
});

test('a follow-up on a result is of its day', async () => {
  const yesterday = await asking();
  const question = 'who won race 1 yesterday';
  const earlier = [{ question, answer: await yesterday(question) }];
  assert.match(
    await yesterday('and for second?', earlier),
    /^Race 1 at Saratoga, Aug 1, 2025:\n[\s\S]*#1 Silver Latch was second/,
  );
  assert.not.match(await yesterday('who else?', earlier), /by our chances in race 1/);
  const after = await asking(AFTER_RACE_1);
  const today = 'who won race 1';
  assert.match(
    await after('and for second?', [{ question: today, answer: await after(today) }]),
    /#1 Silver Latch was second/,
  );
});

test('the better of two horses is of those two alone', async () => {
  const two = ['tell me about Silver Latch', 'what about Quiet Ford'];
  assert.match(await last(...two, 'which one is better'), /^We rate #1 Silver Latch likelier/);
  assert.not.match(await last(...two, 'who is the best horse in the field'), /^We rate/);
  assert.not.match(await last(...two, 'who has the best record at a mile'), /^We rate/);
});

test('what stays as it was', async () => {
  assert.match(await ask("I'm new to this"), /^The simplest bets/);
  assert.match(await ask("what's the record for 6 furlongs"), /^Track records/);
  assert.match(await ask('how are favorites doing here'), /^How often favorites/);
  assert.match(await ask('which trainers have two horses in the same race today'), /^More than one starter/);
  assert.match(await ask('any late money in race 1'), /^No board odds/);
  assert.match(await ask('¿Quién gana la próxima carrera?'), /^Carrera 1: /);
  assert.match(await ask('¿A qué hora es la última carrera?'), /^Carrera \d: /);
});

test.run();
