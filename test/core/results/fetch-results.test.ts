import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { missingFacts } from '#core/results/missing-facts.ts';
import type { ResultSource } from '#core/results/ports.ts';
import {
  joinedRaces,
  type ReportedRace,
  type ReportedResults,
  sheetsToLearnFrom,
} from '#core/results/reconcile/index.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aReportedPlace, aReportedRace, reportedDay } from '#test/support/a-reported-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('results of live sources');

const DAY = '2025-08-02' as RaceDay;
const REQUEST = { track: 'saratoga', day: DAY };
/** Race 1 is off at 1:05 PM, race 2 at 1:35 PM. */
const AFTER_RACE_1 = shift(MORNING, 205 * MINUTE);
const AFTER_RACE_2 = shift(MORNING, 240 * MINUTE);

interface RecordedSource extends ResultSource {
  readonly requests: (readonly number[])[];
}

function sourceOf(
  name: string,
  races: readonly ReportedRace[],
  change: Partial<ReportedResults> = {},
): RecordedSource {
  const requests: (readonly number[])[] = [];
  return {
    name,
    requests,
    resultsOn: async (_track, _day, wanted) => {
      requests.push(wanted);
      return reportedDay(name, races, change);
    },
  };
}

const down: ResultSource = {
  name: 'OTB',
  resultsOn: async () => {
    throw new Refusal('unavailable', 'source.unavailable', 'OTB does not answer.', { retryAfterSeconds: 30 });
  },
};

async function room(now = AFTER_RACE_1) {
  const opened = liveRoom(now);
  await opened.printed.keep(aCard(), 'file');
  const storedSheet = async () => (await opened.results.currentSheet('SAR', DAY, 'live'))?.sheet ?? null;
  const race = async (number = 1) =>
    present((await storedSheet())?.races.find(({ raceNumber }) => raceNumber === number));
  return { ...opened, room: opened, storedSheet, race };
}

test('the horses that were not paid are taken from the card, without a place, and the race says so', async () => {
  const { fetchResults, race } = await room();
  const { parts, ...answer } = await fetchResults(sourceOf('OTB', [aReportedRace()]))(REQUEST, quiet);
  assert.equal(answer, { expected: 1, received: 1, faults: [] });
  assert.equal(parts, [{ name: 'Race 1', expected: 1, received: 1 }]);
  const result = await race();
  const { starters, surface, distanceYards } = result;
  assert.equal(
    starters.map(({ programNumber, official }) => [programNumber, official]),
    [
      ['4', 1],
      ['2', 2],
      ['6', 3],
      ['1', null],
      ['3', null],
      ['5', null],
    ],
  );
  assert.equal([missingFacts(result), surface, distanceYards], [['places'], 'dirt', 1320]);
  assert.equal([starters[0]?.jockeyName, starters[3]?.trainerName], ['LANE ROBIN', 'MARSH ALEX']);
});

test('a horse that was scratched meanwhile did not run', async () => {
  const { fetchResults, race, changes } = await room();
  await changes.keep([
    aChange({ what: 'scratched', to: true }, { programNumber: '3', horseName: 'PAPER LANTERN 3' }),
  ]);
  await fetchResults(sourceOf('OTB', [aReportedRace({ scratches: ['Paper Lantern 5'] })]))(REQUEST, quiet);
  assert.equal(
    (await race()).starters.map(({ programNumber }) => programNumber),
    ['4', '2', '6', '1'],
  );
});

test('a race reported to the last place is complete, and only such a race is learned from', async () => {
  const { fetchResults, results } = await room(AFTER_RACE_2);
  const placed = ['4', '2', '6', '1', '3', '5'].map((number, index) => aReportedPlace(number, index + 1));
  const reportedRace = aReportedRace({ raceNumber: 2, placed, alsoRan: [] });
  await fetchResults(sourceOf('OTB', [aReportedRace(), reportedRace]))(REQUEST, quiet);
  const sheets = await results.sheetsBetween('SAR', DAY, DAY);
  assert.equal(
    joinedRaces(sheetsToLearnFrom(sheets)).map(({ race }) => race.raceNumber),
    [2],
  );
});

test('a chart of the day takes the place of the live result, race by race', async () => {
  const { fetchResults, results } = await room(AFTER_RACE_2);
  const second = aReportedRace({ raceNumber: 2, finalTimeSeconds: 70 });
  await fetchResults(sourceOf('OTB', [aReportedRace({ name: 'The Live Name' }), second]))(REQUEST, quiet);
  await results.keep(aSheet({ day: DAY, races: [aRaceResult()] }), 'chart');
  const joined = joinedRaces(await results.sheetsBetween('SAR', DAY, DAY)).map(({ race }) => race);
  assert.equal(joined[0], aRaceResult());
  assert.equal([joined[1]?.raceNumber, missingFacts(present(joined[1]))], [2, ['places']]);
});

