import { FLAGSHIP, trackByCode } from '../card/track.ts';
import { type Instant, instant, MINUTE, shift } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { addDays, instantOn } from '../kernel/race-day.ts';
import { postTimeIn, type RacingNow } from './racing-now.ts';
import { type JoinedRace, joinedRaces } from './reconcile/index.ts';
import { FIRST_OFF, offOn } from './reported-off.ts';
import type { ResultSheet } from './result-sheet.ts';

/** From the off to the finish of a race, amply. */
const RUNNING = 3 * MINUTE;

/** A race that is over, and where its result comes from. */
export interface FinishedRace extends JoinedRace {
  /**
   * When it went off: as the result gives it, else as scheduled; null where no source says, and where the result names it
   * on the clock of a track whose zone nobody knows.
   */
  readonly off: Instant | null;
  /** Of the first sheet of its day. */
  readonly provenance: Provenance;
}

/** The time zone of a track; null for one that is not registered: what its clock says is then no moment. */
const zoneAt = (code: string): string | null => trackByCode(code)?.timeZone ?? null;

function offOf({ track, day, race }: JoinedRace, racing: RacingNow): Instant | null {
  if (race.offMinute === null) return postTimeIn(racing, track, day, race.raceNumber);
  const zone = zoneAt(track);
  return zone === null ? null : offOn(day, race.offMinute, zone);
}

/**
 * When it is over by the racing clock, which may stand before results that are stored (a replay): within its day and the
 * night after it. Where no source says when it went off, it is over when its result was imported, or when its day ends.
 */
function overAt({ track, day, off, provenance }: FinishedRace): Instant {
  const zone = zoneAt(track) ?? FLAGSHIP.timeZone;
  const begin = instantOn(day, 0, zone);
  const end = instantOn(addDays(day, 1), off === null ? 0 : FIRST_OFF, zone);
  const moment = off === null ? provenance.at : shift(off, RUNNING);
  return instant(Math.min(end, Math.max(begin, moment)));
}

/** Only the invented sheets where the demo is shown, only the real ones elsewhere. */
export const ofHistory = (sheets: readonly ResultSheet[], { history }: Pick<RacingNow, 'history'>) =>
  sheets.filter(({ kind }) => (kind === 'simulation') === (history === 'demo'));

/** The provenance of each race that only the stewards' desk reports. */
function racesOnlyByHand(sheets: readonly ResultSheet[]): ReadonlyMap<string, Provenance> {
  const keysOf = ({ track, day, races }: ResultSheet) =>
    races.map(({ raceNumber }) => `${day} ${track} ${raceNumber}`);
  const byHand = sheets.filter(({ kind }) => kind === 'desk');
  if (byHand.length === 0) return new Map();
  const reported = new Set(sheets.filter(({ kind }) => kind !== 'desk').flatMap(keysOf));
  return new Map(
    byHand.flatMap((sheet) =>
      keysOf(sheet)
        .filter((key) => !reported.has(key))
        .map((key) => [key, sheet.provenance] as const),
    ),
  );
}

/** Races that are over at a moment. */
export interface FinishedRaces {
  readonly finished: readonly FinishedRace[];
  /** When the last of them was over; null when none is. */
  readonly lastAt: Instant | null;
  /** When the next one of the same sheets is; null when none is left. */
  readonly nextAt: Instant | null;
}

/** The races of sheets that are over, in order of time. Real and invented ones never stand side by side. */
export function finishedBy(sheets: readonly ResultSheet[], racing: RacingNow): FinishedRaces {
  const counting = ofHistory(sheets, racing);
  const sources = new Map(
    counting
      .toSorted((a, b) => Number(a.kind === 'desk') - Number(b.kind === 'desk'))
      .map(({ track, day, provenance }) => [`${day} ${track}`, provenance] as const)
      .reverse(),
  );
  const byHand = racesOnlyByHand(counting);
  const finished: FinishedRace[] = [];
  let lastAt: Instant | null = null;
  let nextAt: Instant | null = null;
  for (const joined of joinedRaces(counting)) {
    const provenance =
      byHand.get(`${joined.day} ${joined.track} ${joined.race.raceNumber}`) ??
      sources.get(`${joined.day} ${joined.track}`);
    if (provenance === undefined) continue;
    const race = { ...joined, off: offOf(joined, racing), provenance };
    const instant = overAt(race);
    if (instant <= racing.now) {
      finished.push(race);
      if (lastAt === null || instant > lastAt) lastAt = instant;
    } else if (nextAt === null || instant < nextAt) nextAt = instant;
  }
  return { finished, lastAt, nextAt };
}

export const finishedRaces = (sheets: readonly ResultSheet[], racing: RacingNow): readonly FinishedRace[] =>
  finishedBy(sheets, racing).finished;
