import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTrackmasterChart } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import {
  aTrackmasterChart,
  FOUR,
  type InventedEntry,
  type InventedRace,
} from '#test/support/a-trackmaster-chart.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('TrackMaster charts (invented)');
const NOW = instant(2_000_000_000_000);

const reading = (text: string) => readTrackmasterChart(Buffer.from(text), 'zzz20310503tch.xml', NOW);
const sheetOf = async (...races: readonly InventedRace[]): Promise<ResultSheet> =>
  (await reading(aTrackmasterChart({ races }))).sheet;

/** The only race of a chart; a refused one fails with its sentences. */
async function raceOf(race: Partial<InventedRace> = {}): Promise<RaceResult> {
  const { races, refused: wrong } = await sheetOf({ number: 1, entries: FOUR, ...race });
  assert.equal(wrong, []);
  return races[0] as RaceResult;
}

async function refusedRace(race: Partial<InventedRace>): Promise<string> {
  const { races, refused: wrong } = await sheetOf({ number: 1, entries: FOUR, ...race });
  assert.equal(races, []);
  return wrong.flatMap(({ failed }) => failed).join(' ');
}

const horse = ({ starters }: RaceResult, programNumber: string): Finisher =>
  starters.find((starter) => starter.programNumber === programNumber) as Finisher;

/** The four of them with something of one changed. */
const withEntry = (program: string, changed: Partial<InventedEntry>): readonly InventedEntry[] =>
  FOUR.map((entry) => (entry.program === program ? { ...entry, ...changed } : entry));

test('a card is read with its track, day and source', async () => {
  const { sheet } = await reading(aTrackmasterChart({ races: [{ number: 1, entries: FOUR }] }));
  assert.is(sheet.track, 'ZZZ');
  assert.is(sheet.day, '2031-05-03');
  assert.is(sheet.kind, 'trackmaster-chart');
  assert.equal(sheet.provenance, {
    tier: 'imported',
    source: 'TrackMaster chart zzz20310503tch.xml',
    at: NOW,
  });
});

test('the top of a race is read into the words of a printed chart', async () => {
  const race = await raceOf();
  assert.is(race.type, 'Claiming');
  assert.is(race.breed, 'Thoroughbred');
  assert.is(race.conditions, 'FOR THREE YEAR OLDS AND UPWARD.');
  assert.is(race.distanceYards, 1_320);
  assert.is(race.surface, 'dirt');
  assert.is(race.condition, 'Fast');
  assert.is(race.offMinute, 750);
  assert.is(race.start, 'Good for all');
  assert.equal(race.fractions, [22.1, 45.2, 57.3]);
  assert.is(race.finalTimeSeconds, 70.11);
  assert.equal(race.prizes, [18_000, 6_000]);
  assert.is(race.winPlaceShowPool, 123_456);
  assert.is(race.runUpFeet, 45);
  assert.is(race.railFeet, null);
  assert.equal(race.trackmaster, { classRating: 80, pace: [88, 84, 79], parSeconds: 70.4, variant: -4 });
});

test('a starter is read with people, load, calls and last start', async () => {
  const swiftsure = horse(await raceOf(), '1');
  assert.is(swiftsure.horseName, 'Swiftsure');
  assert.is(swiftsure.jockeyName, 'Ada Rider1');
  assert.is(swiftsure.equipment, 'L bf');
  assert.is(swiftsure.comment, 'led throughout');
  assert.equal([swiftsure.age, swiftsure.sex, swiftsure.trackmasterFigure], [4, 'G', 79]);
  assert.equal(swiftsure.lastStart, { day: '2031-04-12', track: 'ZZX', raceNumber: 4, finish: 2 });
  assert.equal(swiftsure.calls, [
    { label: 'Start', position: 1, margin: null, behind: null },
    { label: '1/4', position: 1, margin: 1.5, behind: 0 },
    { label: '1/2', position: 1, margin: 1.5, behind: 0 },
    { label: 'Str', position: 1, margin: 1.5, behind: 0 },
  ]);
});

