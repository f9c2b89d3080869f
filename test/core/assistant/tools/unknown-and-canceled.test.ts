import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';
import { askOfEight as ask, lastOfEight as last } from './eight-races.ts';

const test = suite('what the card does not say, and races that are canceled');

test('a horse on the also-eligible list runs only if it draws in', async () => {
  for (const question of [
    'who do I use with Oak Alone in the exacta',
    'what does $2 to win on Oak Alone pay',
    'what would $2 to show on Oak Alone pay',
  ])
    assert.match(await ask(question), /^#5 Oak Alone runs in race 1 only if it draws in\./, question);
});

const entries = asks(
  await openAssistant({
    card: aCard({
      races: [
        aRace({
          runners: ['SILVER LATCH', 'QUIET FORD'].map((horseName, index) => ({
            ...aRunner({ programNumber: String(index + 1), horseName, toOne: 2 }),
            daysSinceLast: null,
            sex: null,
            pastPerformances: null,
          })),
        }),
      ],
    }),
    now: NOON,
  }),
);

test('a fact that the card does not give is unknown, not none', async () => {
  assert.match(
    await entries('any horses off more than 90 days'),
    /^The card gives no days since the last race on the card\./,
  );
  assert.match(
    await entries('any colts in race 1'),
    /^The card does not give the sex of the horses in race 1\./,
  );
  assert.match(
    await entries('any blinkers changes'),
    /\nThe card says nothing of blinkers that go on or come off: its source may not report them\./,
  );
  assert.match(
    await entries('have Silver Latch and Quiet Ford met'),
    /^The card gives no past races of #1 Silver Latch or #2 Quiet Ford: whether they have met is not known\./,
  );
  assert.match(
    await ask('have Silver Latch and Tin Whistle met'),
    /^The card gives no past races of #3 Tin Whistle: /,
  );
});

const canceled = asks(
  await openAssistant({
    card: aCard({
      races: [1, 2].map((number) =>
        aRace({
          number,
          distanceYards: number === 1 ? 1980 : 1320,
          wagers: number === 1 ? 'Exacta ($1), Trifecta (.50)' : 'Exacta ($1)',
          ...(number === 1 ? { isCancelled: true as const } : {}),
          runners: ['OAK', 'ELM'].map((word, index) =>
            aRunner({
              programNumber: String(index + 1),
              horseName: `${word} ${number === 1 ? 'ARROW' : 'BARGE'}`,
              toOne: 1 + 2 * index,
            }),
          ),
        }),
      ),
    }),
    now: NOON,
  }),
);

test('a canceled race is no race to come', async () => {
  for (const question of [
    'which race is the most wide open',
    'list the morning line favorites',
    'which favorites look solid',
  ]) {
    const answer = await canceled(question);
    assert.match(answer, /Race 2/, question);
    assert.not.match(answer, /Race 1/, question);
  }
  assert.match(await canceled('¿Quién gana la próxima carrera?'), /^Carrera 2: /);
  assert.match(await canceled('is there a trifecta today'), /^No trifecta is printed on the card\./);
  assert.match(await canceled('which races are routes'), /^No race of the card is a route/);
  assert.match(await canceled('which race is the longest'), /: race 2\./);
});

test('a bet over several races starts in a race, one on a race is printed for it', async () => {
  assert.match(
    await ask('is there a double in race 2'),
    /^No daily double is printed as starting in race 2\./,
  );
  assert.match(await ask('is there a trifecta in race 2'), /^No trifecta is printed in race 2\./);
});

const ages = asks(
  await openAssistant({
    card: aCard({
      races: [
        aRace({ number: 1, eligibility: { ages: '3', sexes: 'open' } }),
        aRace({ number: 2, eligibility: { ages: '3+', sexes: 'fillies and mares' } }),
        aRace({ number: 3, eligibility: { ages: '2', sexes: 'fillies' } }),
      ],
    }),
    now: NOON,
  }),
);

test('the age of a race is said, and a sex or class beside it is not left out', async () => {
  assert.match(
    await ages('which races are for 3 year olds and up'),
    /^1 race for 3-year-olds and up on the card:\n- Race 2, /,
  );
  assert.match(
    await ages('which races are for 3 year olds'),
    /^1 race for 3-year-olds alone on the card:\n- Race 1, /,
  );
  for (const question of [
    'any 2 year old filly races',
    'any 3 year old maiden races',
    'any maiden races for fillies',
  ])
    assert.not.match(await ages(question), /race for|on the card:/, question);
});

test('who rides for a trainer in a race, or in none', async () => {
  assert.match(
    await ask('who rides for Dane Miller in race 2'),
    /^Miller Dane, trainer: no starter in race 2\./,
  );
  assert.match(
    await ask('who rides for Dane Miller in race 1'),
    /^Miller Dane, trainer: who rides the horses in race 1\.\n- Race 1, #1 Silver Latch: /,
  );
});

test('whether that is a good bet is asked of one horse', async () => {
  const good = 'is that a good bet?';
  assert.not.match(await last('exacta box 1 2 in race 3', good), /or more on #/);
  assert.not.match(await last('compare Silver Latch and Quiet Ford', good), /or more on #/);
  assert.match(await last('should I bet #2 in race 2', good), /or more on #2 Birch Willow in race 2\./);
});

test.run();
