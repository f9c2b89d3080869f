import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Texts } from '#test/support/trackmaster-fixture.ts';
import { pastRaceFrom } from './reading.ts';

const test = suite('past races on a TrackMaster card');

test("a sprint: position and lengths at each call, the leader's times", async () => {
  const past = await pastRaceFrom({});
  assert.equal([past.day, past.track, past.raceNumber, past.distanceYards], ['2025-05-10', 'AQU', 4, 1320]);
  assert.is(past.gateBreak, 4);
  assert.equal(past.quarterCall, { position: null, lengths: null });
  assert.equal(past.firstCall, { position: 3, lengths: 1.5 });
  assert.equal(past.secondCall, { position: 3, lengths: 1 });
  assert.equal(past.stretchCall, { position: 2, lengths: 0.5 });
  assert.equal(past.crossed, { position: 2, lengths: 0.75 });
  assert.is(past.official, 2);
  assert.equal([past.fractions, past.finalSeconds], [[22.6, 45.9, 58.1], 70.4]);
});

test("class rating, the winner's figure and the horse's own time; -97, 0 and -99 mean none", async () => {
  assert.equal((await pastRaceFrom({})).trackmaster, {
    classRating: 95,
    winnersFigure: 86,
    ownSeconds: 70.55,
    frontWraps: false,
  });
  const none = { classratin: -97, winnersspe: 0, horsetimef: '-99.00' };
  assert.equal((await pastRaceFrom(none)).trackmaster, {
    classRating: null,
    winnersFigure: null,
    ownSeconds: null,
    frontWraps: false,
  });
});

test('equipment in letters: blinkers and front wraps; unknown abroad and where it is missing', async () => {
  const worn = async (change: Texts) => {
    const { blinkers, trackmaster } = await pastRaceFrom(change);
    return [blinkers, trackmaster?.frontWraps];
  };
  assert.equal(await worn({ equipment: 'BF' }), [true, true]);
  assert.equal(await worn({ equipment: 'F' }), [false, true]);
  assert.equal(await worn({ equipment: 'B' }), [true, false]);
  assert.equal(await worn({ equipment: 'F', domesticpp: 0 }), [null, null]);
  assert.equal(await worn({ equipment: null }), [null, null]);
});

test("negative lengths are the leader's margin over the second", async () => {
  const past = await pastRaceFrom({
    position1: 1,
    lenback1: '-200.00',
    positionfi: 1,
    lenbackfin: '-825.00',
  });
  assert.equal(past.firstCall, { position: 1, lengths: 2 });
  assert.equal(past.crossed, { position: 1, lengths: 8.25 });
});

test('at a mile and a quarter and longer, the first position is at the quarter, not out of the gate', async () => {
  const past = await pastRaceFrom({ distance: 1000, gatebreak: 8 });
  assert.is(past.gateBreak, null);
  assert.equal(past.quarterCall, { position: 8, lengths: null });
  assert.equal(past.firstCall, { position: 3, lengths: 1.5 });
  const longer = await pastRaceFrom({ distance: 1200, gatebreak: 8 });
  assert.equal([longer.gateBreak, longer.quarterCall.position, longer.firstCall.lengths], [8, 3, 1]);
  assert.equal(longer.secondCall.position, null);
  assert.equal(longer.fractions, [22.6, 45.9]);
});

test('a call that does not exist is unknown, and so is a time of zero', async () => {
  const past = await pastRaceFrom({ position2: 0, lenback2: '0.00', leadertim3: '0.00', gatebreak: 0 });
  assert.equal(past.secondCall, { position: null, lengths: null });
  assert.is(past.gateBreak, null);
  assert.equal(past.fractions, [22.6, 45.9]);
});

test('a time after a missing one does not move to an earlier call', async () => {
  assert.equal((await pastRaceFrom({ leadertim2: '0.00' })).fractions, [22.6]);
  assert.equal((await pastRaceFrom({ leadertime: null })).fractions, []);
});

