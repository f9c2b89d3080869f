import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CARD_ANGLES } from '#core/angle-search/angles/index.ts';
import type { Starter } from '#core/angle-search/starter.ts';
import type { Runner } from '#core/card/runner.ts';
import { ago, figured, raced, rated, TURF_MILE } from '#test/core/handicapping/angles/finding-of.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aPerson, aRecord, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { holds, starterOf } from './starter-of.ts';

const test = suite('the angles over the card');

const lines = (...pastPerformances: NonNullable<Runner['pastPerformances']>) => ({ pastPerformances });
const recorded = (change: Partial<NonNullable<Runner['records']>>): Partial<Runner> => {
  const { records } = aRunner();
  return { records: records === null ? null : { ...records, ...change } };
};
const UNRACED = { ...recorded({ life: aRecord() }), pastPerformances: [] };
const UNREPORTED = { records: null, pastPerformances: null, workouts: null };
const starter = starterOf;
const claimer = (today: number, last: number) =>
  starter({ claimingPrice: today, ...lines(raced(20, { claimingPrice: last })) });
const onTurf = (runner: Partial<Runner>) => starter(runner, TURF_MILE);
const EARLY = rated({ runStyle: 'E', earlyPoints: 8 });
const CLOSER = rated({ runStyle: 'S', earlyPoints: 0 });
const situation = (starts: number, winShare: number): Partial<Runner> => ({
  angles: [{ who: 'trainer', label: '2nd off layoff', starts, winShare, inMoneyShare: 0.5, roi: 0 }],
});
const together = (starts: number, wins: number): Partial<Runner> => ({
  combination: { span: '365 days', starts, wins, places: 0, shows: 0, roi: null },
});

interface Case {
  readonly yes: Starter;
  readonly no: Starter;
  /** Null where every card says. */
  readonly unknown: Starter | null;
}

