import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chartHash, type ImportedChart, readChart } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { instant } from '#core/kernel/instant.ts';
import { sheetChange } from '#core/results/sheet-change.ts';
import { refused } from '#test/support/refused.ts';
import { pdfOf } from '../pdf/tiny-pdf.ts';
import { type DrawnRace, drawnPage } from './drawn-chart.ts';
import { ROUTE, SPRINT } from './invented-races.ts';
import { payoffs, raceOf, starter } from './saratoga-2020.ts';

const test = suite('drawn charts');

const reader = makePdfReader();
test.after(() => reader.close());

const IMPORTED_AT = instant(1_900_000_000_000);
const imported = (...races: readonly DrawnRace[]): Promise<ImportedChart> =>
  readChart(pdfOf(races.map(drawnPage)), 'drawn.pdf', IMPORTED_AT, reader);

test('a sprint of 2020: top of the race', async () => {
  const { sheet, trackName, remarks, contentHash } = await imported(SPRINT);
  assert.equal([sheet.track, sheet.day, sheet.kind], ['SAR', '2031-08-02', 'chart']);
  assert.equal(sheet.provenance, { tier: 'imported', source: 'Equibase chart drawn.pdf', at: IMPORTED_AT });
  assert.equal(sheet.refused, []);
  assert.match(contentHash, /^[0-9a-f]{64}$/);
  assert.equal(remarks, ['The last page has no handle for the card: races may be missing at its end.']);
  const race = raceOf({ fileName: '', sheet, trackName, contentHash, remarks }, 1);
  assert.equal([race.type, race.name, race.grade, race.breed], ['Claiming', null, null, 'Thoroughbred']);
  assert.equal(
    [race.surface, race.distanceYards, race.offTheTurf, race.isAbout],
    ['dirt', 1320, true, false],
  );
  assert.equal(race.claimingPrice, { low: 35_000, high: 40_000 });
  assert.match(race.conditions ?? '', /^FOR THREE YEAR OLDS .* \(NW2 L\)$/);
  assert.equal(
    [race.purse, race.valueOfRace, race.prizes],
    [50_000, 48_500, [27_500, 10_000, 6_000, 3_000, 2_000]],
  );
  assert.equal([race.weather, race.condition], ['Showery', 'Muddy (Sealed)']);
  assert.equal([race.offMinute, race.start], [775, 'Good for all except 1a']);
});

test('a sprint of 2020: the horses', async () => {
  const race = raceOf(await imported(SPRINT), 1);
  assert.equal(
    race.starters.map(({ programNumber }) => programNumber),
    ['4', '2', '1', '1A', '5'],
  );
  const first = starter(race, '4');
  assert.equal(
    [first.horseName, first.jockeyName, first.trainerName],
    ['Tin Whistle', 'John Doe, Jr.', 'Anders Mackie III'],
  );
  assert.equal(
    [first.weightLb, first.equipment, first.postPosition, first.ownerName],
    [124, 'L bf', 1, 'Pond, A. and Lake, B.'],
  );
  assert.equal([first.crossed, first.official, first.disqualified, first.margin], [1, 2, true, 0.05]);
  assert.equal(first.lastStart, { day: '2031-07-05', track: 'BEL', raceNumber: 9, finish: 2 });
  assert.equal(first.claimingPrice, 40_000);
  const second = starter(race, '2');
  assert.equal(
    [second.horseName, second.odds, second.isFavorite, second.official],
    ['Salt Marsh (IRE)', 1.3, true, 1],
  );
  assert.equal(second.lastStart, { day: '2031-06-26', track: 'CUR', raceNumber: null, finish: null });
  assert.equal(second.calls[1], { label: '1/4', position: 3, margin: 0.1, behind: 2 });
  const third = starter(race, '1');
  assert.equal([third.equipment, third.lastStart, third.lastStartReported], ['', null, true]);
  assert.equal(starter(race, '1A').lastStart, { day: '2031-07-12', track: 'GP', raceNumber: 10, finish: 11 });
  assert.equal([starter(race, '1A').bettingInterest, starter(race, '1A').margin], ['1', null]);
  const fallen = starter(race, '5');
  assert.equal([fallen.crossed, fallen.official, fallen.comment], [null, null, 'stumbled, lost rider']);
  assert.equal(
    fallen.calls.map(({ position }) => position),
    [5, null, null, null],
  );
});

