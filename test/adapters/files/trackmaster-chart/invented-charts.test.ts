import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aTrackmasterChart, FOUR, type InventedEntry } from '#test/support/a-trackmaster-chart.ts';
import { DISQUALIFIED, exacta, horse, NOW, raceOf, reading, withEntry } from './reading.ts';

const test = suite('TrackMaster charts (invented)');

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

test('a race header is converted to the wording of a printed chart', async () => {
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

test('a starter is read with its connections, equipment, calls and last start', async () => {
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

test("margins are the differences in lengths behind; the winner's is over the second horse", async () => {
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

test('a first-time starter has no last start; a foreign start has no race number', async () => {
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

test('a disqualified horse keeps its finish and is placed where the stewards put it', async () => {
  const race = await raceOf({ entries: DISQUALIFIED, wagers: exacta('1-3') });
  const { crossed, official, disqualified, horseName } = horse(race, '2');
  assert.equal([horseName, crossed, official, disqualified], ['Low Tide', 2, 4, true]);
  assert.is(horse(race, '3').disqualified, false);
});

test('payoffs made before a disqualification are no contradiction; payoffs that fit neither order are', async () => {
  const asCrossed = DISQUALIFIED.map((entry) => {
    const isSecond = entry.program === '2';
    const isThird = entry.program === '3';
    if (!isSecond && !isThird && entry.program !== '4') return entry;
    const fields = {
      PLACE_PAYOFF: isSecond ? '3.20' : '0.00',
      SHOW_PAYOFF: isSecond || isThird ? '2.60' : '0.00',
    };
    return { ...entry, fields };
  });
  const race = await raceOf({ entries: asCrossed, wagers: exacta('1-2') });
  assert.equal(race.payouts.at(-1)?.winningNumbers, '1-2');
  assert.is(race.doubts, undefined);
  const doubtful = await raceOf({ entries: DISQUALIFIED, wagers: exacta('1-4') });
  assert.match(doubtful.doubts?.[0]?.sentence ?? '', /Exacta was paid on 1-4/);
});

test('coupled horses are one betting interest, 1A included', async () => {
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
    assert.is(horse(race, '4').noBetting, 'no-odds');
  }
  const comment = 'trailed, ran for purse money only';
  const race = await raceOf({ entries: withEntry('4', { odds: 0, fields: { COMMENT: comment } }) });
  assert.is(horse(race, '4').noBetting, 'purse-only');
});

test('exotic payoffs have their base; a wager nobody won has no payoff, a second line has no pool', async () => {
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

test('win, place and show payoffs are per $2, in official order', async () => {
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

test("claims use the starter's name; voided ones are listed separately", async () => {
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

test('scratches have their reason, null if it is empty', async () => {
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

test('breeding facts of the winner that the file omits are unknown', async () => {
  const winner = { WINNERS_DETAILS: '<SIRE>Lantern</SIRE>' };
  const race = await raceOf({ entries: withEntry('1', { fields: winner }) });
  const { sire, dam, damSire, color } = race.winner ?? {};
  assert.equal([sire, dam, damSire, color], ['Lantern', null, null, null]);
});

test('people with a suffix get the same name wherever the file puts it', async () => {
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

test.run();