test('margins are what lies between lengths behind; the winner has that of the second', async () => {
  const entries = withEntry('3', { calls: { FINAL: [3, '4.1'] } });
  const { starters } = await raceOf({ entries });
  assert.equal(
    starters.map(({ margin, behind }) => [margin, behind]),
    [
      [1.5, 0],
      [2.6, 1.5],
      [0.4, 4.1],
      [null, 4.5],
    ],
  );
});

test('a first starter has no last start; a foreign one has no race number', async () => {
  const foreign =
    '<TRACK><CODE>GB</CODE></TRACK><RACE_DATE>2031-03-01</RACE_DATE><RACE_NUMBER>31722</RACE_NUMBER><OFL_FINISH>0</OFL_FINISH>';
  const race = await raceOf({
    entries: [
      ...withEntry('2', { fields: { LAST_PP: '' } }).slice(0, 3),
      { program: '4', name: 'Far Point (IRE)', crossed: 4, odds: 11.3, fields: { LAST_PP: foreign } },
    ],
  });
  assert.equal([horse(race, '2').lastStart, horse(race, '2').lastStartReported], [null, true]);
  assert.equal(horse(race, '4').lastStart, {
    day: '2031-03-01',
    track: 'GB',
    raceNumber: null,
    finish: null,
  });
});

test('a horse that was not timed at the finish did not finish and is last', async () => {
  const entries = withEntry('1', {
    crossed: 4,
    calls: { 5: [4, '0.00'], FINAL: [4, '0.00'] },
    fields: { SPEED_RATING: 0 },
  }).map((entry) => (entry.program === '1' ? entry : { ...entry, crossed: entry.crossed - 1 }));
  const race = await raceOf({ entries });
  assert.equal(
    race.starters.map(({ programNumber }) => programNumber),
    ['2', '3', '4', '1'],
  );
  const { crossed, finished, behind, official, calls, trackmasterFigure } = horse(race, '1');
  assert.equal([crossed, finished, behind, official, trackmasterFigure], [null, false, null, 4, undefined]);
  assert.equal(calls.at(-1), { label: 'Str', position: 4, margin: null, behind: null });
});

test('a dead heat shares its place, its margin and its payoff', async () => {
  const half = { WIN_PAYOFF: '3.40' };
  const entries = [
    { program: '1', name: 'Swiftsure', crossed: 1, odds: 2.5, flag: 'dh', fields: half },
    { program: '2', name: 'Low Tide', crossed: 1, odds: 1.2, flag: 'dh', fields: half },
    ...FOUR.slice(2),
  ];
  const race = await raceOf({ entries });
  assert.equal(
    race.starters.map(({ horseName, official, deadHeat, margin }) => [horseName, official, deadHeat, margin]),
    [
      ['Swiftsure', 1, true, 3],
      ['Low Tide', 1, true, 3],
      ["Miller's Lane", 3, false, 1.5],
      ['Far Point (IRE)', 4, false, null],
    ],
  );
  assert.equal(
    race.payouts.filter(({ wager }) => wager === 'Win').map(({ winningNumbers }) => winningNumbers),
    ['1', '2'],
  );
});

const DISQUALIFIED: readonly InventedEntry[] = [
  { program: '1', name: 'Swiftsure', crossed: 1, odds: 2.5 },
  { program: '2', name: 'Low Tide', crossed: 2, official: 4, odds: 1.2, flag: 'dq' },
  { program: '3', name: "Miller's Lane", crossed: 3, official: 2, odds: 6.4 },
  { program: '4', name: 'Far Point (IRE)', crossed: 4, official: 3, odds: 11.3 },
];
const exacta = (winners: string) => [{ type: 'Exacta', stake: 2, pool: 9_000, winners, payoff: 21.4 }];

test('a disqualified horse stays where it crossed and is placed where it was put', async () => {
  const race = await raceOf({ entries: DISQUALIFIED, wagers: exacta('1-3') });
  const { crossed, official, disqualified, horseName } = horse(race, '2');
  assert.equal([horseName, crossed, official, disqualified], ['Low Tide', 2, 4, true]);
  assert.is(horse(race, '3').disqualified, false);
});

