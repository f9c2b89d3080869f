import { cardOrRefusal, raceNumbered, trackOrRefusal } from '../../card/days-card.ts';
import type { CardShelf, ChangeShelf } from '../../card/ports.ts';
import { type Card, parseRaceId, type Race } from '../../card/race.ts';
import { type Track, zoneOf } from '../../card/track.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { RaceWeatherOf } from '../../handicapping/ports.ts';
import type { Clock } from '../../kernel/doors.ts';
import { type Instant, instant, shift } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { OddsShelf } from '../../odds/ports.ts';
import { dayOrRefusal } from '../../operations/day-asked-for.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces, ofHistory } from '../../results/finished-race.ts';
import type { ResultShelf } from '../../results/ports.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { momentOf } from '../../schedule/clocks.ts';
import type { PointSheet } from '../../schedule/ports.ts';
import type { RaceDaySchedule } from '../../schedule/rules.ts';
import { housePickFor } from '../../scorecards/dashboard/house-pick.ts';
import { settledEntries } from '../../scorecards/scoreboard/settled-entries.ts';
import type { CourseWord } from '../../weather/course-word.ts';
import type { WeatherBefore } from '../../weather/ports.ts';
import { UNKNOWN_WEATHER } from '../../weather/race-weather.ts';
import { cardEvent, changeEvent } from '../card-events.ts';
import type { RaceEvent } from '../event.ts';
import { oddsEvents } from '../odds-events.ts';
import { pickEvents } from '../pick-events.ts';
import { inOrder, type MissingKind, missingIn } from '../race-timeline.ts';
import { refreshEvent } from '../refresh-events.ts';
import { resultEvents, settlementEvent } from '../result-events.ts';
import { goingEvents, weatherEvents } from '../weather-events.ts';

