import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const { moveText, verdictMove } = await import('../../../frontends/race/head/line-moves.ts');
const { verdictWords } = await import('../../../frontends/race/head/verdict-line.tsx');
const { beatenLengths, finishRows, firstWords, sealedWords } = await import('#frame/finish/finish.ts');
const { lengthsText, winningMargin } = await import('../../../frontends/frame/finish/margins.ts');
const { dayWords } = await import('../../../frontends/race/result/day-record.tsx');

const test = suite('the head of a race and its result');

const quoted = (text: string) => ({ text, toOne: Number.parseInt(text, 10) });
const terms = (chance: number, take: string | null) => ({
  chance,
  fairPrice: null,
  priceToTake: take === null ? null : quoted(take),
});
const horses = [{ programNumber: '2', name: 'SOVEREIGNTY' }];

test('a move tells the horse with its chance and price before and after', () => {
  const move = { interest: '2', horses, before: terms(0.289, '3-1'), after: terms(0.332, '5-2') };
  assert.is(moveText(move), '#2 Sovereignty 28.9% → 33.2%, take 3-1 → 5-2');
  assert.is(moveText({ ...move, after: null }), '#2 Sovereignty 28.9% → out');
});

test('a verdict reads as changed only where it differs', () => {
  const horse = { programNumber: '2', name: 'SOVEREIGNTY' };
  const sealed = (kind: string) => ({ verdict: { kind, horse, priceToTake: null } }) as never;
  const verdict = { kind: 'WATCH', programNumber: '2' } as never;
  assert.is(verdictMove({ sealed: sealed('PASS'), verdict }), 'PASS → WATCH #2');
  assert.is(verdictMove({ sealed: sealed('WATCH'), verdict }), null);
  assert.is(verdictMove({ sealed: null, verdict }), null);
});

test('the verdict is one line: the horse, the price to take, the price now', () => {
  const verdict = {
    horse: 'SOVEREIGNTY',
    programNumber: '2',
    priceToTake: quoted('3-1'),
    price: { text: '5-2', kind: 'live' },
  };
  const words = (kind: string | null, more: object = {}) =>
    verdictWords({ verdict: { kind, sentence: 'No prices yet.', ...verdict, ...more } as never });
  assert.is(words('WATCH'), '#2 Sovereignty: bet at 3-1 or more; now 5-2');
  assert.is(words('PASS'), 'closest is #2 Sovereignty: bet at 3-1 or more; now 5-2');
  assert.is(words(null, { horse: null }), 'No prices yet.');
});

test('lengths read as on a chart', () => {
  assert.equal([0.05, 0.1, 0.25, 0.5, 1.75, 11, 3.9].map(lengthsText), [
    'nose',
    'head',
    'neck',
    '½',
    '1¾',
    '11',
    '4',
  ]);
  assert.equal([0.25, 2.75, 0].map(winningMargin), ['by a neck', 'by 2¾', '']);
});

const starter = (programNumber: string, crossed: number | null, more: object = {}) =>
  ({ programNumber, crossed, official: crossed, margin: 1.5, behind: null, ...more }) as never;

test('beaten lengths add up over the margins, in the order of the wire, until one is unknown', () => {
  const lengths = beatenLengths([
    starter('3', 3, { margin: null }),
    starter('1', 1, { official: 2 }),
    starter('2', 2),
    starter('4', 4),
    starter('5', null),
  ]);
  assert.equal(
    [...lengths],
    [
      ['1', 0],
      ['2', 1.5],
      ['3', 3],
    ],
  );
});

const RAN = { starters: [starter('1', 1), starter('2', 2), starter('2A', 3)] };

/** Sealed on a field of 1 and the entry of 2 and 2A. */
const sealedWith = (kind: string | null, more: object = {}) =>
  ({
    pick: { programNumber: '2', name: 'TWO' },
    verdict: { kind, horse: { programNumber: '2', name: 'TWO' }, priceToTake: null },
    chances: [
      { programNumber: '1', chance: null },
      { programNumber: '2', chance: 0.4 },
      { programNumber: '2A', chance: 0.4 },
    ],
    ...more,
  }) as never;