test('payoffs made before a disqualification contradict nothing; on neither order they do', async () => {
  const race = await raceOf({ entries: DISQUALIFIED, wagers: exacta('1-2') });
  assert.equal(race.payouts.at(-1)?.winningNumbers, '1-2');
  assert.match(await refusedRace({ entries: DISQUALIFIED, wagers: exacta('1-4') }), /Exacta was paid on 1-4/);
});

test('coupled horses are one betting interest; a lone 1A is another number of it', async () => {
  const [first, ...others] = FOUR;
  const entries = [
    { ...(first as InventedEntry), program: '1A' },
    { program: '1', name: 'Stablemate', crossed: 5, odds: 2.5 },
    ...others,
  ];
  const race = await raceOf({ entries });
  assert.equal([horse(race, '1').bettingInterest, horse(race, '1A').bettingInterest], ['1', '1']);
});

test('a starter without odds has no price and is no favorite', async () => {
  for (const odds of [0, '0.00', '']) {
    const race = await raceOf({ entries: withEntry('4', { odds }) });
    assert.equal([horse(race, '4').odds, horse(race, '4').isFavorite], [null, false]);
    assert.is(horse(race, '2').isFavorite, true);
  }
});

test('exotic payoffs have their stake; one that nobody won has none, a second line has no pool', async () => {
  const wagers = [
    { type: 'Perfecta', stake: 2, pool: 9_000, winners: '1-2', payoff: 8.4 },
    { type: 'Trifecta', stake: 0.5, pool: 8_000, winners: '1-2-3', payoff: 14.25 },
    { type: 'Pick 6 (5 of 6)', stake: 1, pool: 4_000, winners: '1-7-2/3-(14-16)-1-1', payoff: 99.5 },
    { type: 'Pick 6 Jackpot', stake: 0.2, pool: 70_000, winners: '1-7-2-9-1-1', payoff: 0 },
    { type: 'Consolation Double', stake: 2, pool: 0, winners: '3-2', payoff: 3.1 },
    { type: '5 Super Hi-5', stake: 1, pool: 900, winners: '1-2-3-4-5', payoff: 0 },
    { type: 'Pick 3', stake: 3, pool: 900, winners: '3YO 9-14-8', payoff: 12.5 },
    { type: 'Future Wager', stake: 2, pool: 900, winners: 'POOL 1 - 29', payoff: 33.4 },
  ];
  const { payouts } = await raceOf({ wagers });
  assert.equal(
    payouts
      .slice(6)
      .map(({ wager, base, winningNumbers, correct, payoff, pool }) => [
        wager,
        base,
        winningNumbers,
        correct,
        payoff,
        pool,
      ]),
    [
      ['Exacta', 2, '1-2', null, 8.4, 9_000],
      ['Trifecta', 0.5, '1-2-3', null, 14.25, 8_000],
      ['Pick 6', 1, '1-7-2/3-(14-16)-1-1', '5 correct', 99.5, 4_000],
      ['Pick 6 Jackpot', 0.2, '1-7-2-9-1-1', null, null, 70_000],
      ['Consolation Double', 2, '3-2', null, 3.1, null],
      ['Super High Five', 1, '1-2-3-4-5', null, null, 900],
      ['3YO Pick 3', 3, '9-14-8', null, 12.5, 900],
      ['Future Wager', 2, 'POOL 1 - 29', null, 33.4, 900],
    ],
  );
});

test('win, place and show stand per $2 in official order', async () => {
  const { payouts } = await raceOf();
  assert.equal(
    payouts.map(({ wager, winningNumbers, payoff, base }) => [wager, winningNumbers, payoff, base]),
    [
      ['Win', '1', 7, 2],
      ['Place', '1', 3.2, 2],
      ['Place', '2', 3.2, 2],
      ['Show', '1', 2.6, 2],
      ['Show', '2', 2.6, 2],
      ['Show', '3', 2.6, 2],
    ],
  );
});

