import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { dayMoments } from '#core/timeline/day-moments.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('the moments of a day');

const NOTHING = { changes: [], boards: [], entries: [], weather: [], sheets: [] };
const NOON = instant(Date.parse('2025-08-02T16:00:00Z'));
const EVENING = instant(Date.parse('2025-08-02T23:59:00Z'));
const card = () => {
  const { provenance, ...rest } = aCard();
  return { ...rest, provenance: { ...provenance, at: NOON } };
};
const offsOf = (facts: Partial<Parameters<typeof dayMoments>[0]>, until = EVENING) =>
  dayMoments({ ...NOTHING, card: card(), ...facts }, until)
    .filter(({ kind }) => kind === 'off')
    .map(({ at: moment, raceNumbers }) => `${raceNumbers} ${new Date(moment).toISOString().slice(11, 16)}`);

test('a race goes off as scheduled until its result says when it did', () => {
  const [first, second] = offsOf({});
  assert.ok(first !== undefined && second !== undefined);
  const sheet = aSheet({ day: card().day, races: [aRaceResult({ raceNumber: 1, offMinute: 13 * 60 + 47 })] });
  assert.equal(offsOf({ sheets: [{ sheet, knownAt: EVENING }] }), [second, '1 17:47']);
});

const named = (kind: 'chart' | 'desk', offMinute: number | null) =>
  aSheet({ day: card().day, kind, races: [aRaceResult({ raceNumber: 1, offMinute })] });
const later = (minutes: number) => instant(NOON + (3 * 60 + minutes) * 60_000);

test('a corrected chart names the off, and a result entered by hand does not overrule a chart', () => {
  const sheets = [
    { sheet: named('chart', 13 * 60 + 12), knownAt: later(2) },
    { sheet: named('chart', 13 * 60 + 10), knownAt: later(1) },
    { sheet: named('desk', 13 * 60 + 20), knownAt: later(3) },
  ];
  assert.ok(offsOf({ sheets }).includes('1 17:12'));
});

test('a chart received later than the moment asked for changes nothing before it', () => {
  const scheduled = offsOf({}, later(1));
  assert.equal(
    offsOf({ sheets: [{ sheet: named('chart', 13 * 60 + 47), knownAt: later(2) }] }, later(1)),
    scheduled,
  );
});

test('an off after the moment asked for is not shown', () => {
  const sheet = aSheet({ day: card().day, races: [aRaceResult({ raceNumber: 1, offMinute: 13 * 60 + 47 })] });
  const before = instant(Date.parse('2025-08-02T17:40:00Z'));
  assert.equal(
    offsOf({ sheets: [{ sheet }] }, before).filter((off) => off.startsWith('1 ')),
    [],
  );
});

test.run();
