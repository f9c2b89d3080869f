import { distanceText } from '../card/distance.ts';
import { courseOf } from '../card/surface.ts';
import type { Evidence } from '../handicapping/evidence.ts';
import { modelConfidence } from '../handicapping/model-confidence.ts';
import { projectPace } from '../handicapping/pace.ts';
import { toIso } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { takeoutOn } from '../odds/takeout.ts';
import { type AnalysedRace, type Analysis, analyse, exoticView } from './analysis.ts';
import type { Seat } from './analysts/index.ts';
import {
  firstChoice,
  type Joined,
  joinedRanking,
  joinedReasoning,
  primaryPick,
  raceConsensus,
} from './blended-pick.ts';
import { exoticPlays } from './exotics.ts';
import { longshotPick, longshotsIn } from './longshots-in.ts';
import { type HorseOpinion, longshotOf, type Opinion, primaryOf } from './opinion.ts';
import { reasonAgainst, reasonsFor, reasonText } from './reasoning.ts';
import type {
  Analysed,
  ModelPrediction,
  OpinionRows,
  Recommendation,
  Slot,
  TakeoutSource,
} from './recommendation.ts';
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

function betsIn(race: AnalysedRace, margin: number): Bets {
  return {
    claude: valueBets(race.opinions.claude.ranking.map(fromOpinion), margin),
    openai: valueBets(race.opinions.openai.ranking.map(fromOpinion), margin),
    blended: valueBets(joinedRanking(race).map(fromJoined), margin),
  };
}

const rowsOf = (opinion: Opinion): OpinionRows => ({
  analyst: opinion.analyst,
  confidence: primaryOf(opinion)?.agreement ?? 0,
  horse: primaryOf(opinion)?.runner.horseName ?? null,
  longshot: longshotOf(opinion)?.runner.horseName ?? null,
  ranking: opinion.ranking.map((row) => {
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

const predictionsIn = ({ evidence, model }: AnalysedRace): readonly ModelPrediction[] =>
  evidence.interests.flatMap(({ runners }, at) =>
    runners.map((runner) => ({
      horseName: runner.horseName,
      programNumber: runner.programNumber,
      postPosition: runner.postPosition,
      winProbability: model[at] ?? 0,
      confidence: modelConfidence(runner, evidence),
    })),
  );

function exoticsIn(race: AnalysedRace, analysis: Analysis) {
  const { opinions, blended } = race;
  const own = (opinion: Opinion) => exoticPlays(opinion.ranking, exoticView(race, opinion.chances, analysis));
  const joined = joinedRanking(race).map(({ horse, chance }) => ({ ...horse, chance }));
  return {
    exoticPlays: exoticPlays(joined, exoticView(race, blended, analysis)),
    claudeExoticPlays: own(opinions.claude),
    chatgptExoticPlays: own(opinions.openai),
  };
}

const analysed = ({ analyst }: Seat): Analysed => ({ name: analyst.name, model: null, isBuiltIn: true });

const headOf = ({ race, weather }: Evidence) => ({
  raceNumber: race.number,
  raceId: race.id,
  raceName: race.name,
  postTime: race.postTime === null ? null : toIso(race.postTime),
  surface: courseOf(race.surface).letter,
  surfaceName: courseOf(race.surface).name,
  distance: distanceText(race.distanceYards, race.isAbout),
  weatherData: {
    temperature: weather?.temperature ?? null,
    description: weather?.conditions ?? null,
    trackCondition: weather?.trackCondition ?? null,
  },
});

/** Whose takeout the exotics were judged with. */
function takeoutIn({ race }: Evidence): TakeoutSource {
  const { operator, isAssumed } = takeoutOn(race.trackSlug, race.day, 'exacta');
  return { operator, isAssumed };
}

/** The recommendation for a race from its evidence; `card` says where the facts came from. */
export function recommend(evidence: Evidence, analysis: Analysis, card: Provenance): Recommendation {
  const { settings, seats, handicapper } = analysis;
  const race = analyse(evidence, analysis);
  const bets = betsIn(race, settings.value.margin);
  const choice = firstChoice(race);
  const longshots = longshotsIn(race, settings.value);
  return {
    ...headOf(evidence),
    primaryPick: choice === null ? null : primaryPick(race, choice, raceConsensus(race, bets)),
    bestLongshotPick: longshotPick(longshots),
    liveOddsData: [],
    mlPredictions: predictionsIn(race),
    valueBets: bets.blended,
    claudeValueBets: bets.claude,
    chatgptValueBets: bets.openai,
    ...exoticsIn(race, analysis),
    expertPicks: { expertCount: 0, topConsensusHorse: null, individualPicks: [] },
    longshotOpportunities: longshots.map(({ row }) => row),
    verdict: verdictOn(choice, bets, settings.value.margin),
    pace: projectPace(evidence),
    opinions: { claude: rowsOf(race.opinions.claude), openai: rowsOf(race.opinions.openai) },
    analysts: { claude: analysed(seats.claude), openai: analysed(seats.openai) },
    analysedBy: analysis.label,
    sources: {
      card,
      model: `${handicapper.model.name} ${handicapper.model.version}: ${handicapper.model.says}`,
      order: `${settings.order.version}: ${settings.order.source} ${settings.order.note}`,
      analysts: `${settings.analysts.version} and ${settings.value.version}: ${settings.analysts.note}`,
      takeout: takeoutIn(evidence),
      upTo: toIso(evidence.upTo),
    },
  };
}