test('claims are under the name of the starter; voided ones are apart', async () => {
  const race = await raceOf({
    entries: withEntry('3', { fields: { CLAIM_PRICE: 12_500 } }),
    claims: [{ horse: 'MILLERS LANE', price: 12_500 }],
    voided: [{ horse: 'FAR POINT', reason: 'Vet' }],
  });
  assert.equal(race.claims, [
    { horseName: "Miller's Lane", newTrainer: 'Cal Newman', newOwner: 'New Owner', price: 12_500 },
  ]);
  assert.equal(race.voidedClaims, [{ horseName: 'Far Point (IRE)', reason: 'Vet' }]);
  assert.equal(race.claimingPrice, { low: 12_500, high: 12_500 });
  assert.is(horse(race, '3').claimingPrice, 12_500);
});

test('scratches have their reason, null where it is empty', async () => {
  const scratches = [
    { name: 'Gone Home', reason: 'Veterinarian' },
    { name: 'Nobody Knows', reason: '' },
  ];
  assert.equal((await raceOf({ scratches })).scratches, [
    { horseName: 'Gone Home', reason: 'Veterinarian' },
    { horseName: 'Nobody Knows', reason: null },
  ]);
});

test("the winner's breeding is read; blue roan is brown", async () => {
  assert.equal((await raceOf()).winner, {
    horseName: 'Swiftsure',
    color: 'Brown',
    sex: 'Gelding',
    sire: 'Lantern',
    dam: 'Quay',
    damSire: 'Old Mast',
    foaled: 'in Kentucky',
    breeder: 'Low Fen Farm',
  });
});

test('people with a suffix are named alike wherever the file has it', async () => {
  const jockeys = [
    ['Irad', 'Ortiz Jr', ''],
    ['Irad', 'Ortiz', 'Jr'],
    ['Ann', 'Van Dyke', 'III'],
  ].map(
    ([first, last, suffix]) =>
      `<FIRST_NAME>${first}</FIRST_NAME><MIDDLE_NAME>X</MIDDLE_NAME><LAST_NAME>${last}</LAST_NAME><SUFFIX>${suffix}</SUFFIX>`,
  );
  const entries = FOUR.slice(0, 3).map((entry, index) => ({
    ...entry,
    fields: { JOCKEY: jockeys[index] ?? '' },
  }));
  assert.equal(
    (await raceOf({ entries })).starters.map(({ jockeyName }) => jockeyName),
    ['Irad Ortiz, Jr.', 'Irad Ortiz, Jr.', 'Ann Van Dyke, III'],
  );
});

test('the course decides the surface: all-weather is on surface D', async () => {
  const courses = [
    ['E', 'All Weather Track', 'D', 'synthetic'],
    ['E', '', 'D', 'synthetic'],
    ['I', 'Inner turf', 'T', 'inner-turf'],
    ['O', 'Outer turf', 'T', 'turf'],
    ['M', 'Hurdle', 'T', 'steeplechase'],
    ['N', '', 'D', 'inner-dirt'],
  ] as const;
  for (const [COURSE_ID, COURSE_DESC, SURFACE, surface] of courses) {
    const race = await raceOf({ fields: { COURSE_ID, COURSE_DESC, SURFACE, RAILDIST: 12 } });
    assert.is(race.surface, surface);
    assert.is(race.railFeet, SURFACE === 'T' ? 12 : null);
  }
  assert.match(
    await refusedRace({ fields: { COURSE_ID: 'Q', COURSE_DESC: 'Sand' } }),
    /COURSE_ID: "Q Sand" is not a course/,
  );
});

test('the track condition is in words, sealed or not', async () => {
  const conditions = [
    ['SY', 'Y', 'Sloppy (Sealed)'],
    ['GD', '', 'Good'],
    ['QQ', 'N', 'QQ'],
  ] as const;
  for (const [TRK_COND, SEALED, condition] of conditions)
    assert.is((await raceOf({ fields: { TRK_COND, SEALED } })).condition, condition);
});

