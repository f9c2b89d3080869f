import { trackByCode, zoneOf } from '../../card/track.ts';
import { type Instant, MINUTE } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { instantOn, raceDayAt } from '../../kernel/race-day.ts';
import { type JoinedRace, joinedRaces } from '../joined-sheets.ts';
import type { ResultSheet } from '../result-sheet.ts';
import { postTimeIn, type RacingNow } from './racing-now.ts';

/** From the off to the finish of a race, amply. */
const RUNNING = 3 * MINUTE;

/** A race that is over, and what tells of it. */
export interface FinishedRace extends JoinedRace {
  /** When it went off: as the result tells it, else as it was scheduled; null where nobody says. */
  readonly off: Instant | null;
  /** Of the first sheet of its day. */
  readonly provenance: Provenance;
}

const zoneAt = (code: string): string => zoneOf(trackByCode(code)?.slug ?? '');

function offOf({ track, day, race }: JoinedRace, racing: RacingNow): Instant | null {
  const scheduled = postTimeIn(racing, track, day, race.raceNumber);
  return race.offMinute === null ? scheduled : instantOn(day, race.offMinute, zoneAt(track));
}

/**
 * Whether it is over by the racing clock, which may stand before results that are kept (a replay). Where nobody says when
 * it went off, a race of today is over when its result had been brought by then.
 */
function isOver({ track, day, off, provenance }: FinishedRace, { now }: RacingNow): boolean {
  const today = raceDayAt(now, zoneAt(track));
  if (day !== today) return day < today;
  return off === null ? provenance.at <= now : now >= off + RUNNING;
}

/** Only the invented sheets where the demo is shown, only the real ones elsewhere. */
export const ofHistory = (sheets: readonly ResultSheet[], { history }: Pick<RacingNow, 'history'>) =>
  sheets.filter(({ kind }) => (kind === 'simulation') === (history === 'demo'));

/** The races of sheets that are over, in order of time. Real and invented ones never stand side by side. */
export function finishedRaces(sheets: readonly ResultSheet[], racing: RacingNow): readonly FinishedRace[] {
  const counting = ofHistory(sheets, racing);
  const sources = new Map(
    counting.map(({ track, day, provenance }) => [`${day} ${track}`, provenance] as const).reverse(),
  );
  return joinedRaces(counting).flatMap((joined) => {
    const provenance = sources.get(`${joined.day} ${joined.track}`);
    if (provenance === undefined) return [];
    const race = { ...joined, off: offOf(joined, racing), provenance };
    return isOver(race, racing) ? [race] : [];
  });
}
