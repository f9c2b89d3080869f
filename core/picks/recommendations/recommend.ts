import { announcedDistance, announcedSurface } from '../../card/announced.ts';
import { courseOf } from '../../card/surface.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { modelFor } from '../../handicapping/handicapper.ts';
import { modelConfidence } from '../../handicapping/model-confidence.ts';
import { projectPace } from '../../handicapping/pace.ts';
import { toIso } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { takeoutOn } from '../../odds/takeout.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import { type Analysis, type AnalyzedRace, analyze, exoticView } from '../analysis/analysis.ts';
import {
  firstChoice,
  type Joined,
  joinedRanking,
  joinedReasoning,
  primaryPick,
  raceConsensus,
} from '../analysis/blended-pick.ts';
import { type HorseOpinion, longshotOf, type Opinion, primaryOf } from '../analysis/opinion.ts';
import { reasonAgainst, reasonsFor, reasonText } from '../analysis/reasoning.ts';
import { labelOf, slotAnalysts } from '../analysis/slot-analysts.ts';
import { longshotPick, longshotsIn } from '../longshots/longshots-in.ts';
import { parsedExotics, parsedValueBets } from '../outside-analysts/analyst-bets.ts';
import { NO_ANSWERS, type RaceAnswers } from '../outside-analysts/slot-answers.ts';
import { type ExoticPlay, exoticPlays } from './exotics.ts';
import { liveOddsOf } from './live-odds.ts';
import type { ModelPrediction, OpinionRows, Recommendation, Slot, TakeoutSource } from './recommendation.ts';
import { ticketChances } from './ticket-chances.ts';
import { type ValueBet, type ValueCandidate, valueBets } from './value-bet.ts';
import { verdictOn } from './verdict.ts';

const fromOpinion = (row: HorseOpinion): ValueCandidate => ({
  ...row,
  confidence: row.agreement,
  reasoning: reasonText(row),
});

const fromJoined = (joined: Joined): ValueCandidate => ({
  interest: joined.horse.interest,
  runner: joined.horse.runner,
  chance: joined.chance,
  confidence: joined.confidence,
  reasoning: joinedReasoning(joined),
});

type Bets = Readonly<Record<Slot | 'blended', readonly ValueBet[]>>;

/** The pick of an outside analyst in a slot, with its opinion; null for a built-in one. */
function parsedIn(race: AnalyzedRace, slot: Slot) {
  const [answer, opinion] = [race.answers[slot], race.opinions[slot]];
  return answer?.is === 'answered' && opinion !== null ? { race, pick: answer.pick, opinion } : null;
}

function ownBets(race: AnalyzedRace, slot: Slot, margin: number): readonly ValueBet[] {
  const parsed = parsedIn(race, slot);
  if (parsed !== null) return parsedValueBets(parsed, margin);
  return valueBets((race.opinions[slot]?.ranking ?? []).map(fromOpinion), margin);
}

function betsIn(race: AnalyzedRace, margin: number): Bets {
  return {
    claude: ownBets(race, 'claude', margin),
    openai: ownBets(race, 'openai', margin),
    blended: valueBets(joinedRanking(race).map(fromJoined), margin),
  };
}

const rowsOf = (opinion: Opinion | null, picker: string): OpinionRows => ({
  analyst: opinion?.analyst ?? picker,
  confidence: primaryOf(opinion)?.agreement ?? null,
  horse: primaryOf(opinion)?.runner.horseName ?? null,
  longshot: (opinion === null ? null : longshotOf(opinion)?.runner.horseName) ?? null,
  ranking: (opinion?.ranking ?? []).map((row) => {
    const against = reasonAgainst(row);
    return {
      horse: row.runner.horseName,
      programNumber: row.runner.programNumber,
      postPosition: row.runner.postPosition,
      score: row.score,
      chance: row.chance,
      reasons: [
        ...reasonsFor(row).map(({ says }) => says),
        ...(against === null ? [] : [`against: ${against.says}`]),
      ],
    };
  }),
});

const predictionsIn = ({ evidence, model }: AnalyzedRace): readonly ModelPrediction[] =>
  evidence.interests.flatMap(({ runners }, interest) =>
    runners.map((runner) => ({
      horseName: runner.horseName,
      programNumber: runner.programNumber,
      postPosition: runner.postPosition,
      winProbability: model[interest] ?? 0,
      confidence: modelConfidence(runner, evidence),
    })),
  );

