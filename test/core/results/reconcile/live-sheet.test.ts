import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackByCode } from '#core/card/track.ts';
import { HOUR, type Instant, instant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ReportedRace, ReportedResults } from '#core/results/reconcile/index.ts';
import { isOf, type LiveDay, liveSheet } from '#core/results/reconcile/live-sheet.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aReportedPlace, aReportedRace, reportedDay } from '#test/support/a-reported-race.ts';
import { aPayout } from '#test/support/a-result.ts';
import { present } from '#test/support/present.ts';

const test = suite('the sheet of a day from live sources');
const DAY = '2025-08-02' as RaceDay;
const SARATOGA = present(trackByCode('SAR'));
const TWO: Instant = instant(Date.parse('2025-08-02T18:00:00Z'));

const live = (answers: readonly ReportedResults[], change: Partial<LiveDay> = {}) =>
  liveSheet({ track: SARATOGA, day: DAY, card: aCard(), before: null, answers, ...change });
/** What a source reports an hour later. */
const later = (source: string, races: readonly ReportedRace[]): ReportedResults =>
  reportedDay(source, races, { provenance: { tier: 'live', source, at: shift(TWO, HOUR) } });
const sheetOf = (...answers: readonly ReportedResults[]): ResultSheet => present(live(answers).sheet);
const second = (change: Partial<ReportedRace> = {}) => aReportedRace({ raceNumber: 2, ...change });
const numbersIn = ({ races }: ResultSheet): readonly number[] => races.map(({ raceNumber }) => raceNumber);

test('a sheet is live, of its track and day, with its races in order', () => {
  const sheet = sheetOf(reportedDay('OTB', [second(), aReportedRace()]));
  assert.equal([sheet.track, sheet.day, numbersIn(sheet)], ['SAR', DAY, [1, 2]]);
  assert.equal([sheet.kind, sheet.provenance.tier], ['live', 'live']);
  assert.equal([sheet.refused, sheet.attendance, sheet.handle], [[], null, null]);
});

test('before any race is official there is no sheet, and nothing is wrong', () => {
  assert.equal(live([]), { sheet: null, faults: [] });
  assert.equal(live([reportedDay('OTB', [aReportedRace({ state: 'pending' })])]), {
    sheet: null,
    faults: [],
  });
});

test('of a race that several report the first source counts, the next fills in other races', () => {
  const sheet = sheetOf(
    reportedDay('OTB', [aReportedRace({ name: 'As OTB has it' })]),
    later('A feed', [aReportedRace({ name: 'As the feed has it' }), second()]),
  );
  assert.equal(
    sheet.races.map(({ name }) => name),
    ['As OTB has it', null],
  );
  assert.equal([sheet.provenance.source, sheet.provenance.at], ['OTB and A feed', shift(TWO, HOUR)]);
});

test('a source that was asked and counted for nothing is not named', () => {
  const sheet = sheetOf(reportedDay('OTB', [aReportedRace()]), later('A feed', [aReportedRace()]));
  assert.equal([sheet.provenance.source, sheet.provenance.at], ['OTB', TWO]);
});

test('a race that is pending at the first source is taken from the next', () => {
  const sheet = sheetOf(
    reportedDay('OTB', [aReportedRace({ state: 'pending' })]),
    later('A feed', [aReportedRace({ name: 'As the feed has it' })]),
  );
  assert.is(sheet.races[0]?.name, 'As the feed has it');
});

test('an official race that cannot be used is a fault of its source', () => {
  const { sheet, faults } = live([reportedDay('OTB', [aReportedRace()])], { card: null });
  assert.is(sheet, null);
  assert.equal(faults, ['OTB: race 1 cannot be used without a card of the day.']);
});

test('an answer of another track or day is set aside and named', () => {
  const [elsewhere, tomorrow] = [
    reportedDay('OTB', [aReportedRace()], { track: 'DMR' }),
    reportedDay('A feed', [aReportedRace()], { day: '2025-08-03' as RaceDay }),
  ];
  assert.equal(live([elsewhere, tomorrow]), {
    sheet: null,
    faults: [
      'OTB was not used: it reports DMR on 2025-08-02.',
      'A feed was not used: it reports SAR on 2025-08-03.',
    ],
  });
});

test('a source that names no track is read as the requested track', () => {
  const answer = reportedDay('OTB', [aReportedRace()], { track: null });
  assert.is(isOf(answer, { track: SARATOGA, day: DAY }), true);
  assert.equal(numbersIn(sheetOf(answer)), [1]);
});

test('a race reported before stays while no source reports it', () => {
  const before = sheetOf(reportedDay('OTB', [aReportedRace()]));
  const { sheet } = live([later('A feed', [second()])], { before });
  assert.equal(numbersIn(present(sheet)), [1, 2]);
  assert.equal([sheet?.provenance.source, sheet?.provenance.at], ['OTB and A feed', shift(TWO, HOUR)]);
});

test('without an answer the sheet before stays as it was', () => {
  const before = sheetOf(reportedDay('OTB', [aReportedRace(), second()]));
  assert.equal(live([], { before }).sheet, before);
});

test('a source is named once, however often it reports', () => {
  const before = sheetOf(reportedDay('OTB', [aReportedRace()]), later('A feed', [second()]));
  const { sheet } = live([later('OTB', [aReportedRace()])], { before });
  assert.is(sheet?.provenance.source, 'OTB and A feed');
});

