import type { CardCalendar } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import { raceStatus } from '../../card/race-status.ts';
import { FLAGSHIP, type Track, trackBySlug } from '../../card/track.ts';
import type { FigureStore } from '../../handicapping/ports.ts';
import { dateText, dateTimeAt } from '../../kernel/day-text.ts';
import { type Instant, MINUTE } from '../../kernel/instant.ts';
import { addDays } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import type { OddsStore } from '../../odds/ports.ts';
import type { PicksStore } from '../../picks/ports.ts';
import { analystsOf } from '../../picks/recommendations/day-picks.ts';
import { finishedRaces, ofHistory } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import type { CheckSource, SourceState } from '../dashboard/source-state.ts';

/** Results are out by then. */
const OUT_AFTER = 30 * MINUTE;
/** Results older than this are not of the racing under way. */
const RECENT_DAYS = 7;
/** A board older than this is no price that can be had. */
const BOARD_AGE = 10 * MINUTE;

type SourceFinding = Pick<SourceState, 'state' | 'detail'> & {
  readonly provenance?: { readonly source: string | null; readonly at: Instant } | undefined;
};

const stateOf = (
  name: string,
  isNeeded: boolean,
  { state, detail, provenance }: SourceFinding,
): SourceState => ({
  name,
  isNeeded,
  state,
  detail,
  source: provenance?.source ?? null,
  at: provenance?.at ?? null,
});

const racesOf = ({ cards }: RacingNow) => cards.flatMap(({ races }) => races);

export const makeCheckCard =
  ({ cards }: { readonly cards: CardCalendar }): CheckSource =>
  async (racing, track) => {
    const [card] = racing.cards;
    if (card !== undefined) {
      const detail = `${counted(racesOf(racing).length, 'race')} today.`;
      return stateOf('Race card', true, { state: 'complete', detail, provenance: card.provenance });
    }
    const latest = await cards.latestRealDay((track ?? FLAGSHIP).slug);
    const detail =
      latest === null ? 'No card has been imported.' : `No card for today; latest is ${dateText(latest)}.`;
    return stateOf('Race card', true, { state: latest === null ? 'missing' : 'stale', detail });
  };

/** Races of today that should have a result by now and have none. */
function racesWithoutResult(racing: RacingNow, withResult: ReadonlySet<string>): number {
  const due = racesOf(racing).filter(
    ({ postTime }) => postTime !== null && racing.now >= postTime + OUT_AFTER,
  );
  return due.filter(
    ({ trackSlug, number }) => !withResult.has(`${trackBySlug(trackSlug)?.code ?? ''} ${number}`),
  ).length;
}

export const makeCheckResults =
  ({ results }: { readonly results: Pick<ResultStore, 'sheetsBetween'> }): CheckSource =>
  async (racing, track) => {
    const { today } = racing;
    const sheets = await results.sheetsBetween(track?.code ?? null, addDays(today, -RECENT_DAYS), today);
    const runs = finishedRaces(ofHistory(sheets, racing), racing);
    const provenance = runs.at(-1)?.provenance;
    const todays = runs.filter(({ day }) => day === today);
    const lacking = racesWithoutResult(
      racing,
      new Set(todays.map(({ track, race }) => `${track} ${race.raceNumber}`)),
    );
    if (lacking > 0) {
      const detail = `${counted(lacking, 'finished race has', 'finished races have')} no result.`;
      return stateOf('Results', true, {
        state: todays.length === 0 ? 'missing' : 'stale',
        detail,
        provenance,
      });
    }
    const latest = runs.at(-1)?.day;
    return latest === undefined
      ? stateOf('Results', false, { state: 'missing', detail: `None in the last ${RECENT_DAYS} days.` })
      : stateOf('Results', false, { state: 'complete', detail: `Latest: ${dateText(latest)}.`, provenance });
  };

export interface CheckPicksDeps {
  readonly picks: Pick<PicksStore, 'picksFor'>;
  /** Whether the kept picks of a card are what would be made now. */
  readonly areCurrent: (card: Pick<Card, 'trackSlug' | 'day'>) => Promise<boolean>;
}

export const makeCheckPicks =
  ({ picks, areCurrent }: CheckPicksDeps): CheckSource =>
  async ({ cards }) => {
    const [card] = cards;
    const storedPicks = card === undefined ? null : await picks.picksFor(card.trackSlug, card.day);
    if (card === undefined || storedPicks === null) {
      return stateOf('Picks', false, { state: 'missing', detail: 'None made for today.' });
    }
    const provenance = { source: analystsOf(storedPicks.set) || null, at: storedPicks.set.madeAt };
    const isCurrent = await areCurrent(card);
    const detail = isCurrent ? 'Made from the current card.' : 'The card has changed since they were made.';
    return stateOf('Picks', false, { state: isCurrent ? 'complete' : 'stale', detail, provenance });
  };

export const makeCheckFigures =
  ({ figures }: { readonly figures: Pick<FigureStore, 'figuresFor'> }): CheckSource =>
  async ({ today }, track) => {
    const storedFigures = await figures.figuresFor((track ?? FLAGSHIP).code, today);
    return storedFigures === null
      ? stateOf('Speed figure report', false, { state: 'missing', detail: 'No report uploaded for today.' })
      : stateOf('Speed figure report', false, {
          state: 'complete',
          detail: `${counted(storedFigures.report.races.length, 'race')} today.`,
          provenance: storedFigures.report.provenance,
        });
  };

export const makeCheckOdds =
  ({ odds }: { readonly odds: Pick<OddsStore, 'latest'> }): CheckSource =>
  async (racing) => {
    const { now } = racing;
    const open = racesOf(racing).filter((race) => raceStatus(race, now) !== 'completed');
    const boards = await odds.latest(open.map(({ id }) => ({ raceId: id, before: now })));
    const [newest] = boards.map(({ provenance }) => provenance).toSorted((a, b) => b.at - a.at);
    if (newest === undefined) {
      return stateOf('Live odds', false, { state: 'missing', detail: 'None yet; morning lines are used.' });
    }
    const isOld = now - newest.at > BOARD_AGE;
    const detail = isOld
      ? 'The latest board is over 10 minutes old.'
      : `Boards for ${counted(boards.length, 'race')}.`;
    return stateOf('Live odds', false, { state: isOld ? 'stale' : 'complete', detail, provenance: newest });
  };

export interface FreshnessRequest {
  readonly name: string;
  /** What was reported last before now; null where nothing is stored. */
  readonly latest: (
    racing: RacingNow,
    track: Track | null,
  ) => Promise<{ readonly source: string; readonly at: Instant } | null>;
  /** Older than this many milliseconds it is stale. */
  readonly staleAfter: number;
}

/** Any kind of data of which only the age counts: weather, news. */
export const makeCheckFreshness =
  ({ name, latest, staleAfter }: FreshnessRequest): CheckSource =>
  async (racing, track) => {
    const provenance = await latest(racing, track);
    if (provenance === null) return stateOf(name, false, { state: 'missing', detail: 'No data yet.' });
    const isOld = racing.now - provenance.at > staleAfter;
    const detail = `Last updated ${dateTimeAt(provenance.at, (track ?? FLAGSHIP).timeZone)}${isOld ? ' (out of date)' : ''}.`;
    return stateOf(name, false, { state: isOld ? 'stale' : 'complete', detail, provenance });
  };
