import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { ANGLES } from '#core/handicapping/angles/index.ts';
import { builtInSeats } from '#core/picks/built-in-analysts/index.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the settings picks are made with');
const { settings } = analysisFor({ isKeySet: false });
const seats = builtInSeats(settings);

test('market and analysts share the blended chance without rest', () => {
  const { market, formAndClass, paceAndShape } = settings.analysts.pool;
  assert.ok(Math.abs(market + formAndClass + paceAndShape - 1) < 1e-12);
  assert.ok(Math.min(market, formAndClass, paceAndShape) > 0);
});

test('each analyst has its slot, its own settings and its own share', () => {
  const { formAndClass, paceAndShape, pool } = settings.analysts;
  assert.equal([seats.claude.slot, seats.openai.slot], ['claude', 'openai']);
  assert.is(seats.claude.settings, formAndClass);
  assert.is(seats.openai.settings, paceAndShape);
  assert.equal([seats.claude.share, seats.openai.share], [pool.formAndClass, pool.paceAndShape]);
});

test('an analyst weighs every angle it reasons from, and no other', () => {
  for (const { analyst, settings: weighing, picker } of Object.values(seats)) {
    const angles = analyst.angles.map(({ name }) => name).toSorted();
    assert.equal(angles, Object.keys(weighing.weights).toSorted(), picker);
  }
});

test('every angle belongs to one analyst, so that their agreement says something', () => {
  const angles = Object.values(seats).flatMap(({ analyst }) => analyst.angles.map(({ name }) => name));
  assert.is(new Set(angles).size, angles.length);
  assert.equal(
    angles.toSorted(),
    Object.values(ANGLES)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a weight is above zero, so that no angle speaks against what it found', () => {
  for (const { settings: weighing } of Object.values(seats))
    for (const [angle, weight] of Object.entries(weighing.weights)) assert.ok(weight > 0, angle);
});

test('the longshot criteria are the documented ones: 20% edge, 6-1 and 15%', () => {
  assert.equal(settings.value.longshot, { edgePercentage: 20, oddsToOne: 6, chancePercent: 15 });
});

test('stronger is stronger: the thresholds of alerts and risks are in order', () => {
  const { strength, risk, longshot } = settings.value;
  assert.ok(strength.exceptional > strength.strong && strength.strong > longshot.edgePercentage);
  assert.ok(risk.low > risk.medium && risk.medium > 0);
});

test('an analyst finds something on a horse with a record, and names only starters', () => {
  const runners = [
    aRunner(),
    aRunner({ programNumber: '2' }),
    aRunner({ programNumber: '3', isScratched: true }),
  ];
  const evidence = evidenceOn(aRace({ runners }));
  for (const { analyst, picker } of Object.values(seats)) {
    const named = analyst.angles.flatMap((angle) => [...angle.findings(evidence).keys()]);
    assert.ok(named.length > 0, picker);
    assert.not.ok(named.includes('3'), picker);
  }
});

test.run();
