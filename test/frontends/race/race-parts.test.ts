import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry } from '../picks/a-day.ts';
import { aHorse, aLine } from './a-printed-race.ts';

const { OddsRow } = await import('../../../frontends/race/odds/odds-tab.tsx');
const { HorsesIf } = await import('../../../frontends/race/what-if/horses-if.tsx');
const { Cloth } = await import('../../../frontends/race/field/field-cells.tsx');
const { PastRace } = await import('../../../frontends/race/form/past-race.tsx');
const { MoreOfLines } = await import('../../../frontends/race/line-detail/more-of-lines.tsx');
const { SignKey } = await import('../../../frontends/race/line-detail/sign-key.tsx');
const { situationText } = await import('../../../frontends/race/form/horse-text.ts');
const { workText } = await import('../../../frontends/race/form/line-text.ts');
const { fieldRows } = await import('../../../frontends/race/field/field-rows.ts');

const test = suite('parts of the race page');

test('a scratched horse is struck through among the odds, and one that is left out in a what-if is too', () => {
  const horse = (isScratched: boolean) =>
    ({
      programNumber: '2',
      horseName: 'PAPER LANTERN',
      isScratched,
      interest: '2',
      morningLine: null,
      price: null,
      poolShare: null,
    }) as never;
  const row = (isScratched: boolean) =>
    markupOf(() => createElement(OddsRow, { odds: { history: [] } as never, horse: horse(isScratched) }));
  assert.match(row(true), /<s>Paper Lantern<\/s>/);
  assert.not.match(row(false), /<s>/);
  const terms = { chance: 0.2, priceToTake: null, verdict: 'PASS' };
  const tried = { ...terms, programNumber: '2', horseName: 'PAPER LANTERN', before: terms, after: null };
  const race = { raceNumber: 1, horses: [tried], switches: { going: null } } as never;
  assert.match(
    markupOf(() => createElement(HorsesIf, { race })),
    /<s>Paper Lantern<\/s>/,
  );
});

test('a press on a cloth of the field tries the race without its horse, while the race is to come', () => {
  const [starter, out] = fieldRows(
    { entries: [anEntry('4'), anEntry('5', { scratchStatus: true })] },
    { predictions: null, field: null, board: null },
  );
  const cloth = (row: typeof starter, isOpen: boolean) =>
    markupOf(() => createElement(Cloth, { row: row as never, isOpen }));
  assert.match(
    cloth(starter, true),
    /<button[^>]*aria-pressed="false"[^>]*aria-label="Try the race without 4 /,
  );
  assert.not.match(cloth(starter, false), /<button/);
  assert.not.match(cloth(out, true), /<button/);
});

test('a race abroad has a sign, and words for those who do not see it', () => {
  const html = markupOf(() =>
    createElement(
      'table',
      null,
      createElement(PastRace, {
        line: aLine({ card: null, isForeign: true, marks: ['foreign'] }),
        source: '',
      }),
    ),
  );
  assert.match(html, /form-sign-foreign[^>]*>F</);
  assert.match(html, /visually-hidden[^>]*>run outside North America/);
  assert.match(textOf(markupOf(SignKey)), /F run outside North America/);
});

/** As shown in the gutter, with 63 days off. */
const SIGNS = {
  layoff: ['63', '63 days off'],
  'turf to dirt': ['T→D', 'turf to dirt'],
  'dirt to turf': ['D→T', 'dirt to turf'],
  'other surface': ['S', 'another surface'],
  'class up': ['+', 'up in class'],
  'class down': ['−', 'down in class'],
  longer: ['↑', 'longer by a furlong or more'],
  shorter: ['↓', 'shorter by a furlong or more'],
  'first Lasix': ['L1', 'first Lasix'],
  'Lasix on': ['L', 'Lasix on'],
  'Lasix off': ['L×', 'Lasix off'],
  'blinkers on': ['b', 'blinkers on'],
  'blinkers off': ['b×', 'blinkers off'],
  'new trainer': ['tr', 'new trainer'],
  claimed: ['c', 'claimed from this race'],
  'today’s distance': ['▸', 'at today’s distance and surface'],
  'today’s track': ['•', 'at today’s track'],
} as const;

test('whatever was different in a past race has its sign in the gutter, and its words', () => {
  for (const [mark, [sign, words]] of Object.entries(SIGNS)) {
    const line = aLine({ card: null, marks: [mark as never], layoffDays: 63 });
    const html = markupOf(() => createElement('table', null, createElement(PastRace, { line, source: '' })));
    assert.match(html, new RegExp(`form-sign-${mark.replace(/\W/g, '-')}[^>]*>${sign.replace('+', '\\+')}<`));
    assert.match(html, new RegExp(`visually-hidden[^>]*>${words}<`), mark);
  }
});