/** By what is searched for: a starter of whom it holds, one of whom it does not, one of whom the card does not say. */
const CASES: Readonly<Record<string, Case>> = {
  'first-start': { yes: starter(UNRACED), no: starter(lines(raced(20))), unknown: starter(UNREPORTED) },
  'second-start': {
    yes: starter({ ...recorded({ life: aRecord({ starts: 1 }) }), ...lines(raced(20)) }),
    no: starter(UNRACED),
    unknown: starter(UNREPORTED),
  },
  'bullet-work(30)': {
    yes: starter({ workouts: [aWorkout({ day: ago(30), isBullet: true })] }),
    no: starter({ workouts: [aWorkout({ day: ago(31), isBullet: true }), aWorkout({ day: ago(5) })] }),
    unknown: starter(UNREPORTED),
  },
  'layoff(60)': {
    yes: starter(lines(raced(60))),
    no: starter(lines(raced(59))),
    unknown: starter(UNREPORTED),
  },
  'second-off-layoff(60)': {
    yes: starter(lines(raced(30), raced(90))),
    no: starter(lines(raced(30), raced(89))),
    unknown: starter(lines(raced(30))),
  },
  'quick-return(10)': {
    yes: starter(lines(raced(10))),
    no: starter(lines(raced(11))),
    unknown: starter(UNREPORTED),
  },
  'won-last': {
    yes: starter(lines(raced(20, { official: 1 }))),
    no: starter(lines(raced(20, { official: 2 }), raced(40, { official: 1 }))),
    unknown: starter(UNREPORTED),
  },
  'beaten-favorite': {
    yes: starter(lines(raced(20, { wasFavorite: true, official: 2 }))),
    no: starter(lines(raced(20, { wasFavorite: true, official: 1 }))),
    unknown: starter(lines(raced(20, { wasFavorite: null }))),
  },
  'wide-trip': {
    yes: starter(lines(raced(20, { comment: '4-5w turn, no bid' }))),
    no: starter(lines(raced(20, { comment: 'Rail trip, 2w lane', longComment: '' }))),
    unknown: starter(lines(raced(20, { comment: '', longComment: '' }))),
  },
  'claimed-last': {
    yes: starter(lines(raced(20, { claimed: true }))),
    no: starter(lines(raced(20), raced(40, { claimed: true }))),
    unknown: starter(UNREPORTED),
  },
  'drops-in-claiming-price(10)': {
    yes: claimer(36_000, 40_000),
    no: claimer(36_500, 40_000),
    unknown: starter({ ...UNREPORTED, claimingPrice: 10_000 }),
  },
  'first-for-claim': {
    yes: starter({
      claimingPrice: 20_000,
      ...recorded({ life: aRecord({ starts: 1 }) }),
      ...lines(raced(20)),
    }),
    no: claimer(20_000, 20_000),
    unknown: starter({ claimingPrice: 20_000, ...lines(raced(20)) }),
  },
  'class-drop(3)': {
    yes: starter(lines(raced(20, { speedPar: 93 }))),
    no: starter(lines(raced(20, { speedPar: 92 }))),
    unknown: starter(lines(raced(20, { speedPar: null }))),
  },
  'class-rise(3)': {
    yes: starter(lines(raced(20, { speedPar: 87 }))),
    no: starter(lines(raced(20, { speedPar: 88 }))),
    unknown: starter(lines(raced(20, { speedPar: null }))),
  },
  'best-last-figure': {
    yes: starter({ pastPerformances: figured(90, 60) }, {}, [{ pastPerformances: figured(89, 99) }]),
    no: starter({ pastPerformances: figured(88, 99) }, {}, [{ pastPerformances: figured(89) }]),
    unknown: starter({ pastPerformances: figured(90) }),
  },
  'best-distance-figure': {
    yes: starter(rated({ bestDistance: 99 })),
    no: starter(rated({ bestDistance: 80 })),
    unknown: starter(rated({ bestDistance: null })),
  },
  'top-prime-power': {
    yes: starter(rated({ primePower: 140 })),
    no: starter(rated({ primePower: 120 })),
    unknown: starter(rated({ primePower: null })),
  },
  'figure-up(5)': {
    yes: starter({ pastPerformances: figured(85, 80) }),
    no: starter({ pastPerformances: figured(84, 80) }),
    unknown: starter({ pastPerformances: figured(85, null) }),
  },
  'reached-par': {
    yes: starter({ pastPerformances: figured(90) }),
    no: starter({ pastPerformances: figured(89) }),
    unknown: starter({ pastPerformances: figured(null) }),
  },
  'lone-early-speed': {
    yes: starter(EARLY, {}, [CLOSER, CLOSER]),
    no: starter(CLOSER, {}, [EARLY, CLOSER]),
    unknown: starter({ pastPerformances: null }, {}, [{ pastPerformances: null }]),
  },
  'closer-in-a-duel': {
    yes: starter(CLOSER, {}, [EARLY, EARLY, EARLY]),
    no: starter(EARLY, {}, [EARLY, EARLY, CLOSER]),
    unknown: starter(rated({ runStyle: null }), {}, [EARLY, EARLY, EARLY]),
  },
  'dirt-to-turf': {
    yes: onTurf(lines(raced(20))),
    no: starter(lines(raced(20))),
    unknown: onTurf(lines(raced(20, { surface: null }))),
  },
  'turf-to-dirt': {
    yes: starter(lines(raced(20, { surface: 'inner-turf' }))),
    no: starter(lines(raced(20))),
    unknown: starter(lines(raced(20, { surface: null }))),
  },
  'first-on-turf': {
    yes: onTurf(recorded({ turf: aRecord() })),
    no: onTurf(recorded({ turf: aRecord({ starts: 1 }) })),
    unknown: onTurf(UNREPORTED),
  },
  'stretches-out': {
    yes: onTurf(lines(raced(20, { distanceYards: 1540 }))),
    no: starter(lines(raced(20))),
    unknown: starter(lines(raced(20, { distanceYards: null }))),
  },
  'cuts-back': {
    yes: starter(lines(raced(20, { distanceYards: 1760 }))),
    no: starter(lines(raced(20))),
    unknown: starter(lines(raced(20, { distanceYards: null }))),
  },
  'won-at-distance-and-surface': {
    yes: starter(lines(raced(20), raced(40, { official: 1, distanceYards: 1430 }))),
    no: starter(recorded({ life: aRecord({ starts: 8 }) })),
    unknown: starter(lines(raced(20, { official: 1, surface: 'turf' }))),
  },
  'won-at-track': {
    yes: starter(recorded({ track: aRecord({ starts: 2, wins: 1 }) })),
    no: starter(recorded({ track: aRecord({ starts: 2 }) })),
    unknown: starter(UNREPORTED),
  },
  'won-on-wet': {
    yes: starter(recorded({ wet: aRecord({ starts: 2, wins: 1 }) })),
    no: starter(recorded({ wet: aRecord({ starts: 2 }) })),
    unknown: starter(UNREPORTED),
  },
  shipper: {
    yes: starter(lines(raced(20))),
    no: starter(lines(raced(20, { track: 'SAR' }))),
    unknown: starter(UNREPORTED),
  },
  'first-lasix': {
    yes: starter({ medication: 'bute and first-time lasix' }),
    no: starter({ medication: 'lasix' }),
    unknown: starter({ medication: null }),
  },
  'blinkers-on': { yes: starter({ blinkers: 'on' }), no: starter({ blinkers: 'off' }), unknown: null },
  'blinkers-off': { yes: starter({ blinkers: 'off' }), no: starter({ blinkers: null }), unknown: null },
  'first-as-gelding': {
    yes: starter({ firstStartAsGelding: true }),
    no: starter({ firstStartAsGelding: false }),
    unknown: starter({ firstStartAsGelding: null }),
  },
  'trainer-situation(20,30)': {
    yes: starter(situation(30, 0.2)),
    no: starter(situation(29, 0.5)),
    unknown: starter({ angles: [] }),
  },
  'trainer-record(20,30)': {
    yes: starter({ trainer: aPerson('Alex Marsh', 30, 6) }),
    no: starter({ trainer: aPerson('Alex Marsh', 30, 5) }),
    unknown: starter({ trainer: null }),
  },
  'trainer-change': {
    yes: starter({ trainer: aPerson('Kit Hale'), ...lines(raced(20)) }),
    no: starter({ trainer: aPerson('Alex Marsh'), ...lines(raced(20, { trainer: 'Alex Marsh' })) }),
    unknown: starter(lines(raced(20, { trainer: '' }))),
  },
  'jockey-record(20,30)': {
    yes: starter({ jockey: aPerson('Robin Lane', 50, 10) }),
    no: starter({ jockey: aPerson('Robin Lane', 20, 10) }),
    unknown: starter({ jockey: null }),
  },
  'jockey-change': {
    yes: starter({ jockey: aPerson('Kit Hale'), ...lines(raced(20)) }),
    no: starter({ jockey: aPerson('Robin J. Lane'), ...lines(raced(20, { jockey: 'Robin Lane' })) }),
    unknown: starter({ jockey: null, ...lines(raced(20)) }),
  },
  'partnership(25,20)': {
    yes: starter(together(20, 5)),
    no: starter(together(20, 4)),
    unknown: starter({ combination: null }),
  },
  'long-morning-line(8)': {
    yes: starter({ morningLine: aPrice(8) }),
    no: starter({ morningLine: aPrice(7) }),
    unknown: starter({ morningLine: null }),
  },
};

