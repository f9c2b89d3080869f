import { announcedDistance, announcedSurface } from '../../card/announced.ts';
import { courseOf } from '../../card/surface.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { modelConfidence } from '../../handicapping/model-confidence.ts';
import { projectPace } from '../../handicapping/pace.ts';
import { toIso, toIsoOrNull } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { takeoutOn } from '../../odds/takeout.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import { type Analysis, type AnalyzedRace, analyze, exoticView } from '../analysis/analysis.ts';
import {
  firstChoice,
  type Joined,
  joinedOn,
  joinedRanking,
  joinedReasoning,
  primaryPick,
  raceConsensus,
} from '../analysis/blended-pick.ts';
import { longshotOf, type Opinion, primaryOf } from '../analysis/opinion.ts';
import { reasonAgainst, reasonsFor, reasonText } from '../analysis/reasoning.ts';
import { labelOf, slotAnalysts } from '../analysis/slot-analysts.ts';
import { longshotPick, longshotsIn } from '../longshots/longshots-in.ts';
import { parsedExotics, parsedValue } from '../outside-analysts/analyst-bets.ts';
import { NO_ANSWERS, type RaceAnswers } from '../outside-analysts/slot-answers.ts';
import { atPrices, pricesIn } from './at-prices.ts';
import { type ExoticPlay, exoticPlays } from './exotics.ts';
import type { ModelPrediction, OpinionRows, Recommendation, Slot, TakeoutSource } from './recommendation.ts';
import { ticketChances } from './ticket-chances.ts';
import type { PickCase } from './value-bet.ts';
import { verdictOn } from './verdict.ts';

/** The pick of an outside analyst in a slot, with its opinion; null for a built-in one. */
function parsedIn(race: AnalyzedRace, slot: Slot) {
  const [answer, opinion] = [race.answers[slot], race.opinions[slot]];
  return answer?.is === 'answered' && opinion !== null ? { race, pick: answer.pick, opinion } : null;
}

/** An analyst's reasons for the horses it calls value at their prices, by program number. */
type Liked = ReadonlyMap<string, string>;

/** The horses that an analyst calls value: an outside one names them, a built-in one rates them above their price. */
function likedBy(race: AnalyzedRace, slot: Slot, margin: number): Liked {
  const parsed = parsedIn(race, slot);
  if (parsed !== null)
    return new Map(parsedValue(parsed).map(({ runner, reasoning }) => [runner.programNumber, reasoning]));
  const rows = (race.opinions[slot]?.ranking ?? []).filter(
    ({ chance, interest: { price } }) => price !== null && chance * (price.toOne + 1) >= 1 + margin,
  );
  return new Map(rows.map((row) => [row.runner.programNumber, reasonText(row)]));
}

function casesIn(race: AnalyzedRace, liked: Readonly<Record<Slot, Liked>>): readonly PickCase[] {
  const numbers = (joined: Joined): readonly string[] =>
    joined.horse.interest.runners.map(({ programNumber }) => programNumber);
  const wordsOf = (joined: Joined, slot: Slot): string | null =>
    numbers(joined)
      .map((number) => liked[slot].get(number))
      .find((words) => words !== undefined) ?? null;
  return race.evidence.interests.flatMap((_, index) => {
    const joined = joinedOn(race, index);
    if (joined === null) return [];
    const { programNumber, postPosition } = joined.horse.runner;
    const words = { claude: wordsOf(joined, 'claude'), openai: wordsOf(joined, 'openai') };
    const { confidence } = joined;
    return [{ programNumber, postPosition, confidence, reasoning: joinedReasoning(joined), likedBy: words }];
  });
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
        ...(row.whyNotTheLikeliest == null ? [] : [row.whyNotTheLikeliest]),
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
  const { opinions } = race;
  const view = exoticView(race, analysis);
  const playsOf = (slot: Slot): readonly ExoticPlay[] => {
    const [parsed, opinion] = [parsedIn(race, slot), opinions[slot]];
    if (opinion === null) return [];
    return parsed === null ? exoticPlays(opinion.ranking, view) : parsedExotics(parsed, view);
  };
  const joined = joinedRanking(race).map(({ horse, chance }) => ({ ...horse, chance }));
  return {
    exoticPlays: exoticPlays(joined, view),
    claudeExoticPlays: playsOf('claude'),
    chatgptExoticPlays: playsOf('openai'),
  };
}

const headOf = ({ race, weather }: Evidence) => ({
  raceNumber: race.number,
  raceId: race.id,
  raceName: race.name,
  postTime: toIsoOrNull(race.postTime),
  surface: race.surface === null ? null : courseOf(race.surface).letter,
  surfaceName: announcedSurface(race.surface),
  distance: announcedDistance(race),
  weatherData: {
    temperature: weather?.temperature ?? null,
    description: weather?.conditions ?? null,
    trackCondition: weather?.trackCondition ?? null,
  },
});

/** Whose takeout applies to the exotic pools. */
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
export const recommend = (
  evidence: Evidence,
  analysis: Analysis,
  card: Provenance,
  { answers = NO_ANSWERS, experts = null }: OtherOpinions = {},
): Recommendation => recommendOn(analyze(evidence, analysis, answers), analysis, card, experts);

/** The recommendation for a race that is analyzed. */
export function recommendOn(
  race: AnalyzedRace,
  analysis: Analysis,
  card: Provenance,
  experts: RaceExperts | null = null,
): Recommendation {
  const { settings, handicapper } = analysis;
  const { evidence, answers } = race;
  const { margin } = settings.value;
  const liked = { claude: likedBy(race, 'claude', margin), openai: likedBy(race, 'openai', margin) };
  const consensus = raceConsensus(race, {
    claude: [...liked.claude.keys()],
    openai: [...liked.openai.keys()],
  });
  const choice = firstChoice(race);
  const longshots = longshotsIn(race, settings.value);
  const { model } = handicapper;
  const prices = pricesIn(evidence, settings.value);
  const made: Recommendation = {
    ...headOf(evidence),
    primaryPick: choice === null ? null : primaryPick(race, choice, consensus),
    bestLongshotPick: longshotPick(longshots),
    liveOddsData: [],
    mlPredictions: predictionsIn(race),
    tickets: ticketChances(race),
    line: race.line,
    cases: casesIn(race, liked),
    valueBets: [],
    claudeValueBets: [],
    chatgptValueBets: [],
    ...exoticsIn(race, analysis),
    expertPicks: expertsIn(experts),
    longshotOpportunities: longshots.map(({ row }) => row),
    verdict: verdictOn(race.line, prices.priceOf, prices),
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
  return atPrices(made, prices);
}
