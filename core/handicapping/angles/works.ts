import { distanceText } from '../../card/distance.ts';
import type { Runner } from '../../card/runner.ts';
import { trackName } from '../../card/tracks/names.ts';
import type { Workout } from '../../card/workout.ts';
import { dayText } from '../../kernel/day-text.ts';
import { daysBetween, type RaceDay } from '../../kernel/race-day.ts';
import { eachAlone } from './angle.ts';
import { ordinal, timeText } from './wording.ts';

const RECENT = 30;
/** Smaller groups say nothing by their order. */
const GROUP = 10;
const SHARP = 0.1;

type Ranked = Workout & { readonly rank: number; readonly count: number };

const isRanked = (work: Workout): work is Ranked =>
  work.rank !== null && work.count !== null && work.count >= GROUP;

function workText(work: Ranked): string {
  const place = work.rank === 1 ? `fastest of ${work.count}` : `${ordinal(work.rank)} of ${work.count}`;
  const distance = distanceText(work.distanceYards);
  return `worked ${distance} in ${timeText(work.seconds)} at ${trackName(work.track)} on ${dayText(work.day)}, ${place}`;
}

/** No race lately; a horse of unknown past may have had one. */
function hasBeenAway({ daysSinceLast, pastPerformances }: Runner, today: RaceDay): boolean {
  if (daysSinceLast !== null) return daysSinceLast > RECENT;
  return pastPerformances?.every(({ day }) => daysBetween(day, today) > RECENT) ?? false;
}

/** A sharp work of the last thirty days; or none at all for a horse that has not raced lately. */
export const works = eachAlone('works', (runner, { race }) => {
  if (runner.workouts === null) return null;
  const recent = runner.workouts.filter((work) => daysBetween(work.day, race.day) <= RECENT);
  if (recent.length === 0 && hasBeenAway(runner, race.day)) {
    return { value: -0.4, says: `no race or work on the card in the last ${RECENT} days` };
  }
  const [best] = recent.filter(isRanked).sort((a, b) => a.rank / a.count - b.rank / b.count);
  if (best === undefined || (best.rank > 1 && best.rank / best.count > SHARP)) return null;
  return { value: best.rank === 1 ? 0.6 : 0.4, says: workText(best) };
});
