import type { LineDetail } from '#core/card/line-detail.ts';
import { NO_DETAIL } from '#core/card/line-detail.ts';
import { agesOf } from '../card-file/ages.ts';
import type { Facts } from '../card-file/facts.ts';
import { meaningOf, meaningOfText, SEXES_ADMITTED } from '../card-file/race-codes.ts';

const YES_OR_NO: Readonly<Record<string, boolean>> = { Y: true, N: false };

/** -1 is unknown; a rail at 0 is where it usually is. */
function railOf(facts: Facts): number | null {
  const feet = facts.number('rail_dist');
  return feet === null || feet < 0 ? null : feet;
}

/** What a line says beyond the facts that horses are compared by; the claiming price is that of the race. */
export const lineDetailOf = (facts: Facts, named: number): LineDetail => ({
  ...NO_DETAIL,
  eligibility: {
    ages: agesOf(facts.text('agerestric')),
    sexes: meaningOfText(SEXES_ADMITTED, facts, 'sexrestric'),
  },
  conditionsCode: facts.textOrNull('abbrevcond'),
  claiming: { low: null, high: facts.aboveZero('claimprice') },
  claimVoided: facts.has('vd_claim') ? facts.text('vd_claim') === 'Y' : null,
  breed: facts.textOrNull('racebreed'),
  sealedTrack: meaningOf(YES_OR_NO, facts.text('sealedtrac')),
  runUpFeet: facts.aboveZero('runup_dist'),
  railFeet: railOf(facts),
  apprenticeAllowanceLb: facts.aboveZero('apprweight'),
  weightsOfFirstThree: ['complinewe', 'complinew2', 'complinew3']
    .slice(0, named)
    .map((name) => facts.aboveZero(name)),
});
