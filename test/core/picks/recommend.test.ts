import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { isStarter, type Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeAnalysis } from '#core/picks/analysis.ts';
import type { PickedHorse } from '#core/picks/recommendation.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRecord, aRunner } from '#test/support/a-runner.ts';
import { recommendOn } from './picks-of.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('recommend');

/** A horse with a record of such figures; the plain ones have 80s. */
function horse(programNumber: string, toOne: number, figure: number, change: Partial<Runner> = {}): Runner {
  const plain = aRunner({ programNumber, toOne });
  const pastRaces = [7, 6, 5].map((month) =>
    aPastRace({ day: `2025-0${month}-05` as RaceDay, speedFigure: figure, pace4f: figure, latePace: figure }),
  );
  const ratings = { ...plain.ratings, primePower: figure + 50, bestFast: figure, bestDistance: figure };
  return { ...plain, ratings, pastRaces, ...change };
}
const FIELD = [1, 2, 3, 5, 8, 12].map((toOne, at) => horse(String(at + 1), toOne, 80));

test('a race has the whole documented shape', () => {
  const made = recommendOn(aRace({ runners: FIELD }));
  const keys = [
    'raceNumber raceId surface distance weatherData primaryPick bestLongshotPick liveOddsData mlPredictions',
    'valueBets claudeValueBets chatgptValueBets exoticPlays claudeExoticPlays chatgptExoticPlays expertPicks',
    'longshotOpportunities',
  ].flatMap((line) => line.split(' '));
  for (const key of keys) assert.ok(key in made, key);
  assert.equal(made.weatherData, { temperature: null, description: null, trackCondition: null });
  assert.equal(made.expertPicks, { expertCount: 0, topConsensusHorse: null, individualPicks: [] });
  assert.equal(made.liveOddsData, []);
  assert.is(made.surface, 'D');
  assert.is(made.distance, '6F');
});

test('who analysed is said as it was told, and other words are another making', () => {
  const { handicapper, settings, madeWith } = analysis;
  const told = makeAnalysis(handicapper, settings, 'Built-in analyst');
  assert.is(recommendOn(aRace(), told).analysedBy, 'Built-in analyst');
  assert.is.not(told.madeWith, madeWith);
});

test('with an AI key set nothing says that none is', () => {
  assert.is(recommendOn(aRace(), analysisFor({ isKeySet: true })).analysedBy, 'Built-in analyst');
});

test('who analysed is said plainly, and no model is claimed', () => {
  const { analysts, analysedBy, sources } = recommendOn(aRace());
  assert.is(analysedBy, 'Built-in analyst (no AI key set)');
  assert.equal(analysts.claude, { name: 'Built-in analyst: form and class', model: null, isBuiltIn: true });
  assert.equal(analysts.openai, { name: 'Built-in analyst: pace and shape', model: null, isBuiltIn: true });
  assert.is(sources.card.source, 'Brisnet card SAR0802.DRF');
  assert.is(sources.upTo, '2025-08-02T13:00:00.000Z');
});

test('the horse with the better record is picked by both, with its own facts as reasons', () => {
  const runners = [...FIELD.slice(0, 5), horse('6', 4, 104)];
  const { primaryPick, opinions } = recommendOn(aRace({ runners }));
  assert.is(primaryPick?.programNumber, '6');
  assert.is(primaryPick?.aiConsensus, 'High');
  assert.match(String(primaryPick?.claudeReason), /ran 104 at Aqueduct 28 days ago/);
  assert.match(String(primaryPick?.openaiReason), /half-mile pace figures of 104, 104 and 104/);
  assert.is(primaryPick?.morningLineOdds, '4-1');
  assert.is(primaryPick?.currentOdds, null);
  assert.ok(opinions.claude.confidence >= 70);
});

