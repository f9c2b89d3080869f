import { type Race, raceId } from '#core/card/race.ts';
import type { Track } from '#core/card/track.ts';
import { instantOn, NOON, parseClock, type RaceDay } from '#core/kernel/race-day.ts';
import { agesOf } from '../card-file/ages.ts';
import { classText } from '../card-file/class-text.ts';
import type { Facts } from '../card-file/facts.ts';
import { meaningOf, SEXES_ADMITTED } from '../card-file/race-codes.ts';
import { raceFactsOf } from './race-facts.ts';

/** Minutes since midnight; a time before 12:00 without AM or PM could be either, so it is unknown. */
function minuteOf(printed: string): number | null {
  const found = /(\d{1,2}:\d{2})(?::\d{2})?(?:\.\d+)?\s*([AP]\.?M\.?)?/i.exec(printed);
  const minute = parseClock(`${found?.[1] ?? ''} ${found?.[2] ?? ''}`.trim());
  return minute === null || (found?.[2] === undefined && minute < NOON) ? null : minute;
}

/** Today's race without its runners. */
export function raceOf(
  facts: Facts,
  { track, day, number }: { readonly track: Track; readonly day: RaceDay; readonly number: number },
): Race {
  const { raceType, grade, purse, ...rest } = raceFactsOf(facts);
  const high = facts.aboveZero('MaximumClaimPrice');
  const minute = minuteOf(facts.text('PostTime'));
  const low = facts.aboveZero('MinimumClaimPrice');
  return {
    ...rest,
    id: raceId(track.slug, day, number),
    trackSlug: track.slug,
    day,
    number,
    name: facts.textOrNull('RaceName'),
    postTime: minute === null ? null : instantOn(day, minute, track.timeZone),
    raceType,
    grade,
    classification: classText({ raceType, purse, claimingPrice: high, grade }),
    conditions: facts.textOrNull('ConditionText'),
    eligibility: {
      ages: agesOf(facts.part('AgeRestriction').text('Value')),
      sexes:
        facts.all('SexRestriction').length === 0
          ? null
          : meaningOf(SEXES_ADMITTED, facts.part('SexRestriction').text('Value')),
    },
    purse,
    claiming: high === null ? null : { low: Math.min(low ?? high, high), high },
    stateBred: null,
    trackRecordSeconds: null,
    pars: { pace2f: null, pace4f: null, pace6f: null, speed: null, latePace: null },
    wagers: '',
    runners: [],
  };
}
