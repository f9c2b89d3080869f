import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aTrackmasterChart, FOUR } from '#test/support/a-trackmaster-chart.ts';
import { refused } from '#test/support/refused.ts';
import { exacta, raceOf, reading, refusedRace, sheetOf, withEntry } from './reading.ts';

const test = suite('bad TrackMaster charts');

test('a race that cannot be read is refused by itself, with its reason', async () => {
  const sheet = await sheetOf(
    { number: 1, entries: FOUR },
    { number: 2, entries: withEntry('2', { official: 3 }) },
    { number: 4, entries: FOUR },
  );
  assert.equal(
    sheet.races.map(({ raceNumber }) => raceNumber),
    [1, 4],
  );
  assert.match(sheet.refused[0]?.failed.join(' ') ?? '', /Official place/);
  assert.equal(sheet.refused, [
    { raceNumber: 2, failed: sheet.refused[0]?.failed ?? [] },
    { raceNumber: 3, failed: ['The file has no race 3.'] },
  ]);
});

test('a payoff that disagrees with the order keeps the race, with the doubt', async () => {
  const race = await raceOf({ entries: FOUR, wagers: exacta('2-1') });
  assert.equal(
    race.doubts?.map(({ sentence, wagers }) => [sentence, wagers]),
    [['The Exacta was paid on 2-1; the order of finish is 1-2.', ['Exacta']]],
  );
  const paidTwice = await raceOf({ entries: withEntry('3', { fields: { WIN_PAYOFF: '9.00' } }) });
  assert.equal(
    paidTwice.doubts?.map(({ sentence }) => sentence),
    ['Win was paid on 3; the winner is 1.'],
  );
  assert.is((await raceOf({ entries: FOUR, wagers: exacta('1-2') })).doubts, undefined);
});

test('contradictions in order, calls and claims are found', async () => {
  assert.match(await refusedRace({ entries: withEntry('2', { official: 3 }) }), /Official place/);
  assert.match(await refusedRace({ entries: withEntry('3', { program: '2' }) }), /#2 is in the table twice/);
  assert.match(
    await refusedRace({ entries: withEntry('2', { calls: { 5: [2, '9.0'] } }) }),
    /At call 5, the horse behind place 2/,
  );
  assert.match(await refusedRace({ claims: [{ horse: 'NOBODY', price: 1 }] }), /NOBODY is listed as claimed/);
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

test('a document that is not a chart is refused and named', async () => {
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

test('the hash depends on every byte of the file', async () => {
  const text = aTrackmasterChart({ races: [{ number: 1, entries: FOUR }] });
  const [first, again, other] = await Promise.all([reading(text), reading(text), reading(`${text} `)]);
  assert.is(first?.contentHash, again?.contentHash);
  assert.is.not(first?.contentHash, other?.contentHash);
});

test.run();
