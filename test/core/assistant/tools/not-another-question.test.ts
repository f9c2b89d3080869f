import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AFTER_RACE_1, asking } from './asking.ts';

const test = suite('no other question is answered than was asked');
const ask = await asking();

test('scratches in a sequence are scratches, not a ticket', async () => {
  assert.match(await ask('any scratches in the late double'), /^No scratches reported/);
});

test('who rides the favorite is answered with the rider', async () => {
  assert.match(
    await ask('who rides the favorite in race 1'),
    /^Robin A? ?Lane.* rides #1 Silver Latch, race 1\./i,
  );
  assert.match(await ask('who trains the favorite in race 1'), /trains #1 Silver Latch/);
});

test('when a horse last ran is no post time, nor is dirt a verdict', async () => {
  assert.match(await ask('when did the 2 in race 1 last run'), /^#2 Quiet Ford, race 1: 2 past races/);
  assert.match(await ask('how does the 2 in race 1 do on dirt'), /^#2 Quiet Ford, race 1, its record/);
});

test('angles in the words of players', async () => {
  assert.match(await ask('first time turf in race 1'), /fits? "/);
  assert.match(await ask('who changed trainers'), /fits? "/);
  assert.match(
    await ask('which horses are shipping from Aqueduct'),
    /fit "Last race at another track: Aqueduct"/,
  );
});

test('a payoff of the day without its race is listed for every race that paid it', async () => {
  assert.match(
    await ask('what did the pick 5 pay yesterday'),
    /^No pick 5 payoff is stored for Saratoga, Aug 1, 2025\./,
  );
});

test('before a race is official there are no results of today', async () => {
  for (const question of ['who won today', 'results today'])
    assert.is(await ask(question), 'No race is official yet today.', question);
  assert.match(await ask('is race 1 official'), /^Race 1 has not been run yet/);
  assert.match(await (await asking(AFTER_RACE_1))('is race 1 official'), /^Race 1.*, official:/);
});

test('two horses by number are compared', async () => {
  for (const question of ['compare the 1 and 2 in race 1', '1 or 2 in race 1', 'the 1 or the 2 in race 1'])
    assert.match(await ask(question), /#1 Silver Latch.*\n?.*#2 Quiet Ford/s, question);
  assert.match(await ask('compare the 1 and 2 in race 1'), /We rate #\d .* likelier to win/);
});

test('the likeliest of the card to win or to be in the money', async () => {
  assert.match(await ask('safest bet today'), /^Ranked by chance to win, races to come:\n- Race \d, #/);
  assert.match(
    await ask('best show bet today'),
    /^Ranked by chance to run in the first three, races to come:/,
  );
});

test('who starts from a post', async () => {
  assert.match(
    await ask('who has the inside post in race 1'),
    /^Lowest post position in race 1: 1, #1 Silver Latch\./,
  );
});

test('races of a class', async () => {
  assert.match(await ask('what stakes are running'), /^No stakes race is on the card\./);
  assert.match(await ask('which races are maidens'), /maiden race/);
});

test('how a rider did on a day is counted', async () => {
  assert.match(await ask('how did Avery Roe do yesterday'), /^Avery Roe, jockey: /);
});

test('a third place is one of the chances of a race', async () => {
  assert.match(await ask('who finishes third in race 1'), /ranked by chance to show/);
});

test('a scratched horse and its bet are explained', async () => {
  assert.match(await ask('what happens if my horse is scratched'), /refunded/);
});

test('a question in Spanish without a verb is one', async () => {
  assert.match(await ask('exacta para la primera'), /^Carrera 1, exacta: /);
});

test('the favorite in Spanish is the shortest price, not our pick', async () => {
  assert.match(
    await ask('¿Quién es el favorito de la primera?'),
    /^El favorito de la carrera 1 es #1 Silver Latch \(1-1, línea de la mañana\)/,
  );
});

test('a numbered horse is asked whether an angle holds of it', async () => {
  assert.match(
    await ask('is the 2 in race 1 dropping in class'),
    /^#2 Quiet Ford in race 1 (?:fits|does not fit) "/,
  );
});

test('a board, a person or a race by another name is not a post time, a record or a list of stakes', async () => {
  assert.not.match(await ask('what time did the board last update'), /^Race \d/);
  assert.match(await ask("what is Silver Latch's trainer's record"), /trains #1 Silver Latch/);
  assert.not.match(await ask('what about the belmont stakes'), /stakes race/);
  assert.match(await ask('what happened in race 1'), /^Race 1 has not been run yet/);
  assert.match(await ask("who's hot"), /^By share won/);
  assert.match(await ask('what is next'), /^Race 1: 1:10 PM ET|^Race 1: /);
  assert.match(await ask('what data do you use'), /^Our chances pool/);
});

test.run();
