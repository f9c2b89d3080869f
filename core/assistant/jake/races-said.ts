import { isOff } from '../../card/race-status.ts';
import { courseOf } from '../../card/surface.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { CardInPlay } from '../race-view.ts';

/** The races on the footing a question names, else all. */
export function racesOnFooting({ races }: CardInPlay, text: string): CardInPlay['races'] {
  const wanted = /\b(?:turf|grass)\b/i.test(text) ? 'turf' : /\bdirt\b/i.test(text) ? 'dirt' : null;
  const found = races.filter(({ surface }) => surface !== null && courseOf(surface).footing === wanted);
  return found.length === 0 ? races : found;
}

/** `This race` is the next one where no race was spoken of. */
const NEXT =
  /\b(?:the|this) next (?:race|one)\b|^\W*next race\W*$|\b(?:bet|play|like|who(?:['’]?s| is)?|runs) next\b|\b(?:this|the upcoming|the coming) race\b|\brace (?:coming up|up next|on deck)\b/i;

/** The number of the next race where a question says `the next race`; not where it asks when that is. */
export function nextRaceSaid({ races }: CardInPlay, text: string, now: Instant): number | null {
  if (!NEXT.test(text)) return null;
  if (/\bwhen\b|\bwhat time\b|\bpost ?time\b|\bhow (?:long|soon)\b/i.test(text)) return null;
  return races.find((race) => !isOff(race, now))?.number ?? null;
}

/** On each footing the first race that is not off; of a day that is over the last race. */
export function nextOnEachFooting(races: CardInPlay['races'], now: Instant): CardInPlay['races'] {
  const open = races.filter((race) => !isOff(race, now));
  const footingOf = ({ surface }: CardInPlay['races'][number]) =>
    surface === null ? null : courseOf(surface).footing;
  const first = open.filter(
    (race, index) => open.findIndex((other) => footingOf(other) === footingOf(race)) === index,
  );
  return first.length > 0 ? first : races.slice(-1);
}
