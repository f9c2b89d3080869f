import { viewDay } from '#kit/format.ts';
import type { Entry, Race } from '#kit/kit.ts';
import type { DayPicks, Recommendation } from '../../../frontends/picks/picks/picks-rules.ts';
import { aPriceGiven } from '../a-price-given.ts';

// The year of these races is the one in view, whenever the tests are run.
viewDay('2025-06-07');

const provenance = { tier: 'imported', source: 'a card', at: '2025-06-07T11:00:00Z' } as const;

/** A race of an invented card; only what a test names is of interest. */
export function aRace(more: Partial<Race> = {}): Race {
  return {
    id: 'saratoga-2025-06-07-1',
    trackId: 184,
    trackSlug: 'saratoga',
    day: '2025-06-07',
    name: 'Maiden',
    raceName: 'Maiden',
    raceNumber: 1,
    raceTime: '1:10 PM',
    postTime: '2025-06-07T17:10:00Z',
    distance: '6F',
    distanceYards: 1320,
    surface: 'D',
    surfaceName: 'Dirt',
    raceGrade: null,
    raceType: 'S',
    classification: 'Md Sp Wt',
    conditions: '',
    purse: 90_000,
    trackCondition: null,
    status: 'upcoming',
    isCancelled: false,
    entryCount: 0,
    entries: [],
    isDemo: false,
    provenance,
    ...more,
  };
}

export function anEntry(programNumber: string, more: Partial<Entry> = {}): Entry {
  return {
    id: `r-${programNumber}`,
    raceId: 'r',
    raceNumber: 1,
    horseId: `h-${programNumber}`,
    horseName: `HORSE ${programNumber}`,
    jockeyName: null,
    trainerName: null,
    postPosition: Number.parseInt(programNumber, 10),
    programNumber,
    price: aPriceGiven('5-1'),
    morningLine: aPriceGiven('5-1'),
    odds: '5-1',
    morningLineOdds: '5-1',
    weight: null,
    apprenticeAllowance: null,
    scratchStatus: false,
    listStatus: null,
    coupledWith: null,
    age: 3,
    sex: 'colt',
    color: 'bay',
    sire: null,
    dam: null,
    damSire: null,
    owner: null,
    silks: null,
    medication: null,
    blinkers: null,
    claimingPrice: null,
    daysSinceLast: null,
    runStyle: null,
    earlyPoints: null,
    jockeyStats: null,
    trainerStats: null,
    horseStats: {
      starts: 0,
      wins: 0,
      places: 0,
      shows: 0,
      earnings: 0,
      speedFigure: null,
      figureScale: null,
    },
    provenance,
    ...more,
  };
}

type Ranked = Recommendation['opinions']['claude']['ranking'][number];

export const ranked = (programNumber: string, chance: number, reasons: readonly string[] = []): Ranked => ({
  horse: `HORSE ${programNumber}`,
  programNumber,
  postPosition: 1,
  score: 0,
  chance,
  reasons,
});

const opinion = (analyst: string, ranking: readonly Ranked[] = []) => ({
  analyst,
  confidence: 60,
  horse: ranking[0]?.horse ?? null,
  longshot: null,
  ranking,
});

const builtIn = (name: string) => ({
  name,
  model: null,
  isBuiltIn: true,
  unavailable: null,
  promptVersion: null,
  askedAt: null,
});

/** A recommendation without bets; `chances` are the model's by program number. */
export function aRecommendation(
  chances: Readonly<Record<string, number>> = {},
  more: Partial<Recommendation> = {},
): Recommendation {
  return {
    raceNumber: 1,
    raceId: 'r',
    raceName: null,
    postTime: null,
    surface: 'D',
    surfaceName: 'Dirt',
    distance: '6F',
    weatherData: { temperature: null, description: null, trackCondition: null },
    primaryPick: null,
    bestLongshotPick: null,
    liveOddsData: [],
    mlPredictions: Object.entries(chances).map(([programNumber, winProbability]) => ({
      horseName: `HORSE ${programNumber}`,
      programNumber,
      postPosition: 1,
      winProbability,
      confidence: 50,
    })),
    valueBets: [],
    claudeValueBets: [],
    chatgptValueBets: [],
    exoticPlays: [],
    claudeExoticPlays: [],
    chatgptExoticPlays: [],
    expertPicks: { expertCount: 0, topConsensusHorse: null, individualPicks: [] },
    longshotOpportunities: [],
    line: null,
    verdict: {
      kind: 'PASS',
      horse: null,
      programNumber: null,
      chance: null,
      fairPrice: null,
      priceToTake: null,
      price: null,
      sentence: '',
    },
    pace: { word: null, shape: '', topPoints: [], loneSpeed: null, isKnown: false, sentence: '' },
    opinions: {
      claude: opinion('Built-in analyst: form and class'),
      openai: opinion('Built-in analyst: pace and shape'),
    },
    analysts: {
      claude: builtIn('Built-in analyst: form and class'),
      openai: builtIn('Built-in analyst: pace and shape'),
    },
    analysedBy: 'Built-in analyst (no AI key set)',
    sources: {
      card: provenance,
      board: null,
      model: '',
      order: '',
      analysts: '',
      takeout: { operator: '', isAssumed: false },
      upTo: '2025-06-07T11:00:00Z',
    },
    ...more,
  };
}

export const opinionOf = opinion;

export const aPick = (
  more: Partial<NonNullable<Recommendation['primaryPick']>> = {},
): NonNullable<Recommendation['primaryPick']> => ({
  horse: 'HORSE 4',
  programNumber: '4',
  postPosition: 4,
  confidence: 60,
  aiConsensus: 'Low',
  openaiHorse: null,
  claudeHorse: null,
  openaiReason: null,
  claudeReason: null,
  reasoning: '',
  price: null,
  morningLine: null,
  currentOdds: null,
  morningLineOdds: null,
  ...more,
});

/** The picks of a day as they are answered. */
export const dayPicksOf = (
  recommendations: readonly Recommendation[],
  more: Partial<DayPicks> = {},
): DayPicks => ({
  recommendations: [...recommendations],
  cached: false,
  cacheAge: 0,
  timestamp: '2025-06-07T15:00:00Z',
  scheduledGeneration: false,
  forceRefreshUsed: false,
  persistentCache: true,
  analysedBy: 'Built-in analyst (no AI key set)',
  message: null,
  isShowingTomorrow: false,
  isDemo: false,
  ...more,
});

export const aValueBet = (horse: string): Recommendation['valueBets'][number] => ({
  horse,
  programNumber: '1',
  postPosition: 1,
  betType: 'Win',
  price: aPriceGiven('8-1'),
  odds: '8-1',
  confidence: 60,
  reasoning: '',
  chance: 0.2,
  fairPrice: null,
  priceToTake: null,
});

export const anExotic = (combination: string): Recommendation['exoticPlays'][number] => ({
  betType: 'Exacta Box',
  horses: [],
  combination,
  riskLevel: 'Low',
  reasoning: '',
  stake: 2,
  combinations: 2,
  cost: 4,
  hitChance: 0.1,
  breakEvenPayout: 40,
  expectedPayout: null,
});
