import { announcedCourse } from '../../card/announced.ts';
import { horseName } from '../../card/horse-name.ts';
import { dollarsText, percentText } from '../../kernel/text.ts';
import type { VerdictKind } from '../../odds/verdict.ts';
import { priceWords } from '../../picks/recommendations/live-odds.ts';
import type { PickedHorse } from '../../picks/recommendations/recommendation.ts';
import type { RaceView } from '../race-view.ts';
import {
  type AiConsensus,
  type BettingStrategy,
  consensusWord,
  type RaceAnalysis,
  type RaceSummary,
} from './panel.ts';
import { riskOf, riskText, riskUnknown } from './risk.ts';

const named = ({
  programNumber,
  horse,
}: {
  readonly programNumber: string;
  readonly horse: string;
}): string => `#${programNumber} ${horseName(horse)}`;

const NO_PICK = 'No starters.';

const modelChance = ({ picks }: RaceView, programNumber: string): string | null => {
  const row = picks.mlPredictions.find((modelPrediction) => modelPrediction.programNumber === programNumber);
  return row === undefined ? null : percentText(row.winProbability);
};

function keyFactors({ picks }: RaceView): readonly string[] {
  const ranked = picks.opinions.claude.ranking[0] ?? picks.opinions.openai.ranking[0];
  const other = picks.opinions.openai.ranking[0];
  const rows = [
    ranked,
    ...(other === undefined || other.programNumber === ranked?.programNumber ? [] : [other]),
  ];
  const reasons = rows.flatMap((row) =>
    row === undefined ? [] : row.reasons.slice(0, 2).map((says) => `${named(row)}: ${says}`),
  );
  return [picks.pace.sentence, ...reasons].slice(0, 5);
}

const priceText = ({ price }: PickedHorse): string => (price === null ? 'no price yet' : priceWords(price));

/** The race by the built-in analysts. */
export function analysisOf(view: RaceView): RaceAnalysis {
  const { picks } = view;
  const pick = picks.primaryPick;
  if (pick === null) {
    return {
      confidence: null,
      riskAssessment: riskText(view),
      analysis: NO_PICK,
      reasoning: picks.verdict.sentence,
      keyFactors: [],
    };
  }
  const chance = modelChance(view, pick.programNumber);
  return {
    confidence: pick.confidence,
    riskAssessment: riskText(view),
    analysis: `Race ${picks.raceNumber}, ${announcedCourse(picks.distance, picks.surfaceName)}: ${named(pick)} is the first choice (${priceText(pick)}${chance === null ? '' : `, ${chance} to win by our chances`}). ${picks.pace.sentence} ${picks.verdict.sentence}`,
    reasoning: pick.reasoning,
    keyFactors: keyFactors(view),
  };
}

const ADVICE: Readonly<Record<VerdictKind, string>> = {
  BET: 'A win bet is the whole play; keep it a small part of your bankroll.',
  WATCH: 'Wait for that price, or leave the race alone.',
  PASS: 'Leave the race alone.',
};

/** How to bet it, or why not. */
export function strategyOf({ picks }: RaceView): BettingStrategy {
  const { primaryPick: pick, verdict, valueBets, exoticPlays, bestLongshotPick } = picks;
  const plays = verdict.kind === 'BET' ? exoticPlays : [];
  const strategy =
    verdict.kind === null ? verdict.sentence : `${verdict.kind}. ${verdict.sentence} ${ADVICE[verdict.kind]}`;
  const ranking = picks.opinions.openai.ranking.concat(picks.opinions.claude.ranking);
  const others = ranking.filter(
    ({ programNumber }, index) =>
      programNumber !== pick?.programNumber &&
      ranking.findIndex((row) => row.programNumber === programNumber) === index,
  );
  return {
    primaryPick: pick === null ? 'None' : named(pick),
    strategy,
    alternatives: [
      ...others.slice(0, 2).map((row) => `${named(row)}: ${row.reasons[0] ?? 'ranked next by the analysts'}`),
      ...plays
        .slice(0, 2)
        .map(
          ({ betType, combination, cost, hitChance }) =>
            `${betType} ${combination}, ${dollarsText(cost)}, cashes ${percentText(hitChance)}`,
        ),
    ],
    valueOpportunities: [
      ...valueBets.map(
        (bet) =>
          `${named(bet)} at ${bet.price.text}: ${percentText(bet.chance)} by our chances${bet.priceToTake === null ? '' : `, a bet at ${bet.priceToTake.text} or more`}`,
      ),
      ...(bestLongshotPick === null
        ? []
        : [`Longshot ${named(bestLongshotPick)}: ${priceText(bestLongshotPick)}`]),
    ],
    reasoning: pick?.reasoning ?? verdict.sentence,
  };
}

