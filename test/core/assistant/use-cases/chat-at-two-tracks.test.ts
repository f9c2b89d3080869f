import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { Chat } from '#core/assistant/chat.ts';
import { TWO_TRACKS } from '#test/http/two-tracks.ts';
import { type Answering, aProvider } from '#test/support/ai/a-provider.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';

const test = suite('A conversation while two tracks race');

const MEMBER = 'm1' as MemberId;

/** Saratoga's horses begin with Cedar, Aqueduct's with Ozone. */
async function jake(answering: Answering | null = null, feature: Chat['feature'] = 'ask-jake') {
  const model = answering === null ? null : aProvider('claude', answering);
  const [saratoga, aqueduct] = TWO_TRACKS.cards;
  const room = await openAssistant({
    card: present(saratoga),
    providers: { claude: model?.provider ?? null, openai: null },
  });
  await room.cards.keep(present(aqueduct), 'hash');
  const ask = async (track: string, question: string) => {
    const { answer } = await room.askJake({ track, question, field: 'question', feature, askedBy: MEMBER });
    return (await answer(() => undefined)).response;
  };
  return { ...room, ask, heard: model?.heard ?? [] };
}

test('each exchange is stored with the track its answer is about, named in the question or not', async () => {
  const { ask, answers } = await jake();
  await ask('aqueduct', 'Who wins race 1?');
  await ask('saratoga', 'Who wins race 1?');
  await ask('saratoga', 'Who wins race 2 at Aqueduct?');
  assert.equal(
    (await answers.chatsOf(MEMBER)).map(({ track }) => track),
    ['aqueduct', 'saratoga', 'aqueduct'],
  );
});

for (const [before, followUp, answer] of [
  ['Who wins race 1?', 'and race 2?', /^Aqueduct:\nRace 2\b.*#\d Ozone/s],
  ['Who wins race 1?', 'and the 5?', /^Aqueduct:\n.*#5 Ozone/s],
  ['Who wins race 1?', 'why?', /^Aqueduct:\n.*Ozone/s],
  ['Tell me about Ozone Runner 2 in race 1', 'who rides him?', /^Aqueduct:\n.*Ozone Rider/s],
  ['$2 exacta box 1,2', 'race 2', /^Aqueduct:\nRace 2\b.*exacta box/s],
] as const)
  test(`"${followUp}" after "${before}" at Aqueduct stays there though the screen shows Saratoga now`, async () => {
    const { ask, answers } = await jake();
    await ask('aqueduct', before);
    const said = await ask('saratoga', followUp);
    assert.match(said, answer);
    assert.not.match(said, /Cedar|Saratoga/);
    assert.is((await answers.chatsOf(MEMBER))[0]?.track, 'aqueduct');
  });

test('a race called as the other track is the race where no other track is meant', async () => {
  const [saratoga, aqueduct] = TWO_TRACKS.cards;
  const races = present(saratoga).races.map((race) =>
    race.number === 2 ? { ...race, name: 'Aqueduct S.' } : race,
  );
  const { findAnswer, cards } = await openAssistant({ card: { ...present(saratoga), races } });
  await cards.keep(present(aqueduct), 'hash');
  const ask = async (question: string) => (await findAnswer('saratoga', question)).answer.text;
  assert.match(await ask('aqueduct sloppy who moves up'), /^Race 2: 6 of 6 starters [\s\S]*Cedar/);
  assert.match(await ask('who moves up in the slop in race 2 at aqueduct'), /^Aqueduct:\n[\s\S]*Ozone/);
});

test('a follow-up of a follow-up stays there too, until a question is whole in itself', async () => {
  const { ask } = await jake();
  await ask('aqueduct', 'Who wins race 1?');
  assert.match(await ask('saratoga', 'and race 2?'), /^Aqueduct:\nRace 2/);
  assert.match(await ask('saratoga', 'and the 3?'), /^Aqueduct:\n.*#3 Ozone.*race 2/is);
  assert.match(await ask('saratoga', 'Who wins race 1?'), /^Race 1\b.*Cedar/s);
  assert.match(await ask('saratoga', 'and race 2?'), /^Race 2\b.*Cedar/s);
});

test('a whole question, a horse of the screen’s card and a named track are about the screen’s track', async () => {
  for (const question of ['Who wins race 2?', 'and Cedar Runner 4?', 'and race 2 at Saratoga?']) {
    const { ask, answers } = await jake();
    await ask('aqueduct', 'Who wins race 1?');
    const said = await ask('saratoga', question);
    assert.not.match(said, /Aqueduct|Ozone/, question);
    assert.is((await answers.chatsOf(MEMBER))[0]?.track, 'saratoga', question);
  }
});

test('a track named on the screen of another is left again by the screen’s own questions only', async () => {
  const { ask } = await jake();
  await ask('saratoga', 'Who wins race 1 at Aqueduct?');
  assert.match(await ask('aqueduct', 'and race 2?'), /^Race 2\b.*Ozone/s);
  assert.match(await ask('saratoga', 'and the 3?'), /^Aqueduct:\n.*#3 Ozone/s);
});

test('an exchange of before the track was stored is read as it was: by the words of its answer', async () => {
  const { ask, answers, clock } = await jake();
  const old = { memberId: MEMBER, feature: 'ask-jake', answeredBy: 'x', parts: null, track: null } as const;
  const question = 'Who wins race 1?';
  await answers.keepChat({ ...old, question, answer: 'Aqueduct:\nRace 1: the pick is #1.', at: clock() });
  assert.match(await ask('saratoga', 'and race 2?'), /^Aqueduct:\nRace 2\b.*Ozone/s);
  await answers.keepChat({ ...old, question, answer: 'Race 1: the pick is #1.', at: clock() });
  assert.match(await ask('saratoga', 'and race 2?'), /^Race 2\b.*Cedar/s);
});

for (const feature of ['ask-jake', 'enhanced-analysis'] as const)
  test(`a model gets the answer of that track for a follow-up, and looks up there (${feature})`, async () => {
    const lookUp = {
      id: 'a',
      name: 'look_up',
      values: { kind: 'chances of a race', question: 'chances in race 2' },
    };
    const { ask, heard, answers } = await jake(
      (_question, nth) =>
        nth === 1
          ? { text: '', calls: [lookUp] }
          : { text: nth === 0 ? 'Ozone Runner 1 is the pick.' : 'It is Ozone Runner 3.', calls: [] },
      feature,
    );
    await ask('aqueduct', 'Who wins race 1?');
    const said = await ask('saratoga', 'and race 2?');
    const questions = heard.slice(1);
    assert.is(questions.length, 2);
    for (const { question, raceId } of questions) {
      assert.match(question, /Ozone/);
      assert.not.match(question, /Cedar|Saratoga/);
      assert.is(raceId, 'aqueduct-2025-08-02-2');
    }
    const replies =
      questions
        .at(-1)
        ?.conversation?.rounds.flatMap((round) => round.replies)
        .join() ?? '';
    assert.match(replies, /Ozone/);
    assert.not.match(replies, /Cedar|Saratoga/);
    assert.not.match(said, /Cedar/);
    assert.is((await answers.chatsOf(MEMBER))[0]?.track, 'aqueduct');
  });

test.run();
