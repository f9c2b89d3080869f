import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readJakeQuestion } from '#core/assistant/jake/read-question.ts';
import { inUsualWords } from '#core/assistant/jake/usual-words.ts';
import { peopleNamed } from '#core/assistant/tools/people-named.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { asking, asks, NOON } from './asking.ts';
import { askOfEight } from './eight-races.ts';

const test = suite('questions as they are asked at the window');

const unraced = { ...present(aRunner().records), life: aRecord({ starts: 0 }) };
const card = aCard({
  races: [
    aRace({
      number: 1,
      name: 'Bowling Green S.',
      grade: 2,
      runners: [
        {
          ...aRunner({
            programNumber: '1',
            horseName: 'BROWN BETTY',
            toOne: 1,
            pastPerformances: [
              aPastRace({
                day: '2025-07-04' as never,
                official: 1,
                raceName: 'Suburban S.',
                speedFigure: 101,
              }),
              aPastRace({
                day: '2025-05-17' as never,
                official: 3,
                raceName: 'Preakness S.',
                firstThree: [{ name: 'TOWER BELL', weight: null, margin: null }] as never,
              }),
            ],
          }),
          trainer: aPerson('BROWN CHAD C', 100, 25),
          jockey: aPerson('PRAT FLAVIEN', 100, 30),
        },
        {
          ...aRunner({
            programNumber: '2',
            horseName: 'SWEET CAROLINE',
            toOne: 3,
            pastPerformances: [
              aPastRace({
                day: '2025-07-05' as never,
                official: 2,
                firstThree: [{ name: 'TOWER BELL', weight: null, margin: null }] as never,
              }),
            ],
          }),
          trainer: aPerson('COX BRAD H', 100, 26),
          jockey: aPerson('AVERY ROE', 100, 10),
        },
      ],
    }),
    aRace({
      number: 2,
      runners: [
        {
          ...aRunner({ programNumber: '1', horseName: 'OAK ALONE', toOne: 1 }),
          trainer: aPerson('COX BRAD H', 100, 26),
          records: unraced,
        },
        {
          ...aRunner({ programNumber: '2', horseName: 'ELM TREE', toOne: 3 }),
          trainer: aPerson('BROWN CHAD C', 100, 25),
          records: unraced,
        },
      ],
    }),
  ],
});
const ask = asks(await openAssistant({ card, now: NOON }));

