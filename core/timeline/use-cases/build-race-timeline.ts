import { cardOrRefusal, raceNumbered, trackOrRefusal } from '../../card/days-card.ts';
import { changesAbout } from '../../card/desk-entries.ts';
import type { CardStore, ChangeStore } from '../../card/ports.ts';
import { type Card, parseRaceId, type Race } from '../../card/race.ts';
import { type Track, zoneOf } from '../../card/track.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { RaceWeatherOf } from '../../handicapping/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, instant, shift } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { OddsStore } from '../../odds/ports.ts';
import { dayOrRefusal } from '../../operations/requested-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces, ofHistory } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { momentOf } from '../../schedule/clocks.ts';
import type { JobSheet } from '../../schedule/ports.ts';
import type { RaceDaySchedule } from '../../schedule/rules.ts';
import { settledEntries } from '../../scorecards/scoreboard/settled-entries.ts';
import { sitePickFor } from '../../scorecards/sealed/site-pick.ts';
import type { WeatherBefore } from '../../weather/ports.ts';
import type { PostedConditions } from '../../weather/posted-conditions.ts';
import { UNKNOWN_WEATHER } from '../../weather/race-weather.ts';
import { cardEvent, changeEvent } from '../card-events.ts';
import type { RaceEvent } from '../event.ts';
import { oddsEvents } from '../odds-events.ts';
import { pickEvents } from '../pick-events.ts';
import { inOrder, type MissingKind, missingIn } from '../race-timeline.ts';
import { refreshEvent } from '../refresh-events.ts';
import { resultEvents, settlementEvent } from '../result-events.ts';
import { goingEvents, weatherEvents } from '../weather-events.ts';

