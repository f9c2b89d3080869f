import { horseName } from '../../card/horse-name.ts';
import { isFinished, isOff } from '../../card/race-status.ts';
import type { Runner } from '../../card/runner.ts';
import type { BettingLine } from '../../handicapping/betting-line.ts';
import { type Evidence, type EvidenceInterest, offWithoutPick } from '../../handicapping/evidence.ts';
import type { Handicapper } from '../../handicapping/handicapper.ts';
import { lineOnRace } from '../../handicapping/line-on-race.ts';
import { modelConfidence } from '../../handicapping/model-confidence.ts';
import { verdictOnTicket } from '../../handicapping/sealed-bet.ts';
import type { Instant } from '../../kernel/instant.ts';
import { edgePercentage, winPayout } from '../../odds/value.ts';
import { verdictAt } from '../../odds/verdict.ts';
import { longshotConsensus } from '../analysis/consensus.ts';
import { stanceOf } from '../analysis/opinion.ts';
import type { ValueSettings } from '../analysis/settings.ts';
import type { RankedRow, Recommendation, Slot } from '../recommendations/recommendation.ts';
import type { LongshotAlert } from './alert.ts';
import { chancesNow } from './chances-now.ts';
import { alertStrength, type LongshotTest, testLongshot } from './longshot.ts';
import { riskFactors } from './risk-factors.ts';
import { weatherText } from './weather-text.ts';

/** A race as it is known now, with its saved picks. */
export interface RaceToWatch {
  readonly evidence: Evidence;
  /** Null without picks. */
  readonly recommendation: Recommendation | null;
  readonly now: Instant;
}

export interface AlertRules {
  readonly handicapper: Handicapper;
  readonly value: ValueSettings;
}

/** Both analysts' rows on one ticket. */
type Rows = Readonly<Record<Slot, RankedRow | null>>;

function rowsOn({ runners }: EvidenceInterest, recommendation: Recommendation | null): Rows {
  const numbers = new Set(runners.map(({ programNumber }) => programNumber));
  const row = (slot: Slot): RankedRow | null =>
    recommendation?.opinions[slot].ranking.find(({ programNumber }) => numbers.has(programNumber)) ?? null;
  return { claude: row('claude'), openai: row('openai') };
}

/** Of coupled horses the one that an analyst speaks for. */
function horseOf({ runners }: EvidenceInterest, { claude, openai }: Rows): Runner | undefined {
  const named = [claude, openai].find((row) => stanceOf(row) === 'for') ?? claude;
  return runners.find(({ programNumber }) => programNumber === named?.programNumber) ?? runners[0];
}

function reasonIn(row: RankedRow | null): string | null {
  if (row === null || row.reasons.length === 0) return null;
  return `${horseName(row.horse)}: ${row.reasons.join('; ')}.`;
}

const percent = (value: number): string => `${value.toFixed(1)}%`;

function arithmetic(
  chance: number,
  { impliedPercent, edgePercentage: edge }: LongshotTest,
  views: number | null,
) {
  const blended = `With the market blended in the chance is ${percent(chance)}; the price says ${percent(impliedPercent)}: an edge of ${percent(edge)} over the price`;
  return views === null
    ? `${blended}.`
    : `${blended}. Without the market, the analysts alone would claim ${percent(views)}.`;
}

const NO_REASON = 'No analyst gave a reason: the numbers alone make this an alert.';

interface WatchedTicket extends RaceToWatch {
  readonly interest: EvidenceInterest;
  /** Chances 0-1. */
  readonly blended: number;
  readonly view: number | null;
  readonly line: BettingLine;
}

function wordsOf({ recommendation, interest, evidence }: WatchedTicket) {
  const rows = rowsOn(interest, recommendation);
  const runner = horseOf(interest, rows);
  if (runner === undefined) return null;
  const [claudeReason, openaiReason] = [reasonIn(rows.claude), reasonIn(rows.openai)];
  const reasons = [claudeReason, openaiReason].filter((reason) => reason !== null);
  return {
    runner,
    words: {
      aiConsensus: longshotConsensus(stanceOf(rows.claude), stanceOf(rows.openai)) ?? ('NONE' as const),
      reasoning: reasons.length === 0 ? NO_REASON : reasons.join(' '),
      claudeReason,
      openaiReason,
      weatherImpact: weatherText(runner, evidence),
      riskFactors: riskFactors({ runner, evidence }),
      confidence: modelConfidence(runner, evidence),
    },
  };
}

const headOf = ({ evidence: { race }, now }: WatchedTicket, runner: Runner) => ({
  raceId: race.id,
  raceNumber: race.number,
  trackSlug: race.trackSlug,
  postTime: race.postTime,
  isOff: isOff(race, now),
  isFinished: isFinished(race, now),
  horseName: runner.horseName,
  programNumber: runner.programNumber,
  postPosition: runner.postPosition,
  jockeyName: runner.jockey?.name ?? null,
  trainerName: runner.trainer?.name ?? null,
});

/** Our line on the ticket; no price to take and no verdict in a race that went off without a pick. */
function lineOn({ line, evidence, interest }: WatchedTicket, { drift }: ValueSettings) {
  const { number, price, runners } = interest;
  const row = line.rows.find(({ interest }) => interest === number) ?? null;
  const { chance = null, fairPrice = null, priceToTake = null } = row ?? {};
  if (offWithoutPick(evidence)) return { chance, fairPrice, priceToTake: null, verdict: null } as const;
  const verdict = verdictOnTicket(evidence, runners, verdictAt({ price, priceToTake }, drift));
  return { chance, fairPrice, priceToTake, verdict } as const;
}

function alertOn(watched: WatchedTicket, { value }: AlertRules): readonly LongshotAlert[] {
  const { price } = watched.interest;
  const words = wordsOf(watched);
  if (price === null || words === null) return [];
  const { toOne } = price;
  const chance = 100 * watched.blended;
  const test = testLongshot(chance, toOne, value.longshot);
  if (!test.qualifies) return [];
  const before = watched.view === null ? null : edgePercentage(watched.view, toOne);
  return [
    {
      ...headOf(watched, words.runner),
      alertStrength: alertStrength(test.edgePercentage, value.strength),
      price,
      ...lineOn(watched, value),
      potentialPayout: winPayout(toOne),
      mlPredictedWinRate: chance,
      impliedOddsProbability: test.impliedPercent,
      edgePercentage: test.edgePercentage,
      edgeBeforeBlending: before,
      enhancedAnalysis: arithmetic(chance, test, before),
      ...words.words,
    },
  ];
}

/** The longshots of a race that meet the criteria at current prices, largest edge first. */
export function alertsIn(race: RaceToWatch, rules: AlertRules): readonly LongshotAlert[] {
  const line = lineOnRace(race.evidence, rules.handicapper);
  const { blended, views } = chancesNow(race.evidence, race.recommendation, rules.handicapper);
  return race.evidence.interests
    .flatMap((interest, index) =>
      alertOn({ ...race, interest, line, blended: blended[index] ?? 0, view: views?.[index] ?? null }, rules),
    )
    .sort((a, b) => b.edgePercentage - a.edgePercentage);
}
