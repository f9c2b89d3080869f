import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { testNotAnsweredSo } from '../not-answered-so.ts';
import { asking, asks, NOON } from './asking.ts';

const test = suite('idioms of how a race is run');

const starter = (programNumber: string, horseName: string, lengths: number, figures: readonly number[]) =>
  aRunner({
    programNumber,
    horseName,
    pastPerformances: figures.map((speedFigure) =>
      aPastRace({ speedFigure, firstCall: { position: lengths === 0 ? 1 : 6, lengths } }),
    ),
  });

const oneSpeed = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        starter('1', 'CEDAR', 0, [92, 84, 72]),
        starter('2', 'LATE MAIL', 9, [80, 85]),
        starter('3', 'SLOW BARGE', 9, [70, 75, 71]),
      ],
    }),
  ],
});
const ask = asks(await openAssistant({ card: oneSpeed, now: NOON }));

for (const question of [
  'is Cedar gonna get loose',
  'can Cedar wire them',
  'does anybody hook Cedar early',
  'who goes with Cedar early in race 1',
  'is there any speed to keep Cedar honest',
  'will Cedar get an easy lead',
])
  test(`"${question}" asks who is up front with it`, async () => {
    assert.match(
      await ask(question),
      /^#1 Cedar in race 1 (?:is likely to|may) be alone in front: on or within half a length of the lead early in 3 of the last 3\.\nNo other starter/,
    );
  });

test('one that comes from behind is not likely to lead', async () => {
  assert.match(
    await ask('can Late Mail steal it on the front end'),
    /^#2 Late Mail in race 1 is not likely to lead:[^\n]+\nOne other is likely to go for the lead: #1 Cedar \(3 of 3\)\./,
  );
});

test('who goes with a horse spoken of before is asked of its lead', async () => {
  const about = 'tell me about Cedar';
  assert.match(
    await ask('does anybody go with him', [{ question: about, answer: await ask(about) }]),
    /^#1 Cedar in race 1 [^\n]*alone in front/,
  );
});

testNotAnsweredSo(test, ask, [
  ['did Cedar get loose last time', /alone in front/],
  ['who rides Cedar and is he a loose cannon', /alone in front/],
  ['what are the odds if Cedar gets loose', /alone in front/],
  ['does Cedar press on with a new rider', /not likely to lead/],
  ['should I press my bet on Cedar', /alone in front/],
  ['should I keep Cedar on top, quarter apiece', /alone in front/],
]);

test('whether a horse bounces is not forecast; its last figure stands beside those before', async () => {
  assert.match(
    await ask('is Cedar going to bounce'),
    /^#1 Cedar, race 1: last figure 92 \([^)]+\), the best of 3 on the card; before it 84, 72\.\nNobody can predict a bounce, so we don't\./,
  );
  const race = await ask('who bounces in race 1');
  assert.match(race, /#1 Cedar/);
  assert.not.match(race, /Late Mail|Slow Barge/);
});

testNotAnsweredSo(test, ask, [
  ['what does bounce mean', /last figure/],
  ['did Cedar bounce last time', /predict a bounce/],
  ['will my check bounce', /last figure/],
  ['will Cedar bounce back', /predict a bounce|last figure/],
  ['will Cedar bounce right back', /predict a bounce|last figure/],
]);

test('whether a horse tires is answered by how it stays', async () => {
  for (const question of ['is Cedar going to tire', 'will Cedar come up empty late in race 1'])
    assert.match(await ask(question), /^#1 Cedar, race 1, [^\n]* at the distance/);
});

testNotAnsweredSo(test, ask, [
  ['will the rain stop', /at the distance/],
  ['did Cedar tire last time', /at the distance[^\n]*in all/],
  ['will Cedar draw off', /post position/],
]);

test('whether a horse fires is its chance', async () => {
  assert.match(await ask('will Cedar fire'), /^#1 Cedar in race 1(?:.|\n)*to win, /);
});

test('how often a trainer hits with a kind of start comes first, or that the card does not count it', async () => {
  const withCounts = aCard({
    races: [
      aRace({
        number: 1,
        runners: [
          aRunner({
            programNumber: '1',
            trainer: aPerson('COX BRAD', 40, 10),
            angles: [
              {
                who: 'trainer',
                label: '46-90daysAway',
                starts: 80,
                winShare: 0.25,
                inMoneyShare: 0.5,
                roi: 0,
              },
              {
                who: 'trainer',
                label: '90+ days away',
                starts: 50,
                winShare: 0.2,
                inMoneyShare: 0.4,
                roi: 0,
              },
              { who: 'trainer', label: '1st time str', starts: 20, winShare: 0.1, inMoneyShare: 0.3, roi: 0 },
            ],
          }),
        ],
      }),
    ],
  });
  const of = asks(await openAssistant({ card: withCounts, now: NOON }));
  assert.match(
    await of('What does Cox hit with horses off more than 90 days?'),
    /^Brad Cox, trainer, 90\+ days away: 20\.0% of 50\.\nBrad Cox, trainer/,
  );
  assert.match(
    await of('What does Cox hit with horses away 60 days?'),
    /^Brad Cox, trainer, 46-90 days away: 25\.0% of 80\.\nBrad Cox, trainer/,
  );
  for (const question of [
    'What does Cox hit off two months?',
    'what does cox hit off a two month layoff',
    'what does cox hit off eight weeks away',
  ])
    assert.match(
      await of(question),
      /^Brad Cox, trainer, 46-90 days away: 25\.0% of 80\.\nBrad Cox, trainer/,
    );
  for (const question of ['What does Cox hit off four months?', 'What does Cox hit off a year layoff?'])
    assert.match(await of(question), /^Brad Cox, trainer, 90\+ days away: 20\.0% of 50\.\nBrad Cox, trainer/);
  for (const question of ['What does Cox hit with 30 days off?', 'What does Cox hit off a month layoff?'])
    assert.match(
      await of(question),
      /^Brad Cox, trainer: the card has no count of that kind of start; nearest to it:\nBrad Cox, trainer, 46-90 days away/,
    );
  assert.match(
    await of('how does cox do with first time starters'),
    /^Brad Cox, trainer, 1st time str: 10\.0%/,
  );
  assert.not.match(await of('is there a cox in race 1'), /^Brad Cox/);
  assert.match(
    await of('what does Cox hit with first time starters'),
    /^Brad Cox, trainer, 1st time str: 10\.0% of 20\./,
  );
  assert.match(
    await of('what does Cox hit with blinkers on'),
    /^Brad Cox, trainer: the card has no count of that kind of start\./,
  );
});

test('a name of three letters is a person only where it is written as one', async () => {
  const withCox = aCard({ races: [aRace({ runners: [aRunner({ trainer: aPerson('COX BRAD', 40, 10) })] })] });
  const of = asks(await openAssistant({ card: withCox, now: NOON }));
  assert.match(await of('how does Cox do'), /^Brad Cox, trainer/);
  assert.not.match(await of('is the cox of the boat racing'), /^Brad Cox/);
});

test('the number a horse ran last is its figure', async () => {
  assert.match(await (await asking())('what number did Silver Latch run last out'), /last figure 83\b/);
});

test.run();