test('a sprint of 2020: below the table', async () => {
  const race = raceOf(await imported(SPRINT), 1);
  assert.equal([race.fractions, race.finalTimeSeconds], [[22.1, 45.3, null], 70.45]);
  assert.equal([race.runUpFeet, race.railFeet, race.winPlaceShowPool], [45, 27, 300_100]);
  assert.equal(race.winner, {
    horseName: 'Salt Marsh (IRE)',
    color: 'Dark Bay or Brown',
    sex: 'Filly',
    sire: 'Grand Pier',
    dam: 'Reed',
    damSire: 'Old Mole',
    foaled: 'Mar 03, 2027 in Ireland',
    breeder: 'Invented Stud',
  });
  assert.equal(race.claims, [
    { horseName: 'Grey Heron', newTrainer: 'Rita Stone', newOwner: 'North Farm, LLC', price: 35_000 },
    { horseName: 'Slow Lark', newTrainer: 'Sam Brook, Jr.', newOwner: 'Sam Brook, Jr.', price: 40_000 },
  ]);
  assert.equal(race.voidedClaims, [{ horseName: 'Far Bell', reason: 'Vet' }]);
  assert.equal(race.scratches, [
    { horseName: 'Paper Moon', reason: 'Main-Track-Only' },
    { horseName: 'Old Gate (GB)', reason: 'Veterinarian' },
  ]);
  assert.is(race.footnotes, 'TIN WHISTLE led and came over. SALT MARSH (IRE) was hampered.');
});

test('a sprint of 2020: payoffs, also of wagers that wrap or run into their numbers', async () => {
  const { payouts } = raceOf(await imported(SPRINT), 1);
  assert.equal(
    payouts.map(({ wager, base, winningNumbers, correct, payoff, pool, carryover }) =>
      [wager, base, winningNumbers, correct, payoff, pool, carryover].join(' | '),
    ),
    [
      'Win | 2 | 2 |  | 4.6 |  | ',
      'Place | 2 | 2 |  | 2.8 |  | ',
      'Place | 2 | 4 |  | 3.9 |  | ',
      'Show | 2 | 2 |  | 2.2 |  | ',
      'Show | 2 | 4 |  | 2.6 |  | ',
      'Show | 2 | 1 |  | 2.4 |  | ',
      'Exacta | 1 | 2-4 |  | 9.8 | 200000 | ',
      'Pick 5 | 0.5 | (X-COUNTRY 3-4-8-1/3-2) | 5 correct | 1277.75 | 163443 | ',
      'Consolation Pick 3 | 1 | 6-1-2 | 3 correct | 18.7 |  | ',
      'Consolation Double | 1 | 1-2 |  | 1.8 |  | ',
      'Pick 6 Jackpot | 0.2 | 1/4-2-2 | 6 correct | 741.4 | 896549 | 1393463',
    ],
  );
});

test('a route of 2024: labelled distance, degrees, five calls, a dead heat, no show betting', async () => {
  const chart = await imported(ROUTE);
  assert.equal(chart.sheet.refused, []);
  const race = raceOf(chart, 9);
  assert.equal([chart.sheet.track, chart.sheet.attendance, chart.remarks], ['CD', 12_345, []]);
  assert.equal(chart.sheet.handle, { onTrack: 1_000, elsewhere: 20_000 });
  assert.equal([race.name, race.grade, race.type], ['Invented Mile presented by Nobody S.', 2, 'Stakes']);
  assert.equal([race.surface, race.distanceYards, race.isAbout], ['inner-turf', 1870, true]);
  assert.equal([race.weather, race.start, race.offMinute], ['Cloudy, 77°', 'Good for all', 1029]);
  assert.equal(
    starter(race, '10').calls.map(({ label, position }) => `${label} ${position}`),
    ['Start 3', '1/4 2', '1/2 2', '3/4 2', 'Str 1'],
  );
  assert.equal(
    race.starters.map(({ official, deadHeat }) => [official, deadHeat]),
    [
      [1, false],
      [2, true],
      [2, true],
    ],
  );
  assert.equal(payoffs(race, 'Show'), []);
  assert.equal(payoffs(race, 'Exacta'), [
    ['10-7', 15],
    ['10-3', 9],
  ]);
});

test('a page without a head goes on with the race before', async () => {
  const [first, second] = [drawnPage(SPRINT), [{ text: 'More of the story.', x: 9.9, y: 31.6 }]];
  const lastLine = first.findIndex(({ text }) => text.startsWith('Copyright'));
  const chart = await readChart(pdfOf([first.slice(0, lastLine), second]), 'drawn.pdf', IMPORTED_AT, reader);
  assert.match(raceOf(chart, 1).footnotes, /hampered\. More of the story\.$/);
});

test('two downloads of a card give the same facts, whatever hidden text their headers carry', async () => {
  const other = drawnPage(SPRINT).map((item) => (item.size === 2 ? { ...item, text: '?' } : item));
  const again = await readChart(pdfOf([other]), 'copy.pdf', instant(0), reader);
  const first = await imported(SPRINT);
  assert.equal(again.sheet, { ...first.sheet, provenance: again.sheet.provenance });
  assert.is(sheetChange(first.sheet, again.sheet).facts, 0);
});

test("a file's hash does not depend on when it is read; another download of the card has a different hash", async () => {
  const file = pdfOf([drawnPage(SPRINT)]);
  const { contentHash } = await imported(SPRINT);
  assert.is((await readChart(file, 'copy.pdf', instant(0), reader)).contentHash, contentHash);
  assert.is(chartHash(file), contentHash);
  const other = drawnPage(SPRINT).map((item) => (item.size === 2 ? { ...item, text: '?' } : item));
  assert.is.not(chartHash(pdfOf([other])), contentHash);
  assert.is.not((await imported(ROUTE)).contentHash, contentHash);
});

