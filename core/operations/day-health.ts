import type { Instant } from '../kernel/instant.ts';
import { shift } from '../kernel/instant.ts';
import { meanOrNull } from '../kernel/numbers.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { counted } from '../kernel/text.ts';
import type { Slot } from '../picks/analysis/slot.ts';
import type { DayFacts } from './day-facts.ts';
import { type CardFetch, type RacingOnDay, racingOn } from './racing-on-day.ts';
import { RESULT_DUE_MS } from './workflow-steps.ts';

export type HealthStatus = 'complete' | 'partial' | 'missing';

/** How complete one source of a day is. */
export interface SourceHealth {
  readonly status: HealthStatus;
  readonly count: number;
  readonly details: string;
  /** Whether it counts for the score: data that cannot exist yet does not. */
  readonly isDue: boolean;
}

/** The providers' ids of the models that are set; null where no key is, and the built-in analyst answers. */
export type ModelsInUse = Readonly<Record<Slot, string | null>>;

export interface AiHealth {
  readonly askJake: boolean;
  readonly enhancedPicks: boolean;
  readonly mlModel: boolean;
  /** Sources with any data. */
  readonly dataPointsUsed: number;
  readonly totalDataPoints: 7;
  readonly models: ModelsInUse;
}

export type DataSources = Readonly<
  Record<
    'racingApi' | 'pedicapper' | 'otbResults' | 'expertPicks' | 'weather' | 'aiAnalysis' | 'speedFigures',
    SourceHealth
  >
>;

/** How complete a day's data is. */
export interface DayHealth {
  /** Slug. */
  readonly track: string;
  readonly date: RaceDay;
  /** A card is stored. */
  readonly isRaceDay: boolean;
  readonly racing: RacingOnDay;
  /** 0-100; of no meaning on a day without racing. */
  readonly overallScore: number;
  readonly dataSources: DataSources;
  readonly aiIntegration: AiHealth;
}

/** The racing clock's day and time. */
export interface HealthMoment {
  readonly today: RaceDay;
  readonly now: Instant;
}

/** What is set up, whatever the day. */
export interface AiAbilities {
  readonly askJake: boolean;
  readonly mlModel: boolean;
  readonly models: ModelsInUse;
}

const NO_CARD = 'No card stored: no racing, or none was published.';

const health = (status: HealthStatus, count: number, details: string, isDue = true): SourceHealth => ({
  status,
  count,
  details,
  isDue,
});

/** How many of `whole` races are covered; any data covers a day without a card. */
function share(covered: number, whole: number): HealthStatus {
  if (covered === 0) return 'missing';
  return covered >= whole ? 'complete' : 'partial';
}

const ofRaces = (covered: number, whole: number): string =>
  whole === 0 ? counted(covered, 'race') : `${Math.min(covered, whole)} of ${whole} races`;

function cardHealth({ card }: DayFacts): SourceHealth {
  if (card === null) return health('missing', 0, NO_CARD);
  const { races, racesWithoutRunners, source, tier } = card;
  const demo = tier === 'demo' ? ' Invented races.' : '';
  const bare = racesWithoutRunners === 0 ? '' : ` ${racesWithoutRunners} without runners.`;
  return health(
    share(races - racesWithoutRunners, races),
    races,
    `${counted(races, 'race')} from ${source}.${bare}${demo}`,
  );
}

/** Races of the day whose result should be there: all of a day that is over, else none or some. */
function resultHealth({ card, resultRaces, day }: DayFacts, { today, now }: HealthMoment): SourceHealth {
  const races = card?.races ?? 0;
  const last = card?.lastPost ?? null;
  const isOver = day < today || (day === today && last !== null && shift(last, RESULT_DUE_MS) <= now);
  const first = card?.firstPost ?? null;
  const hasBegun = isOver || (day === today && first !== null && shift(first, RESULT_DUE_MS) <= now);
  if (resultRaces === 0 && !hasBegun) return health('missing', 0, 'Not due yet.', false);
  if (card === null && resultRaces === 0) return health('missing', 0, NO_CARD, false);
  const text = `Results of ${ofRaces(resultRaces, races)}.`;
  if (isOver) return health(share(resultRaces, races), resultRaces, text);
  const status = resultRaces === 0 ? 'missing' : 'partial';
  return health(status, resultRaces, `${text} Racing is under way.`, hasBegun);
}

