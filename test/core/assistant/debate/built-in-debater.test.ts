import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { critiqueOf, finalOf, openingOf } from '#core/assistant/debate/built-in-debater.ts';
import { debateConsensus } from '#core/assistant/debate/consensus.ts';
import type { Debate } from '#core/assistant/debate/debate.ts';
import { sideOf } from '#core/assistant/debate/side.ts';
import { builtIn, outsideAnswerer } from '#core/assistant/outside-model.ts';
import type { HorseOpinion, Opinion } from '#core/picks/analysis/opinion.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { there } from '#test/support/there.ts';

const test = suite('The built-in debater');
const evidence = threeHorseRace();

/** Silver Latch before Marble Ferry before Our Last Word. */
const row = (index: number, chance: number, reasons: HorseOpinion['reasons'] = []): HorseOpinion => {
  const interest = there(evidence.interests[index]);
  return { interest, index, runner: there(interest.runners[0]), score: 0, agreement: 74, chance, reasons };
};
const reason = (says: string, moved: number) => ({ angle: 'speed', moved, value: moved, says });

const opinion: Opinion = {
  analyst: 'Form analyst',
  ranking: [
    row(0, 0.5, [reason('ran 91 at Belmont', 1), reason('class rise', -0.5)]),
    row(2, 0.3),
    row(1, 0.2, [reason('closes well', 0.4), reason('beaten five lengths', -0.8)]),
  ],
  chances: [0.5, 0.2, 0.3],
};
const noHorses: Opinion = { analyst: 'Form analyst', ranking: [], chances: [] };

test('the opening names the first horse with the case for and against it, and confidence out of ten', () => {
  assert.equal(openingOf(opinion), {
    programNumber: '1',
    confidence: 7,
    reasoning:
      '#1 Silver Latch comes out on top: ran 91 at Belmont. Against it: class rise. I give it 50.0% to win, and the price is 5-2 on the morning line.',
  });
  assert.is(openingOf(noHorses), null);
});

test('a horse without reasons opens without made-up ones', () => {
  const plain = { ...opinion, ranking: [row(2, 0.3), row(0, 0.5)] };
  assert.match(
    openingOf(plain)?.reasoning ?? '',
    /^#3 Marble Ferry comes out on top, though nothing stands out\. I give/,
  );
});

test('a critique ranks the other side’s horse, gives its weak point and what is in its favor', () => {
  assert.is(
    critiqueOf(opinion, '1', '2').critique,
    'I rank #2 Our Last Word 3rd of 3. Against it: beaten five lengths. In its favor: closes well. I give #2 Our Last Word 20.0% to win, #1 Silver Latch 50.0%.',
  );
  assert.match(
    critiqueOf(opinion, '1', '3').critique,
    /^I rank #3 Marble Ferry 2nd of 3\. Nothing counts strongly against it, but others have more in their favor\./,
  );
});

test('sides on one horse name what is against it and the danger', () => {
  assert.is(
    critiqueOf(opinion, '1', '1').critique,
    'We like the same horse, #1 Silver Latch. What I would still hold against it: class rise. The danger is #3 Marble Ferry.',
  );
  assert.is(critiqueOf(noHorses, '1', '2').critique, 'There is nothing to compare.');
});

test('a side stays with its horse while its own and the model’s chances favor it, else it moves', () => {
  const stays = finalOf(opinion, '1', '2', { chances: [0.5, 0.3, 0.2] });
  assert.is(stays.programNumber, '1');
  assert.is(
    stays.explanation,
    'I stay with #1 Silver Latch: counting the fitted model, it has 50.0% to 24.5% for #2 Our Last Word.',
  );
  const moves = finalOf(opinion, '1', '2', { chances: [0.1, 0.8, 0.1] });
  assert.is(moves.programNumber, '2');
  assert.match(
    moves.explanation,
    /^I move to #2 Our Last Word: .* it has 40\.0% to 22\.4% for #1 Silver Latch\.$/,
  );
  assert.match(
    finalOf(opinion, '1', '1', { chances: [1, 0, 0] }).explanation,
    /^I stay with #1 Silver Latch: both of us/,
  );
});

const openingOn = (programNumber: string, horse: string) => ({
  programNumber,
  horse,
  confidence: 7,
  reasoning: '',
});
const finalOn = (programNumber: string, finalHorse: string) => ({
  programNumber,
  finalHorse,
  explanation: '',
});

test('a debate ends agreed or split, and names who moved', () => {
  const openings = { claude: openingOn('1', 'SILVER LATCH'), gpt: openingOn('2', 'OUR LAST WORD') };
  const ends = (claude: readonly [string, string], gpt: readonly [string, string]) =>
    debateConsensus(evidence.starters, openings, {
      claudeFinal: finalOn(...claude),
      gptFinal: finalOn(...gpt),
    });
  const agreed = ends(['1', 'SILVER LATCH'], ['1', 'SILVER LATCH']);
  assert.equal([agreed.hasConsensus, agreed.horse], [true, 'SILVER LATCH']);
  assert.is(
    agreed.explanation,
    'Both end on it: the second analyst moved from #2 Our Last Word: #1 Silver Latch.',
  );
  const split = ends(['1', 'SILVER LATCH'], ['2', 'OUR LAST WORD']);
  assert.equal([split.hasConsensus, split.horse], [false, null]);
  assert.is(split.explanation, 'They end split between #1 Silver Latch and #2 Our Last Word; neither moved.');
});

test('coupled horses are one ticket, so sides on two of them agree', () => {
  const [first, second, ...others] = evidence.starters;
  const coupled = [
    { ...there(first), coupledWith: '1', programNumber: '1' },
    { ...there(second), coupledWith: '1', programNumber: '1A' },
    ...others,
  ];
  const { hasConsensus } = debateConsensus(
    coupled,
    { claude: openingOn('1', 'SILVER LATCH'), gpt: openingOn('1A', 'OUR LAST WORD') },
    { claudeFinal: finalOn('1', 'SILVER LATCH'), gptFinal: finalOn('1A', 'OUR LAST WORD') },
  );
  assert.is(hasConsensus, true);
});

test('a side is the one who opened, with a note on the rounds another spoke in', () => {
  const claude = outsideAnswerer({ name: 'Claude', model: 'claude-1' });
  const standIn = builtIn('Form analyst', 'The budget is spent.');
  const gpt = builtIn('Pace analyst');
  const speakers = (second: typeof claude, third: typeof claude): Debate['speakers'] => ({
    round1: { claude, gpt },
    round2: { claude: second, gpt },
    round3: { claude: third, gpt },
  });
  assert.equal(sideOf(speakers(claude, claude), 'claude'), claude);
  assert.is(
    sideOf(speakers(standIn, standIn), 'claude').note,
    'In round 2 and round 3 Form analyst spoke instead: The budget is spent.',
  );
  assert.is(
    sideOf(speakers(claude, { ...standIn, note: null }), 'claude').note,
    'In round 3 Form analyst spoke instead.',
  );
});

test.run();
