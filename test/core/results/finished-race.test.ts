import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Card } from '#core/card/race.ts';
import { type Instant, MINUTE, parseInstant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { finishedBy, finishedRaces, ofHistory } from '#core/results/finished-race.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('races that are over');
const DAY = '2025-08-02' as RaceDay;
const instantOf = (text: string): Instant => parseInstant(text) as Instant;
const NOON = instantOf('2025-08-02T12:00:00-04:00');
const ONE_FIVE = instantOf('2025-08-02T13:05:00-04:00');

const racing = (now: Instant, change: Partial<RacingNow> = {}): RacingNow => ({
  now,
  today: DAY,
  cards: [],
  history: 'real',
  ...change,
});

/** A sheet of the day with one race for each off, in minutes after midnight; null where no result says. */
const sheetOf = (offs: readonly (number | null)[], change: Partial<ResultSheet> = {}): ResultSheet =>
  aSheet({
    day: DAY,
    provenance: { tier: 'imported', source: 'Chart', at: NOON },
    races: offs.map((offMinute, nth) => aRaceResult({ raceNumber: nth + 1, offMinute })),
    ...change,
  });

const numbersAt = (now: Instant, ...sheets: readonly ResultSheet[]): readonly number[] =>
  finishedRaces(sheets, racing(now)).map(({ race }) => race.raceNumber);

const PAST_ONE = 13 * 60 + 5;

test('a race is over three minutes after it went off, to the millisecond', () => {
  const sheet = sheetOf([PAST_ONE]);
  const over = shift(ONE_FIVE, 3 * MINUTE);
  assert.equal(numbersAt(shift(over, -1), sheet), []);
  assert.equal(numbersAt(over, sheet), [1]);
});

test('the off is what the result says, on the clock of the track', () => {
  const [inNewYork] = finishedRaces([sheetOf([PAST_ONE])], racing(shift(NOON, 9 * 60 * MINUTE)));
  assert.is(inNewYork?.off, ONE_FIVE);
  const [atDelMar] = finishedRaces(
    [sheetOf([PAST_ONE], { track: 'DMR' })],
    racing(shift(NOON, 9 * 60 * MINUTE)),
  );
  assert.is(atDelMar?.off, shift(ONE_FIVE, 180 * MINUTE));
});

test('an off before 6 AM is of the night after the race day, and the race is not over at midnight', () => {
  const off = instantOf('2025-08-03T00:05:00-04:00');
  const sheet = sheetOf([5]);
  assert.equal(numbersAt(shift(off, 2 * MINUTE), sheet), []);
  const [race] = finishedRaces([sheet], racing(shift(off, 3 * MINUTE)));
  assert.is(race?.off, off);
});

test('at an unlisted track the zone of its registration counts; without one, no off on its clock is known', () => {
  const sheet = sheetOf([PAST_ONE], { track: 'QQQ' });
  const late = shift(NOON, 9 * 60 * MINUTE);
  const offOf = () => finishedRaces([sheet], racing(late))[0]?.off;
  withRegistrations([aRegistration()], () => {
    assert.is(offOf(), shift(ONE_FIVE, 120 * MINUTE));
    assert.equal(finishedRaces([sheet], racing(shift(ONE_FIVE, 3 * MINUTE))), []);
  });
  assert.is(offOf(), null);
});

test('without an off in the result the scheduled one of the card counts', () => {
  const card: Card = aCard({ races: [aRace({ postTime: shift(NOON, 30 * MINUTE) })] });
  const now = racing(shift(NOON, 33 * MINUTE), { cards: [card] });
  const [race] = finishedRaces([sheetOf([null])], now);
  assert.is(race?.off, shift(NOON, 30 * MINUTE));
  assert.equal(finishedRaces([sheetOf([null])], { ...now, now: shift(NOON, 32 * MINUTE) }), []);
});

test('a card of another day or track says nothing about the off', () => {
  const cards = [aCard({ day: '2025-08-03' as RaceDay }), aCard({ trackSlug: 'del-mar' })];
  const [race] = finishedRaces([sheetOf([null])], racing(shift(NOON, MINUTE), { cards }));
  assert.is(race?.off, null);
});

test('where no source says when it went off, a race is over when its result came', () => {
  assert.equal(numbersAt(shift(NOON, -1), sheetOf([null])), []);
  assert.equal(numbersAt(NOON, sheetOf([null])), [1]);
});

test('a result that was imported years later is over at the end of its day', () => {
  const provenance = { tier: 'imported', source: 'Chart', at: instantOf('2026-01-01T00:00:00Z') } as const;
  const late = sheetOf([null], { provenance });
  const midnight = instantOf('2025-08-03T00:00:00-04:00');
  assert.equal(numbersAt(shift(midnight, -1), late), []);
  assert.equal(numbersAt(midnight, late), [1]);
});

test('a result that was imported before its day is final from the first minute of that day', () => {
  const provenance = { tier: 'imported', source: 'Chart', at: instantOf('2025-07-01T00:00:00Z') } as const;
  const early = sheetOf([null], { provenance });
  const begin = instantOf('2025-08-02T00:00:00-04:00');
  assert.equal([numbersAt(shift(begin, -1), early), numbersAt(begin, early)], [[], [1]]);
});

test('the last and the next end are named', () => {
  const sheet = sheetOf([PAST_ONE, PAST_ONE + 30, PAST_ONE + 60]);
  const { finished, lastAt, nextAt } = finishedBy([sheet], racing(shift(ONE_FIVE, 40 * MINUTE)));
  assert.equal(
    [finished.length, lastAt, nextAt],
    [2, shift(ONE_FIVE, 33 * MINUTE), shift(ONE_FIVE, 63 * MINUTE)],
  );
});

test('where a later race went off earlier, the last end is still the latest and the next the soonest', () => {
  const sheet = sheetOf([PAST_ONE + 30, PAST_ONE, PAST_ONE + 90, PAST_ONE + 60]);
  const { lastAt, nextAt } = finishedBy([sheet], racing(shift(ONE_FIVE, 40 * MINUTE)));
  assert.equal([lastAt, nextAt], [shift(ONE_FIVE, 33 * MINUTE), shift(ONE_FIVE, 63 * MINUTE)]);
});

test('before the first race nothing is over, after the last nothing is left', () => {
  const sheet = sheetOf([PAST_ONE]);
  const before = finishedBy([sheet], racing(NOON));
  assert.equal([before.finished, before.lastAt, before.nextAt], [[], null, shift(ONE_FIVE, 3 * MINUTE)]);
  assert.is(finishedBy([sheet], racing(shift(ONE_FIVE, 60 * MINUTE))).nextAt, null);
  assert.equal(finishedBy([], racing(NOON)), { finished: [], lastAt: null, nextAt: null });
});

test('in a replay a later race of a stored sheet is not over yet', () => {
  assert.equal(numbersAt(shift(ONE_FIVE, 5 * MINUTE), sheetOf([PAST_ONE, PAST_ONE + 30])), [1]);
});

test('the source of a race is that of the first sheet of its day', () => {
  const tables = sheetOf([null, PAST_ONE], {
    kind: 'nyra-tables',
    provenance: { tier: 'imported', source: 'Tables', at: NOON },
  });
  const [race] = finishedRaces([sheetOf([PAST_ONE]), tables], racing(shift(ONE_FIVE, 60 * MINUTE)));
  assert.is(race?.provenance.source, 'Chart');
});

test('invented races are looked at alone, and real ones without them', () => {
  const invented = sheetOf([PAST_ONE], { kind: 'simulation', track: 'DMR' });
  const real = sheetOf([PAST_ONE]);
  assert.equal(ofHistory([invented, real], { history: 'demo' }), [invented]);
  assert.equal(ofHistory([invented, real], { history: 'real' }), [real]);
  const evening = racing(shift(ONE_FIVE, 600 * MINUTE), { history: 'demo' });
  assert.equal(
    finishedRaces([invented, real], evening).map(({ track }) => track),
    ['DMR'],
  );
});

test.run();