/** Why nothing can be said of their agreement: the documented word for it is `Low` even so. */
const silentText = (silent: readonly string[]): string =>
  silent.length === 1
    ? `Only one analyst has answered; ${silent[0]} has not.`
    : `Neither analyst has answered: ${silent.join(', ')}.`;

/** Where both analysts agree and differ, from their opinions, without another question. */
export function consensusOf({ picks }: RaceView): AiConsensus {
  const [claude, openai] = [picks.opinions.claude, picks.opinions.openai];
  const [first, second] = [claude.ranking[0], openai.ranking[0]];
  const pick = picks.primaryPick;
  const word = consensusWord(pick?.aiConsensus ?? 'Pending');
  if (first === undefined || second === undefined) {
    const silent = [claude, openai]
      .filter(({ ranking }) => ranking.length === 0)
      .map(({ analyst }) => analyst);
    return {
      confidence: 'Low',
      consensus: [],
      differences: [silentText(silent)],
      recommendation: picks.verdict.sentence,
    };
  }
  const isSame = first.programNumber === second.programNumber;
  const topThree = (rows: typeof claude.ranking): readonly string[] =>
    rows.slice(0, 3).map(({ programNumber }) => programNumber);
  const shared = claude.ranking
    .slice(0, 3)
    .filter(({ programNumber }) => topThree(openai.ranking).includes(programNumber));
  return {
    confidence: word,
    consensus: [
      ...(isSame ? [`Both put ${named(first)} first.`] : []),
      ...(shared.length === 0 ? [] : [`Both have in their top three: ${shared.map(named).join(', ')}.`]),
    ],
    differences: [
      ...(isSame
        ? []
        : [`${claude.analyst} puts ${named(first)} first, ${openai.analyst} ${named(second)}.`]),
      ...(claude.longshot === openai.longshot
        ? []
        : [
            `Longshots differ: ${claude.analyst} ${claude.longshot === null ? 'has none' : `likes ${horseName(claude.longshot)}`}, ${openai.analyst} ${openai.longshot === null ? 'has none' : `likes ${horseName(openai.longshot)}`}.`,
          ]),
    ],
    recommendation: picks.verdict.sentence,
  };
}

const SUMMARY = 220;

/** A race in a few words for a list of races. */
export function summaryOf(view: RaceView): RaceSummary {
  const { picks } = view;
  const pick = picks.primaryPick;
  const [factor] = keyFactors(view).slice(1);
  const summary =
    pick === null
      ? NO_PICK
      : `${named(pick)} (${priceText(pick)}) is the first choice. ${picks.verdict.kind === null ? '' : `${picks.verdict.kind}: `}${picks.verdict.sentence}`;
  return {
    confidence: pick?.confidence ?? null,
    riskLevel: riskOf(view),
    summary: summary.length <= SUMMARY ? summary : `${summary.slice(0, SUMMARY - 1).replace(/\s\S*$/, '')}…`,
    keyFactor: riskUnknown(view) ?? factor ?? picks.pace.sentence,
  };
}
