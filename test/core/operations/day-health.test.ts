import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { CardFacts, DayFacts } from '#core/operations/day-facts.ts';
import { type DayHealth, dayHealth } from '#core/operations/day-health.ts';
import type { CardFetch } from '#core/operations/racing-on-day.ts';
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
const healthOf = (facts: DayFacts, hours = 24, can = CAN, cardFetch: CardFetch | null = null): DayHealth =>
  dayHealth(
    { track: 'saratoga', facts, cardFetch },
    { today: hours >= 24 ? addDays(RUN_DAY, 1) : RUN_DAY, now: shift(RUN_START, hours * HOUR) },
    can,
  );

const statuses = ({ dataSources }: DayHealth) => Object.values(dataSources).map(({ status }) => status);

test('a day with everything scores 100', () => {
  const health = healthOf(WHOLE);
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
  const health = healthOf(BARE);
  assert.equal([health.overallScore, health.isRaceDay], [0, false]);
  assert.equal(new Set(statuses(health)), new Set(['missing']));
  assert.is(health.aiIntegration.dataPointsUsed, 0);
});

const fetchEnding = (status: CardFetch['status'], code?: string): CardFetch => ({
  status,
  received: 0,
  faults: code === undefined ? [] : [{ code, sentence: 'Said by the source.', kind: null }],
});
const areDue = ({ dataSources }: DayHealth) => Object.values(dataSources).some(({ isDue }) => isDue);

test('a dark day, of which the source of entries says that there is no meeting, is no racing and nothing is due', () => {
  for (const said of [fetchEnding('failed', 'source.no-meeting'), fetchEnding('success')]) {
    const health = healthOf(BARE, 24, CAN, said);
    assert.equal([health.racing, health.isRaceDay, areDue(health)], ['no', false, false]);
    assert.match(health.dataSources.racingApi.details, /^No racing/);
  }
});

test('a day nobody asked for is not called dark, and nothing is due', () => {
  const health = healthOf(BARE);
  assert.equal([health.racing, areDue(health)], ['not-asked', false]);
  assert.match(health.dataSources.weather.details, /was not asked/);
});

test('a day whose source of entries failed may be a race day: all of it stays missing and due', () => {
  for (const failed of [fetchEnding('failed', 'source.no-connection'), fetchEnding('partial')]) {
    const health = healthOf(BARE, 24, CAN, failed);
    assert.equal([health.racing, health.overallScore, areDue(health)], ['unknown', 0, true]);
    assert.ok(health.dataSources.racingApi.isDue && health.dataSources.weather.isDue);
  }
});

test('a race day with a failed source stays a race day', () => {
  const failed = fetchEnding('failed', 'source.no-meeting');
  assert.is(healthOf({ ...WHOLE, observations: 0 }, 24, CAN, failed).racing, 'yes');
  const withoutCard = healthOf({ ...BARE, selections: 3, selectedRaces: 1 }, 24, CAN, failed);
  assert.equal([withoutCard.racing, withoutCard.dataSources.racingApi.isDue], ['yes', true]);
  assert.equal(healthOf({ ...WHOLE, observations: 0 }).dataSources.weather.isDue, true);
});

test('a partial source counts half: 70 times 6.5 of 7, and 30 for the analysts, is 95', () => {
  const health = healthOf({ ...WHOLE, selectedRaces: 4 });
  assert.equal([health.dataSources.expertPicks.status, health.overallScore], ['partial', 95]);
  assert.is(health.dataSources.expertPicks.details, '40 selections, 4 of 10 races.');
});

test('without what the analysts do, 30 points are missing by thirds', () => {
  assert.is(healthOf(WHOLE, 24, { ...CAN, askJake: false }).overallScore, 90);
  assert.is(healthOf({ ...WHOLE, pickedRaces: 0 }).overallScore, 80);
});

test('before the first result is due, results do not count', () => {
  const early = healthOf({ ...WHOLE, resultRaces: 0 }, 1);
  assert.equal([early.dataSources.otbResults.isDue, early.overallScore], [false, 100]);
  const due = healthOf({ ...WHOLE, resultRaces: 0 }, 1.25);
  assert.equal([due.dataSources.otbResults.status, due.dataSources.otbResults.isDue], ['missing', true]);
  assert.is(due.overallScore, 90);
});