test('a word of a horse named in full is no person, and a person of the same word still is', async () => {
  const named = (text: string) => peopleNamed(card, text).map(({ person }) => person.name);
  assert.equal(named('how is Brown Betty doing'), []);
  assert.equal(named('how is Brown doing'), ['BROWN CHAD C']);
  assert.equal(named('does Brown have more than Brown Betty'), ['BROWN CHAD C']);
  assert.match(await ask('how is Brown Betty doing'), /^#1 Brown Betty/);
  assert.match(await ask('How is Brown doing?'), /^Chad C Brown, trainer, /);
});

test('a family name is that of its bearer, not of those who have it as a first name', async () => {
  const trained = ['JOSEPH SAFFIE A JR', 'LEE JOSEPH', 'ORSENO JOSEPH F'].map((name, index) => ({
    ...aRunner({ programNumber: String(index + 1), horseName: `${'ABC'[index]} HORSE`, toOne: 2 }),
    trainer: aPerson(name, 50, 10),
    jockey: aPerson('PRAT FLAVIEN', 100, 30),
  }));
  const three = aCard({ races: [aRace({ number: 1, runners: trained })] });
  const askThree = asks(await openAssistant({ card: three, now: NOON }));
  assert.match(await askThree('how is Joseph doing'), /^Saffie A Joseph Jr, trainer, /);
  assert.match(await askThree('how is Orseno doing'), /^Joseph F Orseno, trainer, /);
  const two = aCard({ races: [aRace({ number: 1, runners: trained.slice(1) })] });
  const askTwo = asks(await openAssistant({ card: two, now: NOON }));
  assert.not.match(await askTwo('who has Joseph got today'), /^Picks for/);
});

test('a barn that is named is answered of, not the hottest of all', async () => {
  for (const question of ['cox barn hot?', "is Cox's barn hot", 'is jockey Prat hot'])
    assert.match(await ask(question), /^(?:Brad H Cox|Flavien Prat), (?:trainer|jockey), /, question);
  assert.match(await ask('hottest trainer'), /^By share won/);
});

test('the first-time starters of a trainer are that trainer’s alone', async () => {
  const answer = await ask('any Cox firsters');
  assert.match(
    answer,
    /^First-time starters of Brad H Cox in the races to come, .*\n- Race 2, #1 Oak Alone: /,
  );
  assert.not.match(answer, /Elm Tree/);
  assert.match(await ask('first time starters'), /Oak Alone[\s\S]*Elm Tree|Elm Tree[\s\S]*Oak Alone/);
});

test('win and place with money each', async () => {
  for (const question of [
    '20 to win on Sweet Caroline and 10 to place',
    '$20 win $10 place on Sweet Caroline',
  ]) {
    const answer = await ask(question);
    assert.match(answer, /, \$30 on #2 Sweet Caroline /, question);
    assert.match(answer, /\n- \$20 win #2: costs \$20, .*\n- \$10 place #2: costs \$10, /, question);
  }
  assert.match(
    await ask('20 across on the 2 in the first race'),
    /, \$60 on #2 Sweet Caroline [^\n]*\n- \$20 win #2: .*\n- \$20 place #2: .*\n- \$20 show #2: /,
  );
  assert.not.match(await ask('the 2 to win and 1 to place in race 1'), /\$3 on/);
});

test('whether a horse is the favorite is a yes or a no', async () => {
  assert.match(await ask('is Brown Betty the fav'), /^Yes: #1 Brown Betty is the favorite, at 1-1 /);
  assert.match(
    await ask("isn't Sweet Caroline the favorite in race 1?"),
    /^No: #2 Sweet Caroline is not the favorite, at 3-1 .*\nThe favorite of race 1 is #1 Brown Betty /,
  );
  assert.not.match(await ask('is Sweet Caroline better than the favorite'), /^(?:Yes|No):/);
});

test('who runs second to a horse', async () => {
  for (const question of ['who runs second to Brown Betty', 'who finishes 2nd behind Brown Betty'])
    assert.match(
      await ask(question),
      /with #1 Brown Betty in the exacta, by chance to run in the first two:\n- #2 Sweet Caroline: /,
      question,
    );
});

test('a past race of a horse by its name, and who beat it last time', async () => {
  for (const question of [
    "how'd Brown Betty run in the Preakness",
    'how did Brown Betty do in the Preakness',
    'did Brown Betty win in the preakness stakes',
  ])
    assert.match(
      await ask(question),
      /^#1 Brown Betty: May 17, 2025, .*3rd.*Preakness S\..*\nSource: /,
      question,
    );
  assert.match(
    await ask('how did Brown Betty run in the Travers'),
    /^#1 Brown Betty: no race with Travers in its name among its 2 past races on the card, the oldest of May 17, 2025\./,
  );
  assert.match(await ask('who beat Brown Betty last time'), /^Nobody: #1 Brown Betty won its last race\./);
  assert.match(
    await ask('who beat Sweet Caroline last time'),
    /^Tower Bell won the last race of #2 Sweet Caroline\./,
  );
  for (const question of ['how did Brown Betty run in the mud', 'how did Brown Betty finish in the money'])
    assert.not.match(await ask(question), /no race with/, question);
});

test('graded stakes, closers, rain and the temporary rail', async () => {
  assert.match(
    await ask('what are the graded stakes today'),
    /^1 graded stakes race on the card:\n- Race 1, /,
  );
  assert.is(readJakeQuestion('who closes in race 2').topic, 'pace');
  for (const question of ['what are the odds it rains', 'what is the chance of rain'])
    assert.match(await askOfEight(question), /weather|forecast/i, question);
  assert.match(await askOfEight('what are odds'), /^Odds of 5-2 mean/);
  for (const question of ['is the turf rail out', 'where is the rail set today'])
    assert.match(
      await askOfEight(question),
      /^Where the temporary rail of the turf course stands is not stored/,
      question,
    );
  for (const question of ['who has the rail in race 2', 'is the rail good', 'how is the rail doing'])
    assert.not.match(await askOfEight(question), /temporary rail/, question);
});

test('what’d and how’d', async () => {
  assert.is(inUsualWords("what'd it pay", []), 'what did it pay');
  assert.is(inUsualWords("how'd he run", []), 'how did he run');
  assert.is(inUsualWords("who'd you like", []), "who'd you like");
  const yesterday = await asking();
  const question = 'who won race 1 yesterday';
  const earlier = [{ question, answer: await yesterday(question) }];
  assert.match(await yesterday("what'd it pay", earlier), /\$8\.30/);
});

test('second in another order, a line through a horse and a workout are not an exacta or a past race', async () => {
  for (const question of [
    'who was second to Brown Betty in the standings',
    'who is second to Brown Betty in the odds',
    'who ran second to Brown Betty last time',
    'put a line through Brown Betty in the exacta',
  ])
    assert.not.match(await ask(question), /in the exacta, by chance/, question);
  for (const question of [
    'how does Brown Betty look in the workout',
    'how is Brown Betty in the betting',
    'how did Brown Betty look in the odds',
    'how did Brown Betty do in the heat',
    'where was Brown Betty in the speed figures',
    'was Brown Betty in the news',
    'did Brown Betty look in the parade',
  ])
    assert.not.match(await ask(question), /no race with/, question);
});

test('an upset of the favorite, or somebody else as a favorite, is no yes or no', async () => {
  for (const question of [
    'is Sweet Caroline going to upset the favorite',
    'is the trainer of Sweet Caroline your favorite',
  ])
    assert.not.match(await ask(question), /^(?:Yes|No): /, question);
});

test.run();
