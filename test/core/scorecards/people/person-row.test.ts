import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { keysOf } from '#core/scorecards/people/one-person.ts';
import { rankedPeople } from '#core/scorecards/people/person-row.ts';
import type { PersonStart } from '#core/scorecards/people/person-start.ts';
import { isWithin, spanOf } from '#core/scorecards/people/timeframe.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('people as they are ranked');

const DAY = '2025-08-02' as RaceDay;
const RANKING = { kind: 'jockey', span: spanOf('30days', DAY), meet: null } as const;

const aStart = (name: string, change: Partial<PersonStart> = {}): PersonStart => ({
  kind: 'jockey',
  name,
  day: DAY,
  track: 'SAR',
  won: false,
  inTheMoney: false,
  returned: 0,
  ...change,
});
const won = { won: true, inTheMoney: true, returned: 3 };

test('somebody is shown as most results spell them, of equal spellings by the longest', () => {
  const nameOf = (...names: readonly string[]) =>
    rankedPeople(
      names.map((name) => aStart(name)),
      RANKING,
    ).map(({ name, record }) => [name, record.starts]);
  assert.equal(nameOf('Robin Lane', 'Robin A. Lane', 'Robin Lane'), [['Robin Lane', 3]]);
  assert.equal(nameOf('Robin Lane', 'Robin A. Lane'), [['Robin A. Lane', 2]]);
  assert.equal(nameOf('ROBIN LANE', 'Robin Lane'), nameOf('Robin Lane', 'ROBIN LANE'));
});

test('the id of a person stays while others come and go', () => {
  const idIn = (...others: readonly string[]) =>
    rankedPeople(
      ['Robin Lane, Jr.', ...others].map((name) => aStart(name)),
      RANKING,
    ).find(({ name }) => name.startsWith('Robin'))?.id;
  assert.is(idIn(), 'jockey-robin-lane-jr');
  assert.is(idIn('Pat Moss', 'Jo Abernathy'), 'jockey-robin-lane-jr');
});

test('with equal wins and share, more starts rank first; after that the alphabet decides', () => {
  const rows = rankedPeople(
    [aStart('Zoe Quill'), aStart('Pat Moss'), aStart('Jo Marsh'), aStart('Jo Marsh')],
    RANKING,
  );
  assert.equal(
    rows.map(({ name }) => name),
    ['Jo Marsh', 'Pat Moss', 'Zoe Quill'],
  );
});

test('with equal wins the better share ranks first, whatever the order of the starts', () => {
  const starts = [
    aStart('Pat Moss', won),
    aStart('Pat Moss'),
    aStart('Zoe Quill', won),
    aStart('Jo Marsh', won),
    aStart('Jo Marsh'),
    aStart('Jo Marsh'),
  ];
  for (const order of [starts, starts.toReversed()])
    assert.equal(
      rankedPeople(order, RANKING).map(({ name }) => name),
      ['Zoe Quill', 'Pat Moss', 'Jo Marsh'],
    );
});

test('wins of a meet count on its track and its days alone, and losses not at all', () => {
  const meet = { track: 'SAR', span: { from: addDays(DAY, -2), to: DAY } };
  const starts = [
    aStart('Robin Lane', won),
    aStart('Robin Lane', { ...won, day: addDays(DAY, -2) }),
    aStart('Robin Lane', { ...won, day: addDays(DAY, -3) }),
    aStart('Robin Lane', { ...won, track: 'AQU' }),
    aStart('Robin Lane'),
  ];
  assert.is(rankedPeople(starts, { ...RANKING, meet })[0]?.meetWins, 2);
});

test('every start in the span is in one row, whatever the order of the starts', () => {
  const rng = seededRng(20);
  const names = ['Robin Lane', 'R. Lane', 'Robin A. Lane', 'Pat Moss', 'Pat Ann Moss', 'Robin Lane, Jr.'];
  const starts = Array.from({ length: 200 }, () =>
    aStart(names[Math.floor(rng() * names.length)] ?? '', {
      day: addDays(DAY, -Math.floor(rng() * 60)),
      ...(rng() < 0.2 ? won : {}),
    }),
  );
  const rows = rankedPeople(starts, RANKING);
  const counted = rows.reduce((sum, { record }) => sum + record.starts, 0);
  assert.is(counted, starts.filter(({ day }) => isWithin(RANKING.span, day)).length);
  assert.is(
    rows.reduce((sum, { total }) => sum + total.starts, 0),
    200,
  );
  assert.equal(rankedPeople(starts.toReversed(), RANKING), rows);
});

test('family name first is the same person where a comma says so, and an accent makes no other', () => {
  const keyOf = keysOf(['José Lane', 'LANE JOSE', 'Lane, Jose']);
  assert.is(new Set(['José Lane', 'LANE JOSE', 'Lane, Jose'].map(keyOf)).size, 2);
  assert.is(keyOf('José Lane'), keyOf('Lane, Jose'));
});

test('an initial that fits nobody else is a person of its own', () => {
  const keyOf = keysOf(['R. Lane', 'Pat Moss']);
  assert.is(keyOf('R. Lane'), 'R LANE');
  assert.is(keyOf('Somebody New'), 'SOMEBODY NEW', 'a name that was not among them');
});

for (const [timeframe, from] of [
  ['7days', '2025-07-27'],
  ['30days', '2025-07-04'],
  ['90days', '2025-05-05'],
  ['1year', '2024-08-03'],
] as const)
  test(`${timeframe} up to August 2, 2025 begin on ${from}, today included`, () =>
    assert.equal(spanOf(timeframe, DAY), { from, to: DAY }));

test('a year over a leap day has 365 days as well', () => {
  assert.is(spanOf('1year', '2024-08-02' as RaceDay).from, '2023-08-04');
});

test.run();