function weatherHealth({ observations }: DayFacts): SourceHealth {
  if (observations === 0) return health('missing', 0, 'No weather observation stored for the day.');
  return health('complete', observations, `${counted(observations, 'observation')}.`);
}

function analysisHealth({ card, pickedRaces, arePicksOutdated }: DayFacts): SourceHealth {
  const races = card?.races ?? 0;
  const text = `Picks of ${ofRaces(pickedRaces, races)}.`;
  if (pickedRaces === 0) return health('missing', 0, 'No picks stored.');
  if (!arePicksOutdated) return health(share(pickedRaces, races), pickedRaces, text);
  return health('partial', pickedRaces, `${text} The card has changed since they were made.`);
}

const covering = (what: string, count: number, covered: number, { card }: DayFacts): SourceHealth =>
  count === 0
    ? health('missing', 0, `No ${what}s stored.`)
    : health(
        share(covered, card?.races ?? 0),
        count,
        `${counted(count, what)}, ${ofRaces(covered, card?.races ?? 0)}.`,
      );

function figureHealth({ card, figureRaces }: DayFacts): SourceHealth {
  const races = card?.races ?? 0;
  const text = figureRaces === 0 ? 'No report was uploaded.' : `Figures for ${ofRaces(figureRaces, races)}.`;
  return health(share(figureRaces, races), figureRaces, text, card !== null || figureRaces > 0);
}

/** How complete each source of a day is. */
export const sourcesOf = (facts: DayFacts, moment: HealthMoment): DataSources => ({
  racingApi: cardHealth(facts),
  pedicapper: covering('pedigree figure', facts.pedigrees, facts.pedigreeRaces, facts),
  otbResults: resultHealth(facts, moment),
  expertPicks: covering('selection', facts.selections, facts.selectedRaces, facts),
  weather: weatherHealth(facts),
  aiAnalysis: analysisHealth(facts),
  speedFigures: figureHealth(facts),
});

const WEIGHTS: Readonly<Record<HealthStatus, number>> = { complete: 1, partial: 0.5, missing: 0 };

const mean = (values: readonly number[]): number => meanOrNull(values) ?? 0;

/** 70 for the sources that are due (a partial one counts half) and 30 for what the analysts can do. */
export function healthScore(sources: DataSources, ai: AiHealth): number {
  const due = Object.values(sources).filter(({ isDue }) => isDue);
  const data = mean(due.map(({ status }) => WEIGHTS[status]));
  return Math.round(70 * data + 30 * mean([ai.askJake, ai.enhancedPicks, ai.mlModel].map(Number)));
}

const WITHOUT_RACING: Readonly<Partial<Record<RacingOnDay, string>>> = {
  no: 'No racing: no card was published for the day.',
  'not-asked': 'No card stored: the source of entries was not asked for the day.',
};

/** Nothing is due on a day without racing: what is missing is not wrong. */
function withoutDue(sources: DataSources, details: string): DataSources {
  const undue = Object.entries(sources).map(([name, source]) => [
    name,
    source.status === 'missing' ? { ...source, details, isDue: false } : source,
  ]);
  return Object.fromEntries(undue) as DataSources;
}

/** A day at a track (slug). */
export interface DayToAssess {
  readonly track: string;
  readonly facts: DayFacts;
  /** The last fetch of its card; null without one. */
  readonly cardFetch: CardFetch | null;
}

/** How complete a day is, with its score. */
export function dayHealth(
  { track, facts, cardFetch }: DayToAssess,
  moment: HealthMoment,
  can: AiAbilities,
): DayHealth {
  const racing = racingOn(facts, cardFetch);
  const dark = WITHOUT_RACING[racing];
  const sources = sourcesOf(facts, moment);
  const dataSources = dark === undefined ? sources : withoutDue(sources, dark);
  const hasRunners = dataSources.racingApi.status !== 'missing';
  const aiIntegration: AiHealth = {
    askJake: can.askJake && hasRunners,
    enhancedPicks: facts.pickedRaces > 0,
    mlModel: can.mlModel && hasRunners,
    dataPointsUsed: Object.values(dataSources).filter(({ status }) => status !== 'missing').length,
    totalDataPoints: 7,
    models: can.models,
  };
  return {
    track,
    date: facts.day,
    isRaceDay: facts.card !== null,
    racing,
    overallScore: healthScore(dataSources, aiIntegration),
    dataSources,
    aiIntegration,
  };
}