test('a correction counts before the first report, and loses none of its facts', () => {
  const before = sheetOf(reportedDay('OTB', [aReportedRace({ finalTimeSeconds: 70.4, condition: 'Fast' })]));
  const corrected = aReportedRace({
    condition: 'Good',
    placed: [aReportedPlace('2', 1), aReportedPlace('4', 2), aReportedPlace('6', 3)],
  });
  const [race] = present(live([later('OTB', [corrected])], { before }).sheet).races;
  assert.equal([race?.condition, race?.finalTimeSeconds], ['Good', 70.4]);
  assert.equal(
    race?.starters.slice(0, 3).map(({ programNumber, official }) => [programNumber, official]),
    [
      ['2', 1],
      ['4', 2],
      ['6', 3],
    ],
  );
});

test('the same reports again make the same sheet', () => {
  const answers = [reportedDay('OTB', [aReportedRace(), second()])];
  const before = present(live(answers).sheet);
  assert.equal(live(answers, { before }).sheet, before);
});

test('a race that was called off after all has no starters left', () => {
  const before = sheetOf(reportedDay('OTB', [aReportedRace()]));
  const { sheet } = live([later('OTB', [aReportedRace({ state: 'cancelled', placed: [] })])], { before });
  assert.equal([sheet?.races[0]?.cancelled, sheet?.races[0]?.starters], [{ reason: null }, []]);
});

const otherHorses = (...numbers: readonly string[]) =>
  numbers.map((programNumber) => ({ programNumber, horseName: `Paper Lantern ${programNumber}` }));
/** Without a card: 4, 2 and 6 were paid, and the others ran. */
const WHOLE = aReportedRace({ alsoRan: otherHorses('1', '3', '5'), distanceYards: 1320 });
const PAID_ALONE = aReportedRace({ distanceYards: 1320 });

/** What a first and a later report come to, without a card. */
function afterBoth(first: ReportedRace, second: ReportedRace) {
  const before = present(live([reportedDay('OTB', [first])], { card: null }).sheet);
  return present(present(live([later('A feed', [second])], { card: null, before }).sheet).races[0]);
}

test('a later report of those paid alone takes no horse out of a field that was known whole', () => {
  const { starters, isFieldComplete } = afterBoth(WHOLE, PAID_ALONE);
  assert.equal(
    [starters.map(({ programNumber }) => programNumber), isFieldComplete],
    [['4', '2', '6', '1', '3', '5'], true],
  );
});

test('a horse that loses its place to another in the later report has an open one', () => {
  const first = [
    { ...aReportedPlace('4', 1), isDeadHeat: true },
    { ...aReportedPlace('2', 1), isDeadHeat: true },
  ];
  const placed = [aReportedPlace('2', 1), aReportedPlace('6', 2), aReportedPlace('1', 3)];
  const { starters } = afterBoth(
    { ...WHOLE, placed: [...first, aReportedPlace('6', 3)] },
    { ...PAID_ALONE, placed },
  );
  assert.equal(
    starters.map(({ programNumber, official, deadHeat }) => [programNumber, official, deadHeat]),
    [
      ['2', 1, false],
      ['6', 2, false],
      ['1', 3, false],
      ['4', null, false],
      ['3', null, false],
      ['5', null, false],
    ],
  );
});

test('a horse that the later report calls scratched did not run', () => {
  const { starters } = afterBoth(WHOLE, { ...PAID_ALONE, scratches: ['PAPER LANTERN 3'] });
  assert.equal(
    starters.map(({ programNumber }) => programNumber),
    ['4', '2', '6', '1', '5'],
  );
});

test('a race that was called off and run after all has the field of the later report', () => {
  const { starters, isFieldComplete } = afterBoth({ ...WHOLE, state: 'cancelled' }, PAID_ALONE);
  assert.equal([starters.length, isFieldComplete], [3, false]);
});

test('places that were known stay where the later report gives them to no other horse', () => {
  const level = (number: string, place: number) => ({ ...aReportedPlace(number, place), isDeadHeat: true });
  const placed = [...WHOLE.placed, level('1', 4), level('3', 4)];
  const { starters } = afterBoth({ ...WHOLE, placed, alsoRan: otherHorses('5') }, PAID_ALONE);
  assert.equal(
    starters.map(({ programNumber, official, deadHeat }) => [programNumber, official, deadHeat]),
    [
      ['4', 1, false],
      ['2', 2, false],
      ['6', 3, false],
      ['1', 4, true],
      ['3', 4, true],
      ['5', null, false],
    ],
  );
});

test('a later report of a whole field says who ran', () => {
  const { starters } = afterBoth(WHOLE, { ...WHOLE, alsoRan: otherHorses('1') });
  assert.equal(
    starters.map(({ programNumber }) => programNumber),
    ['4', '2', '6', '1'],
  );
});

test('a field that was open before is open still', () => {
  assert.is(afterBoth(PAID_ALONE, PAID_ALONE).isFieldComplete, false);
});

test('each race is completed from its own race of the card', () => {
  const card = aCard({ races: [aRace({ distanceYards: 1320 }), aRace({ number: 2, distanceYards: 1870 })] });
  const { sheet } = live([reportedDay('OTB', [aReportedRace(), second()])], { card });
  assert.equal(
    sheet?.races.map(({ distanceYards }) => distanceYards),
    [1320, 1870],
  );
});

test('a live race whose payoffs disagree with its places is stored as in doubt, until a report agrees', () => {
  const race = (winningNumbers: string) =>
    aReportedRace({ payouts: [aPayout({ wager: 'Trifecta', winningNumbers })] });
  const sheet = sheetOf(reportedDay('OTB', [race('4-2-1')]));
  assert.equal(
    sheet.races[0]?.doubts?.map(({ sentence }) => sentence),
    ['The Trifecta was paid on 4-2-1; the order of finish is 4-2-6.'],
  );
  const corrected = live([later('OTB', [race('4-2-6')])], { before: sheet }).sheet;
  assert.is(corrected?.races[0]?.doubts, undefined);
});

test.run();
