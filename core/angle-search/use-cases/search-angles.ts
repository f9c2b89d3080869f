import { type CardOutline, isOfToday } from '../../card/card-outline.ts';
import { formIn } from '../../card/form.ts';
import type { CardCalendar, CardStore } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import { daysAround, noonOf, type Track, trackBySlug, zoneOf } from '../../card/track.ts';
import { evidenceOf } from '../../handicapping/evidence.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type DaySpan, raceDayAt } from '../../kernel/race-day.ts';
import type { QueryStart } from '../../record-search/query-start.ts';
import { recordOf, type StartsRecord } from '../../record-search/record.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { joinedRaces, sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import { belongingTogether } from '../../scorecards/replay/replay.ts';
import { type Combination, inWords, textOf } from '../combination.ts';
import { type MatchedRace, matchesIn } from '../match.ts';
import { racesRunOn } from '../past-card.ts';
import { readCombination } from '../read-combination.ts';

export type SearchedDays = 'today' | 'tomorrow' | 'past';

export interface AngleSearchRequest {
  /** As written in links: `layoff(60) and first-lasix`. */
  readonly find: string;
  readonly when: SearchedDays;
  /** How many days before today the record looks back. */
  readonly days: number;
  /** All tracks when null. */
  readonly track: Track | null;
}

/** What the starters found by a search did on past cards. */
export interface AngleRecord extends StartsRecord {
  readonly span: DaySpan;
  /** Past cards with results that were searched, and their races. */
  readonly cards: number;
  readonly races: number;
  /** Of the latest result that counts; null without any. */
  readonly latest: Provenance | null;
}

export interface AngleSearch {
  readonly find: string;
  /** In plain words. */
  readonly words: string;
  /** Races of the days asked for with a starter found; past ones newest first, at most `MOST_RACES`. */
  readonly matches: readonly MatchedRace[];
  /** Races left out of `matches`. */
  readonly more: number;
  /** Cards of the days asked for. */
  readonly cards: number;
  readonly record: AngleRecord;
}

export interface SearchAnglesDeps {
  readonly cards: Pick<CardStore, 'cardFor' | 'formsOf'> & Pick<CardCalendar, 'outlinesBetween'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
  readonly yieldToEventLoop: YieldToEventLoop;
}

/** Past races that are listed. */
export const MOST_RACES = 60;

const headOf = ({ trackSlug, day, number, postTime, name, classification }: MatchedRace['race']) => ({
  trackSlug,
  day,
  number,
  postTime,
  name,
  classification,
});

const isAt =
  (track: Track | null) =>
  ({ trackSlug }: Pick<Card, 'trackSlug'>): boolean =>
    track === null || track.slug === trackSlug;

interface PastSearch {
  readonly matches: readonly MatchedRace[];
  readonly record: AngleRecord;
}

async function searchPast(
  combination: Combination,
  { days, track }: AngleSearchRequest,
  racing: RacingNow,
  { cards, results, yieldToEventLoop }: SearchAnglesDeps,
): Promise<PastSearch> {
  const span = { from: addDays(racing.today, -days), to: addDays(racing.today, -1) };
  const outlines = (await cards.outlinesBetween(span)).filter(
    (outline) => isAt(track)(outline) && (outline.provenance.tier === 'demo') === (racing.history === 'demo'),
  );
  const matches: MatchedRace[] = [];
  const starts: QueryStart[] = [];
  let [searchedCards, races, latest]: [number, number, Provenance | null] = [0, 0, null];
  for (const { trackSlug, day } of outlines.toSorted((a, b) => (a.day < b.day ? 1 : -1))) {
    const code = trackBySlug(trackSlug)?.code ?? null;
    const stored = code === null ? null : await cards.cardFor(trackSlug, day);
    if (code === null || stored === null) continue;
    const sheets = await results.sheetsBetween(code, day, day);
    const facts = belongingTogether({ track: code, day, card: stored.card, sheets });
    if (facts.card === null || facts.sheets.length === 0) continue;
    const forms = await cards.formsOf(stored.card.races, noonOf(stored.card));
    const runs = racesRunOn(facts.card, forms, joinedRaces(sheetsToLearnFrom(facts.sheets)));
    for (const { evidence, outcomes } of runs) {
      const horses = matchesIn(evidence, combination, outcomes);
      if (horses.length > 0) matches.push({ race: headOf(evidence.race), horses });
      starts.push(...horses.flatMap(({ outcome }) => outcome ?? []));
    }
    searchedCards += Number(runs.length > 0);
    races += runs.length;
    latest ??= facts.sheets[0]?.provenance ?? null;
    await yieldToEventLoop();
  }
  return { matches, record: { ...recordOf(starts), span, cards: searchedCards, races, latest } };
}

/** The cards of today, or of tomorrow, each by the calendar of its own track. */
async function upcomingOutlines(
  when: 'today' | 'tomorrow',
  { now }: RacingNow,
  { cards }: SearchAnglesDeps,
): Promise<readonly CardOutline[]> {
  const { from, to } = daysAround(now);
  const outlines = await cards.outlinesBetween({ from, to: addDays(to, 1) });
  if (when === 'today') return outlines.filter((outline) => isOfToday(outline, now));
  return outlines.filter(({ trackSlug, day }) => day === addDays(raceDayAt(now, zoneOf(trackSlug)), 1));
}

async function searchUpcoming(
  combination: Combination,
  outlines: readonly CardOutline[],
  { now }: RacingNow,
  { cards }: SearchAnglesDeps,
): Promise<readonly MatchedRace[]> {
  const matches: MatchedRace[] = [];
  for (const { trackSlug, day } of outlines) {
    const stored = await cards.cardFor(trackSlug, day);
    if (stored === null) continue;
    const forms = await cards.formsOf(stored.card.races, noonOf(stored.card));
    for (const race of stored.card.races) {
      const horses = matchesIn(evidenceOf(race, formIn(forms, race), now), combination);
      if (horses.length > 0) matches.push({ race: headOf(race), horses });
    }
  }
  return matches;
}

/**
 * The starters of today, tomorrow or past days of whom a combination of angles holds, and what such starters did on the
 * stored cards of the days before today: each looked at with what was known at its off, then with its result. Invented
 * days count only where the demo is shown. Refuses ('invalid', `angle-search.bad-search`) what is no combination.
 */
export function makeSearchAngles(deps: SearchAnglesDeps) {
  return async function searchAngles(request: AngleSearchRequest): Promise<AngleSearch> {
    const combination = readCombination(request.find);
    const racing = racingAt(await deps.racingNow(), request.track);
    const { matches: past, record } = await searchPast(combination, request, racing, deps);
    const search = { find: textOf(combination), words: inWords(combination), record };
    if (request.when === 'past') {
      const more = Math.max(0, past.length - MOST_RACES);
      return { ...search, matches: past.slice(0, MOST_RACES), more, cards: record.cards };
    }
    const outlines = (await upcomingOutlines(request.when, racing, deps)).filter(isAt(request.track));
    const matches = await searchUpcoming(combination, outlines, racing, deps);
    return { ...search, matches, more: 0, cards: outlines.length };
  };
}

export type SearchAngles = ReturnType<typeof makeSearchAngles>;