test('the two reason differently: form likes one horse, the shape of the race another', () => {
  const fast = horse('5', 3, 80, {
    pastRaces: [7, 6, 5].map((m) => aPastRace({ day: `2025-0${m}-05` as RaceDay, speedFigure: 100 })),
  });
  const lone = horse('6', 4, 80);
  const speed = { ...lone, ratings: { ...lone.ratings, runStyle: 'E' as const, earlyPoints: 8 } };
  const { primaryPick, opinions } = recommendOn(aRace({ runners: [...FIELD.slice(0, 4), fast, speed] }));
  assert.is(opinions.claude.horse, fast.horseName);
  assert.is(opinions.openai.horse, speed.horseName);
  assert.is(primaryPick?.programNumber, '5', 'of the two the one with the better blended chance');
  assert.match(
    String(primaryPick?.openaiReason),
    /the only early speed in the race \(8 early points, next best 4\)/,
  );
});

test('nobody picks first a horse he gives less than half the chance of another', () => {
  const outsider = horse('6', 50, 99);
  const { opinions } = recommendOn(aRace({ runners: [...FIELD.slice(0, 5), outsider] }));
  const [first] = opinions.claude.ranking;
  const liked = opinions.claude.ranking.find(({ programNumber }) => programNumber === '6');
  assert.ok((liked?.score ?? 0) > (first?.score ?? 0), 'the outsider has the better record');
  assert.is.not(first?.programNumber, '6');
  assert.is(opinions.claude.longshot, outsider.horseName);
});

test('a field of equals is a pass with the price that would change it', () => {
  const { verdict, valueBets, longshotOpportunities, bestLongshotPick } = recommendOn(
    aRace({ runners: FIELD }),
  );
  assert.is(verdict.kind, 'PASS');
  assert.match(
    verdict.sentence,
    /^No bet at the prices known\. Paper Lantern 1 would be a bet at \d+-\d+ or better/,
  );
  assert.ok((verdict.priceToTake?.toOne ?? 0) > 1);
  assert.equal([valueBets, longshotOpportunities, bestLongshotPick], [[], [], null]);
});

test('a horse far better than its price is a bet, and at a long price a longshot', () => {
  const runners = [
    ...[2, 3, 3, 4, 5].map((toOne, at) => horse(String(at + 1), toOne, 70)),
    horse('6', 8, 118),
  ];
  const made = recommendOn(aRace({ runners }));
  assert.is(made.verdict.kind, 'PLAY');
  assert.is(made.verdict.programNumber, '6');
  const [bet] = made.valueBets;
  assert.is(bet?.horse, 'PAPER LANTERN 6');
  assert.is(bet?.betType, 'Win');
  assert.is(bet?.odds, '8-1');
  assert.ok((bet?.expectedValue ?? 0) >= 0.2 - 1e-9);
  const [longshot] = made.longshotOpportunities;
  assert.is(longshot?.aiConsensus, 'HIGH');
  assert.is(longshot?.potentialPayout, 18);
  assert.ok((longshot?.edgePercentage ?? 0) >= 20);
  assert.ok(
    (longshot?.edgeBeforeBlending ?? 0) > (longshot?.edgePercentage ?? 0),
    'blending takes some of it',
  );
  assert.is(made.bestLongshotPick?.horse, 'PAPER LANTERN 6');
  assert.is(made.bestLongshotPick?.aiConsensus, 'High');
});

test('analysts without strength say what the market says, and find no value', () => {
  const { settings, handicapper } = analysis;
  const analysts = {
    ...settings.analysts,
    formAndClass: { ...settings.analysts.formAndClass, strength: 0 },
    paceAndShape: { ...settings.analysts.paceAndShape, strength: 0 },
  };
  const mute = makeAnalysis(handicapper, { ...settings, analysts }, 'Built-in analyst');
  fc.assert(
    fc.property(randomRace, (race) => {
      const { mlPredictions, opinions } = recommendOn(race, mute);
      for (const row of [...opinions.claude.ranking, ...opinions.openai.ranking]) {
        const market = mlPredictions.find(({ programNumber }) => programNumber === row.programNumber);
        assert.ok(Math.abs((market?.winProbability ?? -1) - row.chance) < 1e-9);
      }
    }),
    { numRuns: 15 },
  );
});

