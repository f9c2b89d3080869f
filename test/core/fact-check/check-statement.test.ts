import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkStatement } from '#core/fact-check/check-statement.ts';
import { threeHorseRace } from '../assistant/a-race-view.ts';

const test = suite('whom a claim is about');

const race = threeHorseRace();
const [latch] = race.runners;

/** Verdicts of the claims of one kind, in order. */
const verdicts = (text: string, kind = 'post position', about = latch) =>
  checkStatement(text, race, about ?? null)
    .filter(({ claim }) => claim.startsWith(kind))
    .map(({ verdict }) => verdict);

test('a sentence without a horse goes on about the one before', () => {
  assert.equal(verdicts('I like Our Last Word. She breaks from post 5.'), ['true']);
  assert.equal(verdicts('I like Our Last Word. She breaks from post 1.'), ['wrong']);
});

test('a statement may begin with the horse it is about', () => {
  assert.equal(verdicts('It breaks from post 1.'), ['true']);
  assert.equal(verdicts('It breaks from post 2.'), ['wrong']);
});

test('without a horse to be about, nothing is claimed', () => {
  assert.equal(checkStatement('It breaks from post 2.', race), []);
});

test('a horse it is compared with does not take over the sentence', () => {
  assert.equal(verdicts('Silver Latch can beat Our Last Word from post 1.'), ['true']);
});

test('a horse compared with takes over where the words go on about it', () => {
  assert.equal(verdicts('Silver Latch meets Our Last Word, who breaks from post 5.'), ['true']);
  assert.equal(verdicts('Silver Latch meets Our Last Word, who breaks from post 3.'), ['wrong']);
});

test('each horse of a sentence has its own claim', () => {
  assert.equal(verdicts('Silver Latch breaks from post 1 and Our Last Word breaks from post 3.'), [
    'true',
    'wrong',
  ]);
});

test('a denied claim is true when the card denies it', () => {
  assert.equal(verdicts('Silver Latch does not break from post 3.'), ['true']);
  assert.equal(verdicts('Silver Latch does not break from post 1.'), ['wrong']);
});

test('a supposition is never wrong', () => {
  assert.equal(verdicts('If Silver Latch broke from post 7, I would pass.'), ['not checkable']);
});

test('a horse’s name is a name, whatever words it is made of', () => {
  assert.equal(
    checkStatement('Our Last Word.', race).map(({ verdict }) => verdict),
    [],
  );
});

test('an unknown horse is one wrong claim, and nothing else in its sentence is held against another', () => {
  const claims = checkStatement('Paper Kingdom draws post 2 and carries 140 pounds.', race, latch ?? null);
  assert.equal(
    claims.map(({ claim, verdict }) => [claim, verdict]),
    [['horse: "Paper Kingdom"', 'wrong']],
  );
});

test('of overlapping claims of one kind the longer counts once', () => {
  assert.is(verdicts('Silver Latch breaks from the number 1 post position.').length, 1);
});

test('every claim quotes words of its sentence, whatever the statement', () => {
  const piece = fc.constantFrom(
    'Silver Latch',
    '#2',
    'breaks from post 2',
    'ran a 91 last out',
    'is 5-2 on the morning line',
    'who is 0 for 5 lifetime',
    ', and',
    '. It',
    'is the favorite',
    'carries 118 pounds',
    'is not',
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const statement = pieces.join(' ');
      for (const { sentence, claim } of checkStatement(statement, race, latch ?? null)) {
        assert.ok(statement.includes(sentence), sentence);
        const words = /"(.*)"$/s.exec(claim)?.[1] ?? '';
        assert.ok(words.length > 0, claim);
      }
    }),
    { numRuns: 60 },
  );
});

test.run();