const saidOn = (sealed: Parameters<typeof finishRows>[1]) =>
  finishRows(RAN, sealed).map(({ chance, verdict, isPick }) => [chance, verdict, isPick]);

test('our sealed pick, chance and verdict stand beside each horse of the result', () => {
  assert.equal(
    finishRows(RAN, sealedWith('BET')).map(({ place }) => place),
    [1, 2, 3],
  );
  assert.equal(saidOn(sealedWith('BET')), [
    [null, null, false],
    [0.4, 'BET', true],
    [0.4, null, false],
  ]);
  assert.is(saidOn(sealedWith('PLAY'))[1]?.[1], 'BET');
});

test('a sealed PASS stands beside every horse of the sealed field, and beside no other', () => {
  const chances = ['1', '2'].map((programNumber) => ({ programNumber, chance: 0.4 }));
  assert.equal(
    saidOn(sealedWith('PASS', { chances })).map(([, verdict]) => verdict),
    ['PASS', 'PASS', null],
  );
});

test('where nothing was sealed before the off there is neither chance nor verdict nor pick', () => {
  const nothing = [null, null, false];
  assert.equal(saidOn(null), [nothing, nothing, nothing]);
});

test('a sentence and the columns say the same of what was sealed', () => {
  for (const kind of ['BET', 'WATCH'])
    assert.match(sealedWords(sealedWith(kind)), `verdict ${saidOn(sealedWith(kind))[1]?.[1]} #2`);
  assert.match(
    sealedWords(sealedWith('BET', { isReplayed: true })),
    /^Replayed, made later from what was known before the off, so no proof: we picked #/,
  );
  assert.match(sealedWords(sealedWith('PASS')), `verdict ${saidOn(sealedWith('PASS'))[1]?.[1]}.`);
});

test('the record of the day has its bets, return and range', () => {
  const day = { races: 5, bets: 3, won: 1, perUnit: 0.1, interval: { low: -1, high: 2 } };
  assert.is(
    dayWords(day),
    '3 bets in 5 settled races, 1 won: +10.0% per dollar (95% range −100.0% to +200.0%).',
  );
  assert.is(
    dayWords({ ...day, bets: 1, won: 0, perUnit: -1, interval: null }),
    '1 bet in 5 settled races, 0 won: −100.0% per dollar (too few bets for a range).',
  );
  assert.is(dayWords({ ...day, bets: 0, perUnit: null }), 'No bet in 5 settled races.');
  assert.match(dayWords({ ...day, races: 0 }), /^No verdict of the day/);
});

test('what was sealed reads with its verdict; a PASS names no bet', () => {
  const verdict = {
    kind: 'BET',
    horse: { programNumber: '2', name: 'SOVEREIGNTY' },
    priceToTake: quoted('3-1'),
  };
  const pick = { programNumber: '2', name: 'SOVEREIGNTY' };
  assert.is(
    sealedWords({ pick, verdict } as never),
    'We picked #2 Sovereignty; verdict BET #2 at 3-1 or more.',
  );
  assert.is(
    sealedWords({ pick, verdict: { ...verdict, kind: 'PASS' } } as never),
    'We picked #2 Sovereignty; verdict PASS.',
  );
  assert.is(sealedWords(null), 'We had sealed no pick before the off.');
});

test('only the official winner won by its margin: a disqualified horse was first at the wire, a dead heat is one', () => {
  const first = { deadHeat: false, margin: 1.5 } as const;
  assert.is(firstWords(1, first), 'won by 1½');
  assert.is(firstWords(3, first), 'first at the wire, by 1½');
  assert.is(firstWords(2, { ...first, margin: null }), 'first at the wire');
  assert.is(firstWords(1, { deadHeat: true, margin: 0 }), 'dead heat');
});

test.run();
