import type { Card } from '../../card/race.ts';
import { trackTimeText } from '../../card/track-time.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { type RaceRating, ratingOf } from '../../handicapping/rating.ts';
import { toIso } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Analysis } from '../../picks/analysis/analysis.ts';
import { recommend } from '../../picks/recommendations/recommend.ts';
import type { Recommendation } from '../../picks/recommendations/recommendation.ts';
import { type DayResults, dayResults, type ShownRace } from '../../results/day-results.ts';
import type { RaceResult } from '../../results/race-result.ts';
import { type JoinedRace, joinedRaces, sheetsThatCount } from '../../results/reconcile/index.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { evidenceBefore } from '../../training/fitting/history.ts';
import type { Past } from '../../training/fitting/past.ts';
import { offOf } from './off-of.ts';
import { type BetTotal, betTotal, firstChoiceIn, type ReplayedBet, replayedBets } from './replay-bets.ts';
import { type EvidenceMoment, type ReplayedMoment, replayedMoment } from './replay-moments.ts';

/** A race as it was rated at its off, and what came of it. */
export interface ReplayedRace {
  readonly raceNumber: number;
  /** ISO instant up to which facts were used: the off; noon where no post time is known. */
  readonly off: string;
  /** On the track's clock: `1:05 PM ET`; null where no post time is known. */
  readonly offText: string | null;
  /** Prices and chances on the way to the off; empty where the off is not reported or no card is stored. */
  readonly moments: readonly ReplayedMoment[];
  readonly rating: RaceRating;
  readonly recommendation: Recommendation;
  /** Null where there is none. */
  readonly result: ShownRace | null;
  /** The verdict's bets: none under WATCH and PASS. */
  readonly bets: readonly ReplayedBet[];
  /** $2 on the first choice, for comparison; null without one. */
  readonly firstChoice: ReplayedBet | null;
}

/** A day run again. The same facts make the same replay, to the byte. */
export interface Replay {
  /** The track's code. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Where fields come from: the card, or the starters that the results name. */
  readonly fields: 'card' | 'results';
  readonly card: { readonly tier: string; readonly source: string; readonly at: string } | null;
  readonly results: DayResults['sources'];
  /** Versions of everything that rated the day. */
  readonly madeWith: string;
  /** What this replay could not know or does otherwise, in sentences. */
  readonly remarks: readonly string[];
  /** By number. */
  readonly races: readonly ReplayedRace[];
  readonly refused: DayResults['refused'];
  readonly total: BetTotal;
  /** The first choice of every race, for comparison. */
  readonly firstChoices: BetTotal;
}

/** A day's facts to run again. */
export interface DayToReplay {
  readonly track: string;
  readonly day: RaceDay;
  readonly card: Card | null;
  readonly sheets: readonly ResultSheet[];
}

/** What is known of a race at its off. */
export interface ScoredRace {
  readonly number: number;
  readonly evidence: Evidence;
  readonly source: Provenance;
  /** What was known earlier, first to last; none where the off is not reported. */
  readonly moments: readonly EvidenceMoment[];
}

/** A race by its moments, the off last; on the way there is nothing to show where the off is not known. */
export function scoredAlongTheWay(
  number: number,
  moments: readonly EvidenceMoment[],
  source: Provenance,
): ScoredRace {
  const off = moments.at(-1);
  if (off === undefined) throw new Error(`race ${number} has no rated moment`);
  return {
    number,
    evidence: off.evidence,
    source,
    moments: off.evidence.race.postTime === null ? [] : moments,
  };
}

/**
 * Card and results of a day that belong together: an invented card does not stand beside real results, nor a real card
 * beside invented ones.
 */
export function belongingTogether({ card, sheets, ...day }: DayToReplay): DayToReplay {
  const counting = sheetsThatCount(sheets);
  const isInvented = counting[0]?.kind === 'simulation';
  if (card === null || counting.length === 0) return { ...day, card, sheets: counting };
  if ((card.provenance.tier === 'demo') === isInvented) return { ...day, card, sheets: counting };
  return isInvented ? { ...day, card, sheets: [] } : { ...day, card: null, sheets: counting };
}

/**
 * What was known at the off of a race of which only the result is kept: its field read back, and the past before
 * the day.
 */
export function evidenceAtOff(run: JoinedRace, past: Past): Evidence {
  const evidence = evidenceBefore(run, past);
  const off = offOf(evidence.race, run.race);
  return off === null
    ? evidence
    : { ...evidence, race: { ...evidence.race, postTime: off }, upTo: off, isOff: true };
}

function replayedRace(
  { number, evidence, source, moments }: ScoredRace,
  analysis: Analysis,
  outcome: { readonly result: RaceResult | null; readonly summary: ShownRace | null },
): ReplayedRace {
  const { postTime, trackSlug } = evidence.race;
  const recommendation = recommend(evidence, analysis, source);
  return {
    raceNumber: number,
    off: toIso(evidence.upTo),
    offText: postTime === null ? null : trackTimeText(postTime, trackSlug),
    moments: moments.map((moment) => replayedMoment(moment, analysis.handicapper)),
    rating: ratingOf(evidence, analysis.handicapper, source),
    recommendation,
    result: outcome.summary,
    bets: replayedBets(recommendation, outcome.result),
    firstChoice: firstChoiceIn(recommendation, outcome.result),
  };
}

/** Runs a day again: each race is rated by its evidence alone, then its bets are settled by its result. */
export function replayOf(
  { track, day, card, sheets }: DayToReplay,
  scoredRaces: readonly ScoredRace[],
  analysis: Analysis,
  remarks: readonly string[],
): Replay {
  const results = new Map(joinedRaces(sheets).map(({ race }) => [race.raceNumber, race]));
  const shownDayResults = dayResults(track, day, sheets);
  const inOrder = scoredRaces.toSorted((a, b) => a.number - b.number);
  const races = inOrder.map((race) =>
    replayedRace(race, analysis, {
      result: results.get(race.number) ?? null,
      summary: shownDayResults.races.find(({ raceNumber }) => raceNumber === race.number) ?? null,
    }),
  );
  return {
    track,
    day,
    fields: card === null ? 'results' : 'card',
    card: card === null ? null : { ...card.provenance, at: toIso(card.provenance.at) },
    results: shownDayResults.sources,
    madeWith: analysis.madeWith,
    remarks,
    races,
    refused: shownDayResults.refused,
    total: betTotal(races.flatMap(({ bets }) => bets)),
    firstChoices: betTotal(races.flatMap(({ firstChoice }) => firstChoice ?? [])),
  };
}