export interface RaceTimelineDeps {
  /** Cards as they were imported. */
  readonly printed: Pick<CardStore, 'raceWith'>;
  /** Current cards. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly odds: Pick<OddsStore, 'boardsOf'>;
  readonly weatherBefore: WeatherBefore;
  readonly raceWeatherOf: RaceWeatherOf;
  readonly ledger: Pick<LedgerPages, 'page'>;
  readonly results: Pick<ResultStore, 'sheetsBetween' | 'replaced'>;
  readonly jobs: Pick<JobSheet, 'ofDay' | 'lastClockOf'>;
  readonly schedule: RaceDaySchedule;
  readonly racingNow: () => Promise<RacingNow>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface RaceTimelineRequest {
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
/** Track condition reports looked back through at most. */
const MOST_REPORTS = 40;

/**
 * Everything that happened to a race up to now, by when it happened, and what is planned for it. Refuses ('invalid',
 * `card.bad-day`) and ('not-found', `card.unknown-track`, `card.no-card`, `card.unknown-race`).
 */
export function makeBuildRaceTimeline(deps: RaceTimelineDeps) {
  async function cardEvents(
    { id, trackSlug, day, surface }: Race,
    before: Instant,
  ): Promise<readonly RaceEvent[]> {
    const printed = await deps.printed.raceWith(id);
    const changes = await deps.changes.changesOn(trackSlug, day, before);
    const raceEvents = changesAbout({ id, surface }, changes).map(changeEvent);
    return printed === null ? raceEvents : [cardEvent(printed.race, printed.provenance), ...raceEvents];
  }

  /** The track's posted conditions of that day, oldest first. */
  async function courseWords(
    { trackSlug, ...race }: Race,
    now: Instant,
  ): Promise<readonly PostedConditions[]> {
    const words: PostedConditions[] = [];
    let before = evidenceInstant({ trackSlug, ...race }, now);
    for (let nth = 0; nth < MOST_REPORTS; nth += 1) {
      const { courses } = await deps.weatherBefore(trackSlug, before);
      if (courses === null || raceDayAt(courses.provenance.at, zoneOf(trackSlug)) !== race.day) break;
      words.push(courses);
      before = shift(courses.provenance.at, -1);
    }
    return words.reverse();
  }

  async function weatherOf(race: Race, now: Instant): Promise<readonly RaceEvent[]> {
    const instant = evidenceInstant(race, now);
    const weather = (await deps.raceWeatherOf([race], now)).get(race.id) ?? UNKNOWN_WEATHER;
    const going = race.surface === null ? [] : goingEvents(await courseWords(race, now), race.surface);
    return [...going, ...weatherEvents(weather, { at: instant, isOff: instant < now })];
  }

  async function entriesOn({ id, day, trackSlug }: Race, now: Instant): Promise<readonly LedgerEntry[]> {
    const found: LedgerEntry[] = [];
    let before: number | null = null;
    for (;;) {
      const rows = await deps.ledger.page({ day, trackSlug, before, most: LEDGER_PAGE });
      found.push(...rows.map(entryIn).filter(({ raceId }) => raceId === id));
      before = rows.at(-1)?.seq ?? null;
      if (rows.length < LEDGER_PAGE) break;
    }
    return found.reverse().filter(({ racingAt }) => Date.parse(racingAt) <= now);
  }

  async function jobEventsOf({ day, trackSlug: track, number }: Race): Promise<readonly RaceEvent[]> {
    const { clock, racingNow } = momentOf(deps.clock, deps.racingClock);
    const isToday = day === raceDayAt(racingNow, deps.schedule.timeZone);
    const clockOfDay = isToday ? clock : ((await deps.jobs.lastClockOf(track, day)) ?? clock);
    const jobs = await deps.jobs.ofDay({ clock: clockOfDay, track, day });
    return jobs
      .filter(({ raceNumber }) => raceNumber === number)
      .map((job) => refreshEvent(job, deps.schedule));
  }

  /** Every sheet of the day, those of a kind oldest first. */
  async function sheetsOn(code: string, day: RaceDay): Promise<readonly ResultSheet[]> {
    const resultSheets = await deps.results.sheetsBetween(code, day, day);
    const all = resultSheets.map(async (sheet) => {
      const replaced = await deps.results.replaced(code, day, sheet.kind);
      return [...replaced.map((storedSheet) => storedSheet.sheet).reverse(), sheet];
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
    const resultSheets = sheets.filter(
      (sheet, nth) => !sheets.slice(nth + 1).some(({ kind }) => kind === sheet.kind),
    );
    const found = finishedRaces(resultSheets, racing).find(
      (finishedRace) => finishedRace.race.raceNumber === race.number,
    );
    if (found === undefined) return [];
    const run = { ...found, off: found.off ?? race.postTime };
    const raceEvents = resultEvents(sheets, race.number, run.off);
    const sealed = entries.filter(({ isReplayed }) => !isReplayed);
    const moment = instant(Math.max(run.provenance.at, ...raceEvents.map((event) => event.at)));
    const [scoredRace = null] = settledEntries(sealed, [run], racing).scoredRaces;
    const settled = settlementEvent(moment, sitePickFor(run, sealed, racing), scoredRace);
    return settled === null ? raceEvents : [...raceEvents, settled];
  }

  async function eventsOf(track: Track, card: Card, race: Race, racing: RacingNow) {
    const { now } = racing;
    const before = shift(now, 1);
    const entries = await entriesOn(race, now);
    const boards = await deps.odds.boardsOf(race.id, before);
    return [
      ...(await cardEvents(race, before)),
      ...(await weatherOf(race, now)),
      ...oddsEvents(boards, race.postTime, deps.schedule.raceJobs, now),
      ...pickEvents(entries),
      ...(await jobEventsOf(race)),
      ...(await resultsOf(track, race, entries, { ...racing, cards: [card] })),
    ];
  }

  return async function buildRaceTimeline(request: RaceTimelineRequest): Promise<RaceTimeline> {
    const track = trackOrRefusal(request.track);
    const racing = await deps.racingNow();
    const day = request.day === null ? raceDayAt(racing.now, track.timeZone) : dayOrRefusal(request.day);
    const { card } = cardOrRefusal(await deps.cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, request.raceNumber, day);
    const isDemo = parseRaceId(race.id)?.isDemo ?? false;
    const history = isDemo ? 'demo' : 'real';
    const events = await eventsOf(track, card, race, { ...racing, history });
    return { track, race, isDemo, now: racing.now, events: inOrder(events), missing: missingIn(events) };
  };
}

export type BuildRaceTimeline = ReturnType<typeof makeBuildRaceTimeline>;
