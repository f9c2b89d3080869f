import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import type { Answering } from '#test/support/ai/a-provider.ts';
import { critiqueTasks, debate, debater, debaterIn, OPPOSE } from './a-debate.ts';

const test = suite('What models say in a debate');

/** A model that agrees with the other, whatever it is told. */
const AGREES = {
  'debate-opening': 'Number 2 should be forward from there.',
  'debate-critique': 'I agree with every word on the horse of both.',
  'debate-final': 'It is the one to beat, as both of us think.',
};

test('no sentence is said twice: of a model that repeats itself each round says so in other words', async () => {
  const { held, heard } = await debate({
    claude: debater('2', 'Paper Lantern 2 breaks from post 2.'),
    openai: debater('3', 'Number 3 should be forward from there.'),
  });
  const { round1, round2, round3 } = await held;
  assert.equal(
    [
      round1.claude.reasoning,
      round1.gpt.reasoning,
      round2.claudeCritique.critique,
      round2.gptCritique.critique,
      round3.claudeFinal.explanation,
      round3.gptFinal.explanation,
    ],
    [
      'Paper Lantern 2 breaks from post 2.',
      'Number 3 should be forward from there.',
      'On #3 Paper Lantern 3 the first analyst says nothing that was not said before.',
      'On #2 Paper Lantern 2 the second analyst says nothing that was not said before.',
      'The first analyst ends on #2 Paper Lantern 2 and adds nothing to what was said.',
      'The second analyst ends on #3 Paper Lantern 3 and adds nothing to what was said.',
    ],
  );
  assert.equal(
    heard
      .map((reported) => ('round2' in reported ? reported.round2 : null))
      .filter((round) => round !== null),
    [round2],
    'what is reported on the way is what stands',
  );
});

test('nor by both sides in one round: of two models with the same words only the first has them', async () => {
  const wordsOf = (own: string): Answering =>
    debaterIn({
      'debate-opening': `It likes the track. ${own} opens. It likes the track.`,
      'debate-critique': `It is no sure thing. ${own} doubts.`,
      'debate-final': `It is time to choose. ${own} ends.`,
    });
  const { round1, round2, round3 } = await (
    await debate({ claude: wordsOf('The one'), openai: wordsOf('Against #3 the other') })
  ).held;
  assert.is(round1.claude.reasoning, 'It likes the track. The one opens.');
  assert.is(round1.gpt.reasoning, 'Against #3 the other opens.');
  assert.is(round2.claudeCritique.critique, 'It is no sure thing. The one doubts.');
  assert.is(round2.gptCritique.critique, 'Against #3 the other doubts.');
  assert.is(round3.claudeFinal.explanation, 'It is time to choose. The one ends.');
  assert.is(round3.gptFinal.explanation, 'Against #3 the other ends.');
});

test('a second opening in the words of the first keeps its horse and says that it gives no reason', async () => {
  const { round1 } = await (
    await debate({
      claude: debater('2', 'The facts of the card point this way.'),
      openai: debater('3', 'The facts of the card point this way!'),
    })
  ).held;
  assert.equal(
    [round1.gpt.programNumber, round1.gpt.reasoning],
    ['3', 'The second analyst opens on #3 Paper Lantern 3 and gives no reason of its own.'],
  );
});

test('a built-in analyst whose opening was said before it gives another fact of its horse', async () => {
  const { gpt } = (await (await debate()).held).round1;
  const { round1, round2 } = await (
    await debate({
      claude: debaterIn({ ...AGREES, 'debate-opening': gpt.reasoning }, gpt.programNumber),
    })
  ).held;
  assert.is(round1.claude.reasoning, gpt.reasoning);
  assert.match(
    round1.gpt.reasoning,
    new RegExp(`^By our chances #${gpt.programNumber} Paper Lantern \\d wins \\d+\\.\\d% of the time\\.$`),
  );
  assert.match(round2.gptCritique.critique, /^We opened on the same horse/);
});

test('where both open on one horse the second model is told to argue against it', async () => {
  const { held, claude, openai } = await debate({
    claude: debater('2', 'Paper Lantern 2 breaks from post 2.'),
    openai: debater('2', 'Number 2 should be forward from there.'),
  });
  await held;
  assert.match(critiqueTasks(openai)[0] ?? '', OPPOSE);
  assert.not.match(critiqueTasks(claude)[0] ?? '', OPPOSE);
});

