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
const of = starterOf;
const claimer = (today: number, last: number) =>
  of({ claimingPrice: today, ...lines(raced(20, { claimingPrice: last })) });
const onTurf = (runner: Partial<Runner>) => of(runner, TURF_MILE);
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
  'first-start': { yes: of(UNRACED), no: of(lines(raced(20))), unknown: of(UNREPORTED) },
  'second-start': {
    yes: of({ ...recorded({ life: aRecord({ starts: 1 }) }), ...lines(raced(20)) }),
    no: of(UNRACED),
    unknown: of(UNREPORTED),
  },
  'bullet-work(30)': {
    yes: of({ workouts: [aWorkout({ day: ago(30), isBullet: true })] }),
    no: of({ workouts: [aWorkout({ day: ago(31), isBullet: true }), aWorkout({ day: ago(5) })] }),
    unknown: of(UNREPORTED),
  },
  'layoff(60)': { yes: of(lines(raced(60))), no: of(lines(raced(59))), unknown: of(UNREPORTED) },
  'second-off-layoff(60)': {
    yes: of(lines(raced(30), raced(90))),
    no: of(lines(raced(30), raced(89))),
    unknown: of(lines(raced(30))),
  },
  'quick-return(10)': { yes: of(lines(raced(10))), no: of(lines(raced(11))), unknown: of(UNREPORTED) },
  'won-last': {
    yes: of(lines(raced(20, { official: 1 }))),
    no: of(lines(raced(20, { official: 2 }), raced(40, { official: 1 }))),
    unknown: of(UNREPORTED),
  },
  'beaten-favorite': {
    yes: of(lines(raced(20, { wasFavorite: true, official: 2 }))),
    no: of(lines(raced(20, { wasFavorite: true, official: 1 }))),
    unknown: of(lines(raced(20, { wasFavorite: null }))),
  },
  'wide-trip': {
    yes: of(lines(raced(20, { comment: '4-5w turn, no bid' }))),
    no: of(lines(raced(20, { comment: 'Rail trip, 2w lane', longComment: '' }))),
    unknown: of(lines(raced(20, { comment: '', longComment: '' }))),
  },
  'claimed-last': {
    yes: of(lines(raced(20, { claimed: true }))),
    no: of(lines(raced(20), raced(40, { claimed: true }))),
    unknown: of(UNREPORTED),
  },
  'drops-in-claiming-price(10)': {
    yes: claimer(36_000, 40_000),
    no: claimer(36_500, 40_000),
    unknown: of({ ...UNREPORTED, claimingPrice: 10_000 }),
  },
  'first-for-claim': {
    yes: of({ claimingPrice: 20_000, ...recorded({ life: aRecord({ starts: 1 }) }), ...lines(raced(20)) }),
    no: claimer(20_000, 20_000),
    unknown: of({ claimingPrice: 20_000, ...lines(raced(20)) }),
  },
  'class-drop(3)': {
    yes: of(lines(raced(20, { speedPar: 93 }))),
    no: of(lines(raced(20, { speedPar: 92 }))),
    unknown: of(lines(raced(20, { speedPar: null }))),
  },
  'class-rise(3)': {
    yes: of(lines(raced(20, { speedPar: 87 }))),
    no: of(lines(raced(20, { speedPar: 88 }))),
    unknown: of(lines(raced(20, { speedPar: null }))),
  },
  'best-last-figure': {
    yes: of({ pastPerformances: figured(90, 60) }, {}, [{ pastPerformances: figured(89, 99) }]),
    no: of({ pastPerformances: figured(88, 99) }, {}, [{ pastPerformances: figured(89) }]),
    unknown: of({ pastPerformances: figured(90) }),
  },
  'best-distance-figure': {
    yes: of(rated({ bestDistance: 99 })),
    no: of(rated({ bestDistance: 80 })),
    unknown: of(rated({ bestDistance: null })),
  },
  'top-prime-power': {
    yes: of(rated({ primePower: 140 })),
    no: of(rated({ primePower: 120 })),
    unknown: of(rated({ primePower: null })),
  },
  'figure-up(5)': {
    yes: of({ pastPerformances: figured(85, 80) }),
    no: of({ pastPerformances: figured(84, 80) }),
    unknown: of({ pastPerformances: figured(85, null) }),
  },
  'reached-par': {
    yes: of({ pastPerformances: figured(90) }),
    no: of({ pastPerformances: figured(89) }),
    unknown: of({ pastPerformances: figured(null) }),
  },
  'lone-early-speed': {
    yes: of(EARLY, {}, [CLOSER, CLOSER]),
    no: of(CLOSER, {}, [EARLY, CLOSER]),
    unknown: of({ pastPerformances: null }, {}, [{ pastPerformances: null }]),
  },
  'closer-in-a-duel': {
    yes: of(CLOSER, {}, [EARLY, EARLY, EARLY]),
    no: of(EARLY, {}, [EARLY, EARLY, CLOSER]),
    unknown: of(rated({ runStyle: null }), {}, [EARLY, EARLY, EARLY]),
  },
  'dirt-to-turf': {
    yes: onTurf(lines(raced(20))),
    no: of(lines(raced(20))),
    unknown: onTurf(lines(raced(20, { surface: null }))),
  },
  'turf-to-dirt': {
    yes: of(lines(raced(20, { surface: 'inner-turf' }))),
    no: of(lines(raced(20))),
    unknown: of(lines(raced(20, { surface: null }))),
  },
  'first-on-turf': {
    yes: onTurf(recorded({ turf: aRecord() })),
    no: onTurf(recorded({ turf: aRecord({ starts: 1 }) })),
    unknown: onTurf(UNREPORTED),
  },
  'stretches-out': {
    yes: onTurf(lines(raced(20, { distanceYards: 1540 }))),
    no: of(lines(raced(20))),
    unknown: of(lines(raced(20, { distanceYards: null }))),
  },
  'cuts-back': {
    yes: of(lines(raced(20, { distanceYards: 1760 }))),
    no: of(lines(raced(20))),
    unknown: of(lines(raced(20, { distanceYards: null }))),
  },
  'won-at-distance-and-surface': {
    yes: of(lines(raced(20), raced(40, { official: 1, distanceYards: 1430 }))),
    no: of(recorded({ life: aRecord({ starts: 8 }) })),
    unknown: of(lines(raced(20, { official: 1, surface: 'turf' }))),
  },
  'won-at-track': {
    yes: of(recorded({ track: aRecord({ starts: 2, wins: 1 }) })),
    no: of(recorded({ track: aRecord({ starts: 2 }) })),
    unknown: of(UNREPORTED),
  },
  'won-on-wet': {
    yes: of(recorded({ wet: aRecord({ starts: 2, wins: 1 }) })),
    no: of(recorded({ wet: aRecord({ starts: 2 }) })),
    unknown: of(UNREPORTED),
  },
  shipper: {
    yes: of(lines(raced(20))),
    no: of(lines(raced(20, { track: 'SAR' }))),
    unknown: of(UNREPORTED),
  },
  'first-lasix': {
    yes: of({ medication: 'bute and first-time lasix' }),
    no: of({ medication: 'lasix' }),
    unknown: of({ medication: null }),
  },
  'blinkers-on': { yes: of({ blinkers: 'on' }), no: of({ blinkers: 'off' }), unknown: null },
  'blinkers-off': { yes: of({ blinkers: 'off' }), no: of({ blinkers: null }), unknown: null },
  'first-as-gelding': {
    yes: of({ firstStartAsGelding: true }),
    no: of({ firstStartAsGelding: false }),
    unknown: of({ firstStartAsGelding: null }),
  },
  'trainer-situation(20,30)': {
    yes: of(situation(30, 0.2)),
    no: of(situation(29, 0.5)),
    unknown: of({ angles: [] }),
  },
  'trainer-record(20,30)': {
    yes: of({ trainer: aPerson('Alex Marsh', 30, 6) }),
    no: of({ trainer: aPerson('Alex Marsh', 30, 5) }),
    unknown: of({ trainer: null }),
  },
  'trainer-change': {
    yes: of({ trainer: aPerson('Kit Hale'), ...lines(raced(20)) }),
    no: of({ trainer: aPerson('Alex Marsh'), ...lines(raced(20, { trainer: 'Alex Marsh' })) }),
    unknown: of(lines(raced(20, { trainer: '' }))),
  },
  'jockey-record(20,30)': {
    yes: of({ jockey: aPerson('Robin Lane', 50, 10) }),
    no: of({ jockey: aPerson('Robin Lane', 20, 10) }),
    unknown: of({ jockey: null }),
  },
  'jockey-change': {
    yes: of({ jockey: aPerson('Kit Hale'), ...lines(raced(20)) }),
    no: of({ jockey: aPerson('Robin J. Lane'), ...lines(raced(20, { jockey: 'Robin Lane' })) }),
    unknown: of({ jockey: null, ...lines(raced(20)) }),
  },
  'partnership(25,20)': {
    yes: of(together(20, 5)),
    no: of(together(20, 4)),
    unknown: of({ combination: null }),
  },
  'long-morning-line(8)': {
    yes: of({ morningLine: aPrice(8) }),
    no: of({ morningLine: aPrice(7) }),
    unknown: of({ morningLine: null }),
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
  const first = of(UNRACED);
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