test('a race written for the turf and run on dirt was taken off the turf', async () => {
  const RACE_TEXT =
    'LONG MEADOW RACE 1 1M Dirt CR: 80. Allowance Purse 30000. FOR MAIDENS. (If deemed inadvisable to run this race over the turf  course, it will be run on the main track.)';
  assert.is((await raceOf({ fields: { RACE_TEXT } })).offTheTurf, true);
  assert.is(
    (await raceOf({ fields: { RACE_TEXT, COURSE_ID: 'T', COURSE_DESC: 'Turf', SURFACE: 'T' } })).offTheTurf,
    false,
  );
  assert.is((await raceOf()).offTheTurf, false);
});

test('name and grade of a stakes stand before the track in its text', async () => {
  const named = (title: string) =>
    raceOf({
      fields: { RACE_TEXT: `${title}LONG MEADOW RACE   1  6F Dirt CR: 99. Stakes Purse 100000. FOR ALL.` },
    });
  const graded = await named('Lantern S. presented by Low Fen - Grade2 ');
  assert.equal(
    [graded.name, graded.grade, graded.conditions],
    ['Lantern S. presented by Low Fen', 2, 'FOR ALL.'],
  );
  const plain = await named('Lantern S. ');
  assert.equal([plain.name, plain.grade], ['Lantern S.', null]);
});

test('quarter horses run yards without fractions, and their calls have no place on the track', async () => {
  const none = { FRACTION_1: '0.00', FRACTION_2: '0.00', FRACTION_3: '0.00', WIN_TIME: '17.423' };
  const race = await raceOf({
    points: ['1', '5', 'FINAL'],
    fields: {
      BREED: 'QH',
      DISTANCE: 350,
      DIST_UNIT: 'Y',
      RUNUPDIST: -1,
      PACE_CALL1: '',
      PACE_CALL2: '',
      ...none,
    },
  });
  assert.equal([race.breed, race.distanceYards, race.runUpFeet], ['Quarter Horse', 350, null]);
  assert.equal(race.fractions, []);
  assert.equal(
    race.starters[0]?.calls.map(({ label }) => label),
    ['Start', '1st', 'Str'],
  );
  assert.equal(race.trackmaster?.pace, [null, null, 79]);
});

const LABELS: readonly (readonly [number, readonly string[], readonly string[]])[] = [
  [450, ['1'], ['1/4']],
  [550, ['1', '2'], ['1/4', '3/8']],
  [700, ['1', '2'], ['1/4', '1/2']],
  [850, ['1', '2', '3'], ['1/4', '1/2', '3/4']],
  [1000, ['1', '2', '3', '4'], ['1/4', '1/2', '3/4', '1m']],
  [1200, ['1', '2', '3', '4'], ['1/4', '1/2', '1m', '1 1/4']],
  [1400, ['1', '2', '3', '4'], ['1/2', '1m', '1 1/4', '1 1/2']],
  [2000, ['1', '2', '3', '4'], ['1st', '2nd', '3rd', '4th']],
];

test('calls are labeled by distance as printed charts label them', async () => {
  for (const [DISTANCE, early, labels] of LABELS) {
    const { starters } = await raceOf({ points: [...early, '5', 'FINAL'], fields: { DISTANCE } });
    assert.equal(
      starters[0]?.calls.map(({ label }) => label),
      ['Start', ...labels, 'Str'],
      `${DISTANCE}`,
    );
  }
});

test('long races have no start call', async () => {
  const entries = FOUR.map((entry) => ({ ...entry, fields: { START_POSITION: 0 } }));
  const { starters } = await raceOf({ entries });
  assert.is(starters[0]?.calls[0]?.label, '1/4');
});

test('post times of twelve hours go on through a night card', async () => {
  const at = (number: number, POST_TIME: string): InventedRace => ({
    number,
    entries: FOUR,
    fields: { POST_TIME },
  });
  const { races } = await sheetOf(at(1, '7:00'), at(2, '9:06'), at(3, '9:40'));
  assert.equal(
    races.map(({ offMinute }) => offMinute),
    [1_140, 1_266, 1_300],
  );
});

test('a bad start is named, and so are the horses it touched', async () => {
  assert.is((await raceOf({ fields: { STRT_DESC: '13,17' } })).start, 'Good for all except 13, 17');
  assert.is((await raceOf({ fields: { STRT_DESC: 'Poor' } })).start, 'Poor');
});

