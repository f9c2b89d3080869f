import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { critiqueOf, finalOf, openingOf } from '#core/assistant/debate/built-in-debater.ts';
import type { DebateSide } from '#core/assistant/debate/debate.ts';
import { type DebatedRace, moreToSay } from '#core/assistant/debate/more-to-say.ts';
import type { HorseOpinion, Opinion } from '#core/picks/analysis/opinion.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { present } from '#test/support/present.ts';

const test = suite('The built-in debater');
const evidence = threeHorseRace();

/** Silver Latch before Marble Ferry before Our Last Word. */
const row = (index: number, chance: number, reasons: HorseOpinion['reasons'] = []): HorseOpinion => {
  const interest = present(evidence.interests[index]);
  return { interest, index, runner: present(interest.runners[0]), score: 0, agreement: 74, chance, reasons };
};
const reason = (clause: string, moved: number) => ({ angle: 'speed', moved, value: moved, says: clause });

const opinion: Opinion = {
  analyst: 'Form analyst',
  ranking: [
    row(0, 0.5, [reason('ran 91 at Belmont', 1), reason('class rise', -0.5)]),
    row(2, 0.3),
    row(1, 0.2, [reason('closes well', 0.4), reason('beaten five lengths', -0.8)]),
  ],
  chances: [0.5, 0.2, 0.3],
};
const picks = { line: null } as DebatedRace['picks'];
const chancesOf = (chances: readonly number[], side: DebateSide = 'claude') => ({
  side,
  race: { chances, picks },
});
const first = chancesOf([0.5, 0.3, 0.2]);
const second = chancesOf([0.5, 0.3, 0.2], 'gpt');
const noHorses: Opinion = { analyst: 'Form analyst', ranking: [], chances: [] };

test('the opening names the first horse with the case for and against it, and confidence out of ten', () => {
  assert.equal(openingOf(opinion), {
    programNumber: '1',
    confidence: 7,
    reasoning:
      '#1 Silver Latch comes out on top: ran 91 at Belmont. Against #1 Silver Latch: class rise. My own rating of #1 Silver Latch is 50 points, and the price is 5-2 on the morning line.',
  });
  assert.is(openingOf(noHorses), null);
});

test('a horse without reasons opens without made-up ones', () => {
  const plain = { ...opinion, ranking: [row(2, 0.3), row(0, 0.5)] };
  assert.match(
    openingOf(plain)?.reasoning ?? '',
    /^#3 Marble Ferry comes out on top, though nothing stands out\. My own rating/,
  );
});

test('a critique ranks the other side’s horse, gives its weak point and what is in its favor', () => {
  assert.is(
    critiqueOf(opinion, '1', '2', first).critique,
    'I rank #2 Our Last Word 3rd of 3. Against #2 Our Last Word: beaten five lengths. In favor of #2 Our Last Word: closes well. I rate #2 Our Last Word at 20 points, #1 Silver Latch at 50.',
  );
  assert.match(
    critiqueOf(opinion, '1', '3', first).critique,
    /^I rank #3 Marble Ferry 2nd of 3\. Nothing counts strongly against #3 Marble Ferry, but others have more in their favor\./,
  );
});

test('of two sides on one horse the first speaks against its rival, the second against the horse', () => {
  assert.is(
    critiqueOf(opinion, '1', '1', first).critique,
    'The main danger to #1 Silver Latch is #2 Our Last Word, and I rank it 3rd of 3. Against #2 Our Last Word: beaten five lengths.',
  );
  assert.is(
    critiqueOf(opinion, '1', '1', second).critique,
    'We opened on the same horse, so I argue against #1 Silver Latch: by our chances it loses 50.0% of the time. At 5-2 on the morning line no price of it is worth taking. The field has #2 Our Last Word at 30.0%: closes well.',
  );
  assert.is(critiqueOf(noHorses, '1', '2', first).critique, 'There is nothing to compare.');
});