test('without a card only who was paid is known, and that is what the race says', async () => {
  const opened = liveRoom(AFTER_RACE_1);
  const source = sourceOf('OTB', [aReportedRace({ distanceYards: 1320 }), aReportedRace({ raceNumber: 2 })]);
  const answer = await opened.fetchResults(source)(REQUEST, quiet);
  assert.equal(answer, {
    expected: null,
    received: 1,
    faults: ['OTB: race 2 cannot be used without a card of the day.'],
  });
  const [race] = present(await opened.results.currentSheet('SAR', DAY, 'live')).sheet.races;
  assert.equal([race?.starters.length, missingFacts(present(race))], [3, ['field', 'places', 'surface']]);
});

test('further sources are asked only for what is missing, and each is named', async () => {
  const { fetchResults, storedSheet } = await room(AFTER_RACE_2);
  const pending = aReportedRace({ raceNumber: 2, state: 'pending', placed: [] });
  const first = sourceOf('OTB', [aReportedRace(), pending]);
  const second = sourceOf('A feed', [aReportedRace({ raceNumber: 2 })]);
  const third = sourceOf('Pages', [aReportedRace({ raceNumber: 2 })]);
  const { parts: _, ...answer } = await fetchResults(first, second, third)(REQUEST, quiet);
  assert.equal(answer, { expected: 2, received: 2, faults: [] });
  assert.equal([first.requests, second.requests, third.requests], [[[1, 2]], [[2]], []]);
  assert.is((await storedSheet())?.provenance.source, 'OTB and A feed');
});

test('a failing source is a fault beside the others, and a refusal alone', async () => {
  const { fetchResults, storedSheet } = await room();
  const { parts: _, ...answer } = await fetchResults(down, sourceOf('A feed', [aReportedRace()]))(
    REQUEST,
    quiet,
  );
  assert.equal(answer, { expected: 1, received: 1, faults: ['OTB does not answer.'] });
  const before = await storedSheet();
  assert.is((await refused(fetchResults(down)(REQUEST, quiet))).retryAfterSeconds, 30);
  assert.equal(await storedSheet(), before);
});

test('a due race without a report is a fault, one that was called off is not due', async () => {
  const { fetchResults, changes } = await room(AFTER_RACE_2);
  const silent = sourceOf('OTB', [aReportedRace()]);
  const { expected, faults } = await fetchResults(silent)(REQUEST, quiet);
  assert.is(expected, 2);
  assert.equal(faults, ['Race 2: no result yet, 25 minutes after its post time.']);
  const raceId = present(aCard().races[1]).id;
  await changes.keep([
    aChange({ what: 'cancelled', to: true }, { raceId, programNumber: null, horseName: null }),
  ]);
  assert.equal((await fetchResults(silent)(REQUEST, quiet)).faults, []);
});

test('the same again changes nothing, a correction goes before what it replaced, a lost race stays', async () => {
  const { fetchResults, results, announced, race, storedSheet } = await room(AFTER_RACE_2);
  const both = [aReportedRace(), aReportedRace({ raceNumber: 2 })];
  await fetchResults(sourceOf('OTB', both))(REQUEST, quiet);
  await fetchResults(sourceOf('OTB', both))(REQUEST, quiet);
  assert.equal([announced.length, (await results.replaced('SAR', DAY, 'live')).length], [1, 0]);
  const corrected = aReportedRace({
    placed: [aReportedPlace('2', 1), aReportedPlace('4', 2), aReportedPlace('6', 3)],
  });
  await fetchResults(sourceOf('OTB', [corrected]))(REQUEST, quiet);
  assert.is((await race()).starters[0]?.programNumber, '2');
  assert.equal([(await storedSheet())?.races.length, announced.at(-1)?.raceNumber], [2, 1]);
  assert.is((await results.replaced('SAR', DAY, 'live')).length, 1);
});

test('results of another day are set aside', async () => {
  const { fetchResults, storedSheet } = await room();
  const other = sourceOf('OTB', [aReportedRace()], { day: '2025-08-01' as RaceDay });
  const { faults } = await fetchResults(other)(REQUEST, quiet);
  assert.match(faults[0] ?? '', /was not used: it reports SAR on 2025-08-01/);
  assert.is(await storedSheet(), null);
  const right = sourceOf('A feed', [aReportedRace()]);
  await fetchResults(other, right)(REQUEST, quiet);
  assert.equal([right.requests, (await storedSheet())?.provenance.source], [[[1]], 'A feed']);
});

test('a race that was called off has no starters', async () => {
  const { fetchResults, race } = await room();
  await fetchResults(sourceOf('OTB', [aReportedRace({ state: 'cancelled', placed: [] })]))(REQUEST, quiet);
  const result = await race();
  const { cancelled, starters } = result;
  assert.equal([cancelled === null, starters, missingFacts(result)], [false, [], []]);
});

test.run();