test('coupled horses are one choice, named by the better of the two', () => {
  const runners = [
    horse('1', 2, 75, { coupledWith: 'A' }),
    horse('1A', 2, 105, { coupledWith: 'A' }),
    ...[3, 4, 5, 8].map((toOne, at) => horse(String(at + 2), toOne, 80)),
  ];
  const { opinions, mlPredictions, exoticPlays } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, 'PAPER LANTERN 1A');
  assert.is(opinions.claude.ranking.length, 5);
  const [one, mate] = mlPredictions;
  assert.is(one?.winProbability, mate?.winProbability);
  assert.match(exoticPlays[0]?.combination ?? '', /^1( |,|$)/);
});

/** A horse made for the pace: the speed to itself and the better pace figures, but plain form. */
function speedster(programNumber: string, toOne: number, change: Partial<Runner> = {}): Runner {
  const plain = horse(programNumber, toOne, 80, change);
  const pastRaces = plain.pastRaces.map((past) => ({ ...past, pace4f: 96, latePace: 96 }));
  return { ...plain, pastRaces, ratings: { ...plain.ratings, runStyle: 'E', earlyPoints: 8 } };
}

/** A horse of good form without anything for the shape of the race. */
function classHorse(programNumber: string, toOne: number, change: Partial<Runner> = {}): Runner {
  const plain = horse(programNumber, toOne, 80, change);
  const pastRaces = plain.pastRaces.map((past) => ({ ...past, speedFigure: 110, pace4f: 76, latePace: 76 }));
  return { ...plain, pastRaces, ratings: { ...plain.ratings, primePower: 150 } };
}

const COUPLED = { coupledWith: 'A' };

test('both analysts on one ticket agree, though each means another horse of the entry', () => {
  const runners = [
    classHorse('1', 2, COUPLED),
    speedster('1A', 2, COUPLED),
    ...[4, 5, 6, 8].map((toOne, at) => horse(String(at + 2), toOne, 78)),
  ];
  const { primaryPick, opinions } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, 'PAPER LANTERN 1');
  assert.is(opinions.openai.horse, 'PAPER LANTERN 1A');
  const areSure = Math.min(opinions.claude.confidence, opinions.openai.confidence) >= 70;
  assert.is(primaryPick?.aiConsensus, areSure ? 'High' : 'Medium');
  assert.is(primaryPick?.claudeHorse, 'PAPER LANTERN 1');
  assert.is(primaryPick?.openaiHorse, 'PAPER LANTERN 1A');
});

test('the pick is a horse that one of them chose, also when it runs in an entry', () => {
  const runners = [
    horse('1', 2, 84, COUPLED),
    speedster('1A', 2, COUPLED),
    ...[5, 6, 8].map((toOne, at) => horse(String(at + 2), toOne, 78)),
    horse('6', 3, 80, {
      pastRaces: [7, 6, 5].map((m) =>
        aPastRace({ day: `2025-0${m}-05` as RaceDay, speedFigure: 122, pace4f: 60, latePace: 60 }),
      ),
    }),
  ];
  const { primaryPick, opinions, verdict } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, 'PAPER LANTERN 6');
  assert.is(opinions.openai.horse, 'PAPER LANTERN 1A');
  assert.is(primaryPick?.horse, 'PAPER LANTERN 1A');
  assert.is(primaryPick?.programNumber, '1A');
  assert.match(String(primaryPick?.openaiReason), /^Paper Lantern 1a: .*only early speed/i);
  assert.match(String(primaryPick?.reasoning), /Paper Lantern 1a/i);
  assert.is.not(verdict.horse, 'PAPER LANTERN 1');
});

test('two horses of one name are still two tickets', () => {
  const namesake = speedster('6', 4, { horseName: 'PAPER LANTERN 5' });
  const runners = [...FIELD.slice(0, 4), classHorse('5', 3), namesake];
  const { primaryPick, opinions } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, opinions.openai.horse);
  assert.is(primaryPick?.aiConsensus === 'High', false);
});

test('a steeplechase is over grass in every word of it, and no flat race', () => {
  const made = recommendOn(aRace({ surface: 'steeplechase', distanceYards: 3740, runners: FIELD }));
  assert.is(made.surface, 'T');
  assert.is(made.surfaceName, 'Steeplechase');
  assert.not.match(JSON.stringify(made), /dirt|turf|ran 80/i);
});