test('9999 means not timed: no finish position, with the reason if the comment gives one', async () => {
  const outcome = async (shortcomme: string, longcommen = '') => {
    const change = {
      positionfi: 8,
      oflfinish: 8,
      lenbackfin: '9999.00',
      speedfigur: -97,
      shortcomme,
      longcommen,
    };
    const { crossed, official, nonFinish, speedFigure } = await pastRaceFrom(change);
    assert.equal([crossed.position, crossed.lengths, official, speedFigure], [null, null, null, null]);
    return nonFinish;
  };
  assert.is(await outcome('JOSTLED BTW/LOST RIDER'), 'lost rider');
  assert.is(await outcome('finished early', 'fell well back, pulled up, walked off'), 'pulled up');
  assert.is(await outcome('finished early', 'fell well back'), 'unspecified');
  assert.is(await outcome('clipped heels, fell'), 'fell');
});

test('not timed at an earlier call: the position stays, the lengths are unknown', async () => {
  const { secondCall, crossed } = await pastRaceFrom({ position2: 7, lenback2: '9999.00' });
  assert.equal(secondCall, { position: 7, lengths: null });
  assert.equal(crossed.position, 2);
});

test('crossed third, officially second', async () => {
  const past = await pastRaceFrom({
    positionfi: 3,
    oflfinish: 2,
    lineafter: 'Placed Second Through Disqualification',
  });
  assert.equal([past.crossed.position, past.official], [3, 2]);
  assert.is(past.extraComment, 'Placed Second Through Disqualification');
});

test('a dead heat is noted', async () => {
  const past = await pastRaceFrom({ dqindicato: 'DH', positionfi: 3, oflfinish: 3, lineafter: '' });
  assert.is(past.extraComment, 'Dead heat');
});

test('claimed, and an optional claimer that did not run for the tag', async () => {
  const claimer = { racetype: 'CLM', raceclass: 'CL', claimprice: 20_000, abbrevcond: 'NW2  L' };
  const claimed = await pastRaceFrom({
    ...claimer,
    horseclaim: 1,
    lineafter: 'Claimed from Tall Fence Stable for $20,000',
  });
  assert.equal(
    [claimed.claimed, claimed.claimingPrice, claimed.classification],
    [true, 20_000, 'Clm20000n2lc'],
  );
  const voided = await pastRaceFrom({ ...claimer, horseclaim: 1, vd_claim: 'Y' });
  assert.equal([voided.claimed, voided.classification], [false, 'Clm20000n2l']);
  const optional = {
    racetype: 'AOC',
    claimprice: 50_000,
    horseclaim: -1,
    abbrevcond: 'NW1$   X',
    sexrestric: 'B',
  };
  const untagged = await pastRaceFrom(optional);
  assert.equal(
    [untagged.claimingPrice, untagged.raceType, untagged.classification],
    [null, 'AO', 'fOC50000n1x'],
  );
});

test('short class texts', async () => {
  const classOf = async (racetype: string, abbrevcond = '', more = {}) =>
    (await pastRaceFrom({ racetype, abbrevcond, claimprice: 16_000, ...more })).classification;
  assert.is(await classOf('MSW'), 'MdSpWt');
  assert.is(await classOf('MCL'), 'Md16000');
  assert.is(await classOf('ALW', 'NW3  L'), 'Alw80000n3l');
  assert.is(await classOf('STR'), 'Alw16000s');
  assert.is(await classOf('CLM', 'C'), 'Clm16000b');
  assert.is(await classOf('AOC', 'NW2$ 3MX'), 'OC16000n2y');
  assert.is(await classOf('STK', '', { racegrade: 2, sexrestric: 'F' }), 'fG2');
  assert.is(await classOf('STK', '', { purse: 150_000 }), 'Stk150k');
});