test('while racing goes on some results are partial, after the last race all are due', () => {
  const during = healthOf({ ...WHOLE, resultRaces: 4 }, 4).dataSources.otbResults;
  assert.equal(
    [during.status, during.details],
    ['partial', 'Results of 4 of 10 races. Racing is under way.'],
  );
  assert.is(healthOf(WHOLE, 6.25).dataSources.otbResults.status, 'complete');
  assert.is(healthOf({ ...WHOLE, resultRaces: 9 }, 6.25).dataSources.otbResults.status, 'partial');
});

test('picks of another card are partial, and speed figures count on race days only', () => {
  assert.is(healthOf({ ...WHOLE, arePicksOutdated: true }).dataSources.aiAnalysis.status, 'partial');
  assert.equal(
    [healthOf(BARE).dataSources.speedFigures.isDue, healthOf(WHOLE).dataSources.speedFigures.isDue],
    [false, true],
  );
  assert.is(
    healthOf({ ...WHOLE, figureRaces: 0 }).dataSources.speedFigures.details,
    'No report was uploaded.',
  );
});

test('one observation is one, more are many', () => {
  const details = (observations: number) => healthOf({ ...WHOLE, observations }).dataSources.weather.details;
  assert.equal([details(1), details(24)], ['1 observation.', '24 observations.']);
});

test('a card with races that have no runners is partial, and invented races are called so', () => {
  const card = healthOf({ ...WHOLE, card: { ...CARD, racesWithoutRunners: 2, tier: 'demo' } }).dataSources
    .racingApi;
  assert.is(card.status, 'partial');
  assert.is(card.details, '10 races from Entries. 2 without runners. Invented races.');
});

test('counts of one are singular, wherever they are said', () => {
  const card = { ...CARD, races: 1 };
  const facts = { ...WHOLE, card, selections: 1, selectedRaces: 1, pedigrees: 1, pedigreeRaces: 1 };
  const { racingApi, expertPicks, pedicapper } = healthOf(facts).dataSources;
  assert.is(racingApi.details, '1 race from Entries.');
  assert.is(expertPicks.details, '1 selection, 1 of 1 races.');
  assert.is(pedicapper.details, '1 pedigree figure, 1 of 1 races.');
  assert.is(healthOf({ ...BARE, resultRaces: 1 }).dataSources.otbResults.details, 'Results of 1 race.');
});

test('without a card whatever is stored covers the day', () => {
  const facts = { ...BARE, pickedRaces: 3, selections: 9, selectedRaces: 3 };
  const { aiAnalysis, expertPicks } = healthOf(facts).dataSources;
  assert.equal([aiAnalysis.status, aiAnalysis.details], ['complete', 'Picks of 3 races.']);
  assert.equal([expertPicks.status, expertPicks.details], ['complete', '9 selections, 3 races.']);
});

test('more results than races on the card are all of them', () => {
  const { otbResults } = healthOf({ ...WHOLE, resultRaces: 12 }).dataSources;
  assert.equal([otbResults.status, otbResults.details], ['complete', 'Results of 10 of 10 races.']);
});

test('a card of canceled races alone is whole with nothing on it', () => {
  const card = { ...CARD, races: 0, firstPost: null, lastPost: null };
  const { racingApi } = healthOf({ ...BARE, card }).dataSources;
  assert.equal([racingApi.status, racingApi.details], ['missing', '0 races from Entries.']);
});

test('a future day is due no results and, without a card, no figures', () => {
  const early = healthOf(BARE, 0).dataSources;
  assert.equal([early.otbResults.isDue, early.speedFigures.isDue], [false, false]);
  assert.is(healthOf({ ...BARE, figureRaces: 3 }, 0).dataSources.speedFigures.isDue, true);
});

test('unknown post times make results due only when the day is over', () => {
  const card = { ...CARD, firstPost: null, lastPost: null };
  const health = (hours: number) => healthOf({ ...BARE, card }, hours).dataSources.otbResults;
  assert.equal([health(23).isDue, health(24).isDue], [false, true]);
});

test('the score never falls when something more is stored', () => {
  const steps: readonly Partial<DayFacts>[] = [
    { card: CARD },
    { resultRaces: 5 },
    { resultRaces: 10 },
    { observations: 1 },
    { selections: 1, selectedRaces: 1 },
    { pedigrees: 80, pedigreeRaces: 10 },
    { pickedRaces: 10 },
    { figureRaces: 10 },
  ];
  let facts = BARE;
  let score = healthOf(facts).overallScore;
  for (const step of steps) {
    facts = { ...facts, ...step };
    const next = healthOf(facts).overallScore;
    assert.ok(next >= score, JSON.stringify(step));
    score = next;
  }
  assert.ok(score > 90 && score <= 100, String(score));
});

test.run();
