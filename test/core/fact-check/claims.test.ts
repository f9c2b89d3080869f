import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkStatement } from '#core/fact-check/check-statement.ts';
import { threeHorseRace } from '../assistant/a-race-view.ts';

const test = suite('claims in a statement');
const race = threeHorseRace();

const wrongIn = (text: string): readonly string[] =>
  checkStatement(text, race)
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ claim }) => claim);

const trueIn = (text: string): number =>
  checkStatement(text, race).filter(({ verdict }) => verdict === 'true').length;

const TRUE: readonly string[] = [
  'Silver Latch, the 5-2 morning-line favorite, breaks from the rail for trainer Harriet Vance.',
  'I side with #1 Silver Latch. It won last time out at Belmont on July 5 and earned a 91 for that.',
  'Silver Latch beat a good field last time; Our Last Word finished fourth in its last start at Saratoga.',
  'Our Last Word (#2) is winless in five starts, and from post 5 she has work to do.',
  'The filly Our Last Word carries only 115 pounds under jockey Terence Moss.',
  'Unlike Our Last Word, who comes from far back, Silver Latch is a front-runner.',
  'Number 3 Marble Ferry is not the favorite and does not break from post 4.',
  'Silver Latch has not raced since July 5, 28 days ago.',
  'With Dorian Quill up, the speedy Silver Latch should clear Marble Ferry early.',
  'This six-furlong dirt race looks made for Silver Latch, who has 8 early speed points.',
  'Silver Latch would be a bet at 4-1 or better; Marble Ferry needs 7-1.',
  'A field of three with a purse of $80,000 leaves few excuses.',
  "Silver Latch's bullet work, four furlongs in 48.4 on June 1, was its best in months.",
  'Our Last Word is 0 for 5 lifetime and 0-for-2 on turf. She is a closer in a race without much pace.',
  'Trainer Harriet Vance wins 20 of 80 this year, and Silver Latch is her best chance today.',
  'I prefer Silver Latch to Our Last Word at 5-2, whatever the board says.',
  'If Silver Latch were to draw post 7, I would think again.',
];

const FALSE: readonly (readonly [string, RegExp])[] = [
  ['Silver Latch breaks from post 4 and should clear early.', /post position/],
  ['Silver Latch has two career wins, and Our Last Word breaks from post 2.', /post position/],
  ['Our Last Word, 8-1 on the morning line, is a playable price.', /morning line/],
  ['Terence Moss rides Silver Latch.', /jockey/],
  ['Our Last Word won her last start.', /place in a race/],
  ['I like Marble Ferry. He carries 126 pounds.', /weight/],
  ['Our Last Word has 2 wins from 5 starts.', /wins from starts/],
  ['Silver Latch is a deep closer.', /running style/],
  ['Silver Latch last raced at Keeneland.', /track of a race/],
  ['Silver Latch last raced on June 28.', /day of a race/],
  ['The 4-year-old filly Our Last Word is improving.', /age/],
  ['Our Last Word is a 3-year-old gelding.', /sex/],
  ['Marble Ferry (#2) is the one to beat.', /program number/],
  ['Number 7 is the speed of the race.', /program number/],
  ['Paper Kingdom draws post 2 and will be close early.', /horse/],
  ['Silver Latch ran a 97 last out.', /figure/],
  ['Our Last Word is the morning-line favorite.', /favorite/],
  ['This seven-furlong race suits Silver Latch.', /distance/],
  ["Today's turf race suits Our Last Word.", /surface/],
  ['A field of nine lines up behind Silver Latch.', /field size/],
  ['Silver Latch does not break from post 1.', /post position/],
  ['Silver Latch returns from a 60-day layoff.', /time since a race/],
  ['Silver Latch meets Our Last Word, who breaks from post 3.', /post position/],
  ['Our Last Word worked five furlongs in 58.1 last week.', /workout/],
];

for (const text of TRUE) {
  test(`true, and not marked: ${text}`, () => assert.equal(wrongIn(text), []));
}

for (const [text, kind] of FALSE) {
  test(`wrong, and marked: ${text}`, () => {
    const wrong = wrongIn(text);
    assert.is(wrong.length, 1, JSON.stringify(checkStatement(text, race)));
    assert.match(String(wrong[0]), kind);
  });
}

test('true claims are recognized', () => {
  const silent = TRUE.filter((text) => trueIn(text) === 0);
  assert.equal(silent, [
    'Silver Latch would be a bet at 4-1 or better; Marble Ferry needs 7-1.',
    'If Silver Latch were to draw post 7, I would think again.',
  ]);
});

test('a claim carries its sentence and what the card says', () => {
  const [claim] = checkStatement('It is close. Silver Latch breaks from post 4.', race);
  assert.equal(claim, {
    sentence: 'Silver Latch breaks from post 4.',
    claim: 'post position: "post 4"',
    verdict: 'wrong',
    fact: '1 SILVER LATCH is in post 1',
  });
});

test('endless and hostile statements cost no more than the square of their length', () => {
  const timeOf = (text: string): number => {
    const began = performance.now();
    checkStatement(text, race);
    return performance.now() - began;
  };
  const times = (scale: number): number =>
    timeOf('Silver Latch '.repeat(200 * scale)) +
    timeOf('a'.repeat(3_000 * scale)) +
    timeOf('1-2 '.repeat(750 * scale)) +
    timeOf('Aa Bb '.repeat(500 * scale)) +
    timeOf('((((#'.repeat(500 * scale));
  times(1);
  const [half, whole] = [times(1), times(2)];
  assert.ok(whole < 6 * half + 100, `${half} ms for half of it, ${whole} ms for all`);
  assert.ok(whole < 3_000, `${whole} ms`);
});

test.run();
