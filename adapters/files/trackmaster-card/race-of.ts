import { type Race, raceId } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { Track } from '#core/card/track.ts';
import type { TrackmasterClass } from '#core/card/trackmaster-facts.ts';
import { instantOn, parseClock, type RaceDay } from '#core/kernel/race-day.ts';
import { agesOf } from '../card-file/ages.ts';
import { classText } from '../card-file/class-text.ts';
import { yardsOf } from '../card-file/distance.ts';
import type { Facts } from '../card-file/facts.ts';
import { COURSES, meaningOf, RACE_TYPES } from '../card-file/race-codes.ts';
import { raceTextOf } from './race-text.ts';
import { togetherSeconds } from './workout-of.ts';

/** The file has only the race's highest claiming price; the lowest comes from its runners. */
function claimingOf(
  highest: number | null,
  runners: readonly Pick<Runner, 'claimingPrice'>[],
): Race['claiming'] {
  if (highest === null) return null;
  const tags = runners.flatMap(({ claimingPrice }) => (claimingPrice === null ? [] : [claimingPrice]));
  return { low: Math.min(highest, ...tags), high: highest };
}

/** TrackMaster's pars are on its own scale and can't be converted to ours. */
const NO_PARS = { pace2f: null, pace4f: null, pace6f: null, speed: null, latePace: null };

function classOf(facts: Facts): TrackmasterClass {
  const par = facts.aboveZero('partim');
  return {
    classRating: facts.aboveZero('todays_cls'),
    parSeconds: par === null ? null : togetherSeconds(par),
  };
}

/** Today's race without its runners, whose tags give its lowest claiming price. */
export function raceOf(
  facts: Facts,
  { track, day, number }: { readonly track: Track; readonly day: RaceDay; readonly number: number },
  runners: readonly Pick<Runner, 'claimingPrice'>[],
): Race {
  const code = facts.text('stkorclm');
  const type = meaningOf(RACE_TYPES, code) ?? code;
  const text = raceTextOf(facts.text('race_text'), type === 'N');
  const raceType = text.grade === null ? type : `G${text.grade}`;
  const [purse, claimingPrice] = [facts.aboveZero('purse'), facts.aboveZero('claimamt')];
  const minute = parseClock(facts.text('post_time'));
  const { trackRecordSeconds, name, grade, sexes, conditions } = text;
  return {
    id: raceId(track.slug, day, number),
    trackSlug: track.slug,
    day,
    number,
    name,
    postTime: minute === null ? null : instantOn(day, minute, track.timeZone),
    distanceYards: yardsOf(facts.number('distance'), facts.text('dist_unit')),
    isAbout: facts.text('dist_disp').includes('*'),
    surface: meaningOf(COURSES, facts.text('course_id')),
    raceType,
    grade,
    classification: classText({ raceType, purse, claimingPrice, grade }),
    conditions,
    eligibility: { ages: agesOf(facts.text('age_restr')), sexes },
    purse,
    claiming: claimingOf(claimingPrice, runners),
    stateBred: null,
    trackRecordSeconds,
    pars: NO_PARS,
    trackmaster: classOf(facts),
    wagers: facts.text('bet_opt'),
    runners: [],
  };
}
