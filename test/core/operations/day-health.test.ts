import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { CardFacts, DayFacts } from '#core/operations/day-facts.ts';
import { type DayHealth, dayHealth } from '#core/operations/day-health.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';

const test = suite('The health of a day');

const CARD: CardFacts = {
  tier: 'live',
  source: 'Entries',
  races: 10,
  racesWithoutRunners: 0,
  firstPost: shift(RUN_START, HOUR),
  lastPost: shift(RUN_START, 6 * HOUR),
};

const WHOLE: DayFacts = {
  day: RUN_DAY,
  card: CARD,
  ...{
    resultRaces: 10,
    observations: 24,
    selections: 40,
    selectedRaces: 10,
    pedigrees: 80,
    pedigreeRaces: 10,
  },
  ...{ pickedRaces: 10, arePicksOutdated: false, figureRaces: 10 },
};

const BARE: DayFacts = {
  day: RUN_DAY,
  card: null,
  ...{ resultRaces: 0, observations: 0, selections: 0, selectedRaces: 0, pedigrees: 0, pedigreeRaces: 0 },
  ...{ pickedRaces: 0, arePicksOutdated: false, figureRaces: 0 },
};

const models = { claude: 'claude-x', openai: null };
const CAN = { askJake: true, mlModel: true, models };
const of = (facts: DayFacts, hours = 24, can = CAN): DayHealth =>
  dayHealth(
    facts,
    { today: hours >= 24 ? addDays(RUN_DAY, 1) : RUN_DAY, now: shift(RUN_START, hours * HOUR) },
    can,
  );

const statuses = ({ dataSources }: DayHealth) => Object.values(dataSources).map(({ status }) => status);

test('a day with everything scores 100', () => {
  const health = of(WHOLE);
  assert.equal(
    [health.overallScore, health.isRaceDay, new Set(statuses(health))],
    [100, true, new Set(['complete'])],
  );
  assert.equal(health.aiIntegration, {
    ...{ askJake: true, enhancedPicks: true, mlModel: true },
    ...{ dataPointsUsed: 7, totalDataPoints: 7, models },
  });
});

test('a day without anything scores nothing', () => {
  const health = of(BARE);
  assert.equal([health.overallScore, health.isRaceDay], [0, false]);
  assert.equal(new Set(statuses(health)), new Set(['missing']));
  assert.is(health.aiIntegration.dataPointsUsed, 0);
});

test('a partial source counts half: 70 times 6.5 of 7, and 30 for the analysts, is 95', () => {
  const health = of({ ...WHOLE, selectedRaces: 4 });
  assert.equal([health.dataSources.expertPicks.status, health.overallScore], ['partial', 95]);
  assert.is(health.dataSources.expertPicks.details, '40 selections, 4 of 10 races.');
});

test('without what the analysts do, 30 points are missing by thirds', () => {
  assert.is(of(WHOLE, 24, { ...CAN, askJake: false }).overallScore, 90);
  assert.is(of({ ...WHOLE, pickedRaces: 0 }).overallScore, 80);
});

test('before the first result is due, results do not count', () => {
  const early = of({ ...WHOLE, resultRaces: 0 }, 1);
  assert.equal([early.dataSources.otbResults.isDue, early.overallScore], [false, 100]);
  const due = of({ ...WHOLE, resultRaces: 0 }, 1.25);
  assert.equal([due.dataSources.otbResults.status, due.dataSources.otbResults.isDue], ['missing', true]);
  assert.is(due.overallScore, 90);
});

test('while racing goes on some results are partial, after the last race all are due', () => {
  const during = of({ ...WHOLE, resultRaces: 4 }, 4).dataSources.otbResults;
  assert.equal(
    [during.status, during.details],
    ['partial', 'Results of 4 of 10 races. Racing is under way.'],
  );
  assert.is(of(WHOLE, 6.25).dataSources.otbResults.status, 'complete');
  assert.is(of({ ...WHOLE, resultRaces: 9 }, 6.25).dataSources.otbResults.status, 'partial');
});

test('picks of another card are partial, and speed figures count on race days only', () => {
  assert.is(of({ ...WHOLE, arePicksOutdated: true }).dataSources.aiAnalysis.status, 'partial');
  assert.equal(
    [of(BARE).dataSources.speedFigures.isDue, of(WHOLE).dataSources.speedFigures.isDue],
    [false, true],
  );
  assert.is(of({ ...WHOLE, figureRaces: 0 }).dataSources.speedFigures.details, 'No report was uploaded.');
});

test('one observation is one, more are many', () => {
  const told = (observations: number) => of({ ...WHOLE, observations }).dataSources.weather.details;
  assert.equal([told(1), told(24)], ['1 observation.', '24 observations.']);
});

test('a card with races that have no runners is partial, and invented races are called so', () => {
  const card = of({ ...WHOLE, card: { ...CARD, racesWithoutRunners: 2, tier: 'demo' } }).dataSources
    .racingApi;
  assert.is(card.status, 'partial');
  assert.is(card.details, '10 races from Entries. 2 without runners. Invented races.');
});

test.run();