test('what the rows of a past race have no room for can be unfolded; what is not reported is a dash', () => {
  const line = aLine({
    raceName: 'LAMPLIGHTER S.',
    classification: 'Alw 50000',
    purse: 62_500,
    claimingPrice: null,
    trainer: 'BROOK DANA',
    comment: 'bid, held',
    longComment: 'Made a bid on the turn and held',
    otherPace: 91,
    raceShape1: -3,
    raceShape2: 5,
    trackVariant: null,
    classRating: 95,
    winnersFigure: 86,
    ownSeconds: 70.55,
    frontWraps: true,
    claimed: true,
    medication: 'bute and lasix',
  });
  const text = textOf(markupOf(() => createElement(MoreOfLines, { lines: [line] })));
  for (const said of [
    'Name Lamplighter S.',
    'Purse $62,500',
    'Claiming price –',
    'Claimed yes',
    'Pace at 6f 91',
    'Race shape -3 / 5',
    'Track variant –',
    'Class rating 95',
    'Winner’s figure 86',
    'Own time 1:10.55',
    'Front wraps yes',
    'Trainer Dana Brook',
    'Medication bute and lasix',
    'Short comment bid, held',
  ])
    assert.ok(text.replace(/\s+/g, ' ').includes(said), `${said}: ${text}`);
  const empty = textOf(
    markupOf(() => createElement(MoreOfLines, { lines: [{ day: '2025-05-03' } as never] })),
  );
  assert.not.match(empty, /undefined|NaN|null/);
});

const printedDetail = {
  daysSinceLast: 28,
  ages: '3+',
  sexes: 'fillies and mares',
  stateBred: true,
  restriction: 'none',
  conditionsCode: 'Clm25000n2L',
  claimingLow: 20_000,
  claimingHigh: 25_000,
  claimVoided: true,
  breed: 'TB',
  fromChute: false,
  sealedTrack: true,
  runUpFeet: 44,
  railFeet: 0,
  splits: [
    [2, 22.65],
    [6, 70.9],
  ],
  pace8f: 94,
  pace10f: null,
  speedRating: 88,
  coupled: false,
  apprenticeAllowanceLb: 5,
  barShoes: null,
  nasalStrip: null,
  weightsOfFirstThree: [122, null, 118],
  company: ['won next', null, 'both'],
  leftTrainer: { day: '2024-10-25', starts: 312, wins: 52, places: 54, shows: 42, roi: -0.62 },
};

test('the small print of a line: who could run, splits, who won since, which trainer the horse left', () => {
  const line = aLine({ detail: printedDetail as never, claimed: false });
  const text = textOf(markupOf(() => createElement(MoreOfLines, { lines: [line] }))).replace(/\s+/g, ' ');
  for (const said of [
    'Claimed claim voided',
    'Conditions Clm25000n2L',
    'Ages 3 and up Sexes fillies and mares State-bred yes Restricted no',
    'Claiming range $20,000 to $25,000',
    'From a chute no Sealed track yes Run-up 44 ft Rail 0 ft',
    'Splits 2f 22.65, 6f 1:10.9',
    'Pace at 8f 94 Pace at 10f – Speed rating 88',
    'Days since last race 28 Coupled no Apprentice allowance 5 lb Bar shoes – Nasal strip –',
    'Last race for a trainer 25Oct24, record then 312-52 17% −$0.62 per $2, 54 seconds, 42 thirds',
    'Weights 122 / – / 118',
    'Since then 1st won its next start; 3rd won its next start, entered against it again',
  ])
    assert.ok(text.includes(said), `${said}: ${text}`);
});

test('a claiming range reads from low to high, whichever the file names first', () => {
  const detail = { ...printedDetail, claimingLow: 50_000, claimingHigh: 35_000 };
  const line = aLine({ detail: detail as never });
  const text = textOf(markupOf(() => createElement(MoreOfLines, { lines: [line] }))).replace(/\s+/g, ' ');
  assert.match(text, 'Claiming range $35,000 to $50,000');
});

test('a situation has its starts, wins, share of wins and return', () => {
  const [situation] = aHorse('1', 0, {
    situations: [
      {
        who: 'trainer',
        label: 'second start off a layoff',
        starts: 41,
        wins: 9,
        winShare: 0.2195,
        inMoneyShare: 0.5,
        roi: -0.43,
      },
    ],
  }).situations;
  assert.ok(situation);
  assert.is(situationText(situation), 'second start off a layoff 41-9 22% −$0.43 per $2');
});

test('a work on turf or a training track says so, with the condition', () => {
  const work = {
    day: '2025-05-31',
    track: 'SAR',
    distance: '4F',
    seconds: 49.1,
    isBullet: false,
    manner: 'B',
    rank: 2,
    count: 9,
  };
  assert.is(workText({ ...work, course: 'T', condition: 'fm' }), '31May25 SAR 4f T fm 49.1 B 2/9');
  assert.is(workText({ ...work, course: 'MT', condition: 'my' }), '31May25 SAR 4f my 49.1 B 2/9');
});

test.run();