test('a race that contradicts itself is refused alone, with its reason', async () => {
  const sheet = await sheetOf(
    { number: 1, entries: FOUR },
    { number: 2, entries: FOUR, wagers: exacta('2-1') },
    { number: 4, entries: FOUR },
  );
  assert.equal(
    sheet.races.map(({ raceNumber }) => raceNumber),
    [1, 4],
  );
  assert.equal(sheet.refused, [
    { raceNumber: 2, failed: ['The Exacta was paid on 2-1, placed first are 1-2.'] },
    { raceNumber: 3, failed: ['The file has no race 3.'] },
  ]);
});

test('contradictions of order, calls, payoffs and claims are found', async () => {
  assert.match(await refusedRace({ entries: withEntry('2', { official: 3 }) }), /Official place/);
  assert.match(await refusedRace({ entries: withEntry('3', { program: '2' }) }), /#2 is in the table twice/);
  assert.match(
    await refusedRace({ entries: withEntry('2', { calls: { 5: [2, '9.0'] } }) }),
    /At call 5 the horse behind place 2/,
  );
  assert.match(
    await refusedRace({ entries: withEntry('3', { fields: { WIN_PAYOFF: '9.00' } }) }),
    /#3 paid to win and was not placed first/,
  );
  assert.match(await refusedRace({ claims: [{ horse: 'NOBODY', price: 1 }] }), /NOBODY is among the claimed/);
  assert.match(await refusedRace({ fields: { FRACTION_2: '20.00' } }), /The clock goes back/);
});

test('a field that cannot be read refuses its race with line and name', async () => {
  const sentence = await refusedRace({ entries: withEntry('2', { fields: { WEIGHT: 'heavy' } }) });
  assert.match(sentence, /^zzz20310503tch\.xml, line \d+, WEIGHT: "heavy" is not a number\.$/);
  assert.match(await refusedRace({ fields: { DIST_UNIT: 'M' } }), /DIST_UNIT: "M" is not a unit of distance/);
  assert.match(await refusedRace({ fields: { DISTANCE: '' } }), /DISTANCE: it is missing/);
  assert.match(
    await refusedRace({ entries: withEntry('2', { program: 'X' }) }),
    /PROGRAM_NUM: "X" is not a program number/,
  );
});

test('a race without starters is canceled where the file says so, else refused', async () => {
  const race = await raceOf({ entries: [], fields: { FOOTNOTES: 'Race cancelled due to lightning.' } });
  assert.equal(race.cancelled, { reason: null });
  assert.match(await refusedRace({ entries: [] }), /It has no starters/);
});

test('a document that is no chart is refused and named', async () => {
  const sentenceOf = async (text: string) => (await refused(reading(text))).message;
  assert.match(
    await sentenceOf('<data><racedata/></data>'),
    /a card of past performances \(TrackMaster\), not a result chart; import it with "racing-cli card import"/,
  );
  assert.match(await sentenceOf('<EntryRaceCard/>'), /a race card \(Equibase\)/);
  assert.match(await sentenceOf('<rss/>'), /its root is rss, so it is not a result chart/);
  assert.match(await sentenceOf('<CHART RACE_DATE="May 3"/>'), /RACE_DATE: "May 3" is not a date/);
  assert.match(await sentenceOf('<CHART RACE_DATE="2031-05-03"/>'), /it holds no track/);
  const whole = aTrackmasterChart({ races: [{ number: 1, entries: FOUR }] });
  assert.match(await sentenceOf(whole.slice(0, whole.length / 2)), /it is cut off/);
  assert.match(
    await sentenceOf(whole.replace('</TRACK>', '</TRACK><TRACK><CODE>YYY</CODE></TRACK>')),
    /more than one track/,
  );
});

test('the hash is that of the file', async () => {
  const text = aTrackmasterChart({ races: [{ number: 1, entries: FOUR }] });
  const [first, again, other] = await Promise.all([reading(text), reading(text), reading(`${text} `)]);
  assert.is(first?.contentHash, again?.contentHash);
  assert.is.not(first?.contentHash, other?.contentHash);
});

test.run();