export interface RaceTimelineDoors {
  /** As they were brought. */
  readonly printed: Pick<CardShelf, 'raceWith'>;
  /** As they stand. */
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly changes: Pick<ChangeShelf, 'changesOn'>;
  readonly odds: Pick<OddsShelf, 'boardsOf'>;
  readonly weatherBefore: WeatherBefore;
  readonly raceWeatherOf: RaceWeatherOf;
  readonly ledger: Pick<LedgerPages, 'page'>;
  readonly results: Pick<ResultShelf, 'sheetsBetween' | 'replaced'>;
  readonly points: Pick<PointSheet, 'ofDay' | 'lastClockOf'>;
  readonly schedule: RaceDaySchedule;
  readonly racingNow: () => Promise<RacingNow>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface RaceTimelineWish {
  /** Slug or number. */
  readonly track: string;
  /** `YYYY-MM-DD`; null: today. */
  readonly day: string | null;
  readonly raceNumber: number;
}

export interface RaceTimeline {
  readonly track: Track;
  readonly race: Race;
  readonly isDemo: boolean;
  /** By the racing clock: what happened later is not in it. */
  readonly now: Instant;
  readonly events: readonly RaceEvent[];
  readonly missing: readonly MissingKind[];
}

const LEDGER_PAGE = 500;
/** Words of the track looked back through at most. */
const MOST_WORDS = 40;

/**
 * Everything that happened to a race up to now, by when it happened, and what is planned for it. Refuses ('invalid',
 * `card.bad-day`) and ('not-found', `card.unknown-track`, `card.no-card`, `card.unknown-race`).
 */
export function makeTellRaceTimeline(doors: RaceTimelineDoors) {
  async function cardEvents({ id, trackSlug, day }: Race, before: Instant): Promise<readonly RaceEvent[]> {
    const printed = await doors.printed.raceWith(id);
    const changes = await doors.changes.changesOn(trackSlug, day, before);
    const own = changes.filter(({ raceId }) => raceId === id).map(changeEvent);
    return printed === null ? own : [cardEvent(printed.race, printed.provenance), ...own];
  }

  /** What the track said of its courses that day, the oldest word first. */
  async function courseWords({ trackSlug, ...race }: Race, now: Instant): Promise<readonly CourseWord[]> {
    const words: CourseWord[] = [];
    let before = evidenceInstant({ trackSlug, ...race }, now);
    for (let nth = 0; nth < MOST_WORDS; nth += 1) {
      const { courses } = await doors.weatherBefore(trackSlug, before);
      if (courses === null || raceDayAt(courses.provenance.at, zoneOf(trackSlug)) !== race.day) break;
      words.push(courses);
      before = shift(courses.provenance.at, -1);
    }
    return words.reverse();
  }

  async function weatherOf(race: Race, now: Instant): Promise<readonly RaceEvent[]> {
    const at = evidenceInstant(race, now);
    const weather = (await doors.raceWeatherOf([race], now)).get(race.id) ?? UNKNOWN_WEATHER;
    const going = goingEvents(await courseWords(race, now), race.surface);
    return [...going, ...weatherEvents(weather, { at, isOff: at < now })];
  }

  async function entriesOn({ id, day, trackSlug }: Race, now: Instant): Promise<readonly LedgerEntry[]> {
    const found: LedgerEntry[] = [];
    let before: number | null = null;
    for (;;) {
      const rows = await doors.ledger.page({ day, trackSlug, before, most: LEDGER_PAGE });
      found.push(...rows.map(entryIn).filter(({ raceId }) => raceId === id));
      before = rows.at(-1)?.seq ?? null;
      if (rows.length < LEDGER_PAGE) break;
    }
    return found.reverse().filter(({ racingAt }) => Date.parse(racingAt) <= now);
  }

  async function pointsOf({ day, trackSlug: track, number }: Race): Promise<readonly RaceEvent[]> {
    const { clock, racingNow } = momentOf(doors.clock, doors.racingClock);
    const isToday = day === raceDayAt(racingNow, doors.schedule.timeZone);
    const kept = isToday ? clock : ((await doors.points.lastClockOf(track, day)) ?? clock);
    const points = await doors.points.ofDay({ clock: kept, track, day });
    return points
      .filter(({ raceNumber }) => raceNumber === number)
      .map((point) => refreshEvent(point, doors.schedule));
  }

  /** Every sheet of the day, those of a kind oldest first. */
  async function sheetsOn(code: string, day: RaceDay): Promise<readonly ResultSheet[]> {
    const standing = await doors.results.sheetsBetween(code, day, day);
    const all = standing.map(async (sheet) => {
      const replaced = await doors.results.replaced(code, day, sheet.kind);
      return [...replaced.map((one) => one.sheet).reverse(), sheet];
    });
    return (await Promise.all(all)).flat();
  }

  async function resultsOf(
    { code }: Track,
    race: Race,
    entries: readonly LedgerEntry[],
    racing: RacingNow,
  ): Promise<readonly RaceEvent[]> {
    const sheets = ofHistory(await sheetsOn(code, race.day), racing);
    const standing = sheets.filter(
      (sheet, nth) => !sheets.slice(nth + 1).some(({ kind }) => kind === sheet.kind),
    );
    const found = finishedRaces(standing, racing).find((one) => one.race.raceNumber === race.number);
    if (found === undefined) return [];
    const run = { ...found, off: found.off ?? race.postTime };
    const told = resultEvents(sheets, race.number, run.off);
    const sealed = entries.filter(({ isReplayed }) => !isReplayed);
    const at = instant(Math.max(run.provenance.at, ...told.map((event) => event.at)));
    const [judged = null] = settledEntries(sealed, [run], racing).judged;
    const settled = settlementEvent(at, housePickFor(run, sealed, racing), judged);
    return settled === null ? told : [...told, settled];
  }

  async function eventsOf(track: Track, card: Card, race: Race, racing: RacingNow) {
    const { now } = racing;
    const before = shift(now, 1);
    const entries = await entriesOn(race, now);
    const boards = await doors.odds.boardsOf(race.id, before);
    return [
      ...(await cardEvents(race, before)),
      ...(await weatherOf(race, now)),
      ...oddsEvents(boards, race.postTime, doors.schedule.racePoints, now),
      ...pickEvents(entries),
      ...(await pointsOf(race)),
      ...(await resultsOf(track, race, entries, { ...racing, cards: [card] })),
    ];
  }

  return async function tellRaceTimeline(wish: RaceTimelineWish): Promise<RaceTimeline> {
    const track = trackOrRefusal(wish.track);
    const racing = await doors.racingNow();
    const day = wish.day === null ? raceDayAt(racing.now, track.timeZone) : dayOrRefusal(wish.day);
    const { card } = cardOrRefusal(await doors.cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, wish.raceNumber, day);
    const isDemo = parseRaceId(race.id)?.isDemo ?? false;
    const history = isDemo ? 'demo' : 'real';
    const events = await eventsOf(track, card, race, { ...racing, history });
    return { track, race, isDemo, now: racing.now, events: inOrder(events), missing: missingIn(events) };
  };
}

export type TellRaceTimeline = ReturnType<typeof makeTellRaceTimeline>;