test('a side stays with its horse while its rating and our chance together favor it, and moves when they do not', () => {
  const stays = finalOf(opinion, '1', '2', chancesOf([0.5, 0.3, 0.2]));
  assert.is(stays.programNumber, '1');
  assert.is(
    stays.explanation,
    'I stay with #1 Silver Latch: my rating and our chance together put it ahead of #2 Our Last Word.',
  );
  const moves = finalOf(opinion, '1', '2', chancesOf([0.1, 0.8, 0.1]));
  assert.is(moves.programNumber, '2');
  assert.match(
    moves.explanation,
    /^I move to #2 Our Last Word: our chance for it, 80\.0%, puts it ahead of #1 Silver Latch\.$/,
  );
  assert.is(
    finalOf(opinion, '1', '1', first).explanation,
    'I stay with #1 Silver Latch: 50.0% by our chances against 30.0% for #2 Our Last Word.',
  );
  assert.is(
    finalOf(opinion, '1', '1', second).explanation,
    'I end on #1 Silver Latch to win, but at no price worth a bet.',
  );
});

test('a side whose own horse does not run speaks for its first choice', () => {
  assert.match(critiqueOf(opinion, '9', '2', first).critique, /#1 Silver Latch at 50\.$/);
  assert.is(finalOf(opinion, '9', '2', chancesOf([0.5, 0.3, 0.2])).programNumber, '1');
});

test('a horse of the other side that does not run leaves nothing to compare', () => {
  assert.is(critiqueOf(opinion, '1', '9', first).critique, 'There is nothing to compare.');
  assert.throws(() => finalOf(opinion, '1', '9', chancesOf([0.5, 0.3, 0.2])), /needs starters/);
});

test('at equal chances a side stays with its own horse', () => {
  const even = { ...opinion, ranking: [row(0, 0.4), row(1, 0.4), row(2, 0.2)] };
  for (const [mine, theirs] of [
    ['1', '2'],
    ['2', '1'],
  ] as const)
    assert.is(finalOf(even, mine, theirs, chancesOf([0.4, 0.4, 0.2])).programNumber, mine);
});

test('alone in the field there is no danger to name', () => {
  const alone = { ...opinion, ranking: [row(0, 1)] };
  assert.is(critiqueOf(alone, '1', '1', first).critique, 'No other horse starts against #1 Silver Latch.');
});

test('a chance that is not known is said as unknown, never as 0, and moves no side', () => {
  const [one, two] = [chancesOf([]), chancesOf([], 'gpt')];
  assert.match(
    critiqueOf(opinion, '1', '1', two).critique,
    /so I argue against #1 Silver Latch: our chance for it is not known\. .* The field has #3 Marble Ferry, and our chance for it is not known\.$/,
  );
  assert.is(finalOf(opinion, '1', '1', one).explanation, 'I stay with #1 Silver Latch.');
  assert.equal(finalOf(opinion, '2', '1', chancesOf([0.9])), {
    programNumber: '2',
    explanation: 'I stay with #2 Our Last Word: our chance for #2 Our Last Word is not known.',
  });
});

test('sides on mates of one entry opened on one entry, not on the same horse', () => {
  const [first, mate] = [present(evidence.starters[0]), present(evidence.starters[2])];
  const entry = { ...row(0, 0.5), interest: { number: '1', price: null, runners: [first, mate] } };
  const coupled = { ...opinion, ranking: [entry, row(1, 0.2)] };
  assert.match(
    critiqueOf(coupled, '1', '3', second).critique,
    /^We opened on one entry, so I argue against #1 /,
  );
  assert.match(critiqueOf(coupled, '1', '1', second).critique, /^We opened on the same horse, so I argue /);
});

test('what is left to say of a horse are its chance, its fair price, its best rival, its post and its rider', () => {
  const line = {
    rows: [{ horses: [{ programNumber: '1' }], fairPrice: { text: '1-1' }, priceToTake: null }],
  };
  const race = { chances: [0.5, 0.3, 0.2], picks: { line } } as unknown as DebatedRace;
  const facts = moreToSay(opinion, ['1'], race);
  assert.equal(facts.slice(0, 3), [
    'By our chances #1 Silver Latch wins 50.0% of the time.',
    'Our fair price on #1 Silver Latch is 1-1, and it is 5-2 on the morning line.',
    'Besides #1 Silver Latch I rate #3 Marble Ferry best, at 30 points.',
  ]);
  assert.match(
    facts.slice(3).join(' '),
    /^#1 Silver Latch breaks from post \d+\. Jockey .*Quill.* rides #1 Silver Latch\.$/,
  );
  const unknown = moreToSay(opinion, ['1', '9'], chancesOf([]).race);
  assert.not.match(unknown.join(' '), /chances|fair price/, 'nothing is made up where it is not known');
});

test.run();
