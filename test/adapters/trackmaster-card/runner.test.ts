import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { present } from '#test/support/present.ts';
import type { Texts } from '#test/support/trackmaster-fixture.ts';
import { TM_STATS, tmLine, tmScratch, tmWork } from '#test/support/trackmaster-fixture.ts';
import { runnerFrom, workFrom } from './reading.ts';

const test = suite('runner of a TrackMaster card');

const changed = (change: Texts) => runnerFrom({ change });

test('names are in capitals without the country, as other cards print them', async () => {
  const { horseName, pedigree } = await runnerFrom({
    change: { horse_name: "SWIFT & SURE'S (BRZ)", wh_foaled: 'BRZ' },
    sire: { sirename: 'Old Lamp (ARG)' },
    dam: { damname: 'Candle Wick (IRE)', damsire: 'TALLOW (GB)' },
  });
  assert.is(horseName, "SWIFT & SURE'S");
  assert.equal([pedigree.sire, pedigree.dam, pedigree.damSire], ['OLD LAMP', 'CANDLE WICK', 'TALLOW']);
  assert.is(pedigree.bredIn, 'BRZ');
});

test('people have the last name first and the suffix last; TBA means no person', async () => {
  const { jockey, trainer } = await runnerFrom({ jockey: 'Lane Jr Robin', trainer: 'Marsh III Alex B.' });
  assert.equal([jockey?.name, trainer?.name], ['LANE ROBIN JR', 'MARSH ALEX B III']);
  assert.is((await runnerFrom({ jockey: '' })).jockey, null);
  assert.is((await runnerFrom({ jockey: 'TBA' })).jockey, null);
});

test('the last thirty days of jockey and trainer, and a year of both together', async () => {
  const { jockey, combination } = await runnerFrom({});
  assert.equal(jockey?.records, [{ span: '30 days', starts: 40, wins: 8, places: 6, shows: 5, roi: -0.1 }]);
  // $2 on each of 20 starts cost $40; four winners at a sum of 21 to 1 gave back $50.
  assert.equal(combination, { span: '365 days', starts: 20, wins: 4, places: 3, shows: 2, roi: 0.5 });
  assert.is(
    (await runnerFrom({ stats: { LIFETIME: [0, 0, 0, 0], JOCK_TRAN: [0, 0, 0, 0, -1] } })).combination,
    null,
  );
});

test('the morning line is printed with a slash', async () => {
  assert.equal((await changed({ morn_odds: '9/2' })).morningLine?.text, '9-2');
  assert.is((await changed({ morn_odds: '2/5' })).morningLine?.toOne, 0.4);
  assert.is((await changed({ morn_odds: '' })).morningLine, null);
});

test('also eligible and main track only are not in the body of the race', async () => {
  assert.is((await changed({ ae_flag: 'A' })).listStatus, 'also-eligible');
  assert.is((await changed({ ae_flag: 'M' })).listStatus, 'main-track-only');
  assert.is((await changed({})).listStatus, null);
});

test('medication and blinkers', async () => {
  const medication = async (med: string) => (await changed({ med })).medication;
  assert.equal(await Promise.all(['N', '1', '2', 'X', '', '?'].map(medication)), [
    'lasix',
    'first-time lasix',
    'lasix',
    'none',
    'none',
    null,
  ]);
  assert.is((await changed({ med: null })).medication, null);
  const blinkers = async (equip: string) => (await changed({ equip })).blinkers;
  assert.equal(await Promise.all(['ON', 'OFF', ''].map(blinkers)), ['on', 'off', null]);
});

test('the age is known if sex and age restrictions leave only one', async () => {
  const ageOf = async (sex: string, age_restr: string, lines: readonly Texts[] = []) =>
    (await runnerFrom({ change: { sex }, lines: lines.map(tmLine) }, { age_restr })).age;
  assert.is(await ageOf('F', '4U'), 4, 'a filly is four at most');
  assert.is(await ageOf('G', '03'), 3);
  assert.is(await ageOf('G', '3U'), null);
  assert.is(await ageOf('G', '3U', [{ racedate: '20231010', agerestric: '02' }]), 4, 'two, two years ago');
  assert.is(await ageOf('C', '3U', [{ racedate: '20240610', agerestric: '3U' }]), 4);
  assert.is(await ageOf('H', '3U'), null, 'five or older');
  const abroad = { racedate: '20220101', agerestric: '03', domesticpp: 0 };
  assert.is(await ageOf('M', '3U', [abroad]), null, 'abroad, horses turn a year older on other dates');
  assert.is(await ageOf('F', '02', [{ racedate: '20231010', agerestric: '02' }]), null, 'a contradiction');
});

test('the key of a horse has its year of birth where the age is known', async () => {
  const change = { horse_name: 'AMBER ANCHOR', sex: 'F' };
  assert.is((await runnerFrom({ change }, { age_restr: '4U' })).horseKey, 'AMBERANCHOR|2021|CANDLEWICK');
  assert.is((await runnerFrom({ change }, { age_restr: '3U' })).horseKey, 'AMBERANCHOR|0|CANDLEWICK');
});