test('a takeout that is not the track’s own is called assumed', () => {
  const runners = FIELD;
  const home = recommendOn(aRace({ runners }));
  assert.equal(home.sources.takeout, { operator: 'New York Racing Association', isAssumed: false });
  assert.not.match(String(home.exoticPlays[0]?.reasoning), /assumed/);
  const away = recommendOn(aRace({ trackSlug: 'del-mar', runners }));
  assert.equal(away.sources.takeout, { operator: 'New York Racing Association', isAssumed: true });
  for (const play of [...away.exoticPlays, ...away.claudeExoticPlays, ...away.chatgptExoticPlays])
    assert.match(play.reasoning, /takeout assumed: New York Racing Association/);
});

test('no starter, one, two: nothing is invented', () => {
  const empty = recommendOn(aRace({ runners: [] }));
  assert.is(empty.primaryPick, null);
  assert.is(empty.verdict.sentence, 'No starter in the body of the race: no bet.');
  const walkover = recommendOn(aRace({ runners: FIELD.slice(0, 1) }));
  assert.is(walkover.primaryPick?.programNumber, '1');
  assert.is(walkover.verdict.kind, 'PASS');
  const match = recommendOn(aRace({ runners: FIELD.slice(0, 2) }));
  assert.equal(match.exoticPlays, []);
  assert.is(match.mlPredictions.length, 2);
});

test('first starters all of them: the pace is open and the line decides', () => {
  const { records, ratings } = aRunner();
  const unraced = (programNumber: string, toOne: number) =>
    aRunner({
      programNumber,
      toOne,
      pastRaces: [],
      daysSinceLast: null,
      records: { ...records, life: aRecord(), distance: aRecord(), fastDirt: aRecord() },
      ratings: {
        ...ratings,
        runStyle: null,
        earlyPoints: null,
        primePower: null,
        bestFast: null,
        bestDistance: null,
      },
    });
  const { primaryPick, pace } = recommendOn(
    aRace({ runners: [unraced('2', 9), unraced('3', 1), unraced('4', 5)] }),
  );
  assert.is(pace.isKnown, false);
  assert.is(primaryPick?.programNumber, '3');
});

/** Every horse a recommendation names, by program number. */
function namedIn(made: ReturnType<typeof recommendOn>): readonly string[] {
  const picks = [made.primaryPick, made.bestLongshotPick].filter(
    (pick): pick is PickedHorse => pick !== null,
  );
  const bets = [...made.valueBets, ...made.claudeValueBets, ...made.chatgptValueBets];
  const plays = [...made.exoticPlays, ...made.claudeExoticPlays, ...made.chatgptExoticPlays];
  return [
    ...picks,
    ...bets,
    ...plays.flatMap((play) => play.horses),
    ...made.mlPredictions,
    ...made.longshotOpportunities,
  ].map(({ programNumber }) => programNumber);
}

test('whatever the race, only its starters are named, chances sum to one, and no figure is lost', () => {
  fc.assert(
    fc.property(randomRace, (race: Race) => {
      const made = recommendOn(race);
      const starters = new Set(race.runners.filter(isStarter).map((runner) => runner.programNumber));
      for (const number of namedIn(made)) assert.ok(starters.has(number), number);
      assert.is(made.primaryPick === null, starters.size === 0);
      for (const { ranking, confidence } of [made.opinions.claude, made.opinions.openai]) {
        const sum = ranking.reduce((total, row) => total + row.chance, 0);
        assert.ok(ranking.length === 0 || Math.abs(sum - 1) < 1e-9);
        assert.ok(confidence >= 0 && confidence <= 100 && Number.isInteger(confidence));
      }
      assert.not.match(JSON.stringify(made), /NaN|Infinity|undefined/);
      for (const play of made.exoticPlays) {
        assert.ok(play.hitChance > 0 && play.hitChance < 1 && Number.isFinite(play.expectedPayout));
        assert.is(play.cost, play.stake * play.combinations);
      }
      assert.is(made.verdict.kind, made.valueBets.length > 0 ? 'PLAY' : 'PASS');
    }),
    { numRuns: 40 },
  );
});

test.run();
