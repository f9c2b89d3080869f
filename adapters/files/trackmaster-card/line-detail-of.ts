import type { LineDetail } from '#core/card/line-detail.ts';
import { NO_DETAIL } from '#core/card/line-detail.ts';
import { agesOf } from '../card-file/ages.ts';
import type { Facts } from '../card-file/facts.ts';
import { meaningOf, meaningOfText, SEXES_ADMITTED } from '../card-file/race-codes.ts';

const YES_OR_NO: Readonly<Record<string, boolean>> = { Y: true, N: false };

/** `NW1    X` as `NW1 X`; a single letter says no more than the kind of race does. */
function conditionsCodeOf(facts: Facts): string | null {
  const code = facts.text('abbrevcond').replaceAll(/\s+/g, ' ');
  return code.length > 1 ? code : null;
}

/** What a line says beyond the facts that horses are compared by; the claiming price is that of the race. */
export const lineDetailOf = (facts: Facts, named: number): LineDetail => ({
  ...NO_DETAIL,
  eligibility: {
    ages: agesOf(facts.text('agerestric')),
    sexes: meaningOfText(SEXES_ADMITTED, facts, 'sexrestric'),
  },
  conditionsCode: conditionsCodeOf(facts),
  claiming: { low: null, high: facts.aboveZero('claimprice') },
  claimVoided: facts.has('vd_claim') ? facts.text('vd_claim') === 'Y' : null,
  breed: facts.textOrNull('racebreed'),
  sealedTrack: meaningOf(YES_OR_NO, facts.text('sealedtrac')),
  runUpFeet: facts.aboveZero('runup_dist'),
  railFeet: facts.aboveZero('rail_dist'),
  apprenticeAllowanceLb: facts.aboveZero('apprweight'),
  weightsOfFirstThree: ['complinewe', 'complinew2', 'complinew3']
    .slice(0, named)
    .map((name) => facts.aboveZero(name)),
});
