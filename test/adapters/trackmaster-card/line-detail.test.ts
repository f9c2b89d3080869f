import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LineDetail } from '#core/card/line-detail.ts';
import { present } from '#test/support/present.ts';
import type { Texts } from '#test/support/trackmaster-fixture.ts';
import { pastRaceFrom } from './reading.ts';

const test = suite('what a TrackMaster line says beyond the running line');

const detailFrom = async (change: Texts): Promise<LineDetail> => present((await pastRaceFrom(change)).detail);

test('ages and sexes, conditions, the claiming price of the race, breed and a sealed track', async () => {
  const detail = await detailFrom({
    agerestric: '3U',
    sexrestric: 'B',
    abbrevcond: 'NW1$   X',
    claimprice: 25_000,
    racebreed: 'TB',
    sealedtrac: 'Y',
  });
  assert.equal(detail.eligibility, { ages: '3+', sexes: 'fillies and mares' });
  assert.is(detail.conditionsCode, 'NW1$ X');
  assert.is((await detailFrom({ abbrevcond: 'C' })).conditionsCode, null);
  assert.equal(detail.claiming, { low: null, high: 25_000 });
  assert.equal([detail.breed, detail.sealedTrack], ['TB', true]);
  assert.is((await detailFrom({ sealedtrac: 'N' })).sealedTrack, false);
  assert.is((await detailFrom({ sealedtrac: null })).sealedTrack, null);
});

test('run-up and rail in feet: -1 is unknown, a rail at 0 is where it usually is', async () => {
  const feet = async (change: Texts) => {
    const { runUpFeet, railFeet } = await detailFrom(change);
    return [runUpFeet, railFeet];
  };
  assert.equal(await feet({ runup_dist: 65, rail_dist: 24 }), [65, 24]);
  assert.equal(await feet({ runup_dist: 65, rail_dist: 0 }), [65, null]);
  assert.equal(await feet({ runup_dist: -1, rail_dist: -1 }), [null, null]);
});

test('weights of the first three, the apprentice allowance, a voided claim', async () => {
  const detail = await detailFrom({
    complinewe: 125,
    complinew2: 118,
    complinew3: 0,
    apprweight: 7,
    vd_claim: 'Y',
  });
  assert.equal(detail.weightsOfFirstThree, [125, 118, null]);
  assert.equal([detail.apprenticeAllowanceLb, detail.claimVoided], [7, true]);
  assert.is((await detailFrom({ apprweight: 0 })).apprenticeAllowanceLb, null);
});

test('what the file does not print stays unknown', async () => {
  const { stateBred, restriction, fromChute, splits, speedRating, company, leftTrainer } = await detailFrom(
    {},
  );
  assert.equal([stateBred, restriction, fromChute, speedRating, leftTrainer], [null, null, null, null, null]);
  assert.equal([splits, company], [[], []]);
});

test.run();
