import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Ratings, Runner } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { makeForm } from '#core/handicapping/models/form.ts';
import type { FormRecord } from '#core/handicapping/models/record.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('the form model');

const SAMPLE = {
  races: 89,
  days: 8,
  from: '2014-05-11',
  to: '2025-06-07',
  of: 'real races of Brisnet cards',
};
const RECORD: FormRecord = {
  version: '7',
  date: '2026-11-23',
  sample: SAMPLE,
  figure: {
    halfLifeDays: 90,
    otherFooting: 0.5,
    parWeight: 1,
    belowPar: 6,
    belowField: 3,
    doubt: { base: 6, fewFigures: 8, newFooting: 3 },
  },
  support: { raced: { base: 0, terms: [] }, debut: { base: 0, terms: [] } },
  power: [{ name: 'lastFigure', weight: 5, scale: 10 }],
  correlations: [[1]],
  features: [{ name: 'power', weight: Math.log(2), error: 0.1, scale: 5 }],
};
const chancesOf = (runners: readonly Runner[], record = RECORD) =>
  makeForm(record).chances(
    evidenceOf(aRace({ runners }), new Map(), instantOn('2025-08-02' as RaceDay, 600, 'America/New_York')),
  );

function horse(number: number, primePower: number | null, speedFigure: number | null): Runner {
  const runner = aRunner({
    programNumber: String(number),
    pastPerformances: speedFigure === null ? [] : [aPastRace({ speedFigure })],
  });
  const ratings: Ratings = { ...runner.ratings, primePower };
  return { ...runner, ratings };
}

test('at a weight of ln 2 per five points of power rating, a horse five points better is two to one', () => {
  const [high = 0, low = 0] = chancesOf([horse(1, 130, 80), horse(2, 125, 80)]);
  near(high / low, 2);
});

test('an unrated horse gets the rating its figures imply next to the rated horses', () => {
  const [first = 0, second = 0, unrated = 0] = chancesOf([
    horse(1, 130, 90),
    horse(2, 120, 70),
    horse(3, null, 90),
  ]);
  near(unrated, first);
  near(first / second, 4);
});

test('on a card without ratings the figures are used instead', () => {
  const [fast = 0, slow = 0] = chancesOf([horse(1, null, 90), horse(2, null, 80)]);
  near(fast / slow, 2);
});

test('a field of unraced horses has equal chances', () => {
  assert.equal(chancesOf([horse(1, null, null), horse(2, null, null)]), [0.5, 0.5]);
});

test('an unknown feature is refused by name', () => {
  const record = { ...RECORD, features: [{ name: 'moonPhase', weight: 1, error: 0.1, scale: 1 }] };
  assert.throws(() => makeForm(record), /moonPhase/);
});

test.run();