test('a horse reported gelded with his last race has not run as a gelding', async () => {
  const gelded = { linebefore: 'Reported as Gelding - 07/01/2025' };
  const first = async (sex: string, lines: readonly string[]) =>
    (await runnerFrom({ change: { sex }, lines })).firstStartAsGelding;
  assert.is(await first('G', [tmLine(gelded), tmLine({ racedate: '20250401' })]), true);
  assert.is(await first('G', [tmScratch('20250701'), tmLine(gelded)]), true);
  assert.is(await first('G', [tmLine(), tmLine({ ...gelded, racedate: '20250401' })]), false);
  assert.is(await first('M', []), false);
});

test('records at the distance are on the same kind of surface', async () => {
  const { records } = await runnerFrom({});
  assert.equal(records?.life, { starts: 8, wins: 2, places: 1, shows: 1, earnings: 96_000 });
  assert.equal(records?.distance?.starts, 3);
  assert.equal(records?.currentYear, {
    year: 2025,
    starts: 3,
    wins: 1,
    places: 0,
    shows: 1,
    earnings: 50_000,
  });
  assert.equal(records?.previousYear?.year, 2024);
  assert.is((await runnerFrom({}, { surface: 'T', course_id: 'T' })).records?.distance?.starts, 0);
});

test('fast dirt is dirt without synthetic and wet; unknown where the counts contradict that', async () => {
  assert.equal((await runnerFrom({})).records?.fastDirt, {
    starts: 5,
    wins: 1,
    places: 0,
    shows: 1,
    earnings: 54_000,
  });
  const stats = {
    ...TM_STATS,
    LIFETIME: [3, 1, 0, 0],
    DIRT: [3, 1, 0, 0],
    ALL_WEATHR: [3, 1, 0, 0],
    MUD: [1, 0, 0, 0],
  } as const;
  assert.is((await runnerFrom({ stats })).records?.fastDirt, null);
});

test('a record missing from the file is unknown, not zero starts; the others are read', async () => {
  const unknownWithout = async (missing: string): Promise<readonly string[]> => {
    const stats = Object.fromEntries(Object.entries(TM_STATS).filter(([type]) => type !== missing));
    const { records } = await runnerFrom({ stats });
    return Object.entries(present(records)).flatMap(([kind, record]) => (record === null ? [kind] : []));
  };
  for (const [missing, unknown] of [
    ['LIFETIME', ['life']],
    ['TURF', ['turf']],
    ['MUD', ['wet', 'fastDirt']],
    ['AT_DST_D', ['distance']],
    ['AT_DST_T', []],
    ['LAST_YEAR', ['previousYear']],
  ] as const) {
    assert.equal(await unknownWithout(missing), unknown, missing);
  }
  const none = (await runnerFrom({ stats: {} })).records;
  assert.ok(Object.values(present(none)).every((record) => record === null));
});

test('days since the last race count from a race, not from a scratch', async () => {
  const lines = [tmScratch('20250726'), tmLine({ racedate: '20250705' })];
  const runner = await runnerFrom({ lines });
  assert.is(runner.daysSinceLast, 28);
  assert.is(runner.pastPerformances?.length, 1);
  assert.is((await runnerFrom({ lines: [] })).daysSinceLast, null);
  assert.equal((await runnerFrom({ lines: [] })).pastPerformances, []);
});

test('a work nine days back was ten days ago, and 100.8 is 1:00.8', async () => {
  const work = await workFrom({ days_back: 9, worktext: '5D(FT)CDT:100.8B', ranking: 1, rank_group: 4 });
  assert.equal(work, {
    day: '2025-07-23',
    track: 'CDT',
    distanceYards: 1100,
    seconds: 60.8,
    isBullet: true,
    condition: 'ft',
    manner: 'B',
    course: 'MT',
    rank: 1,
    count: 4,
  });
  assert.is(
    (await workFrom({ ranking: 1, rank_group: 3 }))?.isBullet,
    false,
    'the best of three is no bullet',
  );
});

test('works from the gate, around dogs, on turf and on training tracks', async () => {
  const seen = async (worktext: string) => {
    const work = await workFrom({ worktext });
    return [work?.track, work?.seconds, work?.manner, work?.course];
  };
  assert.equal(await seen('4D(GD)OP : 47.4Hg'), ['OP', 47.4, 'Hg', 'MT']);
  assert.equal(await seen('8.5T(FM)PMM:151.1Bd'), ['PMM', 111.1, 'B D', 'T']);
  assert.equal(await seen('4G(FM)SAR: 51.6B'), ['SAR', 51.6, 'B', 'TN']);
  assert.equal(await seen('4E(FT)WO : 48.0H'), ['WO', 48, 'H', 'MT']);
  assert.equal(await seen('4A(FT)FAI: 48.8B'), ['FAI', 48.8, 'B', 'TT']);
  assert.is(await workFrom({ worktext: 'no time taken' }), null);
});

test("TrackMaster's overall ratings of a horse are not known on our scale", async () => {
  const { ratings, angles } = await runnerFrom({ works: [tmWork()] });
  assert.ok(Object.values(ratings).every((rating) => rating === null));
  assert.equal(angles, []);
});

test.run();
