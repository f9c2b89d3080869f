import { distanceText } from '../../card/distance.ts';
import { courseOf } from '../../card/surface.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { modelFor } from '../../handicapping/handicapper.ts';
import { modelConfidence } from '../../handicapping/model-confidence.ts';
import { projectPace } from '../../handicapping/pace.ts';
import { toIso } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { takeoutOn } from '../../odds/takeout.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import { analysedIn, labelOf } from '../analysis/analysed.ts';
import { type AnalysedRace, type Analysis, analyse, exoticView } from '../analysis/analysis.ts';
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
import { NO_WORDS, type RaceWords } from '../analysis/slot-words.ts';
import { parsedExotics, parsedValueBets } from '../answers/analyst-bets.ts';
import { longshotPick, longshotsIn } from '../longshots/longshots-in.ts';
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

/** What an outside analyst told in a slot, with its opinion; null for any other. */
function parsedIn(race: AnalysedRace, slot: Slot) {
  const [words, opinion] = [race.words[slot], race.opinions[slot]];
  return words?.is === 'told' && opinion !== null ? { race, told: words.pick, opinion } : null;
}

function ownBets(race: AnalysedRace, slot: Slot, margin: number): readonly ValueBet[] {
  const parsed = parsedIn(race, slot);
  if (parsed !== null) return parsedValueBets(parsed, margin);
  return valueBets((race.opinions[slot]?.ranking ?? []).map(fromOpinion), margin);
}

function betsIn(race: AnalysedRace, margin: number): Bets {
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

const predictionsIn = ({ evidence, model }: AnalysedRace): readonly ModelPrediction[] =>
  evidence.interests.flatMap(({ runners }, interest) =>
    runners.map((runner) => ({
      horseName: runner.horseName,
      programNumber: runner.programNumber,
      postPosition: runner.postPosition,
      winProbability: model[interest] ?? 0,
      confidence: modelConfidence(runner, evidence),
    })),
  );

function exoticsIn(race: AnalysedRace, analysis: Analysis) {
  const { opinions, blended } = race;
  const own = (slot: Slot): readonly ExoticPlay[] => {
    const [told, opinion] = [parsedIn(race, slot), opinions[slot]];
    if (opinion === null) return [];
    const view = exoticView(race, opinion.chances, analysis);
    return told === null ? exoticPlays(opinion.ranking, view) : parsedExotics(told, view);
  };
  const joined = joinedRanking(race).map(({ horse, chance }) => ({ ...horse, chance }));
  return {
    exoticPlays: exoticPlays(joined, exoticView(race, blended, analysis)),
    claudeExoticPlays: own('claude'),
    chatgptExoticPlays: own('openai'),
  };
}

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

/** What others said of a race: the outside analysts, and the experts of the press. */
export interface Heard {
  readonly words?: RaceWords;
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
  { words = NO_WORDS, experts = null }: Heard = {},
): Recommendation {
  const { settings, handicapper } = analysis;
  const race = analyse(evidence, analysis, words);
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
      claude: rowsOf(race.opinions.claude, race.voices.claude),
      openai: rowsOf(race.opinions.openai, race.voices.openai),
    },
    analysts: analysedIn(analysis, words),
    told: words,
    analysedBy: labelOf(analysis, words),
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
