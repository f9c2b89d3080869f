import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isHeldTogether, questionParts } from '#core/assistant/jake/question-parts.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';

const test = suite('The questions of a message');

const card = {
  races: [
    aRace({
      number: 5,
      name: 'Belmont Stakes',
      runners: [
        aRunner({ programNumber: '1', horseName: 'SILVER LATCH', trainer: aPerson('MOSS ADA', 10, 2) }),
        aRunner({ programNumber: '2', horseName: "LOVE AND WHAT'S LEFT" }),
        aRunner({ programNumber: '3', horseName: 'TIN WHISTLE' }),
      ],
    }),
  ],
};

const partsOf = (text: string): readonly string[] => questionParts(text, card).map((part) => part.text);

for (const [message, parts] of [
  [
    'Any scratches in the fifth yet? And who rides Tin Whistle?',
    ['Any scratches in the fifth yet?', 'And who rides Tin Whistle?'],
  ],
  [
    'whats the morning line on tin whistle n is that any good',
    ['whats the morning line on tin whistle', 'n is that any good'],
  ],
  [
    '¿Quién monta a Tin Whistle en la quinta y a cuánto está?',
    ['¿Quién monta a Tin Whistle en la quinta', 'y a cuánto está?'],
  ],
  [
    'what does Moss hit on turf and does Tin Whistle like it firm?',
    ['what does Moss hit on turf', 'and does Tin Whistle like it firm?'],
  ],
  ['Who wins the Belmont, who leads early?', ['Who wins the Belmont', 'who leads early?']],
  ['who wins and who shows in race 5', ['who wins in race 5', 'and who shows in race 5']],
  [
    'who is the fastest, who is the slowest, who is the best closer in race 5',
    ['who is the fastest in race 5', 'who is the slowest in race 5', 'who is the best closer in race 5'],
  ],
  ['Any scratches in the fifth and who leads?', ['Any scratches in the fifth', 'and who leads?']],
  [
    "Who do you like in the Belmont and who's the one that beats him if he don't fire?",
    ['Who do you like in the Belmont', "and who's the one that beats him if he don't fire?"],
  ],
  [
    'What does Moss hit off a layoff? She has Silver Latch and Tin Whistle, either of them coming off one?',
    [
      'What does Moss hit off a layoff?',
      'She has Silver Latch and Tin Whistle, either of them coming off one?',
    ],
  ],
  [
    'I love this place. Who wins race 5? And does he like the mud?',
    ['I love this place. Who wins race 5?', 'And does he like the mud?'],
  ],
  [
    'Is Tin Whistle gonna get loose or is somebody going to hook him early?',
    ['Is Tin Whistle gonna get loose', 'or is somebody going to hook him early?'],
  ],
] as const)
  test(`"${message}" asks ${parts.length}`, () => {
    assert.equal(partsOf(message), parts);
  });

for (const message of [
  'Which horse is fast and is likely to lead?',
  'Who rides and trains Tin Whistle?',
  'Compare Silver Latch and Tin Whistle in the fifth',
  "who rides Silver Latch and Love And What's Left",
  'if the 3 scratches who wins and who leads early',
  'who wins and who leads early if it rains',
  'Suppose Tin Whistle scratches. Who wins the Belmont? Who is second?',
  'Tin Whistle scratched. Who wins the Belmont? Who is second?',
  'With Tin Whistle scratched who wins the Belmont and who is second?',
  'What if it rains? Who wins race 5?',
  'Not counting the favorite, who wins race 5? and who leads in it?',
  "Don't give me the favorite. Who wins race 5? Who is second?",
  'Who wins race 5? Who leads? Leave out the chalk.',
  'How much does it cost to box 1,2,3 in race 5 and what does it pay?',
  'I have $40. Who do you like in the fifth?',
  'Who wins race 5? I have $20.',
  'Who do you like in the fifth and why?',
  'My wife and I wonder who wins the fifth',
  'exacta box 1, 2 and 3 in race 5',
])
  test(`"${message}" asks one thing`, () => {
    assert.equal(partsOf(message), [message]);
  });

test('what several questions suppose is one question; a single one is no less', () => {
  for (const message of [
    'if the 3 scratches who wins and who leads early',
    'What if it rains? Who wins race 5?',
    'Not counting the favorite, who wins race 5? and who leads in it?',
  ])
    assert.is(isHeldTogether(message, card), true, message);
  for (const message of [
    'if the 3 scratches in race 5 who wins',
    'Who wins race 5 without the favorite?',
    'Who wins race 5 and who leads early?',
    'I have no clue if he fires. Who wins race 5?',
  ])
    assert.is(isHeldTogether(message, card), false, message);
});

test('a part after "or" is an alternative', () => {
  const [, second] = questionParts('Should I bet the 1 or should I bet the 3 in race 5?', card);
  assert.is(second?.isAlternative, true);
});

test.run();
