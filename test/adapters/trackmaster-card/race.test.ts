import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toIso } from '#core/kernel/instant.ts';
import { tmCard, tmHorse, tmRace } from '#test/support/trackmaster-fixture.ts';
import { IMPORTED_AT, raceFrom, reading } from './reading.ts';

const test = suite('race of a TrackMaster card');

test('a card gives its track, day, races and origin', async () => {
  const { card } = await reading(tmCard(tmRace(1, 3), tmRace(2, 2)));
  assert.equal([card.trackSlug, card.day], ['saratoga', '2025-08-02']);
  const source = 'TrackMaster card sar20250802ppsXML.xml';
  assert.equal(card.provenance, { tier: 'imported', source, at: IMPORTED_AT });
  assert.equal(
    card.races.map(({ id, runners }) => [id, runners.length]),
    [
      ['saratoga-2025-08-02-1', 3],
      ['saratoga-2025-08-02-2', 2],
    ],
  );
});

test('both kinds of line break are the same content', async () => {
  const text = tmCard(tmRace(1, 2));
  const [plain, windows] = await Promise.all([reading(text), reading(text.replaceAll('\n', '\r\n'))]);
  assert.equal(windows.card, plain.card);
  assert.is(windows.contentHash, plain.contentHash);
  assert.is.not((await reading(tmCard(tmRace(1, 3)))).contentHash, plain.contentHash);
});

test('class rating and par time; minutes and seconds are run together, zero means none', async () => {
  assert.equal((await raceFrom({})).trackmaster, { classRating: 95, parSeconds: 70.84 });
  const parOf = async (partim: string) => (await raceFrom({ partim })).trackmaster?.parSeconds;
  assert.equal([await parOf('58.22'), await parOf('205.07'), await parOf('0.00')], [58.22, 125.07, null]);
  assert.equal((await raceFrom({ todays_cls: 0, partim: null })).trackmaster, {
    classRating: null,
    parSeconds: null,
  });
});

test("the post time is in the track's time zone", async () => {
  const isoOf = async (post_time: string) => {
    const { postTime } = await raceFrom({ post_time });
    return postTime === null ? null : toIso(postTime);
  };
  assert.is(await isoOf('1:05PM'), '2025-08-02T17:05:00.000Z');
  assert.is(await isoOf('12:35PM'), '2025-08-02T16:35:00.000Z');
  assert.is(await isoOf(''), null);
  const { card } = await reading(tmCard(tmRace(1, 1, { track: 'DMR', post_time: '2:00PM' })));
  assert.is(toIso(card.races[0]?.postTime as never), '2025-08-02T21:00:00.000Z');
});

test('distances are hundredths of a furlong or yards; a star means about', async () => {
  const yardsOf = async (distance: string, dist_unit = 'F') =>
    (await raceFrom({ distance, dist_unit })).distanceYards;
  assert.equal(
    await Promise.all(['800.0', '850.0', '832.0', '600.0', '1000.0'].map((distance) => yardsOf(distance))),
    [1760, 1870, 1830, 1320, 2200],
  );
  assert.is(await yardsOf('350.0', 'Y'), 350);
  assert.is(await yardsOf('', 'F'), null);
  assert.is(await yardsOf('800.0', 'M'), null);
  assert.is((await raceFrom({ dist_disp: '*1M' })).isAbout, true);
  assert.is((await raceFrom({ dist_disp: '1M' })).isAbout, false);
});

test('the surface comes from the course: all-weather is listed as dirt', async () => {
  const surfaceOf = async (course_id: string, surface: string) =>
    (await raceFrom({ course_id, surface })).surface;
  assert.is(await surfaceOf('D', 'D'), 'dirt');
  assert.is(await surfaceOf('E', 'D'), 'synthetic');
  assert.is(await surfaceOf('T', 'T'), 'turf');
  assert.is(await surfaceOf('I', 'T'), 'inner-turf');
  assert.is(await surfaceOf('O', 'T'), 'turf');
  assert.is(await surfaceOf('N', 'D'), 'inner-dirt');
  assert.is(await surfaceOf('M', 'T'), 'steeplechase');
  assert.is(await surfaceOf('?', 'D'), null);
});

const CLASSES: readonly (readonly [code: string, type: string, classification: string])[] = [
  ['CL', 'C', 'Clm 20000'],
  ['OC', 'AO', 'OClm 20000'],
  ['AL', 'A', 'Alw 80000'],
  ['SA', 'R', 'Alw 20000s'],
  ['MC', 'M', 'Md 20000'],
  ['MS', 'S', 'Md Sp Wt'],
  ['SO', 'SOC', 'Starter optional claiming 20000'],
];

for (const [code, type, classification] of CLASSES) {
  test(`race type ${code} is ${classification}`, async () => {
    const race = await raceFrom({ stkorclm: code, claimamt: 20_000 });
    assert.equal([race.raceType, race.classification], [type, classification]);
  });
}