test('the name of a stakes, and of any foreign race, comes before the comment', async () => {
  const nameOf = async (change: Record<string, string | number>) => (await pastRaceFrom(change)).raceName;
  assert.is(
    await nameOf({ racetype: 'STK', lineafter: 'Tall Fence S. - in hand, drew off' }),
    'Tall Fence S.',
  );
  assert.is(
    await nameOf({ racetype: 'MSW', domesticpp: 0, lineafter: 'Lamp Stakes - OLD DOWNS (England) -' }),
    'Lamp Stakes',
  );
  assert.is(await nameOf({ racetype: 'STK', lineafter: 'Placed Third Through Disqualification' }), null);
  assert.is(await nameOf({ racetype: 'CLM', lineafter: 'Claimed from Tall Fence Stable' }), null);
});

test('foreign races: a post, odds or call of zero is unknown', async () => {
  const past = await pastRaceFrom({
    domesticpp: 0,
    country: 'ARG',
    racenumber: 12_345,
    aboutdist: 'A',
    postpositi: 0,
    posttimeod: '0.00',
    favorite: 0,
    gatebreak: 0,
    position1: 0,
    positionst: 0,
    pacefigure: -99,
    pacefigur2: -99,
    trackvaria: -97,
  });
  assert.equal([past.postPosition, past.odds, past.wasFavorite, past.gateBreak], [null, null, null, null]);
  assert.equal([past.firstCall.position, past.stretchCall.position], [null, null]);
  assert.equal([past.pace2f, past.pace4f, past.trackVariant, past.blinkers], [null, null, null, null]);
  assert.equal([past.isAbout, past.raceNumber], [true, 12_345]);
});

test('off the turf, and the all-weather course', async () => {
  assert.is((await pastRaceFrom({ pulledofft: 1 })).takenOffTurf, true);
  assert.equal((await pastRaceFrom({ courseid: 'E' })).surface, 'synthetic');
  assert.equal((await pastRaceFrom({ courseid: 'T', surface: 'T', trackcondi: 'GD' })).condition, 'GD');
});

test("figures are marked as TrackMaster's: at the quarter and half of a sprint, half and three quarters of a route", async () => {
  const sprint = await pastRaceFrom({});
  assert.is(sprint.figureScale, 'TrackMaster');
  assert.equal([sprint.speedFigure, sprint.pace2f, sprint.pace4f, sprint.pace6f], [84, 85, 86, null]);
  const route = await pastRaceFrom({ distance: 850 });
  assert.equal([route.pace2f, route.pace4f, route.pace6f], [null, 85, 86]);
  assert.is(
    (await pastRaceFrom({ distance: 500 })).pace4f,
    null,
    'the second call of five furlongs is at three eighths',
  );
  assert.is((await pastRaceFrom({ speedfigur: 0 })).speedFigure, null);
  assert.is((await pastRaceFrom({ speedfigur: -97 })).speedFigure, null);
  assert.equal([sprint.speedPar, sprint.latePace, sprint.raceShape1], [null, null, null]);
});

test('the first three with their margins, jockey, equipment and comments', async () => {
  const past = await pastRaceFrom({
    equipment: 'BF',
    shortcomme: 'TARDY ST/RAN ON',
    posttimeod: '1.90',
    favorite: 1,
  });
  assert.equal(past.firstThree, [
    { name: 'QUIET RIVER', margin: 0.75 },
    { name: 'LOUD RIVER', margin: 2.25 },
    { name: 'WIDE RIVER', margin: 0.5 },
  ]);
  assert.equal([past.jockey, past.trainer], ['LANE ROBIN JR', null]);
  assert.equal([past.blinkers, past.medication, past.wasFavorite], [true, 'lasix', true]);
  assert.equal([past.comment, past.longComment], ['Tardy st/ran on', 'Chased two wide, kept on']);
});

test('missing medication or equipment is unknown; an empty field means none', async () => {
  const unknown = await pastRaceFrom({ medication: null, equipment: null });
  assert.equal([unknown.medication, unknown.blinkers], [null, null]);
  const none = await pastRaceFrom({ medication: '', equipment: '' });
  assert.equal([none.medication, none.blinkers], ['none', false]);
});

test.run();
