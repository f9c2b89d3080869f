import type { MemberId } from '../../accounts/member.ts';
import { parseRaceId, type RaceId } from '../../card/race.ts';
import { trackBySlug, zoneOf } from '../../card/track.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { SealedRatings } from '../../picks/ledger/sealed-ratings.ts';
import type { ResultsOfDays } from '../../results/ports.ts';
import type { RaceResult } from '../../results/race-result.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { joinedRaces } from '../../results/reconcile/index.ts';
import { offOn } from '../../results/reported-off.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { type LineRecord, lineRecord, scoredLine } from '../line-record.ts';
import type { MyLine } from '../my-line.ts';
import type { LineStore } from '../ports.ts';

/** A member's lines and how they did. */
export interface ScoredLines {
  /** The last changed first. */
  readonly lines: readonly MyLine[];
  readonly record: LineRecord;
}

interface ScoreMyLinesDeps {
  readonly lines: Pick<LineStore, 'linesOf'>;
  readonly results: ResultsOfDays;
  /** The last chances sealed on races by an instant, by race id; a race without any is left out. */
  readonly sealedRatings: (
    raceIds: readonly RaceId[],
    now: Instant,
  ) => Promise<ReadonlyMap<string, SealedRatings>>;
  readonly racingNow: () => Promise<Pick<RacingNow, 'now' | 'history'>>;
}

/** Days whose results are read at once. */
const DAYS_AT_ONCE = 100;

interface PlacedLine {
  readonly line: MyLine;
  readonly isDemo: boolean;
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly race: number;
}

function placedLine(line: MyLine): PlacedLine {
  const id = parseRaceId(line.raceId);
  if (id === null) throw new Error(`A line is stored on ${line.raceId}, which is no race`);
  const { isDemo, trackSlug, day, number: race } = id;
  return { line, isDemo, trackSlug, day: day as RaceDay, race };
}

/** When the race of a line went off, by its result; null where that does not say. */
const offOf = ({ day, trackSlug }: PlacedLine, { offMinute }: RaceResult): Instant | null =>
  offMinute === null ? null : offOn(day, offMinute, zoneOf(trackSlug));

/** Whether a line came after the off: its card may have had a later post time, or none. */
function isTooLate(place: PlacedLine, race: RaceResult): boolean {
  const off = offOf(place, race);
  return off !== null && place.line.madeAt >= off;
}

/** A result of a time to come is not known yet, though it may be stored (a replay). */
function isOver(place: PlacedLine, race: RaceResult, now: Instant): boolean {
  const off = offOf(place, race);
  return off === null ? place.day < raceDayAt(now, zoneOf(place.trackSlug)) : off < now;
}

/** The result of the race of a line: an invented one only for an invented race. */
const resultOf = ({ isDemo, race }: PlacedLine, sheets: readonly ResultSheet[]): RaceResult | null =>
  joinedRaces(sheets.filter(({ kind }) => (kind === 'simulation') === isDemo)).find(
    (joined) => joined.race.raceNumber === race,
  )?.race ?? null;

/**
 * Holds the lines of a member against the official results of their races, beside the final odds and the last chances that
 * we and the analysts had sealed before the off: those on invented races while the demo is shown, else those on real ones.
 */
export function makeScoreMyLines({ lines, results, sealedRatings, racingNow }: ScoreMyLinesDeps) {
  async function outcomesAt(trackSlug: string, placed: readonly PlacedLine[], now: Instant) {
    const code = trackBySlug(trackSlug)?.code ?? trackSlug;
    const days = [...new Set(placed.map(({ day }) => day))];
    const sheets = groupBy(await results.sheetsOn(code, days), ({ day }) => day);
    const ids = placed.map(({ line }) => line.raceId);
    const sealed = await sealedRatings(ids, now);
    return placed.map((place) => {
      const race = resultOf(place, sheets.get(place.day) ?? []);
      if (race === null || !isOver(place, race, now)) return 'pending';
      if (isTooLate(place, race)) return 'left-out';
      return scoredLine(place.line, race, `${code} ${place.day}`, sealed.get(place.line.raceId) ?? null);
    });
  }

  return async function scoreMyLines(memberId: MemberId): Promise<ScoredLines> {
    const { now, history } = await racingNow();
    const stored = (await lines.linesOf(memberId))
      .map(placedLine)
      .filter(({ isDemo }) => isDemo === (history === 'demo'));
    const outcomes: ReturnType<typeof scoredLine>[] = [];
    for (const [trackSlug, ofTrack] of groupBy(stored, ({ trackSlug: slug }) => slug)) {
      const byDay = [...groupBy(ofTrack, ({ day }) => day).values()];
      for (let start = 0; start < byDay.length; start += DAYS_AT_ONCE) {
        const read = byDay.slice(start, start + DAYS_AT_ONCE).flat();
        outcomes.push(...(await outcomesAt(trackSlug, read, now)));
      }
    }
    return { lines: stored.map(({ line }) => line), record: lineRecord(outcomes) };
  };
}

export type ScoreMyLines = ReturnType<typeof makeScoreMyLines>;