for (const [find, { yes, no, unknown }] of Object.entries(CASES)) {
  test(`${find}: one holds, one does not, and what the card does not say is neither`, () => {
    assert.is(holds(find, yes), true, 'holds');
    assert.is(holds(find, no), false, 'does not hold');
    if (unknown !== null) assert.is(holds(find, unknown), null, 'unknown');
  });
}

test('every angle is looked at here, and no two have one name', () => {
  const names = CARD_ANGLES.map(({ name }) => name);
  assert.equal(
    names.toSorted(),
    Object.keys(CASES)
      .map((find) => find.replace(/\(.*/, ''))
      .toSorted(),
  );
});

test('a horse that has not raced is not back, not off a claim and has not won', () => {
  const first = starter(UNRACED);
  for (const find of [
    'layoff',
    'second-off-layoff',
    'claimed-last',
    'won-last',
    'won-at-track',
    'jockey-change',
  ])
    assert.is(holds(find, first), false, find);
});

test('every number of an angle stands in its sentence, between its limits', () => {
  for (const { name, sentence, parameters } of CARD_ANGLES) {
    assert.is((sentence.match(/\{/g) ?? []).length, parameters.length, name);
    for (const parameter of parameters) {
      assert.ok(sentence.includes(`{${parameter.name}}`), name);
      assert.ok(parameter.least <= parameter.usual && parameter.usual <= parameter.most, name);
    }
  }
});

test.run();