function exoticsIn(race: AnalyzedRace, analysis: Analysis) {
  const { opinions, blended } = race;
  const playsOf = (slot: Slot): readonly ExoticPlay[] => {
    const [parsed, opinion] = [parsedIn(race, slot), opinions[slot]];
    if (opinion === null) return [];
    const view = exoticView(race, opinion.chances, analysis);
    return parsed === null ? exoticPlays(opinion.ranking, view) : parsedExotics(parsed, view);
  };
  const joined = joinedRanking(race).map(({ horse, chance }) => ({ ...horse, chance }));
  return {
    exoticPlays: exoticPlays(joined, exoticView(race, blended, analysis)),
    claudeExoticPlays: playsOf('claude'),
    chatgptExoticPlays: playsOf('openai'),
  };
}

const headOf = ({ race, weather }: Evidence) => ({
  raceNumber: race.number,
  raceId: race.id,
  raceName: race.name,
  postTime: race.postTime === null ? null : toIso(race.postTime),
  surface: race.surface === null ? null : courseOf(race.surface).letter,
  surfaceName: announcedSurface(race.surface),
  distance: announcedDistance(race),
  weatherData: {
    temperature: weather?.temperature ?? null,
    description: weather?.conditions ?? null,
    trackCondition: weather?.trackCondition ?? null,
  },
});

/** Whose takeout the exotics were priced with. */
function takeoutIn({ race }: Evidence): TakeoutSource {
  const { operator, isAssumed } = takeoutOn(race.trackSlug, race.day, 'exacta');
  return { operator, isAssumed };
}

/** Opinions from elsewhere on a race: the outside analysts and the press experts. */
export interface OtherOpinions {
  readonly answers?: RaceAnswers;
  readonly experts?: RaceExperts | null;
}

function expertsIn(experts: RaceExperts | null): Recommendation['expertPicks'] {
  if (experts === null) return { expertCount: 0, topConsensusHorse: null, individualPicks: [] };
  const { expertCount, topConsensusHorse, individualPicks } = experts;
  const picks = individualPicks.map(({ expert, horse, source }) => ({ expert, horse, source }));
  return { expertCount, topConsensusHorse, individualPicks: picks };
}

/** The recommendation for a race from its evidence; `card` says where the facts came from. */
export function recommend(
  evidence: Evidence,
  analysis: Analysis,
  card: Provenance,
  { answers = NO_ANSWERS, experts = null }: OtherOpinions = {},
): Recommendation {
  const { settings, handicapper } = analysis;
  const race = analyze(evidence, analysis, answers);
  const bets = betsIn(race, settings.value.margin);
  const choice = firstChoice(race);
  const longshots = longshotsIn(race, settings.value);
  const model = modelFor(handicapper, evidence);
  return {
    ...headOf(evidence),
    primaryPick: choice === null ? null : primaryPick(race, choice, raceConsensus(race, bets)),
    bestLongshotPick: longshotPick(longshots),
    liveOddsData: liveOddsOf(evidence),
    mlPredictions: predictionsIn(race),
    tickets: ticketChances(race),
    valueBets: bets.blended,
    claudeValueBets: bets.claude,
    chatgptValueBets: bets.openai,
    ...exoticsIn(race, analysis),
    expertPicks: expertsIn(experts),
    longshotOpportunities: longshots.map(({ row }) => row),
    verdict: verdictOn(choice, bets, settings.value.margin),
    pace: projectPace(evidence),
    opinions: {
      claude: rowsOf(race.opinions.claude, race.pickers.claude),
      openai: rowsOf(race.opinions.openai, race.pickers.openai),
    },
    analysts: slotAnalysts(analysis, answers),
    answers,
    analysedBy: labelOf(analysis, answers),
    sources: {
      card,
      board: evidence.board,
      model: `${model.name} ${model.version}: ${model.says}`,
      order: `${settings.order.version}: ${settings.order.source} ${settings.order.note}`,
      analysts: `${settings.analysts.version} and ${settings.value.version}: ${settings.analysts.note}`,
      takeout: takeoutIn(evidence),
      upTo: toIso(evidence.upTo),
    },
  };
}
