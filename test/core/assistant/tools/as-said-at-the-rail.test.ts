import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceIn } from '#core/assistant/jake/read-question.ts';
import { spelledRight } from '#core/assistant/jake/spelling.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';

const test = suite('questions as they are said at the rail');

const [first, second] = ['HIGHWAY ROBBER', 'QUIET LANTERN'].map((horseName, index) =>
  aRunner({
    programNumber: String(index + 1),
    horseName,
    toOne: 2 + index,
    trainer: aPerson('BRISSET RODOLPHE', 86, 16),
  }),
);
const card = aCard({
  races: [aRace({ number: 1, runners: [first, second].flatMap((runner) => runner ?? []) })],
});
const inPlay = { races: card.races } as unknown as Parameters<typeof spelledRight>[1];
const ask = asks(await openAssistant({ card, now: NOON }));

test('another form of a word in a name is no slip of it, and a real slip still is', () => {
  assert.is(spelledRight('am I getting robbed at that price', inPlay), 'am I getting robbed at that price');
  assert.is(spelledRight('what about the robberr', inPlay), 'what about the robber');
  assert.is(spelledRight('quiet lantren in race 1', inPlay), 'quiet lantern in race 1');
});

test('the maker of the figures is no trainer with a slip', async () => {
  assert.is(spelledRight('the biggest Brisnet number', inPlay), 'the biggest Brisnet number');
  assert.not.match(await ask('who has the biggest Brisnet number'), /Brisset, trainer/);
});

test('a race that comes up sloppy is that race', () => {
  assert.is(raceIn('if the fifth comes up sloppy, who likes it').number, 5);
  assert.is(raceIn('the 9th is moved to the dirt').number, 9);
  assert.is(raceIn('the second comes from behind').number, null);
});

test('two horses beside a question about their trainer are not compared by our chances', async () => {
  const answer = await ask(
    'What does Rodolphe Brisset hit with layoffs? He has Highway Robber and Quiet Lantern',
  );
  assert.not.match(answer, /^We rate/);
  assert.match(await ask('Highway Robber or Quiet Lantern'), /^We rate #1 Highway Robber likelier to win/);
  assert.match(
    await ask("which of Brisset's is better, Highway Robber or Quiet Lantern"),
    /^We rate #1 Highway Robber likelier to win/,
  );
});

test.run();
