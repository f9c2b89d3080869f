import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FOUR, type InventedRace } from '#test/support/a-trackmaster-chart.ts';
import { raceOf, refusedRace, sheetOf } from './reading.ts';

const test = suite('race headers of TrackMaster charts (invented)');

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

test('the name and grade of a stakes come before the track in its text', async () => {
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

test('quarter horse races are in yards without fractions, and their calls are only numbered', async () => {
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

test('prizes after a missing one are left out, not moved up or invented', async () => {
  const splits = '<SPLIT_1>18000</SPLIT_1><SPLIT_2>0</SPLIT_2><SPLIT_3>3000</SPLIT_3>';
  assert.equal((await raceOf({ fields: { EARNING_SPLITS: splits } })).prizes, [18_000]);
});

test('long races have no start call', async () => {
  const entries = FOUR.map((entry) => ({ ...entry, fields: { START_POSITION: 0 } }));
  const { starters } = await raceOf({ entries });
  assert.is(starters[0]?.calls[0]?.label, '1/4');
});

test('twelve-hour post times run on through a night card', async () => {
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

test('a bad start is named, and so are the horses it affected', async () => {
  assert.is((await raceOf({ fields: { STRT_DESC: '13,17' } })).start, 'Good for all except 13, 17');
  assert.is((await raceOf({ fields: { STRT_DESC: 'Poor' } })).start, 'Poor');
});

test.run();