test('a cancelled race keeps its reason and its entries', async () => {
  const cancelled = { ...SPRINT, top: [['Cancelled - Weather']], horses: [] };
  const off = {
    ...SPRINT,
    head: SPRINT.head.replace('Race 1', 'Race 2'),
    top: [
      ['CANCELLED - Thoroughbred'],
      ['FOR MAIDENS.'],
      ['Six Furlongs On The Dirt'],
      ['*Purse:', '$50,000'],
      ['*Off at:', ':'],
    ],
    horses: SPRINT.horses.map((horse) => ({
      ...horse,
      name: horse.name.replace('DQ-', ''),
      cells: horse.cells.map(() => '*'),
      odds: '',
    })),
    below: [['*Final Time:']],
    straight: [],
    exotics: [],
  };
  const chart = await imported(cancelled, off);
  assert.equal(chart.sheet.refused, []);
  const [raceResult, two] = chart.sheet.races;
  assert.equal(
    [raceResult?.cancelled?.reason, raceResult?.starters, raceResult?.distanceYards],
    ['Weather', [], null],
  );
  assert.equal(
    [two?.cancelled, two?.starters.length, two?.winner, two?.offMinute],
    [{ reason: null }, 5, null, null],
  );
  assert.ok(
    two?.starters.every(
      ({ odds, crossed, official }) => odds === null && crossed === null && official === null,
    ),
  );
});

test('a misread race is refused by itself, with the reason', async () => {
  const second = { ...SPRINT, head: SPRINT.head.replace('Race 1', 'Race 2') };
  const wrong = { ...second, horses: SPRINT.horses.map((horse) => ({ ...horse, post: '1' })) };
  const { sheet } = await imported(SPRINT, wrong);
  assert.equal(
    sheet.races.map(({ raceNumber }) => raceNumber),
    [1],
  );
  assert.equal(sheet.refused, [{ raceNumber: 2, failed: Array(4).fill('Post 1 is given twice.') }]);
});

test('a race with contradictory facts is stored with the doubt', async () => {
  const straight = [['2', 'Salt Marsh (IRE)', '9.60', '2.80', '2.20']];
  const { sheet } = await imported({ ...SPRINT, straight });
  assert.equal(sheet.refused, []);
  assert.equal(
    sheet.races[0]?.doubts?.map(({ sentence }) => sentence),
    ['Win pays 9.60, odds of 1.3 to 1 make 4.60.'],
  );
});

test('a field that cannot be read refuses its race, naming file, page and field', async () => {
  const [first, ...others] = SPRINT.horses;
  const odd = { ...SPRINT, horses: first === undefined ? others : [{ ...first, odds: '3.5O' }, ...others] };
  const { sheet } = await imported(odd, { ...SPRINT, head: SPRINT.head.replace('Race 1', 'Race 2') });
  assert.equal(sheet.refused, [
    { raceNumber: 1, failed: ['drawn.pdf, page 1, Odds: "3.5O" is not a price.'] },
  ]);
  assert.is(sheet.races.length, 1);
});

test('a race missing between others, and one that breaks off, are reported', async () => {
  const third = drawnPage({ ...SPRINT, head: SPRINT.head.replace('Race 1', 'Race 3') });
  const broken = third.slice(
    0,
    third.findIndex(({ text }) => text.startsWith('Past Performance')),
  );
  const { sheet } = await readChart(pdfOf([drawnPage(SPRINT), broken]), 'drawn.pdf', IMPORTED_AT, reader);
  assert.equal(
    sheet.refused.map(({ raceNumber }) => raceNumber),
    [2, 3],
  );
  assert.match(sheet.refused[0]?.failed[0] ?? '', /no page of race 2/);
  assert.match(sheet.refused[1]?.failed[0] ?? '', /breaks off/);
});

test('an unknown track keeps its first letters as its code, and is reported', async () => {
  const { sheet, remarks } = await imported({ ...SPRINT, head: 'QUIET MEADOW - August 2, 2031 - Race 1' });
  assert.is(sheet.track, 'QUI');
  assert.match(remarks[0] ?? '', /^"QUI ?ET MEADOW" is not a known track: saved as QUI\.$/);
});

test('another document, two cards in one file and races out of order are refused', async () => {
  const note = await refused(
    readChart(pdfOf([[{ text: 'Dear reader', x: 9, y: 31 }]]), 'note.pdf', IMPORTED_AT, reader),
  );
  assert.is(note.code, 'results.chart-other');
  assert.match(note.message, /^note\.pdf, page 1: not a full-card result chart/);
  const mixed = await refused(imported(SPRINT, ROUTE));
  assert.is(
    mixed.message,
    'drawn.pdf, page 2: CD 2031-05-04 here, SAR 2031-08-02 before: a file holds one day of one track.',
  );
  const twice = await refused(imported(SPRINT, SPRINT));
  assert.is(twice.message, 'drawn.pdf, page 2: race 1 comes after race 1.');
});

test.run();
