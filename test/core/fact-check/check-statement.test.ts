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

test('the horse a sentence is about stays so past every horse it is compared with', () => {
  const text = (post: number) =>
    `Silver Latch can beat Our Last Word and beat Marble Ferry from post ${post}.`;
  assert.equal(verdicts(text(1)), ['true']);
  assert.equal(verdicts(text(5)), ['wrong']);
});

test('what follows words set between commas goes on about the horse before them', () => {
  const inside = (post: number) => `Silver Latch, drawn inside of Our Last Word, breaks from post ${post}.`;
  assert.equal(verdicts(inside(1)), ['true']);
  assert.equal(verdicts(inside(5)), ['wrong']);
  assert.equal(verdicts('Silver Latch, who beat Our Last Word, has post 1.'), ['true']);
  assert.equal(verdicts('Silver Latch, unlike Our Last Word, was handed post 5.'), ['wrong']);
});

test('words set between commas that go on about the second horse are about that', () => {
  const text = (post: number) =>
    `Silver Latch, drawn inside of Our Last Word, who breaks from post ${post}, is fit.`;
  assert.equal(verdicts(text(5)), ['true']);
  assert.equal(verdicts(text(3)), ['wrong']);
});

test('the fact of words set between commas is that of the horse before them', () => {
  const [claim] = checkStatement('Silver Latch, drawn inside of Our Last Word, breaks from post 4.', race);
  assert.is(claim?.fact, '1 SILVER LATCH is in post 1');
});

test('a third horse after words set between commas has its own claim', () => {
  const text =
    'Silver Latch, drawn inside of Our Last Word, breaks from post 1 and Marble Ferry breaks from post 5.';
  assert.equal(verdicts(text), ['true', 'wrong']);
});

test('a clause between two horses may be about either', () => {
  const text = (jockey: string) => `Silver Latch is quick, while jockey ${jockey} suits Our Last Word.`;
  assert.equal(verdicts(text('Terence Moss'), 'jockey'), ['true']);
  assert.equal(verdicts(text('Dorian Quill'), 'jockey'), ['true']);
  assert.equal(verdicts(text('Ada Vale'), 'jockey'), ['wrong']);
});

test('a clause that goes on with a pronoun is about the horse before it', () => {
  assert.equal(verdicts('Silver Latch is quick; she breaks from post 5, unlike Marble Ferry.'), ['wrong']);
  assert.equal(verdicts('Silver Latch is quick; he breaks from post 1, unlike Marble Ferry.'), ['true']);
});

test('opening words belong to the horse after them', () => {
  assert.equal(verdicts('Silver Latch is fit, while from post 5, Our Last Word has work to do.'), ['true']);
});

test('the next sentence goes on about the first horse of the one before', () => {
  assert.equal(verdicts('Silver Latch should beat Our Last Word. The colt has post 1.'), ['true']);
  assert.equal(verdicts('Silver Latch should beat Our Last Word. The colt has post 5.'), ['wrong']);
});

test('after a sentence about an unknown horse nothing is attributed to a known one', () => {
  assert.equal(
    checkStatement('Paper Kingdom draws post 2. It carries 140 pounds.', race).map(({ claim }) => claim),
    ['horse: "Paper Kingdom"'],
  );
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

test('a denial holds for the claim after it and not for one before it', () => {
  assert.equal(verdicts('Silver Latch breaks from post 1 and is not keen.'), ['true']);
  assert.equal(verdicts('Silver Latch hardly ever breaks from post 1.'), ['wrong']);
  assert.equal(verdicts('Our Last Word has never won.', 'wins'), ['true']);
});

test('a true supposition is true', () => {
  assert.equal(verdicts('If Silver Latch breaks well from post 1, it wins.'), ['true']);
});

test('name and number together are one true claim, either alone none', () => {
  const naming = (text: string) => verdicts(text, 'program number');
  assert.equal(naming('I like Silver Latch (#1).'), ['true']);
  assert.equal(naming('I like Silver Latch (#2).'), ['wrong']);
  assert.equal(naming('I like #1.'), []);
  assert.equal(naming('I like Silver Latch.'), []);
});

test('an empty statement claims nothing', () => {
  for (const text of ['', '   ', '...', '?!']) assert.equal(checkStatement(text, race, latch ?? null), []);
});

test('a horse’s name is a name, whatever words it is made of', () => {
  assert.equal(
    checkStatement('Our Last Word.', race).map(({ verdict }) => verdict),
    [],
  );
});

test('an unknown horse is one wrong claim, and the rest of its sentence is not checked against another horse', () => {
  const claims = checkStatement('Paper Kingdom draws post 2 and carries 140 pounds.', race, latch ?? null);
  assert.equal(
    claims.map(({ claim, verdict }) => [claim, verdict]),
    [['horse: "Paper Kingdom"', 'wrong']],
  );
});

test('of overlapping claims of one kind the longer counts once', () => {
  assert.is(verdicts('Silver Latch breaks from the number 1 post position.').length, 1);
});

test('one post in one phrase is one claim', () => {
  assert.equal(verdicts('Our Last Word draws the fifth post.'), ['true']);
  assert.equal(verdicts('Our Last Word draws the third post.'), ['wrong']);
});

test('a longer claim counts for the shorter one in it, whichever was found first', () => {
  assert.equal(verdicts('Silver Latch shows a bullet four furlongs in 48.4.', 'workout'), ['true']);
  assert.equal(verdicts('Silver Latch shows a bullet four furlongs in 46.1.', 'workout'), ['wrong']);
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
