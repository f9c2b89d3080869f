import { NO_MEETING } from '../card/no-meeting.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { DayFacts } from './day-facts.ts';
import type { RunHistory } from './history/ports.ts';
import type { Run } from './run.ts';

/**
 * Whether there is racing on a day: `yes`; `no`, when the source of entries was asked and has none; `not-asked`, when
 * nobody asked it; `unknown`, when it failed.
 */
export type RacingOnDay = 'yes' | 'no' | 'not-asked' | 'unknown';

/** What the last fetch of a day's card came to. */
export type CardFetch = Pick<Run, 'status' | 'received' | 'faults'>;

/** Facts that exist of days with racing only. */
const ofRacing = ({
  card,
  resultRaces,
  selections,
  pedigrees,
  pickedRaces,
  figureRaces,
}: DayFacts): boolean =>
  card !== null || [resultRaces, selections, pedigrees, pickedRaces, figureRaces].some((count) => count > 0);

function saysNoRacing({ status, received: count, faults }: CardFetch): boolean {
  if (status === 'success') return count === 0;
  return status === 'failed' && faults.length > 0 && faults.every(({ code }) => code === NO_MEETING);
}

/** Reads off the stored facts of a day and the last fetch of its card (null: there was none) whether there is racing. */
export function racingOn(facts: DayFacts, cardFetch: CardFetch | null): RacingOnDay {
  if (ofRacing(facts)) return 'yes';
  if (cardFetch === null) return 'not-asked';
  return saysNoRacing(cardFetch) ? 'no' : 'unknown';
}

/** The card may have been fetched under its other name. */
const isOfCard = ({ source }: Run): boolean => source === 'races' || source === 'racing-api';

/** The last fetch of each of these days' cards at a track (slug); for days with facts of racing none is looked up. */
export async function cardFetchesOf(
  history: Pick<RunHistory, 'lastOfDays'>,
  track: string,
  facts: readonly DayFacts[],
): Promise<(day: RaceDay) => CardFetch | null> {
  const days = facts.filter((dayFacts) => !ofRacing(dayFacts)).map(({ day }) => day);
  const [from, to] = [[...days].sort()[0], [...days].sort().at(-1)];
  if (from === undefined || to === undefined) return () => null;
  const runs = (await history.lastOfDays(track, { from, to })).filter(isOfCard);
  return (day) => {
    const ofDay = runs.filter((run) => run.day === day).sort((a, b) => b.startedAt - a.startedAt);
    return ofDay[0] ?? null;
  };
}
