import type { CardStore } from '../../card/ports.ts';
import { type Card, type RaceId, raceId } from '../../card/race.ts';
import { type Track, trackByCode } from '../../card/track.ts';
import type { Log, YieldToEventLoop } from '../../kernel/functions.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import type { Analysis } from '../../picks/analysis/analysis.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerStore, Seal } from '../../picks/ports.ts';
import type { ResultDays, ResultStore } from '../../results/ports.ts';
import { type JoinedRace, joinedRaces, sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { daysOf } from '../../training/fitting/race-days.ts';
import { type Learning, makeLearning, sheetsInOrder } from '../replay/learning.ts';
import { FIELD_FROM_RESULT, pastPick } from '../replay/past-picks.ts';

export interface ReplayPastDaysDeps {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'> & Pick<ResultDays, 'daysWithResults'>;
  readonly ledger: Pick<LedgerStore, 'lastOf'>;
  /** Only built-in analysts rate: no outside analyst is asked about races that were run. */
  readonly analysis: Analysis;
  readonly seal: Seal;
  /** Seals a day of which a card is kept; gives how many entries were new. */
  readonly sealPastDay: (trackSlug: string, day: RaceDay) => Promise<number>;
  readonly yieldToEventLoop: YieldToEventLoop;
}

/** What was replayed. */
export interface ReplayedDays {
  /** Days of a track that were looked at. */
  readonly days: number;
  /** Of those from a card, the others from results alone. */
  readonly fromCards: number;
  /** New entries of the ledger. */
  readonly sealed: number;
}

/** Days to replay: a span, or some days of it. */
export interface PastDays extends DaySpan {
  readonly days?: ReadonlySet<RaceDay>;
}

/** What is known of the days before the day at hand, and the sheets of that day. */
interface Known {
  readonly learning: Learning;
  readonly sheets: readonly ResultSheet[];
}

/** Days between two progress lines. */
const REPORT_EVERY = 50;

const dayRunsOf = (sheets: readonly ResultSheet[]) =>
  daysOf(joinedRaces(sheets)).map((dayRun) => ({ ...dayRun, sheets }));

function byTrack(runs: readonly JoinedRace[]): ReadonlyMap<string, readonly JoinedRace[]> {
  const tracks = new Map<string, JoinedRace[]>();
  for (const run of runs) tracks.set(run.track, [...(tracks.get(run.track) ?? []), run]);
  return tracks;
}

/**
 * Seals the picks of real days that were run and have results as they would have been made then, marked as replayed: from the
 * card where one is kept, else from the results of the days before. A day whose picks were sealed in time, or that stands
 * so already with the same models, is left alone.
 */
export function makeReplayPastDays(deps: ReplayPastDaysDeps) {
  const { cards, results, ledger, analysis, seal, sealPastDay, yieldToEventLoop } = deps;

  async function isDone(ids: readonly RaceId[]): Promise<boolean> {
    const sealed = await ledger.lastOf(ids, false);
    if (sealed.length > 0) return true;
    const rows = (await ledger.lastOf(ids, true)).map(entryIn);
    const current = rows.filter(
      ({ madeWith, inputs }) => madeWith === analysis.madeWith && inputs.card === FIELD_FROM_RESULT,
    );
    return current.length === ids.length;
  }

  async function sealFromResults(
    { slug }: Track,
    day: RaceDay,
    runs: readonly JoinedRace[],
    known: Known,
  ): Promise<number> {
    const sheet = known.sheets.find((stored) => stored.day === day && stored.track === runs[0]?.track);
    const ran = runs.filter(({ race }) => race.cancelled === null);
    if (sheet === undefined || (await isDone(ran.map(({ race }) => raceId(slug, day, race.raceNumber)))))
      return 0;
    const past = await known.learning.pastBefore(day);
    const picks = ran.map((run) => pastPick(run, past, analysis, sheet.provenance));
    return seal(picks, { isReplayed: true });
  }

  async function sheetsOf(from: RaceDay, to: RaceDay): Promise<readonly ResultSheet[]> {
    const all = await results.sheetsBetween(null, from, to);
    return sheetsToLearnFrom(all.filter(({ kind }) => kind !== 'simulation'));
  }

  /** The days to replay and those to learn on the way, in order: up to the first that is sealed, only days to replay. */
  async function* daysToReplayAndLearn(
    { from, to, days }: PastDays,
    only: Track | null,
    { isOpen }: Learning,
  ) {
    const wanted = days ?? (await results.daysWithResults(only?.code ?? null, { from, to }));
    const inOrder = [...wanted].filter((day) => day >= from && day <= to).sort();
    let next = from;
    for (const day of inOrder) {
      if (isOpen()) break;
      yield* dayRunsOf(await sheetsOf(day, day));
      next = addDays(day, 1);
    }
    if (!isOpen()) return;
    for await (const sheets of sheetsInOrder(sheetsOf, { from: next, to })) yield* dayRunsOf(sheets);
  }

  async function replay(track: Track, day: RaceDay, runs: readonly JoinedRace[], known: Known) {
    const stored = await cards.cardFor(track.slug, day);
    if (stored !== null && stored.card.provenance.tier !== 'demo')
      return { isCard: true, sealed: await sealFromCard(track, stored.card) };
    return { isCard: false, sealed: await sealFromResults(track, day, runs, known) };
  }

  async function sealFromCard({ slug }: Track, { day, races }: Card): Promise<number> {
    const sealed = await ledger.lastOf(
      races.map(({ id }) => id),
      false,
    );
    return sealed.length > 0 ? 0 : sealPastDay(slug, day);
  }

  /** Stops after the day at hand once `isInterrupted` returns true; the same span again goes on from there. */
  return async function replayPastDays(
    span: PastDays,
    only: Track | null,
    say: Log,
    isInterrupted: () => boolean = () => false,
  ): Promise<ReplayedDays> {
    if (span.from > span.to) return { days: 0, fromCards: 0, sealed: 0 };
    const counts = { days: 0, fromCards: 0, sealed: 0 };
    const learning = makeLearning({ sheetsOf, yieldToEventLoop });
    for await (const { day, runs, sheets } of daysToReplayAndLearn(span, only, learning)) {
      for (const [code, ofTrack] of span.days?.has(day) === false ? [] : byTrack(runs)) {
        const track = trackByCode(code);
        if (track === null || (only !== null && track.slug !== only.slug)) continue;
        if (isInterrupted()) return counts;
        const { isCard, sealed } = await replay(track, day, ofTrack, { learning, sheets });
        counts.sealed += sealed;
        counts.days += 1;
        counts.fromCards += isCard ? 1 : 0;
        if (counts.days % REPORT_EVERY === 0) say(`${day}: ${counted(counts.days, 'day')} replayed`);
        await yieldToEventLoop();
      }
      learning.learn(runs);
    }
    return counts;
  };
}

export type ReplayPastDays = ReturnType<typeof makeReplayPastDays>;