test('the name and grade of a stakes are only in its text', async () => {
  const stakes = (race_text: string) => raceFrom({ stkorclm: 'ST', race_text });
  const listed = await stakes(
    'Trk Rcrd: (1:07.55) Tall Fence S. presented by the Lamp Works - FOR FILLIES THREE YEARS OLD.',
  );
  assert.equal(
    [listed.name, listed.grade, listed.raceType],
    ['Tall Fence S. presented by the Lamp Works', null, 'N'],
  );
  assert.is(listed.eligibility.sexes, 'fillies');
  const graded = await stakes('(Rail at 12 feet). Tall Fence S. - Grade 2 - FOR THREE YEAR OLDS.');
  assert.equal([graded.name, graded.grade, graded.raceType], ['Tall Fence S.', 2, 'G2']);
  assert.is(graded.classification, 'Grade 2 stakes');
  assert.is((await raceFrom({ race_text: 'Anything - FOR THREE YEAR OLDS.' })).name, null);
});

test('eligibility comes from the age code and the first words of the conditions', async () => {
  const admitted = async (age_restr: string, race_text: string) =>
    (await raceFrom({ age_restr, race_text })).eligibility;
  assert.equal(await admitted('4U', 'FOR FILLIES AND MARES FOUR YEARS OLD AND UPWARD.'), {
    ages: '4+',
    sexes: 'fillies and mares',
  });
  assert.equal(await admitted('02', 'FOR MAIDENS, TWO YEARS OLD.'), { ages: '2', sexes: 'open' });
  assert.equal(await admitted('35', 'FOR COLTS AND GELDINGS THREE, FOUR AND FIVE YEARS OLD.'), {
    ages: '3-5',
    sexes: 'colts and geldings',
  });
  assert.is((await admitted('00', '')).ages, null);
  assert.equal(await admitted('', ''), { ages: null, sexes: null });
});

test('the track record is taken out of the conditions, which keep the rest', async () => {
  const race = await raceFrom({
    race_text: 'Trk Rcrd: (57.30) (Rail at 36 feet). FOR THREE YEAR OLDS. Weight, 123 lbs.',
  });
  assert.is(race.trackRecordSeconds, 57.3);
  assert.is(race.conditions, '(Rail at 36 feet). FOR THREE YEAR OLDS. Weight, 123 lbs.');
  assert.is((await raceFrom({})).trackRecordSeconds, 67.8);
  assert.is((await raceFrom({ race_text: 'FOR THREE YEAR OLDS.' })).trackRecordSeconds, null);
});

test("the highest claiming price is the race's, the lowest a runner's", async () => {
  const horses = [20_000, 17_500].map((claimprice, k) => tmHorse(1, k + 1, { change: { claimprice } }));
  const { card } = await reading(tmCard(tmRace(1, horses, { stkorclm: 'CL', claimamt: 20_000 })));
  assert.equal(card.races[0]?.claiming, { low: 17_500, high: 20_000 });
  assert.is((await raceFrom({ claimamt: 0 })).claiming, null);
});

test("TrackMaster's pars are on another scale: none is known on ours", async () => {
  assert.equal(Object.values((await raceFrom({})).pars), [null, null, null, null, null]);
});

test('runners whose numbers share their digits are coupled; a lone 1A is not', async () => {
  const numbered = (...programs: readonly string[]) =>
    tmRace(
      1,
      programs.map((program, k) => tmHorse(1, k + 1, { change: { program } })),
    );
  const groups = async (...programs: readonly string[]) =>
    (await reading(tmCard(numbered(...programs)))).card.races[0]?.runners.map(
      ({ coupledWith }) => coupledWith,
    );
  assert.equal(await groups('1', '2', '1A', '3', '2B', '4'), ['A', 'B', 'A', null, 'B', null]);
  assert.equal(await groups('1A', '2'), [null, null]);
});

test('where a fact is in the file: line and element', async () => {
  const text = tmCard(tmRace(1, 2), tmRace(2, 1));
  const { placeOf } = await reading(text);
  const lines = text.split('\n');
  const at = (race: number, runner: string | null, what: string) => {
    const place = placeOf(race, runner, what);
    return [lines[(place?.line ?? 0) - 1]?.slice(0, 9), place?.field.number, place?.field.name];
  };
  assert.equal(at(2, null, 'purse'), ['<racedata', null, 'purse']);
  assert.equal(at(1, '2', 'morningLine.text'), ['<horsedat', null, 'morn_odds']);
  assert.equal(at(1, '2', 'records.life.wins'), ['<horsedat', null, 'stats_data']);
  assert.equal(at(1, '2', 'pastPerformances.0.odds'), ['<ppdata><', null, 'posttimeod']);
  assert.is(placeOf(3, null, 'purse'), null);
});

test.run();