/** A race with an entry (1 and 1A) and two others. */
const entryCard = () =>
  aCard({
    races: [
      aRace({
        runners: ['1', '1A', '2', '3'].map((programNumber) =>
          aRunner({ programNumber, coupledWith: programNumber.startsWith('1') ? '1' : null }),
        ),
      }),
    ],
  });

test('mates of an entry are one horse to bet on: the second is told to argue against the entry', async () => {
  for (const [first, second, isShared] of [
    ['1', '1A', true],
    ['1A', '1', true],
    ['1', '2', false],
    ['2', '1A', false],
  ] as const) {
    const { held, openai } = await debate({
      claude: debater(first, 'The facts of the card point this way.'),
      openai: debater(second, 'Number 3 closes well from behind.'),
      card: entryCard(),
    });
    await held;
    assert.is(OPPOSE.test(critiqueTasks(openai)[0] ?? ''), isShared, `${first} and ${second}`);
  }
});

test('a model that agrees where it was to oppose is asked once more, and its case is shown as its own', async () => {
  const { held, openai } = await debate({
    claude: debater('2', 'Paper Lantern 2 breaks from post 2.'),
    openai: ({ shape, question }, nth) =>
      /Your last answer named no other starter/.test(question)
        ? { critique: 'Paper Lantern 3 closes better than it.' }
        : debaterIn(AGREES)({ shape } as ModelQuestion, nth),
  });
  const { round2, speakers, tokens } = await held;
  assert.is(critiqueTasks(openai).length, 2);
  assert.is(round2.gptCritique.critique, 'Paper Lantern 3 closes better than it.');
  assert.equal([speakers.round2.gpt.name, speakers.round2.gpt.note], ['GPT', null]);
  assert.is(tokens, 7 * 2_300);
});

test('one that agrees again is replaced by the built-in case, which is shown as the built-in analyst’s', async () => {
  const { held, openai, heard } = await debate({
    claude: debater('2', 'Paper Lantern 2 breaks from post 2.'),
    openai: debaterIn(AGREES),
  });
  const { round2, speakers, analysts, tokens } = await held;
  assert.is(critiqueTasks(openai).length, 2);
  assert.match(
    round2.gptCritique.critique,
    /^We opened on the same horse, so I argue against #2 .*The field has #[^2]/,
  );
  assert.equal([speakers.round2.gpt.isBuiltIn, speakers.round3.gpt.name], [true, 'GPT']);
  assert.match(
    analysts.gpt.note ?? '',
    /^In round 2 .* spoke instead: GPT named no other starter and no odds/,
  );
  assert.is(tokens, 7 * 2_300, 'what was asked in vain was paid for');
  assert.equal(heard[1], { round2, speakers: { round2: speakers.round2 } });
});

test('a case in the words of the first side is none', async () => {
  const { round2, speakers } = await (
    await debate({
      claude: debaterIn({ ...AGREES, 'debate-critique': 'Paper Lantern 3 closes better than it.' }),
      openai: debaterIn({ ...AGREES, 'debate-critique': 'Paper Lantern 3 closes better than it. I agree.' }),
    })
  ).held;
  assert.is(round2.claudeCritique.critique, 'Paper Lantern 3 closes better than it.');
  assert.is(speakers.round2.gpt.isBuiltIn, true);
  assert.match(round2.gptCritique.critique, /^We opened on the same horse, so I argue against #2 /);
});

test('a case by its odds is one, and on two horses nobody has to argue against their own', async () => {
  const priced = debaterIn({ ...AGREES, 'debate-critique': 'It is 3-1 and has to be 5-1 for me.' });
  const claude = debater('2', 'Paper Lantern 2 breaks from post 2.');
  const shared = await debate({ claude, openai: priced });
  assert.is((await shared.held).round2.gptCritique.critique, 'It is 3-1 and has to be 5-1 for me.');
  assert.is(critiqueTasks(shared.openai).length, 1);
  const apart = await debate({
    claude: debater('3', 'Number 3 breaks from post 3.'),
    openai: debaterIn(AGREES),
  });
  assert.is((await apart.held).round2.gptCritique.critique, AGREES['debate-critique']);
  assert.is(critiqueTasks(apart.openai).length, 1);
});

test.run();
